// Advanced search: a page of startups that pass all filters, how many there are, and what would loosen an empty search.
import { type RawBuilder, sql as raw } from 'kysely';
import type { z } from 'zod';
import type { Sql } from '../../data/database.ts';
import { UNNAMED } from '../../data/named-statements.ts';
import type { Context } from '../../http/context.ts';
import {
  type Facet,
  type Facets,
  type FoundStartup,
  type facetsOf,
  type Loosening,
  MAX_COUNTED,
  MAX_FACETED,
} from './advanced-contract.ts';
import type { Filter } from './filter-language.ts';
import {
  areBroad,
  areSlowInOrder,
  fromMatching,
  fromTexts,
  orderBy,
  sortedColumns,
} from './filter-sql.server.ts';
import { listFound } from './found-rows.server.ts';
import type { Known } from './look-up.server.ts';
import type { SortKey } from './sort-order.ts';

// Every set of filters is another statement, so none is worth keeping; its plan is made for the very values.
const unnamed = raw.raw(UNNAMED);

export interface Question {
  filters: readonly Filter[];
  known: Known;
  sort: readonly SortKey[];
}

export interface Total {
  total: number;
  total_is: 'exact' | 'at_least';
}

export interface Found extends Total {
  rows: FoundStartup[];
}

/** So many matches are sorted as they are, where reading in order is slow; of more, the first are read off the index of their order. */
const SORTED_AT_MOST = { embedded: MAX_COUNTED, postgres: 5 * MAX_COUNTED };

interface Page {
  total: number;
  /** Null where there are too many, or too few, for this way to them. */
  ids: number[] | null;
}

/** `offset` and `limit` in rows. Rows are exact whatever the total says. */
export async function findStartups(
  { sql, databaseKind }: Pick<Context, 'sql' | 'databaseKind'>,
  question: Question,
  offset: number,
  limit: number,
): Promise<Found> {
  const part = raw`limit ${limit} offset ${offset}`;
  const many = areBroad(question.filters) ? await readMany(sql, question, part) : null;
  const { total, ids } = many?.ids ? many : await sortFew({ sql, databaseKind }, question, part);
  const rows = await listFound(sql, ids ?? (await readInOrder(sql, question, part)));
  return { ...toTotal(total), rows };
}

async function sortFew(
  { sql, databaseKind }: Pick<Context, 'sql' | 'databaseKind'>,
  { filters, known, sort }: Question,
  part: RawBuilder<unknown>,
): Promise<Page> {
  const columns = sortedColumns(sort);
  const texts = fromTexts(filters, known);
  const found = texts
    ? raw`select t.startup_id ${texts}`
    : raw`select ${columns} ${fromMatching(filters, known)}`;
  // The limit of one keeps them from being joined to all startups in some order, which is thought to be cheaper than it is.
  const sorted = texts
    ? raw`few cross join lateral (
        select ${columns} from search_startups f where f.startup_id = few.startup_id limit 1) f`
    : raw`few f`;
  const most = areSlowInOrder(filters) ? SORTED_AT_MOST[databaseKind] : MAX_COUNTED;
  const { rows } = await raw<Page>`${unnamed}
    with few as materialized (${found} limit ${most + 1})
    select total, case when total <= ${most}::int
        then array(select f.startup_id from ${sorted} order by ${orderBy(sort)} ${part}) end as ids
    from (select count(*)::int as total from few) counted`.execute(sql);
  return rows[0] ?? { total: 0, ids: [] };
}

/** An index is no way to few of many: what is asked for may all lie at its end. */
async function readMany(sql: Sql, question: Question, part: RawBuilder<unknown>): Promise<Page> {
  const { rows } = await raw<Page>`${unnamed}
    select total, case when total > ${MAX_COUNTED}::int then array(${inOrder(question, part)}) end as ids
    from (${counted(question.filters, question.known)}) counted (total)`.execute(sql);
  return rows[0] ?? { total: 0, ids: [] };
}

async function readInOrder(
  sql: Sql,
  question: Question,
  part: RawBuilder<unknown>,
): Promise<number[]> {
  const { rows } = await raw<{ startup_id: number }>`${unnamed}
    ${inOrder(question, part)}`.execute(sql);
  return rows.map(({ startup_id }) => startup_id);
}

