// Years of a question, and the words that belong to one.
import { hasSense, type Item, isSmall, isTo } from './items.ts';

const FIRST_YEAR = 1950;
const LAST_YEAR = 2100;

export function yearAt(items: readonly Item[], at: number): number | null {
  const value = items[at]?.value;
  const isYear =
    !!value &&
    !items[at]?.isUsed &&
    /^\d{4}$/.test(items[at]?.key ?? '') &&
    value >= FIRST_YEAR &&
    value <= LAST_YEAR;
  return isYear ? value : null;
}

/** The year within the next three items, with only small words or "year" between. */
export function yearAfter(items: readonly Item[], at: number): { year: number; to: number } | null {
  for (let place = at + 1; place <= at + 4 && place < items.length; place++) {
    const year = yearAt(items, place);
    if (year) return { year, to: place };
    const item = items[place];
    if (!isSmall(item) && !hasSense(item, 'date', 'in') && !hasSense(item, 'period', 'year'))
      return null;
  }
  return null;
}

/** "2010s" */
export const isGluedTo = (items: readonly Item[], at: number, key: string) =>
  items[at + 1]?.key === key && items[at + 1]?.from === items[at]?.to;

/** The year of "January to June 2024" */
export function yearOfRange(items: readonly Item[], at: number): number | null {
  let place = at + 1;
  const isJoint = (item: Item | undefined) =>
    hasSense(item, 'and') || isTo(item) || isSmall(item) || /^[-–]$/.test(item?.key ?? '');
  while (place <= at + 3 && isJoint(items[place])) place += 1;
  const isMonth = place > at + 1 && hasSense(items[place], 'month');
  return isMonth ? (yearAfter(items, place)?.year ?? null) : null;
}
