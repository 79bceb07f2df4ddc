// Digests go out between 7 and noon in the reader's time zone, weekly ones on Monday.

const FIRST_HOUR = 7;
const LAST_HOUR = 11;
// Tuesday catches up on a Monday missed because the server was down.
const LAST_WEEKDAY = 2;

/** A day `2026-11-21`, a week `2026-W47` (ISO 8601), or null outside the morning. */
export function duePeriod(frequency: 'daily' | 'weekly', timezone: string, now: Date) {
  const [day = '', time = ''] = localTime(timezone, now).split(' ');
  const hour = Number.parseInt(time, 10);
  if (hour < FIRST_HOUR || hour > LAST_HOUR) return null;
  if (frequency === 'daily') return day;
  const date = new Date(`${day}T00:00:00Z`);
  return (date.getUTCDay() || 7) <= LAST_WEEKDAY ? isoWeek(date) : null;
}

/** "2026-11-21 07:30:00", as Swedish writes it; in UTC where the time zone is unknown. */
function localTime(timezone: string, now: Date): string {
  try {
    return now.toLocaleString('sv', { timeZone: timezone });
  } catch {
    return now.toLocaleString('sv', { timeZone: 'UTC' });
  }
}

/** A week belongs to the year of its Thursday. */
function isoWeek(date: Date): string {
  const thursday = new Date(date);
  thursday.setUTCDate(date.getUTCDate() + 4 - (date.getUTCDay() || 7));
  const yearStart = Date.UTC(thursday.getUTCFullYear(), 0, 1);
  const week = Math.floor((thursday.getTime() - yearStart) / 604_800_000) + 1;
  return `${thursday.getUTCFullYear()}-W${String(week).padStart(2, '0')}`;
}
