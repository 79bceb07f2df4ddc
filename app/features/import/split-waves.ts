// Rows that may mean the same thing must not be written side by side, or neither would find the other.

/** Splits rows into waves: within one no key comes twice, and rows that share a key keep their order. */
export function splitWaves<Row>(
  rows: readonly Row[],
  keysOf: (row: Row) => readonly string[],
): Row[][] {
  const waves: Row[][] = [];
  let waiting = rows;
  while (waiting.length > 0) {
    const wave: Row[] = [];
    const later: Row[] = [];
    const seen = new Set<string>();
    for (const row of waiting) {
      const keys = keysOf(row);
      (keys.some((key) => seen.has(key)) ? later : wave).push(row);
      // Those of rows that wait count too: what comes behind them must not overtake them.
      for (const key of keys) seen.add(key);
    }
    waves.push(wave);
    waiting = later;
  }
  return waves;
}
