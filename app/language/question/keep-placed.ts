// Which words become filters: those that the grammar of the question supports. The rest ranks by
// meaning; words that narrow a question and became nothing are named, not dropped.

import { isFigureOf, type Mention } from './draft.ts';
import type { Item, ItemSense, Row } from './row.ts';

/**
 * Words with another common meaning ("seed", "credit", "last month", a startup called Wave) are
 * filters where everything is understood, or where they belong to a noun that says what is asked
 * for and no unknown word is beside them: else they rank by meaning.
 */
export function keepPlaced(row: Row, mentions: readonly Mention[]): Mention[] {
  let kept = [...mentions];
  for (;;) {
    const dropped = kept.filter((mention) => mention.isUncertain && !isPlaced(row, mention, kept));
    if (dropped.length === 0) return kept;
    kept = kept.filter((mention) => !dropped.includes(mention));
    for (const { from, to } of dropped) {
      for (const item of row.items.slice(from, to + 1)) {
        item.isUsed = false;
        item.senses = [];
      }
    }
  }
}

function isPlaced(row: Row, mention: Mention, kept: readonly Mention[]): boolean {
  const isAnchored = [-1, 1].some((step) => isRowTo(row, mention, kept, step));
  if (!row.items.some(isUnknown)) return isAnchored || !isOneOfTwo(mention, kept);
  const isBesideUnknown = [-1, 1].some((step) => isUnknown(row.at(neighbour(row, mention, step))));
  return isAnchored && !isBesideUnknown;
}

/** "livestock insurance" is a subject of its own. */
function isOneOfTwo(mention: Mention, kept: readonly Mention[]): boolean {
  if (mention.is !== 'industry') return false;
  return kept.some(
    (other) =>
      other !== mention &&
      other.is === 'industry' &&
      other.isUncertain &&
      !other.slugs.some((slug) => mention.slugs.includes(slug)) &&
      Math.min(Math.abs(other.from - mention.to), Math.abs(mention.from - other.to)) <= 2,
  );
}

const isUnknown = (item: Item) => !item.isUsed && item.isContent;

/** The first word in this direction that is more than grammar. */
const neighbour = (row: Row, { from, to }: Mention, step: number): number =>
  row.skip(step < 0 ? from - 1 : to + 1, step, isGlue);

const isGlue = (item: Item): boolean =>
  item.is('not') || (!item.isUsed && !item.isContent && !item.is('returns'));

/** "largest solar companies": filters in a row up to the noun. */
function isRowTo(row: Row, mention: Mention, kept: readonly Mention[], step: number): boolean {
  const place = neighbour(row, mention, step);
  const item = row.at(place);
  if (!item.isUsed) return false;
  const of = kept.find(({ from, to }) => from <= place && place <= to);
  if (!of) return item.is('returns');
  return (of.is === 'industry' && !of.isUncertain) || isRowTo(row, of, kept, step);
}

interface Left {
  /** That rank by meaning. */
  words: string | null;
  ignored: string[];
}

/** Where nothing was understood as a filter, the whole text ranks, as it was written. */
export function wholeMeaning(row: Row, mentions: readonly Mention[]): Left {
  const { words, ignored } = listMeaning(row, mentions);
  const isMore = words !== null && row.items.length > 0;
  return isMore ? { words: row.textOf(0, row.items.length - 1), ignored: [] } : { words, ignored };
}

