import { hasAny, hasSense, type Item, next, previous } from './items.ts';

/** "grants included", "including debt": rounds of every kind, so the kind is no filter. */
export function dropIncluded(items: Item[]): void {
  items.forEach((item, at) => {
    if (!hasSense(item, 'included')) return;
    const beside = [items[next(items, at)], items[previous(items, at)]];
    const kind = beside.find((one) => hasAny(one, 'kind', 'round'));
    if (kind) for (const one of [item, kind]) Object.assign(one, { senses: [], isUsed: true });
  });
}
