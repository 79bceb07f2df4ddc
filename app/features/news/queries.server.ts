import { sql as raw } from 'kysely';
import { limitTo, linkTo } from '../../catalogue/fragments.server.ts';
import type { Sql } from '../../data/database.ts';
import { dateTextOf } from '../../data/partial-date-of.ts';
import { groupStories, type NewsEntry } from './contract.ts';

const NAMES_SOMEBODY = raw`exists (select from news_startups about where about.news_id = n.id)`;

/**
 * One page of all news, newest first: within a month, entries without a day come last; within a
 * year, those without a month. There is no total, since counting would read all of them.
 */
export async function listNews(sql: Sql, page: number, perPage: number) {
  // Includes the entry before the page and the one after.
  const before = page === 1 ? 0 : 1;
  const entries = await listEntries(sql, (page - 1) * perPage - before, before + perPage + 1);
  return {
    items: entries.slice(before, before + perPage),
    /** Of the entry before this page, such as "2024-05-17" or "2024-05"; null on page 1. */
    previousPeriod: before ? (entries[0]?.published_on ?? null) : null,
    hasOlder: entries.length > before + perPage,
  };
}

/** Most stories; articles of several publishers about one event are one. */
const MOST_OF_ONE = 3;

/** The newest stories, each in the words of one publisher. */
export async function listNewestNews(sql: Sql, limit: number): Promise<NewsEntry[]> {
  const stories = groupStories(await listEntries(sql, 0, limit * MOST_OF_ONE));
  return stories.slice(0, limit).map(({ others: _, ...entry }) => entry);
}

async function listEntries(sql: Sql, offset: number, limit: number): Promise<NewsEntry[]> {
  const { rows } = await raw<NewsEntry>`
    select n.title, n.publisher, n.url, ${dateTextOf('n.published')} as published_on,
      n.published_precision as precision,
      array(select ${linkTo('s')}
        from news_startups ns join startups s on s.id = ns.startup_id
        where ns.news_id = n.id order by lower(s.name), s.id) as startups,
      array(select json_build_object('name', i.name, 'slug', i.slug)
        from news_startups ns join startup_industries si on si.startup_id = ns.startup_id and si.position = 0
          join industries i on i.id = si.industry_id
        where ns.news_id = n.id group by i.id order by lower(i.name)) as industries
    from news n
    where ${NAMES_SOMEBODY}
    order by n.published_on desc,
      array_position(array['day', 'month', 'year'], n.published_precision), n.id desc
    ${limitTo(limit, offset)}`.execute(sql);
  return rows;
}