export function listMeaning(row: Row, mentions: readonly Mention[]): Left {
  const { text } = row;
  const ignored: string[] = [];
  const parts: string[] = [];
  let start: number | null = null;
  let end = 0;
  const close = () => {
    if (start !== null) parts.push(text.slice(start, end));
    start = null;
  };
  for (const [at, item] of row.items.entries()) {
    if (item.isUnread) {
      close();
      ignored.push(text.slice(item.from, item.to));
    } else if (!item.isUsed && (item.isContent || isMeant(row, at))) {
      start ??= item.from;
      end = item.to;
    } else if (!item.isUsed && item.isAny('unanswerable', 'currency')) {
      close();
      ignored.push(text.slice(item.from, item.to));
    } else if (isLeftOut(row, at, mentions)) {
      if (isBesideUnknown(row, at)) {
        start ??= item.from;
        end = item.to;
        continue;
      }
      close();
      const isMore = isLeftOut(row, at - 1, mentions) && ignored.length > 0;
      const from = isMore ? text.lastIndexOf(ignored.pop() ?? '', item.from) : item.from;
      ignored.push(text.slice(from, item.to));
    } else if (!item.isSmallOnly || item.isUsed) close();
  }
  close();
  // One letter or a number alone says nothing.
  const said = parts.filter((part) => /\p{L}{2}/u.test(part));
  ignored.push(...parts.filter((part) => !said.includes(part)));
  return { words: said.length > 0 ? said.join(' ') : null, ignored };
}

const MEANT_KINDS = [
  'unanswerable',
  'superlative',
  'fact',
  'kind',
  'round',
  'type',
  'loose',
  'known',
] as const;
const MEANT_CUES = ['employees', 'acquired', 'closed', 'active', 'public'];

/** Beside unknown words these have their common meaning: "keep customers", "loans for workers". */
function isMeant(row: Row, at: number): boolean {
  const item = row.at(at);
  const isOne = item.isAny(...MEANT_KINDS) || item.is('cue', ...MEANT_CUES);
  return isOne && !item.isSmallOnly && isBesideUnknown(row, at);
}

const isBesideUnknown = (row: Row, at: number) =>
  isUnknown(row.before(at)) || isUnknown(row.behind(at));

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
  'ordinary',
  'month',
  'place',
  'industry',
  'name',
];
const DATES = ['before', 'after', 'since', 'until', 'last', 'ago'];
const CUES = ['closed', 'acquired', 'public', 'merged', 'paused', 'pivoted', 'renamed'];

/** Of an item that no filter and no order has. */
function isLeftOut(row: Row, at: number, mentions: readonly Mention[]): boolean {
  const item = row.at(at);
  const isTaken = mentions.some(({ from, to }) => from <= at && at <= to);
  if (!item || isTaken || item.isSmall || item.is('cue', 'invests')) return false;
  if (item.value !== undefined || isCountingNumber(row, at)) return true;
  const hasOne = (...kinds: Mention['is'][]) => mentions.some(({ is }) => kinds.includes(is));
  // "who led the last round of Wave" is answered of all its rounds.
  if (item.is('returns', 'rounds') && item.is('superlative') && hasOne('led')) return true;
  // A noun that says what is asked for is no kind of it.
  if (item.isAny('returns', 'not')) return false;
  if (item.is('cue', 'led') && !item.isAny('best', 'unanswerable') && !mentions.some(isOfLeads)) {
    return true;
  }
  if (item.is('compare') && !hasOne('amount', 'count', 'date')) return true;
  // Of closures the reason is on record.
  if (item.is('reason')) return !mentions.some(isOfClosures);
  if (item.is('date', ...DATES) && !hasOne('date')) return true;
  if (item.isAny(...NARROWING)) return true;
  const cue = CUES.find((value) => item.is('cue', value));
  return !!cue && !mentions.some((one) => isFigureOf(one, cue, `${cue}By`));
}

const isOfClosures = (one: Mention): boolean =>
  ((one.is === 'status' || one.is === 'event') && one.value === 'closed') ||
  isFigureOf(one, 'closed');

const isOfLeads = (one: Mention): boolean =>
  one.is === 'led' ||
  (one.is === 'fact' && one.value === 'noLead') ||
  ('cue' in one && /^led/.test(one.cue ?? ''));

/** "One" alone is an article in several languages. */
function isCountingNumber(row: Row, at: number): boolean {
  const number = row.at(at).sense('number')?.number;
  return number !== undefined && (number !== 1 || row.at(at - 1).is('compare'));
}
