// Words that narrow a question and became nothing: they are named, not dropped.
import { hasSense, type Item, type ItemSense, isSmall } from './items.ts';
import type { Mention } from './mention.ts';

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
  if (hasSense(item, 'returns')) return false;
  const hasOne = (...kinds: Mention['is'][]) => mentions.some(({ is }) => kinds.includes(is));
  if (hasSense(item, 'not')) return false;
  if (hasSense(item, 'compare') && !hasOne('amount', 'count', 'date')) return true;
  if (DATES.some((value) => hasSense(item, 'date', value)) && !hasOne('date')) return true;
  if (NARROWING.some((is) => hasSense(item, is))) return true;
  const cue = CUES.find((value) => hasSense(item, 'cue', value));
  const saysCue = (one: Mention) =>
    (one.is === 'date' || one.is === 'amount') && [cue, `${cue}By`].includes(one.cue ?? '');
  return cue !== undefined && !mentions.some(saysCue);
}

/** "One" alone is an article in several languages. */
function isCountingNumber(items: readonly Item[], at: number): boolean {
  const number = items[at]?.senses.find((sense) => sense.is === 'number');
  return !!number && (number.number !== 1 || hasSense(items[at - 1], 'compare'));
}
