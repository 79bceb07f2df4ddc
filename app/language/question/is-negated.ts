import { hasAny, hasSense, type Item, isSmallOnly } from './items.ts';
import type { Mention } from './mention.ts';

/** Marks the negation as used. */
export function isNegatedAt(
  items: readonly Item[],
  at: number,
  before: readonly Mention[] = [],
): boolean {
  for (let place = at - 1; place >= Math.max(0, at - 3); place--) {
    const item = items[place] as Item;
    if (hasSense(item, 'not')) {
      item.isUsed = true;
      return true;
    }
    const isLink =
      isSmallOnly(item) ||
      hasAny(item, 'small', 'and') ||
      hasSense(item, 'cue', 'based', 'backedBy', 'ledBy', 'raised') ||
      hasSense(item, 'returns', 'startups') ||
      hasSense(item, 'date', 'in');
    if (!isLink) break;
  }
  return isListed(items, at, before);
}

const OR = ['or', 'ou', 'au', 'او'];

/** "outside Kenya, Egypt or Ghana", "fora do Quénia e da Nigéria"; not "outside X in Africa". */
function isListed(items: readonly Item[], at: number, before: readonly Mention[]): boolean {
  const last = before.at(-1);
  const isList = (last?.is === 'place' || last?.is === 'industry') && hasSense(items[at], last.is);
  if (!last?.isNegated || !isList) return false;
  const isLink = (item: Item) => hasAny(item, 'small', 'and') || hasSense(item, 'date', 'in');
  const between = items.slice(last.to + 1, at);
  const isJoined = between.some((item) => hasSense(item, 'and') || OR.includes(item.key));
  const isWithin = between.some((item) => hasSense(item, 'date', 'in')) && !isJoined;
  return last.to < at && between.every(isLink) && !isWithin;
}
