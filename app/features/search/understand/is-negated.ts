import { hasSense, type Item, isSmall, isSmallOnly } from './items.ts';
import type { Mention } from './mention.ts';

/** Marks the negation as used. */
export function isNegatedAt(
  items: readonly Item[],
  at: number,
  before: readonly Mention[] = [],
): boolean {
  for (let place = at - 1; place >= Math.max(0, at - 3); place--) {
    const item = items[place];
    if (hasSense(item, 'not')) {
      if (item) (item as Item).isUsed = true;
      return true;
    }
    const isLink =
      isSmallOnly(item) ||
      hasSense(item, 'small') ||
      hasSense(item, 'cue', 'based') ||
      hasSense(item, 'cue', 'backedBy') ||
      hasSense(item, 'cue', 'ledBy') ||
      hasSense(item, 'cue', 'raised') ||
      hasSense(item, 'returns', 'startups') ||
      hasSense(item, 'date', 'in') ||
      hasSense(item, 'and');
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
  let place = at - 1;
  const isLink = (item: Item | undefined) =>
    isSmall(item) || hasSense(item, 'and') || hasSense(item, 'date', 'in');
  while (place > last.to && isLink(items[place])) place -= 1;
  const between = items.slice(last.to + 1, at);
  const isJoined = between.some((item) => hasSense(item, 'and') || OR.includes(item.key));
  const isWithin = between.some((item) => hasSense(item, 'date', 'in')) && !isJoined;
  return place === last.to && !isWithin;
}
