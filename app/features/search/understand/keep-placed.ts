// Which words become filters: those that the grammar of the question supports. The rest ranks by
// meaning.
import { hasAny, hasSense, type Item, isSmallOnly, next, previous, skip } from './items.ts';
import type { Mention } from './mention.ts';

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
