import { hasSense, type Item, isSmallOnly } from './items.ts';

/** Marks the negation as used. */
export function isNegatedAt(items: readonly Item[], at: number): boolean {
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
      hasSense(item, 'date', 'in') ||
      hasSense(item, 'and');
    if (!isLink) return false;
  }
  return false;
}
