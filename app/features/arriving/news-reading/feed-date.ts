// Dates of feeds: RFC 822 with or without weekday, and ISO 8601 (RFC 3339).
import { isoDay, isRealDate } from '../../../base/dates.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const RFC_822 =
  /^(?:\p{L}+\.?,?\s+)?(?<day>\d{1,2})[\s-](?<month>\p{L}{3})\p{L}*\.?[\s-](?<year>\d{4}|\d{2})(?:,?\s+(?<hour>\d{1,2}):(?<minute>\d{2})(?::\d{2}(?:\.\d+)?)?)?\s*(?<zone>[+-]\d{4}|\p{L}+)?/u;
const ISO =
  /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})(?:[T\s](?<hour>\d{2}):(?<minute>\d{2})(?::\d{2}(?:[.,]\d+)?)?\s*(?<zone>Z|[+-]\d{2}:?\d{2})?)?/i;
/** Hours west of Greenwich; all other letters count as UTC (RFC 2822). */
const ZONES: Record<string, number> = {
  est: 5,
  edt: 4,
  cst: 6,
  cdt: 5,
  mst: 7,
  mdt: 6,
  pst: 8,
  pdt: 7,
};

/** The day in UTC as "2026-05-17", or null. */
export function readFeedDate(text: string): string | null {
  const found = ISO.exec(text.trim()) ?? RFC_822.exec(text.trim());
  const { year = '', month: named = '', day, hour, minute, zone } = found?.groups ?? {};
  // Two-digit years: RFC 2822 section 4.3.
  const century = Number(year) < 50 ? 2_000 : 1_900;
  const fullYear = Number(year) + (year.length === 4 ? 0 : century);
  const month = MONTHS.indexOf(named.toLowerCase()) + 1 || Number(named);
  if (!isRealDate(fullYear, month, Number(day))) return null;
  const minutes = hour === undefined ? 0 : Number(hour) * 60 + Number(minute) - offsetOf(zone);
  return isoDay(new Date(Date.UTC(fullYear, month - 1, Number(day), 0, minutes)));
}

/** Minutes east of Greenwich. */
function offsetOf(zone = ''): number {
  const [, sign, hours, minutes] = /^([+-])(\d{2}):?(\d{2})$/.exec(zone) ?? [];
  if (sign) return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
  const name = zone.toLowerCase();
  return Object.hasOwn(ZONES, name) ? -60 * (ZONES[name] ?? 0) : 0;
}
