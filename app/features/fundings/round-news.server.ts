import { sql as raw } from 'kysely';
import { cutToPrecision } from '../../base/partial-date.ts';
import type { Sql } from '../../data/database.ts';
import type { NewsItem } from '../sources/contract.ts';

interface Round {
  id: number;
  startup_id: number;
  announced_on: string | null;
  announced_precision: string | null;
}

const MOST_NEWS = 5;
// From leaks before the round to follow-ups a month after.
const DAYS_BEFORE = 7;
const DAYS_AFTER = 30;

/** News around the round and its cited sources, newest first. */
export async function listRoundNews(sql: Sql, round: Round): Promise<NewsItem[]> {
  const { announced_on, announced_precision } = round;
  const { rows } = await raw<NewsItem>`
    select n.title, n.publisher, n.url, n.published_on, n.published_precision as precision
    from news_startups ns join news n on n.id = ns.news_id
    where ns.startup_id = ${round.startup_id} and (
      n.published_on between ${announced_on}::date - ${DAYS_BEFORE}::int
        and (${announced_on}::date + case ${announced_precision}::text
          when 'year' then interval '1 year' when 'month' then interval '1 month'
          else interval '1 day' end)::date - 1 + ${DAYS_AFTER}::int
      or n.url in (select x.url from funding_reports r join sources x on x.id = r.source_id
        where r.funding_id = ${round.id}))
    order by n.published_on desc, n.published_precision, n.id desc limit ${MOST_NEWS}`.execute(sql);
  return rows.map((item) => ({
    ...item,
    published_on: cutToPrecision(item.published_on, item.precision) ?? item.published_on,
  }));
}
