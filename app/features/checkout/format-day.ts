import { isoDay } from '../../base/day.ts';
import { formatPartialDate } from '../../base/partial-date.ts';

/** "5 December 2026", by UTC. */
export function formatDay(at: Date): string {
  return formatPartialDate({ date: isoDay(at), precision: 'day' });
}
