// Words that narrow a question and became nothing: they are named, not dropped.
import { hasAny, hasSense, type Item, type ItemSense, isSmall, senseOf } from './items.ts';
import { isFigureOf, type Mention } from './mention.ts';

const NARROWING: ReadonlyArray<ItemSense['is']> = [
  'superlative',
  'ordinal',
  'timesNumber',
  'scale',
  'currency',
  'fact',
  'kind',
  'round',
  'type',
  'model',
  'investorType',
  'earlyStage',
  'month',
  'place',
  'industry',
  'name',
];
const DATES = ['before', 'after', 'since', 'until', 'last', 'ago'];
const CUES = ['closed', 'acquired', 'public', 'merged', 'paused', 'pivoted', 'renamed'];

/** Of an item that no filter and no order has. */
export function isLeftOut(
  items: readonly Item[],
  at: number,
  mentions: readonly Mention[],
): boolean {
  const item = items[at];
  const isTaken = mentions.some(({ from, to }) => from <= at && at <= to);
  if (!item || isTaken || isSmall(item) || hasSense(item, 'cue', 'invests')) return false;
  if (item.value !== undefined || isCountingNumber(items, at)) return true;
  // A noun that says what is asked for is no kind of it.
  if (hasAny(item, 'returns', 'not')) return false;
  const hasOne = (...kinds: Mention['is'][]) => mentions.some(({ is }) => kinds.includes(is));
  if (hasSense(item, 'compare') && !hasOne('amount', 'count', 'date')) return true;
  if (hasSense(item, 'date', ...DATES) && !hasOne('date')) return true;
  if (hasAny(item, ...NARROWING)) return true;
  const cue = CUES.find((value) => hasSense(item, 'cue', value));
  return !!cue && !mentions.some((one) => isFigureOf(one, cue, `${cue}By`));
}

/** "One" alone is an article in several languages. */
function isCountingNumber(items: readonly Item[], at: number): boolean {
  const number = senseOf(items[at], 'number')?.number;
  return number !== undefined && (number !== 1 || hasSense(items[at - 1], 'compare'));
}
