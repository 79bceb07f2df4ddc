import { DAY_MS, HOUR_MS } from './day.ts';

const MONTH_MS = 30 * DAY_MS;
const YEAR_MS = 12 * MONTH_MS;

/**
 * "Just Now", "3 hrs ago", "12 days ago", "5 mths ago", "2 yrs ago" (spec section 9; conventions:
 * no singulars, a month is 30 days, a year 12 of them, the future is Just Now). '' for an invalid
 * date.
 */
export function formatTimeAgo(then: Date | string | number, now: Date | number): string {
  const ageMs = Number(now) - new Date(then).getTime();
  if (Number.isNaN(ageMs)) return '';
  if (ageMs < HOUR_MS) return 'Just Now';
  if (ageMs < DAY_MS) return `${Math.floor(ageMs / HOUR_MS)} hrs ago`;
  if (ageMs < MONTH_MS) return `${Math.floor(ageMs / DAY_MS)} days ago`;
  if (ageMs < YEAR_MS) return `${Math.floor(ageMs / MONTH_MS)} mths ago`;
  return `${Math.floor(ageMs / YEAR_MS)} yrs ago`;
}
