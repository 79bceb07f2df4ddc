// The startups of a page of results with everything a result shows. What they link to is fetched once for all of
// them: a query for each list of each row would take longer than the search.
import { sql as raw } from 'kysely';
import { toPartialDate } from '../../base/partial-date.ts';
import type { Sql } from '../../data/database.ts';
import type { NamedLink } from '../startups/contract.ts';
import { startupRowColumns } from '../startups/select-rows.server.ts';
import type { FoundStartup } from './advanced-contract.ts';

const LINKED = ['industry', 'investor', 'technology', 'founder'] as const;
type Linked = (typeof LINKED)[number];

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
  last_funding_on: string | null;
  last_funding_precision: string | null;
  updated_at: Date;
  industry_ids: number[];
  investor_ids: number[];
  lead_investor_ids: number[];
  technology_ids: number[];
  founder_ids: number[];
}

/** In the order of the ids; one that is gone by now is left out. */
export async function listFound(sql: Sql, ids: readonly number[]): Promise<FoundStartup[]> {
  if (ids.length === 0) return [];
  const { rows } = await raw<Columns>`
    select ${startupRowColumns}, s.overview, s.website, state.name as state, s.status, s.type, s.public_ticker,
      s.fundings_count, s.last_funding_on, s.last_funding_precision, s.last_funding_amount, s.twitter_followers,
      s.updated_at, f.industry_ids, f.investor_ids, f.lead_investor_ids, f.technology_ids, f.founder_ids
    from unnest(${ids}::bigint[]) with ordinality as page (id, place)
      join startups s on s.id = page.id
      join search_startups f on f.startup_id = page.id
      join places country on country.id = s.country_id
      left join places state on state.id = s.state_id
    order by page.place`.execute(sql);
  const link = await findLinks(sql, {
    industry: rows.flatMap((row) => row.industry_ids),
    investor: rows.flatMap((row) => row.investor_ids),
    technology: rows.flatMap((row) => row.technology_ids),
    founder: rows.flatMap((row) => row.founder_ids),
  });
  return rows.map((row) => toFound(row, link));
}

type Link = (kind: Linked, ids: readonly number[]) => NamedLink[];

async function findLinks(sql: Sql, ids: Record<Linked, number[]>): Promise<Link> {
  const of = (kind: Linked) => [...new Set(ids[kind])];
  const { rows } = await raw<{ links: Array<[Linked, number, string, string]> }>`
    select coalesce(json_agg(json_build_array(kind, id, name, slug)), '[]') as links from (
      select 'industry' as kind, id, name, slug from industries where id = any (${of('industry')}::bigint[])
      union all
      select 'investor', id, name, slug from investors where id = any (${of('investor')}::bigint[])
      union all
      select 'technology', id, name, slug from technologies where id = any (${of('technology')}::bigint[])
      union all
      select 'founder', id, name, '' from people where id = any (${of('founder')}::bigint[])) linked`.execute(
    sql,
  );
  const found = new Map(
    rows[0]?.links.map(([kind, id, name, slug]) => [`${kind} ${id}`, { name, slug }]),
  );
  return (kind, wanted) => wanted.flatMap((id) => found.get(`${kind} ${id}`) ?? []);
}

function toFound(columns: Columns, link: Link): FoundStartup {
  const { industry_ids, investor_ids, lead_investor_ids, technology_ids, founder_ids, ...row } =
    columns;
  const { last_funding_on, last_funding_precision, updated_at, ...plain } = row;
  return {
    ...plain,
    last_funding_on: toPartialDate(last_funding_on, last_funding_precision),
    updated_at: updated_at.toISOString(),
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
