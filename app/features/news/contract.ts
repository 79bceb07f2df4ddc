import { z } from 'zod';
import { DAY_MS, type PartialDate } from '../../base/dates.ts';
import { newsItem } from '../../catalogue/sources/contract.ts';
import { startupRow } from '../../catalogue/startup-contract.ts';

// News has title, publisher, date and link only.

/** Startups are in alphabetical order; industries are the first of each. */
export const newsEntry = newsItem.extend({
  startups: z.array(startupRow.pick({ name: true, slug: true })),
  industries: z.array(z.object({ name: z.string(), slug: z.string() })),
});
export type NewsEntry = z.output<typeof newsEntry>;

export const ALL_NEWS_PER_PAGE = 20;

/** A day, or a month or year when no more is known. */
export interface NewsPeriod {
  period: PartialDate;
  /** The page before ends in the same period. */
  isContinued: boolean;
  stories: NewsStory[];
}

/** Articles of several publishers about one event; the first is the newest. */
export interface NewsStory extends NewsEntry {
  others: NewsEntry[];
}

const STORY_DAYS = 4;

/** Joins entries about the same startups within four days, or in a month and in the same words. */
export function groupStories(entries: readonly NewsEntry[]): NewsStory[] {
  const stories: NewsStory[] = [];
  for (const entry of entries) {
    const story = stories.find((one) => isSameStory(one, entry));
    if (story) story.others.push(entry);
    else stories.push({ ...entry, others: [] });
  }
  return stories;
}

function isSameStory(one: NewsEntry, other: NewsEntry): boolean {
  const names = ({ startups }: NewsEntry) => startups.map(({ slug }) => slug).join();
  return areNear(one, other) && names(one) === names(other);
}

function areNear(one: NewsEntry, other: NewsEntry): boolean {
  const [a, b] = [one.published_on, other.published_on];
  if (one.precision === 'day' && other.precision === 'day')
    return Math.abs(Date.parse(a) - Date.parse(b)) <= STORY_DAYS * DAY_MS;
  const isSaidAlike = one.title.startsWith(other.title) || other.title.startsWith(one.title);
  return isSaidAlike && a.slice(0, 7) === b.slice(0, 7);
}

/** By the day of each; `previousPeriod` is that of the entry before them. */
export function groupByPeriod(stories: readonly NewsStory[], previousPeriod: string | null) {
  const periods: NewsPeriod[] = [];
  for (const story of stories) {
    const last = periods.at(-1);
    if (last?.period.date === story.published_on) {
      last.stories.push(story);
      continue;
    }
    periods.push({
      period: { date: story.published_on, precision: story.precision },
      isContinued: !last && story.published_on === previousPeriod,
      stories: [story],
    });
  }
  return periods;
}
