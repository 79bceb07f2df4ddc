// The startups of a page of results with everything a result shows, as found_startups stores it (docs/search-engine.md).
import { sql as raw } from 'kysely';
import { toPartialDate } from '../../base/partial-date.ts';
import type { Sql } from '../../data/database.ts';
import type { NamedLink } from '../startups/contract.ts';
import { type ShownStartup, toLink } from '../startups/shown-startup.ts';
import type { FoundStartup } from './advanced-contract.ts';

/** In the order of the ids; one that is gone by now is left out. */
export async function listFound(sql: Sql, ids: readonly number[]): Promise<FoundStartup[]> {
  if (ids.length === 0) return [];
  // One text is quicker to send and to parse than a value for each.
  const { rows } = await raw<{ startups: string | null }>`
    select '[' || string_agg(stored.shown::text, ',' order by wanted.place) || ']' as startups
    from unnest(${ids}::bigint[]) with ordinality as wanted (id, place)
      join found_startups stored on stored.startup_id = wanted.id`.execute(sql);
  return (JSON.parse(rows[0]?.startups ?? '[]') as ShownStartup[]).map(toFound);
}

// While it looks at a part, the embedded database answers nobody else.
const MENDED_AT_ONCE = 100;

/**
 * Compares found_startups with its view, rewrites rows that differ, and answers how many did. They can differ where somebody is
 * renamed while another transaction makes them the founder of a startup: neither sees what the other wrote.
 */
export async function mendFound(sql: Sql): Promise<number> {
  let mended = 0;
  for (let last: number | null = 0; last !== null; ) {
    // Only rows that differ: to lock a row for a comparison is a write itself.
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
