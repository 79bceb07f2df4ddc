// Which words become filters: those that the grammar of the question supports. The rest ranks by
// meaning; words that narrow a question and became nothing are named, not dropped.
import {
  hasAny,
  hasSense,
  type Item,
  type ItemSense,
  isSmall,
  isSmallOnly,
  next,
  previous,
  senseOf,
  skip,
} from './items.ts';
import { isFigureOf, type Mention } from './mention.ts';

/** "grants included", "including debt": rounds of every kind, so the kind is no filter. */
export function dropIncluded(items: Item[]): void {
  items.forEach((item, at) => {
    if (!hasSense(item, 'included')) return;
    const beside = [items[next(items, at)], items[previous(items, at)]];
    const kind = beside.find((one) => hasAny(one, 'kind', 'round'));
    if (kind) for (const one of [item, kind]) Object.assign(one, { senses: [], isUsed: true });
  });
}

/**
 * Words with another common meaning ("seed", "credit", "last month", a startup called Wave) are
 * filters where everything is understood, or where they belong to a noun that says what is asked
 * for and no unknown word is beside them: else they rank by meaning.
 */
export function keepPlaced(items: Item[], mentions: readonly Mention[]): Mention[] {
  let kept = [...mentions];
  for (;;) {
    const dropped = kept.filter(
      (mention) => mention.isUncertain && !isPlaced(items, mention, kept),
    );
    if (dropped.length === 0) return kept;
    kept = kept.filter((mention) => !dropped.includes(mention));
    for (const { from, to } of dropped) {
      for (const item of items.slice(from, to + 1)) {
        item.isUsed = false;
        item.senses = [];
      }
    }
  }
}

function isPlaced(items: readonly Item[], mention: Mention, kept: readonly Mention[]): boolean {
  const isAnchored = [-1, 1].some((step) => isRowTo(items, mention, kept, step));
  if (!items.some(isUnknown)) return isAnchored || !isOneOfTwo(mention, kept);
  const isBesideUnknown = [-1, 1].some((step) => isUnknown(items[neighbour(items, mention, step)]));
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

const isUnknown = (item: Item | undefined) => !!item && !item.isUsed && isContent(item);

/** The first word in this direction that is more than grammar. */
const neighbour = (items: readonly Item[], { from, to }: Mention, step: number): number =>
  skip(items, step < 0 ? from - 1 : to + 1, step, isGlue);

function isGlue(item: Item | undefined): boolean {
  if (!item) return false;
  return hasSense(item, 'not') || (!item.isUsed && !isContent(item) && !hasSense(item, 'returns'));
}

/** "largest solar companies": filters in a row up to the noun. */
function isRowTo(
  items: readonly Item[],
  mention: Mention,
  kept: readonly Mention[],
  step: number,
): boolean {
  const place = neighbour(items, mention, step);
  const item = items[place];
  if (!item?.isUsed) return false;
  const of = kept.find(({ from, to }) => from <= place && place <= to);
  if (!of) return hasSense(item, 'returns');
  return (of.is === 'industry' && !of.isUncertain) || isRowTo(items, of, kept, step);
}

/** Words that carry meaning of their own. */
export function isContent(item: Item): boolean {
  if (/^[^\p{L}\p{N}]+$/u.test(item.key)) return false;
  return (
    item.senses.length === 0 ||
    hasSense(item, 'byMeaning') ||
    item.senses.every(({ is }) => is === 'name' || is === 'industry')
  );
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
export function isMeant(items: readonly Item[], at: number): boolean {
  const item = items[at];
  const isOne = hasAny(item, ...MEANT_KINDS) || hasSense(item, 'cue', ...MEANT_CUES);
  return isOne && !isSmallOnly(item) && isBesideUnknown(items, at);
}

export const isBesideUnknown = (items: readonly Item[], at: number) =>
  isUnknown(items[previous(items, at)]) || isUnknown(items[next(items, at)]);

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
