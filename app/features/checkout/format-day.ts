import { formatPartialDate } from '../../base/partial-date.ts';

/** "5 December 2026", by UTC. */
export function formatDay(at: Date): string {
  return formatPartialDate({ date: at.toISOString().slice(0, 10), precision: 'day' });
}
