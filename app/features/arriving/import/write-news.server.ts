import { sql as raw } from 'kysely';
import type { Sql } from '../../../data/database.ts';
import { importText as text } from '../../../text/text.ts';
import type { CleanNews } from './clean-news.ts';
import type { LineProblem, Writer } from './staging.server.ts';

export const newsWriter: Writer<CleanNews> = {
  table: 'import_news',
  columns: {
    title: 'text',
    publisher: 'text',
    url: 'text',
    published_on: 'date',
    published_precision: 'text',
    startup_slugs: 'text[]',
    startup_names: 'text[]',
  },
  matchColumns: 'startup_ids bigint[], news_id bigint, is_new boolean not null default false',

  keysOf: (row) => [row.url],

  async write(transaction) {
    const { rejected, notes } = await resolveMentions(transaction);
    const { numAffectedRows } = await raw`
      with fresh as (
        insert into news (title, publisher, url, published_on, published_precision)
        select title, publisher, url, published_on, published_precision from import_news where cardinality(startup_ids) > 0 order by line
        on conflict (url) do nothing returning id, url
      )
      update import_news r set news_id = fresh.id, is_new = true
      from fresh where fresh.url = r.url`.execute(transaction);
    const created = Number(numAffectedRows ?? 0);
    const { rows: changed } = await raw<{ line: number }>`
      update news n set title = r.title, publisher = r.publisher, published_on = r.published_on, published_precision = r.published_precision
      from import_news r
      where n.url = r.url and not r.is_new and cardinality(r.startup_ids) > 0 and not exists (select from import_seen where import_seen.id = n.id)
        and (n.title, n.publisher, n.published_on, n.published_precision) is distinct from (r.title, r.publisher, r.published_on, r.published_precision)
      returning r.line`.execute(transaction);
    const { rows: linked } = await raw<{ line: number }>`
      with added as (
        insert into news_startups (news_id, startup_id)
        select n.id, one.id from import_news r join news n on n.url = r.url cross join unnest(r.startup_ids) as one (id)
        on conflict do nothing returning news_id
      )
      select distinct r.line from added join news n on n.id = added.news_id
      join import_news r on r.url = n.url where not r.is_new`.execute(transaction);
    await raw`
      insert into import_seen select n.id
      from import_news r join news n on n.url = r.url on conflict do nothing`.execute(transaction);
    const changedLines = new Set([...changed, ...linked].map(({ line }) => line));
    return { created, changedLines, rejected, notes };
  },
};

/** By slug, otherwise by a unique name. Rows without a known startup stay out. */
async function resolveMentions(transaction: Sql) {
  const { rows } = await raw<{ line: number; value: string; is_known: boolean }>`
    with mentioned as materialized (
      select r.line, one.word, one.place, one.is_slug, case when one.is_slug
        then coalesce((select id from startups where slug = one.word), (select entity_id from slug_history where kind = 'startup' and old_slug = one.word))
        else (select min(id) from (
          select id from startups where fold_name(name) = fold_name(one.word)
          union select startup_id from startup_names where fold_name(name) = fold_name(one.word) limit 2) named having count(*) = 1) end as id
      from import_news r cross join lateral (
        select word, place, true as is_slug from unnest(r.startup_slugs) with ordinality as s (word, place)
        union all select word, place, false from unnest(r.startup_names) with ordinality as s (word, place)) one
    ), marked as (
      update import_news r set startup_ids = known.ids
      from (select line, array_agg(distinct id) as ids from mentioned where id is not null group by line) known where known.line = r.line
    )
    select m.line, m.word as value, exists (select from mentioned k where k.line = m.line and k.id is not null) as is_known
    from mentioned m where m.id is null order by m.line, m.place`.execute(transaction);
  const toProblem = ({ line, value }: { line: number; value: string }): LineProblem => {
    return { line, column: 'startups', value, reason: text.noStartupOrSeveral };
  };
  const unknown = rows.filter(({ is_known }) => !is_known);
  // Of a row that stays out the first is enough.
  const first = unknown.filter(({ line }, index) => line !== unknown[index - 1]?.line);
  return {
    rejected: first.map(toProblem),
    notes: rows.filter(({ is_known }) => is_known).map(toProblem),
  };
}