function inOrder({ filters, known, sort }: Question, part: RawBuilder<unknown>) {
  return raw`select f.startup_id ${fromMatching(filters, known, { inOrder: true })} order by ${orderBy(sort)} ${part}`;
}

function counted(filters: readonly Filter[], known: Known): RawBuilder<unknown> {
  return raw`select count(*)::int from (select ${fromTexts(filters, known) ?? fromMatching(filters, known)} limit ${MAX_COUNTED + 1}) counted`;
}

function toTotal(count: number): Total {
  return count > MAX_COUNTED
    ? { total: MAX_COUNTED, total_is: 'at_least' }
    : { total: count, total_is: 'exact' };
}

export async function countStartups(sql: Sql, { filters, known }: Question): Promise<Total> {
  const { rows } = await raw<{ count: number }>`${unnamed}
    ${counted(filters, known)}`.execute(sql);
  return toTotal(rows[0]?.count ?? 0);
}

/** What each single filter, dropped, would give; those that give nothing are left out. */
export async function countWithoutEach(
  sql: Sql,
  { filters, known }: Question,
): Promise<Loosening[]> {
  if (filters.length === 0) return [];
  const others = filters.map((dropped) => filters.filter((filter) => filter !== dropped));
  const counts = others.map((left) => raw`(${counted(left, known)})`);
  const { rows } = await raw<{ counts: number[] }>`${unnamed}
    select array[${raw.join(counts)}] as counts`.execute(sql);
  return filters
    .map(({ index, column }, place) => {
      const total = toTotal(rows[0]?.counts[place] ?? 0);
      return { index, column, ...total };
    })
    .filter(({ total }) => total > 0);
}

interface CountedFacets {
  facets: Facets;
  of: z.output<typeof facetsOf>;
}

/** How the matches spread over countries, industries, rounds and statuses, the most frequent first. */
export async function countFacets(
  sql: Sql,
  { filters, known, sort }: Question,
): Promise<CountedFacets> {
  const columns = raw`select f.country_id, f.latest_round, f.status, f.industry_ids`;
  const matching = raw`${columns} ${fromMatching(filters, known)}`;
  const foremost = raw`${columns} ${fromMatching(filters, known, { inOrder: true })}`;
  // Only where there are too many does it matter which, and are they put in order.
  const { rows } = await raw<Facet & { facet: keyof Facets }>`${unnamed}
    with found as materialized (${matching} limit ${MAX_FACETED + 1}),
    matched as materialized (
      select * from found where (select count(*) from found) <= ${MAX_FACETED}
      union all
      select * from (${foremost} order by ${orderBy(sort)} limit ${MAX_FACETED}) foremost
      where (select count(*) from found) > ${MAX_FACETED}
    ), counted (facet, id, value, count) as (
      select case when grouping(country_id) = 0 then 'country' when grouping(status) = 0 then 'status' else 'latest_round' end,
        country_id, coalesce(latest_round, status), count(*)
      from matched group by grouping sets ((country_id), (latest_round), (status))
      union all
      select 'industry', id, null, count(*) from (select unnest(industry_ids) as id from matched) listed group by id
    )
    select facet, coalesce(p.slug, i.slug, counted.value) as value, coalesce(p.name, i.name, counted.value) as label, count
    from counted
      left join places p on facet = 'country' and p.id = counted.id
      left join industries i on facet = 'industry' and i.id = counted.id
    where coalesce(p.slug, i.slug, counted.value) is not null
    order by count desc, label`.execute(sql);
  const of = (facet: keyof Facets) =>
    rows
      .filter((row) => row.facet === facet)
      .map(({ value, label, count }) => ({ value, label, count }));
  const country = of('country');
  // Every startup has a country.
  const matches = country.reduce((sum, { count }) => sum + count, 0);
  return {
    facets: {
      country,
      industry: of('industry'),
      latest_round: of('latest_round'),
      status: of('status'),
    },
    of: matches < MAX_FACETED ? 'all' : 'first_5000',
  };
}
