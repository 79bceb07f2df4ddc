/**
 * Moves positions as little as possible until neighbours are `distance` apart within `low` and
 * `high`, in the same order. Without room for all, the rest share the end.
 */
export function spreadApart(
  wanted: readonly number[],
  { distance, low, high }: { distance: number; low: number; high: number },
): number[] {
  const order = wanted.map((at, index) => ({ at, index })).toSorted((a, b) => a.at - b.at);
  let least = low;
  for (const item of order) {
    item.at = Math.max(item.at, least);
    least = item.at + distance;
  }
  let most = high;
  for (const item of order.toReversed()) {
    item.at = Math.max(low, Math.min(item.at, most));
    most = item.at - distance;
  }
  const placed = new Array<number>(wanted.length).fill(low);
  for (const { at, index } of order) placed[index] = Math.round(at);
  return placed;
}
