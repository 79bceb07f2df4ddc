import { type RawBuilder, sql as raw } from 'kysely';
import { cutToPrecision } from '../../base/partial-date.ts';
import type { Sql } from '../../data/database.ts';
import type { NewsEntry } from './contract.ts';

export interface NewsPage {
  total: number;
  items: NewsEntry[];
  /** The period of the entry just before this page, such as "2024-05-17" or "2024-05"; null on the first. */
  previousPeriod: string | null;
}

/** News whose mentions were all removed is about nobody here. */
const NAMES_SOMEBODY = raw`exists (select from news_startups about where about.news_id = n.id)`;

/**
 * One page of all news, newest first. What is known only to the month follows that month's days,
 * what is known only to the year follows its months, so that each period stands together.
 */
export function listNews(sql: Sql, page: number, perPage: number): Promise<NewsPage> {
  return listEntries(
    sql,
    page,
    perPage,
    raw`(select count(*) from news n where ${NAMES_SOMEBODY})`,
  );
}

/** The newest entries; how many there are is not counted, which would read them all. */
export async function listNewestNews(sql: Sql, limit: number): Promise<NewsEntry[]> {
  return (await listEntries(sql, 1, limit, raw`0`)).items;
}

async function listEntries(
  sql: Sql,
  page: number,
  perPage: number,
  total: RawBuilder<unknown>,
): Promise<NewsPage> {
  // The page with the entry before it.
  const before = page === 1 ? 0 : 1;
  const { rows } = await raw<{ total: number; entries: NewsEntry[] }>`
    select ${total} as total, array(
      select json_build_object('title', n.title, 'publisher', n.publisher, 'url', n.url,
        'published_on', n.published_on, 'precision', n.published_precision,
        'startups', array(
          select json_build_object('name', s.name, 'slug', s.slug)
          from news_startups ns join startups s on s.id = ns.startup_id
          where ns.news_id = n.id order by lower(s.name), s.id))
      from news n
      where ${NAMES_SOMEBODY}
      order by n.published_on desc,
        array_position(array['day', 'month', 'year'], n.published_precision), n.id desc
      limit ${perPage + before} offset ${(page - 1) * perPage - before}) as entries`.execute(sql);
  const { total: count = 0, entries = [] } = rows[0] ?? {};
  const dated = entries.map((entry) => ({ ...entry, published_on: periodOf(entry) }));
  return {
    total: count,
    items: dated.slice(before),
    previousPeriod: before ? (dated[0]?.published_on ?? null) : null,
  };
}

/** A date known to the month is never told as the first of it. */
function periodOf({ published_on, precision }: NewsEntry): string {
  return cutToPrecision(published_on, precision) ?? published_on;
}
