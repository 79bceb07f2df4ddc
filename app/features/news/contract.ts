import { z } from 'zod';
import type { PartialDate } from '../../base/dates.ts';
import { newsItem } from '../../catalogue/sources/contract.ts';
import { startupRow } from '../../catalogue/startup-contract.ts';

// News has title, publisher, date and link only.

/** Startups are in alphabetical order. */
export const newsEntry = newsItem.extend({
  startups: z.array(startupRow.pick({ name: true, slug: true })),
});
export type NewsEntry = z.output<typeof newsEntry>;

export const ALL_NEWS_PER_PAGE = 20;

/** A day, or a month or year when no more is known. */
export interface NewsPeriod {
  period: PartialDate;
  /** The page before ends in the same period. */
  isContinued: boolean;
  entries: NewsEntry[];
}

/** `previousPeriod` is that of the entry before them. */
export function groupByPeriod(entries: readonly NewsEntry[], previousPeriod: string | null) {
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
