// The startups of a page of results with everything a result shows, as the database keeps it ready
// (db/migrations/080-search.sql).
import { sql as raw } from 'kysely';
import { toPartialDate } from '../../base/partial-date.ts';
import type { Sql } from '../../data/database.ts';
import type { NamedLink } from '../startups/contract.ts';
import { type ShownStartup, toLink } from '../startups/shown-startup.ts';
import type { FoundStartup } from './advanced-contract.ts';

/** In the order of the ids; one that is gone by now is left out. */
export async function listFound(sql: Sql, ids: readonly number[]): Promise<FoundStartup[]> {
  if (ids.length === 0) return [];
  // One text: a value of its own for each would take longer to send and read.
  const { rows } = await raw<{ startups: string | null }>`
    select '[' || string_agg(kept.shown::text, ',' order by asked.place) || ']' as startups
    from unnest(${ids}::bigint[]) with ordinality as asked (id, place)
      join found_startups kept on kept.startup_id = asked.id`.execute(sql);
  return (JSON.parse(rows[0]?.startups ?? '[]') as ShownStartup[]).map(toFound);
}

// The embedded database answers nobody else meanwhile.
const MENDED_AT_ONCE = 100;

/**
 * Holds what is kept of all startups that the search follows to the catalogue, and answers how many were wrong: where somebody is renamed
 * while another writes that they founded a startup, neither sees what the other wrote.
 */
export async function mendFound(sql: Sql): Promise<number> {
  let mended = 0;
  for (let last: number | null = 0; last !== null; ) {
    // Only what differs: to look at a row in order to write it again would be written down itself.
    const { rows } = await raw<{ last: number | null; mended: number }>`
      with part as materialized (
        select startup_id as id from search_startups where startup_id > ${last} order by startup_id limit ${MENDED_AT_ONCE}
      )
      select (select max(id) from part) as last, refresh_found_startups(array(
        select id from part
          left join found_startups kept on kept.startup_id = id
          left join shown_startups now on now.startup_id = id
        where (kept.shown::text, kept.uses::text, kept.source_ids)
          is distinct from (now.shown::text, now.uses::text, now.source_ids))) as mended`.execute(
      sql,
    );
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
