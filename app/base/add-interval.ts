import type { Interval } from './plans.ts';

/** In UTC; a month after 31 January is the last day of February. */
export function addInterval(from: Date, interval: Interval): Date {
  const months = interval === 'year' ? 12 : 1;
  const to = new Date(from);
  to.setUTCDate(1);
  to.setUTCMonth(to.getUTCMonth() + months);
  const days = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate();
  to.setUTCDate(Math.min(from.getUTCDate(), days));
  return to;
}
