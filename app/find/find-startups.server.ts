// Searches startups: matches in order, their number and facets (docs/search-engine.md).
import { sql as raw } from 'kysely';
import type { Sql } from '../data/database.ts';
import { orderBy, sortedColumns, whereAll } from './condition-sql.server.ts';
import { MAX_COUNTED, MAX_FACETED, type Part, type Question, type SortKey } from './question.ts';
import { type SqlPart, unnamed } from './sql-parts.ts';

export interface Total {
  /** At most MAX_COUNTED. */
  total: number;
  totalIs: 'exact' | 'at_least';
}

export interface Found extends Total {
  ids: number[];
}

/** One page of matches, exact even where the total is capped. */
export async function findStartups(
  sql: Sql,
  { conditions, sort }: Question,
  part: Part,
): Promise<Found> {
  const found = await findWhere(sql, whereAll(conditions), sort, part);
  const isOfAll = conditions.length === 0 && found.totalIs === 'at_least';
  if (!isOfAll) return found;
  return { ...found, total: await countAll(sql, 'startups_count'), totalIs: 'exact' };
}

/** findStartups by a where clause over search_startups f; `before` comes first in the order. */
export async function findWhere(
  sql: Sql,
  where: SqlPart,
  sort: readonly SortKey[],
  { offset, limit }: Part,
  before: readonly SqlPart[] = [],
): Promise<Found> {
  const page = raw`${orderBy(sort, before)} limit ${limit} offset ${offset}`;
  // Few matches are sorted; the first of many are read from an index of the order.
  const { rows } = await raw<{ total: number; ids: number[] }>`${unnamed}
    with counted as materialized (
      select ${sortedColumns(sort)} from search_startups f ${where} limit ${MAX_COUNTED + 1})
    select count(*)::int as total, case when count(*) <= ${MAX_COUNTED}
      then array(select f.startup_id from counted f ${page})
      else array(select f.startup_id from search_startups f ${where} ${page}) end as ids
    from counted`.execute(sql);
  const [{ total, ids } = { total: 0, ids: [] }] = rows;
  return { ...toTotal(total), ids };
}

/** Of the whole record. */
export async function countAll(
  sql: Sql,
  column: 'startups_count' | 'fundings_count',
): Promise<number> {
  const { rows } = await raw<{ count: number }>`
    select ${raw.ref(column)} as count
    from group_totals where place_id = 0 and industry_id = 0`.execute(sql);
  return rows[0]?.count ?? 0;
}

export async function countWithoutEach(
  sql: Sql,
  { conditions }: Pick<Question, 'conditions'>,
): Promise<Total[]> {
  const counts = conditions.map((dropped) =>
    countUpTo(conditions.filter((condition) => condition !== dropped)),
  );
  if (counts.length === 0) return [];
  const { rows } = await raw<{ counts: number[] }>`${unnamed}
    select array[${raw.join(counts)}] as counts`.execute(sql);
  return (rows[0]?.counts ?? []).map(toTotal);
}

function countUpTo(conditions: Question['conditions']): SqlPart {
  return raw`(select count(*)::int from (
    select from search_startups f ${whereAll(conditions)} limit ${MAX_COUNTED + 1}) counted)`;
}

function toTotal(count: number): Total {
  return count > MAX_COUNTED
    ? { total: MAX_COUNTED, totalIs: 'at_least' }
    : { total: count, totalIs: 'exact' };
}

export interface FacetRow {
  facet: 'country' | 'industry' | 'latest_round' | 'status';
  value: string;
  label: string;
  count: number;
}

/** Most frequent first, of all matches or only of the first MAX_FACETED. */
export async function countFacets(sql: Sql, { conditions, sort }: Question) {
  const matching = raw`select f.country_id, f.latest_round, f.status, f.industry_ids
    from search_startups f ${whereAll(conditions)}`;
  const { rows } = await raw<{ rows: FacetRow[]; are_all: boolean }>`${unnamed}
    with counted as materialized (${matching} limit ${MAX_FACETED + 1}),
    matched as materialized (
      select * from counted where (select count(*) from counted) <= ${MAX_FACETED}
      union all
      select * from (${matching} ${orderBy(sort)} limit ${MAX_FACETED}) foremost
      where (select count(*) from counted) > ${MAX_FACETED}
    ), facets (facet, value, label, count) as (
      select 'country', p.slug, p.name, m.count
      from (select country_id, count(*) from matched group by 1) m join places p on p.id = m.country_id
      union all
      select 'industry', i.slug, i.name, m.count
      from (select unnest(industry_ids) as id, count(*) from matched group by 1) m join industries i on i.id = m.id
      union all
      select 'latest_round', latest_round, latest_round, count(*) from matched where latest_round is not null group by 2
      union all
      select 'status', status, status, count(*) from matched where status is not null group by 2
    )
    select (select count(*) from counted) <= ${MAX_FACETED} as are_all,
      coalesce(json_agg(facets order by count desc, label), '[]') as rows from facets`.execute(sql);
  return { rows: rows[0]?.rows ?? [], areAll: rows[0]?.are_all ?? true };
}
