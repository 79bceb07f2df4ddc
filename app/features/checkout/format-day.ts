import { isoDay } from '../../base/day.ts';
import { formatPartialDate } from '../../base/partial-date.ts';

export function formatDay(at: Date): string {
  return formatPartialDate({ date: isoDay(at), precision: 'day' });
}
