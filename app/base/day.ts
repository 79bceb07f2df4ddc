export const DAY_MS = 86_400_000;

/** The day in UTC, "2026-11-21". */
export function isoDay(time: Date): string {
  return time.toISOString().slice(0, 10);
}
