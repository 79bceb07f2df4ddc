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
  // Five texts of JSON: hundreds of values of their own would take longer on their way than to be found.
  const { rows } = await raw<Record<Linked | 'startups', string | null>>`
    with page as materialized (
      select ids.place, ${startupRowColumns}, s.overview, s.website, state.name as state, s.status, s.type, s.public_ticker,
        s.fundings_count, s.last_funding_on, s.last_funding_precision, s.last_funding_amount, s.twitter_followers,
        s.updated_at, f.industry_ids, f.investor_ids, f.lead_investor_ids, f.technology_ids, f.founder_ids
      from unnest(${ids}::bigint[]) with ordinality as ids (id, place)
        join startups s on s.id = ids.id
        join search_startups f on f.startup_id = ids.id
        join places country on country.id = s.country_id
        left join places state on state.id = s.state_id
    )
    select (select json_agg(page order by place)::text from page) as startups,
      (select json_agg(json_build_array(id, name, slug))::text from industries
        where id = any (array(select unnest(industry_ids) from page)::bigint[])) as industry,
      (select json_agg(json_build_array(id, name, slug))::text from investors
        where id = any (array(select unnest(investor_ids) from page)::bigint[])) as investor,
      (select json_agg(json_build_array(id, name, slug))::text from technologies
        where id = any (array(select unnest(technology_ids) from page)::bigint[])) as technology,
      (select json_agg(json_build_array(id, name))::text from people
        where id = any (array(select unnest(founder_ids) from page)::bigint[])) as founder`.execute(
    sql,
  );
  const [found] = rows;
  if (!found) return [];
  const links: Links = {
    industry: readLinks(found.industry),
    investor: readLinks(found.investor),
    technology: readLinks(found.technology),
    founder: readLinks(found.founder),
  };
  return (JSON.parse(found.startups ?? '[]') as Columns[]).map((row) => toFound(row, links));
}

type Links = Record<Linked, ReadonlyMap<number, NamedLink>>;

function readLinks(text: string | null): ReadonlyMap<number, NamedLink> {
  const listed = JSON.parse(text ?? '[]') as Array<[id: number, name: string, slug?: string]>;
  return new Map(listed.map(([id, name, slug = '']) => [id, { name, slug }]));
}

function toFound(columns: Columns, links: Links): FoundStartup {
  const { industry_ids, investor_ids, lead_investor_ids, technology_ids, founder_ids, ...row } =
    columns;
  const { place: _, last_funding_on, last_funding_precision, updated_at, ...plain } = row;
  const link = (kind: Linked, ids: readonly number[]) =>
    ids.flatMap((id) => links[kind].get(id) ?? []);
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
