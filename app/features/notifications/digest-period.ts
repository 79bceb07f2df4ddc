// Digests go out between 7 and noon in the reader's time zone, weekly ones on Monday.

const FIRST_HOUR = 7;
const LAST_HOUR = 11;
// Tuesday catches up on a Monday missed because the server was down.
const LAST_WEEKDAY = 2;

/** A day `2026-11-21`, a week `2026-W47` (ISO 8601), or null outside the morning. */
export function duePeriod(
  frequency: 'daily' | 'weekly',
  timezone: string,
  now: Date,
): string | null {
  const { day, hour } = readLocal(timezone, now);
  if (hour < FIRST_HOUR || hour > LAST_HOUR) return null;
  if (frequency === 'daily') return day;
  const date = new Date(`${day}T00:00:00Z`);
  return (date.getUTCDay() || 7) <= LAST_WEEKDAY ? isoWeek(date) : null;
}

function readLocal(timezone: string, now: Date): { day: string; hour: number } {
  const parts = new Map(
    formatOf(timezone)
      .formatToParts(now)
      .map(({ type, value }) => [type, value]),
  );
  const day = `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
  return { day, hour: Number(parts.get('hour')) };
}

function formatOf(timezone: string): Intl.DateTimeFormat {
  const options = {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    hourCycle: 'h23',
  } as const;
  try {
    return new Intl.DateTimeFormat('en-US', { ...options, timeZone: timezone });
  } catch {
    return new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
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
