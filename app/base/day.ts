/** Milliseconds of a day of 24 hours. */
export const DAY_MS = 86_400_000;

/** "2026-11-21", the day that it is in UTC. */
export function isoDay(time: Date): string {
  return time.toISOString().slice(0, 10);
}
