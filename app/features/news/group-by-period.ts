import type { PartialDate } from '../../base/dates.ts';
import type { NewsEntry } from './contract.ts';

/** A day, or a month or year when no more is known. */
export interface NewsPeriod {
  period: PartialDate;
  /** The page before ends in the same period. */
  isContinued: boolean;
  entries: NewsEntry[];
}

/** `previousPeriod` is that of the entry before them. */
export function groupByPeriod(
  entries: readonly NewsEntry[],
  previousPeriod: string | null,
): NewsPeriod[] {
  const periods: NewsPeriod[] = [];
  for (const entry of entries) {
    const last = periods.at(-1);
    if (last?.period.date === entry.published_on) {
      last.entries.push(entry);
      continue;
    }
    periods.push({
      period: { date: entry.published_on, precision: entry.precision },
      isContinued: !last && entry.published_on === previousPeriod,
      entries: [entry],
    });
  }
  return periods;
}
