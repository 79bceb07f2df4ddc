// The startups of a page of results with everything a result shows. What they link to is read once for all of them: a
// query for each list of each row would take longer than the search.
import { sql as raw } from 'kysely';
import { toPartialDate } from '../../base/partial-date.ts';
import type { Sql } from '../../data/database.ts';
import type { NamedLink } from '../startups/contract.ts';
import { startupRowColumns } from '../startups/select-rows.server.ts';
import type { FoundStartup } from './advanced-contract.ts';

type Linked = 'industry' | 'investor' | 'technology' | 'founder';

interface Columns
  extends Omit<
    FoundStartup,
    | 'last_funding_on'
    | 'updated_at'
    | 'industries'
    | 'investors'
    | 'lead_investors'
    | 'technologies'
    | 'founders'
  > {
  place: number;
  last_funding_on: string | null;
  last_funding_precision: string | null;
  updated_at: string;
  industry_ids: number[];
  investor_ids: number[];
  lead_investor_ids: number[];
  technology_ids: number[];
  founder_ids: number[];
}

/** In the order of the ids; one that is gone by now is left out. */
export async function listFound(sql: Sql, ids: readonly number[]): Promise<FoundStartup[]> {
  if (ids.length === 0) return [];
  // Two texts of JSON: hundreds of values of their own would take longer on their way than to be found.
  const { rows } = await raw<{ startups: string; links: string }>`
    with page as materialized (
      select ids.place, ${startupRowColumns}, s.overview, s.website, state.name as state, s.status, s.type, s.public_ticker,
        s.fundings_count, s.last_funding_on, s.last_funding_precision, s.last_funding_amount, s.twitter_followers,
        s.updated_at, f.industry_ids, f.investor_ids, f.lead_investor_ids, f.technology_ids, f.founder_ids
      from unnest(${ids}::bigint[]) with ordinality as ids (id, place)
        join startups s on s.id = ids.id
        join search_startups f on f.startup_id = ids.id
        join places country on country.id = s.country_id
        left join places state on state.id = s.state_id
    ), linked as (
      select 'industry' as kind, id, name, slug from industries where id = any (array(select unnest(industry_ids) from page)::bigint[])
      union all
      select 'investor', id, name, slug from investors where id = any (array(select unnest(investor_ids) from page)::bigint[])
      union all
      select 'technology', id, name, slug from technologies where id = any (array(select unnest(technology_ids) from page)::bigint[])
      union all
      select 'founder', id, name, '' from people where id = any (array(select unnest(founder_ids) from page)::bigint[])
    )
    select coalesce((select json_agg(page order by place) from page), '[]')::text as startups,
      coalesce((select json_agg(json_build_array(kind, id, name, slug)) from linked), '[]')::text as links`.execute(
    sql,
  );
  const [found] = rows;
  if (!found) return [];
  const link = readLinks(JSON.parse(found.links));
  return (JSON.parse(found.startups) as Columns[]).map((row) => toFound(row, link));
}

type Link = (kind: Linked, ids: readonly number[]) => NamedLink[];

function readLinks(links: ReadonlyArray<[Linked, number, string, string]>): Link {
  const found = new Map(links.map(([kind, id, name, slug]) => [`${kind} ${id}`, { name, slug }]));
  return (kind, wanted) => wanted.flatMap((id) => found.get(`${kind} ${id}`) ?? []);
}

function toFound(columns: Columns, link: Link): FoundStartup {
  const { industry_ids, investor_ids, lead_investor_ids, technology_ids, founder_ids, ...row } =
    columns;
  const { place: _, last_funding_on, last_funding_precision, updated_at, ...plain } = row;
  return {
    ...plain,
    last_funding_on: toPartialDate(last_funding_on, last_funding_precision),
    updated_at: new Date(updated_at).toISOString(),
    industries: link('industry', industry_ids),
    investors: sortByName(link('investor', investor_ids)),
    lead_investors: sortByName(link('investor', lead_investor_ids)),
    technologies: sortByName(link('technology', technology_ids)),
    founders: link('founder', founder_ids).map(({ name }) => name),
  };
}

function sortByName(links: NamedLink[]): NamedLink[] {
  return links.sort((a, b) => a.name.localeCompare(b.name, 'en'));
}
