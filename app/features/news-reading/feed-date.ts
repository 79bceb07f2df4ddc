// Dates of feeds: RFC 822 with or without weekday, and ISO 8601 (RFC 3339).
import { isoDay } from '../../base/day.ts';
import { isRealDate } from '../../base/partial-date.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const RFC_822 =
  /^(?:\p{L}+\.?,?\s+)?(\d{1,2})[\s-](\p{L}{3})\p{L}*\.?[\s-](\d{4}|\d{2})(?:,?\s+(\d{1,2}):(\d{2})(?::\d{2}(?:\.\d+)?)?)?\s*([+-]\d{4}|\p{L}+)?/u;
const ISO =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T\s](\d{2}):(\d{2})(?::\d{2}(?:[.,]\d+)?)?\s*(Z|[+-]\d{2}:?\d{2})?)?/i;
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
  const iso = ISO.exec(text.trim());
  if (iso) {
    const [, year, month, day, hour, minute, zone] = iso;
    return toDay(Number(year), Number(month), Number(day), hour, minute, zone);
  }
  const [, day, name = '', year = '', hour, minute, zone] = RFC_822.exec(text.trim()) ?? [];
  const month = MONTHS.indexOf(name.toLowerCase()) + 1;
  if (!day || !month) return null;
  // Two-digit years: RFC 2822 section 4.3.
  const full =
    year.length === 4 ? Number(year) : Number(year) + (Number(year) < 50 ? 2_000 : 1_900);
  return toDay(full, month, Number(day), hour, minute, zone);
}

function toDay(
  year: number,
  month: number,
  day: number,
  hour: string | undefined,
  minute: string | undefined,
  zone: string | undefined,
): string | null {
  if (!isRealDate(year, month, day)) return null;
  const minutes = hour === undefined ? 0 : Number(hour) * 60 + Number(minute) - offsetOf(zone);
  return isoDay(new Date(Date.UTC(year, month - 1, day, 0, minutes)));
}

/** Minutes east of Greenwich. */
function offsetOf(zone = ''): number {
  const [, sign, hours, minutes] = /^([+-])(\d{2}):?(\d{2})$/.exec(zone) ?? [];
  if (sign) return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
  const name = zone.toLowerCase();
  return Object.hasOwn(ZONES, name) ? -60 * (ZONES[name] ?? 0) : 0;
}
