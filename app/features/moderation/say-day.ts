import { isoDay } from '../../base/day.ts';
import { formatPartialDate } from '../../base/partial-date.ts';

/** "25 November 2026" */
export function sayDay(day: Date | string): string {
  const date = typeof day === 'string' ? day : isoDay(day);
  return formatPartialDate({ date, precision: 'day' });
}
