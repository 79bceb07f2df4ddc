// Counts in words, ranks, and shares with their bounds.

const inFull = /* @__PURE__ */ new Intl.NumberFormat('en');

/** 1204 as "1,204". */
export function formatCount(number: number): string {
  return inFull.format(number);
}

/** "1 startup", "1,204 startups". */
export function sayMany(number: number, one: string, many: string): string {
  return `${formatCount(number)} ${number === 1 ? one : many}`;
}

/** Ranks of values in their order; equal ones share theirs: 1, =2, =2, 4. */
export function shareRanks<Value>(values: readonly Value[]): string[] {
  return values.map((value) => {
    const isShared = values.indexOf(value) !== values.lastIndexOf(value);
    return `${isShared ? '=' : ''}${values.indexOf(value) + 1}`;
  });
}

const Z = 1.959964;

/** Bounds between which the share behind `hits` of `count` lies with 95 % confidence. */
export function wilsonInterval(hits: number, count: number): { low: number; high: number } {
  const share = hits / count;
  const middle = share + Z ** 2 / (2 * count);
  const half = Z * Math.sqrt((share * (1 - share)) / count + (Z / (2 * count)) ** 2);
  const scale = 1 + Z ** 2 / count;
  return { low: Math.max(0, (middle - half) / scale), high: (middle + half) / scale };
}

/** Whole years of a history, before the present one. */
export const HISTORY_YEARS = 10;

export interface YearValues {
  /** Of the first value; the others are of the years after it. */
  from: number;
  values: readonly number[];
}
