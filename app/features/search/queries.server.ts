// Advanced search: a page of startups that pass all filters, how many there are, and what would loosen an empty search.
import { sql as raw } from 'kysely';
import type { z } from 'zod';
import type { Sql } from '../../data/database.ts';
import {
  type Facet,
  type Facets,
  type FoundStartup,
  type facetsOf,
  type Loosening,
  MAX_COUNTED,
  MAX_FACETED,
} from './advanced-contract.ts';
import { areBroad, fromMatching, orderBy, sortedColumns } from './filter-sql.server.ts';
import { listFound } from './found-rows.server.ts';
import { asksFor } from './industries-in-countries.server.ts';
import { countUpTo, findPage, type Part, type Question } from './page-of-matches.server.ts';
import { unnamed } from './unnamed.server.ts';

export interface Total {
  total: number;
  total_is: 'exact' | 'at_least';
}

export interface Found extends Total {
  rows: FoundStartup[];
}

/** Rows are exact whatever the total says. */
export async function findStartups(sql: Sql, question: Question, part: Part): Promise<Found> {
  const { total, ids } = await findPage(sql, question, part);
  return { ...toTotal(total), rows: await listFound(sql, ids) };
}

function toTotal(count: number): Total {
  return count > MAX_COUNTED
    ? { total: MAX_COUNTED, total_is: 'at_least' }
    : { total: count, total_is: 'exact' };
}

/** What each single filter, dropped, would give; those that give nothing are left out. */
export async function countWithoutEach(
  sql: Sql,
  { filters, known }: Question,
): Promise<Loosening[]> {
  if (filters.length === 0) return [];
  const others = filters.map((dropped) => filters.filter((filter) => filter !== dropped));
  const counts = others.map((left) => raw`(${countUpTo(left, known)})`);
  const { rows } = await raw<{ counts: number[] }>`${unnamed}
    select array[${raw.join(counts)}] as counts`.execute(sql);
  return filters
    .map(({ index, column }, place) => {
      const total = toTotal(rows[0]?.counts[place] ?? 0);
      return { index, column, ...total };
    })
    .filter(({ total }) => total > 0);
}

/** Where an index lists matches, up to so many are sorted before startups are read in order instead. */
const SORTED_FOR_FACETS = 30_000;

interface CountedFacets {
  facets: Facets;
  of: z.output<typeof facetsOf>;
}

/** How the matches spread over countries, industries, rounds and statuses, the most frequent first. */
export async function countFacets(
  sql: Sql,
  { filters, known, sort }: Question,
): Promise<CountedFacets> {
  const columns = raw`select ${sortedColumns(sort)}, f.country_id, f.latest_round, f.status, f.industry_ids`;
  const matching = raw`${columns} ${fromMatching(filters, known)}`;
  const foremost = raw`${columns} ${fromMatching(filters, known, { startups: raw`search_startups` })}`;
  // Only where there are too many does it matter which, and are they put in order.
  // A country alone has an index as well, though very many startups may pass it.
  const hasIndex =
    !areBroad(filters, known) || filters.some((filter) => asksFor(filter, 'country'));
  const most = hasIndex ? SORTED_FOR_FACETS : MAX_FACETED;
  const { rows } = await raw<Facet & { facet: keyof Facets }>`${unnamed}
    with found as materialized (${matching} limit ${most + 1}),
    matched as materialized (
      select * from (select * from found f order by ${orderBy(sort)} limit ${MAX_FACETED}) first
      where (select count(*) from found) <= ${most}
      union all
      select * from (${foremost} order by ${orderBy(sort)} limit ${MAX_FACETED}) foremost
      where (select count(*) from found) > ${most}
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
