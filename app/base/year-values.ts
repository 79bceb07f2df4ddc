/** Whole years of a history, before the present one. */
export const HISTORY_YEARS = 10;

export interface YearValues {
  /** Of the first value; the others are of the years after it. */
  from: number;
  values: readonly number[];
}
