import { formatDay, formatTimeAgo } from '../base/dates.ts';
import type { DataColumn } from './data-table.tsx';

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

/** A column of times as ages; `never` where there is none. */
export function agoColumn<Row>(
  key: string,
  label: string,
  now: Date,
  timeOf: (row: Row) => Date | null,
  never?: string,
): DataColumn<Row> {
  const cell = (row: Row) => {
    const at = timeOf(row)?.toISOString();
    return at ? <TimeAgo at={at} now={now} /> : never;
  };
  return { key, label, cell };
}
