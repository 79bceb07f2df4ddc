import { formatDay, formatTimeAgo } from '../base/dates.ts';

/** "12 days ago", with the full date as title; nothing for an invalid date. */
export function TimeAgo({ at, now }: { at: string; now: Date | number }) {
  const words = formatTimeAgo(at, now);
  if (!words) return null;
  return (
    <time dateTime={at} title={formatDay(at)}>
      {words}
    </time>
  );
}
