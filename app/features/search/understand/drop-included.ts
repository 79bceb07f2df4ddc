import { hasSense, type Item, next, previous } from './items.ts';

/** "grants included", "including debt": rounds of every kind, so the kind is no filter. */
export function dropIncluded(items: Item[]): void {
  items.forEach((item, at) => {
    if (!hasSense(item, 'included')) return;
    const kind = [next(items, at), previous(items, at)].find(
      (place) => hasSense(items[place], 'kind') || hasSense(items[place], 'round'),
    );
    if (kind === undefined) return;
    for (const one of [item, items[kind]]) {
      if (!one) continue;
      one.senses = [];
      one.isUsed = true;
    }
  });
}
