// Rows of what was found: startups, stored complete in found_startups (docs/search-engine.md),
// investors, industries and places.
import { sql as raw } from 'kysely';
import { toPartialDate } from '../base/dates.ts';
import { type FoundStartup, type ShownStartup, toLink } from '../catalogue/found-startup.ts';
import type { InvestorRow } from '../catalogue/investor-contract.ts';
import {
  type InvestorColumns,
  investorFigureColumns,
  investorNameColumns,
  toInvestorRow,
} from '../catalogue/select-investors.server.ts';
import type { NamedLink } from '../catalogue/shapes.ts';
import type { Sql } from '../data/database.ts';

/** In the order of the ids, without deleted ones. */
export async function listFound(sql: Sql, ids: readonly number[]): Promise<FoundStartup[]> {
  if (ids.length === 0) return [];
  // One text is faster to transfer and parse than many values.
  const { rows } = await raw<{ startups: string | null }>`
    select '[' || string_agg(stored.shown::text, ',' order by wanted.place) || ']' as startups
    from unnest(${ids}::bigint[]) with ordinality as wanted (id, place)
      join found_startups stored on stored.startup_id = wanted.id`.execute(sql);
  return (JSON.parse(rows[0]?.startups ?? '[]') as ShownStartup[]).map(toFound);
}

// The embedded database answers nothing else during a batch.
const MENDED_AT_ONCE = 100;

/**
 * Rewrites rows of found_startups that differ from their view and returns their number. Concurrent
 * transactions cause differences, such as a rename during the insert of a founder.
 */
export async function mendFound(sql: Sql): Promise<number> {
  let mended = 0;
  for (let last: number | null = 0; last !== null; ) {
    // Locking a row is a write itself, so only differing rows are locked.
    const { rows } = await raw<{ last: number | null; mended: number }>`
      with part as materialized (
        select startup_id as id from search_startups where startup_id > ${last} order by startup_id limit ${MENDED_AT_ONCE}
      )
      select (select max(id) from part) as last, refresh_found_startups(array(
        select id from part
          left join found_startups stored on stored.startup_id = id
          left join shown_startups now on now.startup_id = id
        where stored.shown::text is distinct from now.shown::text)) as mended`.execute(sql);
    mended += rows[0]?.mended ?? 0;
    last = rows[0]?.last ?? null;
  }
  return mended;
}

function toFound({
  last_funding_on,
  last_funding_precision,
  ...shown
}: ShownStartup): FoundStartup {
  return {
    ...shown,
    last_funding_on: toPartialDate(last_funding_on, last_funding_precision),
    industries: shown.industries.map(toLink),
    investors: sortByName(shown.investors.map(toLink)),
    lead_investors: sortByName(shown.investors.filter(([, , isLead]) => isLead).map(toLink)),
    technologies: sortByName(shown.technologies.map(toLink)),
  };
}

function sortByName(links: NamedLink[]): NamedLink[] {
  return links.sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

// Keeps one statement's rows at a few megabytes.
const ROWS_PER_STATEMENT = 1_000;

/** listFound for very many. */
export async function listAllFound(sql: Sql, ids: readonly number[]): Promise<FoundStartup[]> {
  const all: FoundStartup[] = [];
  for (let from = 0; from < ids.length; from += ROWS_PER_STATEMENT) {
    all.push(...(await listFound(sql, ids.slice(from, from + ROWS_PER_STATEMENT))));
  }
  return all;
}

export interface FoundGroup {
  name: string;
  slug: string;
  label: string;
  startups_count: number;
  total_fundings: number | null;
}

/** In the order of the slugs. */
export async function listIdsOf(
  sql: Sql,
  kind: 'startup' | 'investor',
  slugs: readonly string[],
): Promise<number[]> {
  if (slugs.length === 0) return [];
  const table = raw.table(kind === 'startup' ? 'startups' : 'investors');
  const { rows } = await raw<{ id: number }>`
    select t.id from unnest(${slugs}::text[]) with ordinality as wanted (slug, place)
      join ${table} t using (slug) order by wanted.place`.execute(sql);
  return rows.map(({ id }) => id);
}

/** In the order of the ids. */
export async function listInvestorRows(sql: Sql, ids: readonly number[]): Promise<InvestorRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await raw<InvestorColumns>`
    select ${investorNameColumns}, ${investorFigureColumns}
    from unnest(${ids}::bigint[]) with ordinality as wanted (id, place)
      join investors i on i.id = wanted.id left join places country on country.iso2 = i.country_code
    order by wanted.place`.execute(sql);
  return rows.map(toInvestorRow);
}

/** Industries or places with their figures, in the order of the slugs. */
export async function listGroups(
  sql: Sql,
  kind: 'industry' | 'place',
  slugs: readonly string[],
): Promise<FoundGroup[]> {
  if (slugs.length === 0) return [];
  const isIndustry = kind === 'industry';
  const groups = isIndustry
    ? raw`industries g left join group_totals t on t.industry_id = g.id and t.place_id = 0`
    : raw`places g left join group_totals t on t.place_id = g.id and t.industry_id = 0
        left join places country on country.id = g.country_id`;
  const label = isIndustry ? raw`g.label` : raw`coalesce(country.name, g.region, '')`;
  const { rows } = await raw<FoundGroup>`
    select g.name, g.slug, ${label} as label, coalesce(t.startups_count, 0)::int as startups_count,
      t.total_fundings
    from unnest(${slugs}::text[]) with ordinality as wanted (slug, place)
      join ${groups} on ${isIndustry ? raw`true` : raw`g.kind <> 'state'`}
    where g.slug = wanted.slug
    order by wanted.place`.execute(sql);
  return rows;
}
