/** Within a batch no key comes twice; rows that share a key keep their order. */
export function splitConflictFree<Row>(
  rows: readonly Row[],
  keysOf: (row: Row) => readonly string[],
): Row[][] {
  const batches: Row[][] = [];
  let waiting = rows;
  while (waiting.length > 0) {
    const batch: Row[] = [];
    const later: Row[] = [];
    const seen = new Set<string>();
    for (const row of waiting) {
      const keys = keysOf(row);
      (keys.some((key) => seen.has(key)) ? later : batch).push(row);
      // Keys of rows that wait count too: no later row may overtake them.
      for (const key of keys) seen.add(key);
    }
    batches.push(batch);
    waiting = later;
  }
  return batches;
}
