// Searches startups: matches in order, their number and facets (docs/search-engine.md).
import { sql as raw } from 'kysely';
import { limitTo } from '../catalogue/fragments.server.ts';
import type { Sql } from '../data/database.ts';
import { orderBy, sortedColumns, whereAll } from './condition-sql.server.ts';
import {
  type Found,
  MAX_COUNTED,
  MAX_FACETED,
  type Part,
  type Question,
  type Total,
} from './conditions.ts';
import { type SqlPart, unnamed } from './sql-parts.ts';

/** One page of matches, exact even where the total is capped. */
export async function findMatching(
  sql: Sql,
  { conditions, sort, first = [] }: Question,
  { offset, limit }: Part,
): Promise<Found> {
  const most = await mostCounted(sql, 'startups_count');
  const where = whereAll(conditions);
  const byPlace = raw`array_position(${first}::bigint[], f.startup_id)`;
  const page = raw`${orderBy(sort, first.length > 0 ? [byPlace] : [])} ${limitTo(limit, offset)}`;
  // Few matches are sorted; the first of many are read from an index of the order.
  const { rows } = await raw<{ total: number; ids: number[] }>`${planOf(conditions, most)}
    with counted as materialized (
      select ${sortedColumns(sort)} from search_startups f ${where} ${limitTo(most + 1)})
    select count(*)::int as total, case when count(*) <= ${raw.lit(MAX_COUNTED)}
      then array(select f.startup_id from counted f ${page})
      else array(select f.startup_id from search_startups f ${where} ${page}) end as ids
    from counted`.execute(sql);
  const [{ total, ids } = { total: 0, ids: [] }] = rows;
  return { ...toTotal(total, most), ids };
}

/** The same, with the exact total of a search without conditions. */
export async function findStartups(sql: Sql, question: Question, part: Part): Promise<Found> {
  const found = await findMatching(sql, question, part);
  const isOfAll = question.conditions.length === 0 && found.totalIs === 'at_least';
  if (!isOfAll) return found;
  return { ...found, total: await countAll(sql, 'startups_count'), totalIs: 'exact' };
}

/** All that match, as a subquery of ids with the startup that each belongs to. */
export const selectStartups = (conditions: Question['conditions']): SqlPart => raw`
  select f.startup_id as id, f.startup_id from search_startups f ${whereAll(conditions)}`;

/** In a catalogue of up to so many startups, or rounds, all matches are counted. */
const COUNTED_WHOLLY = 20_000;

export async function mostCounted(
  sql: Sql,
  column: 'startups_count' | 'fundings_count',
): Promise<number> {
  return (await countAll(sql, column)) > COUNTED_WHOLLY ? MAX_COUNTED : COUNTED_WHOLLY;
}

/** A page asks one condition or none; in a small catalogue one plan suits all its values. */
export const planOf = (conditions: readonly unknown[], most: number): SqlPart =>
  conditions.length < 2 && most === COUNTED_WHOLLY ? raw`` : unnamed;

/** Of the whole record. */
async function countAll(sql: Sql, column: 'startups_count' | 'fundings_count'): Promise<number> {
  const { rows } = await raw<{ count: number }>`
    select ${raw.ref(column)} as count
    from group_totals where place_id = 0 and industry_id = 0`.execute(sql);
  return rows[0]?.count ?? 0;
}

export async function countWithoutEach(
  sql: Sql,
  { conditions }: Pick<Question, 'conditions'>,
): Promise<Total[]> {
  if (conditions.length === 0) return [];
  const most = await mostCounted(sql, 'startups_count');
  const counts = conditions.map((dropped) =>
    countUpTo(
      most,
      conditions.filter((condition) => condition !== dropped),
    ),
  );
  const { rows } = await raw<{ counts: number[] }>`${unnamed}
    select array[${raw.join(counts)}] as counts`.execute(sql);
  return (rows[0]?.counts ?? []).map((count) => toTotal(count, most));
}

function countUpTo(most: number, conditions: Question['conditions']): SqlPart {
  return raw`(select count(*)::int from (
    select from search_startups f ${whereAll(conditions)} limit ${most + 1}) counted)`;
}

function toTotal(count: number, most: number): Total {
  return count > most
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

const MOST_BY_PRICE = 1_000;

/** Startups of which a round has a known valuation, the highest first. */
export async function listByValue(sql: Sql): Promise<number[]> {
  const { rows } = await raw<{ startup_id: number }>`
    select startup_id from fundings where valuation_usd is not null
    group by startup_id
    order by max(valuation_usd) desc, startup_id limit ${MOST_BY_PRICE}`.execute(sql);
  return rows.map(({ startup_id }) => startup_id);
}

/** Startups that were acquired for a known price, the highest first. */
export async function listByPrice(sql: Sql): Promise<number[]> {
  const { rows } = await raw<{ startup_id: number }>`
    select startup_id from startup_events where kind = 'acquired' and amount_usd is not null
    group by startup_id
    order by max(amount_usd) desc, startup_id limit ${MOST_BY_PRICE}`.execute(sql);
  return rows.map(({ startup_id }) => startup_id);
}
