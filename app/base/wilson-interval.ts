const Z = 1.959964;

/** Bounds between which the share behind `hits` of `count` lies with 95 % confidence. */
export function wilsonInterval(hits: number, count: number): { low: number; high: number } {
  const share = hits / count;
  const middle = share + Z ** 2 / (2 * count);
  const half = Z * Math.sqrt((share * (1 - share)) / count + (Z / (2 * count)) ** 2);
  const scale = 1 + Z ** 2 / count;
  return { low: Math.max(0, (middle - half) / scale), high: (middle + half) / scale };
}
