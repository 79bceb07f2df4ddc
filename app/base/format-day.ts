import { isoDay } from './day.ts';
import { formatPartialDate } from './partial-date.ts';

/** "25 November 2026", by UTC; of a time the day it is in. */
export function formatDay(at: Date | string): string {
  const date = typeof at === 'string' ? at.slice(0, 'yyyy-mm-dd'.length) : isoDay(at);
  return formatPartialDate({ date, precision: 'day' });
}
