// Every kind of page, file and call of visitors on a large fictional catalogue, for subjects with
// many and with few startups, which use different queries.
import { sql as raw } from 'kysely';
import { searchPath, semanticSearchPath } from '../app/base/paths.ts';
import type { Sql } from '../app/data/database.ts';
import {
  advancedSearchCsvPath,
  advancedSearchPath,
} from '../app/features/search/search-address.ts';
import { SORT_COLUMNS } from '../app/find/filters/filter-columns.ts';
import { sampleCatalogue } from '../bench/sample-catalogue.ts';
import { advancedQuestions } from '../bench/search-questions.ts';

export interface VisitorCall {
  path: string;
  /** Body of a POST. */
  body?: unknown;
  /** Expected status; 200 when left out. */
  status?: number;
  /** A large table that may be scanned for it. */
  mayRead?: 'search_startups';
}

interface Subjects {
  startup: string;
  name: string;
  funding: string;
  busiest_startup: string;
  investor: string;
  investor_name: string;
  busiest_investor: string;
  country: string;
  city: string;
  industry: string;
}

const KINDS_OF_SEARCH = 16;

export async function listVisitorCalls(sql: Sql): Promise<VisitorCall[]> {
  const subjects = await findSubjects(sql);
  const sample = await sampleCatalogue(sql);
  return [
    ...listPages(subjects),
    ...listFiles(subjects),
    ...listApiCalls(subjects),
    ...[
      ...listSearches(subjects),
      ...advancedQuestions(sample, KINDS_OF_SEARCH),
      ...advancedQuestions(sample, KINDS_OF_SEARCH, true),
    ].map(allowReading),
    ...listMissing(subjects),
  ];
}

async function findSubjects(sql: Sql): Promise<Subjects> {
  const { rows } = await raw<Subjects>`
    with ordinary as (
      select s.slug, s.name, f.slug as funding from startups s join fundings f on f.startup_id = s.id
      where s.id > (select max(id) / 4 from startups) and f.amount_usd is not null and f.announced_on is not null
      order by s.id, f.id limit 1
    ), investor as (
      select slug, split_part(name, ' ', 1) as name from investors
      order by deals_count desc, id offset (select count(*) / 2 from investors) limit 1
    ), counted as (
      select place_id, industry_id, startups_count as startups from group_totals
    )
    select o.slug as startup, o.name, o.funding, i.slug as investor, i.name as investor_name,
      (select slug from startups order by total_fundings desc nulls last, id limit 1) as busiest_startup,
      (select slug from investors order by deals_count desc, id limit 1) as busiest_investor,
      (select p.slug from counted c join places p on p.id = c.place_id
        where p.kind = 'country' and c.industry_id = 0 order by c.startups, p.id limit 1) as country,
      (select p.slug from counted c join places p on p.id = c.place_id
        where p.kind = 'city' and c.industry_id = 0 order by c.startups desc, p.id limit 1) as city,
      (select i.slug from counted c join industries i on i.id = c.industry_id
        where c.place_id = 0 order by c.startups, i.id limit 1) as industry
    from ordinary o, investor i`.execute(sql);
  return rows[0] as Subjects;
}

function listPages({ startup, busiest_startup, ...of }: Subjects): VisitorCall[] {
  return toCalls([
    '/',
    '/top-100',
    '/top-100/startups-by-early-stage-fundings',
    '/explore/location',
    '/explore/location?year=2022',
    '/explore/location?measure=raised&year=2022',
    '/explore/location?measure=rounds',
    '/industries',
    '/investors',
    '/investors?type=venture-capital',
    '/investors?stage=seed',
    '/compare',
    '/news',
    '/news?page=2',
    '/news?page=100',
    `/compare?startups=${startup},${busiest_startup}`,
    `/startup/${busiest_startup}`,
    ...['', '/fundings', '/news-activities', '/team', '/competitors'].map(
      (tab) => `/startup/${startup}${tab}`,
    ),
    `/funding/${of.funding}`,
    ...['nigeria', of.country, of.city, 'nigeria?page=50'].map((place) => `/location/${place}`),
    ...['fintech', of.industry].flatMap((industry) =>
      ['', '/nigeria', `/${of.country}`, `/${of.city}`].map(
        (place) => `/industry/${industry}${place}`,
      ),
    ),
    ...[of.busiest_investor, of.investor].map((investor) => `/investor/${investor}`),
  ]);
}

function listFiles({ startup, busiest_startup, country, industry }: Subjects): VisitorCall[] {
  return toCalls([
    '/explore/location.csv?year=2021',
    '/charts.csv?only=funding_history',
    `/compare.csv?startups=${startup},${busiest_startup}`,
    `/startup/${startup}/fundings.csv`,
    '/feeds/fundings.atom',
    '/feeds/news.atom',
    `/feeds/startup/${startup}.atom`,
    '/feeds/industry/fintech.atom',
    `/feeds/industry/${industry}.atom`,
    '/feeds/location/nigeria.atom',
    `/feeds/location/${country}.atom`,
    '/sitemap.xml',
    ...['startups', 'fundings', 'investors', 'industries', 'locations'].map(
      (kind) => `/sitemaps/${kind}-1.xml`,
    ),
  ]);
}

function listApiCalls({ startup, busiest_startup, ...of }: Subjects): VisitorCall[] {
  const charts = (only: string, of: string) => `/charts?only=${only}${of}`;
  const calls = [
    '/index',
    '/countries',
    '/rankings?by=fundings',
    '/rankings?by=early_stage_fundings',
    '/rankings?by=twitter_follower_growth',
    charts('funding_history,top_industry_count', ''),
    charts('location_funding_history,location_year_founded', '&location_slug=nigeria'),
    charts('industry_funding_history,industry_year_founded', '&industry_slug=fintech'),
    charts('industry_funding_history', `&industry_slug=fintech&location=${of.city}`),
    charts('investor_country_concentration', `&investor_slug=${of.busiest_investor}`),
    charts('startup_twitter_growth,startup_seo_backlink_growth', `&startup_slug=${startup}`),
    `/startup/${busiest_startup}`,
    ...['', '/fundings', '/news', '/team', '/technologies'].map(
      (part) => `/startup/${startup}${part}`,
    ),
    `/startups/comparison?startups=${startup},${busiest_startup}`,
    `/funding/${of.funding}`,
    ...['comoros', 'nigeria', of.country, of.city].map((place) => `/location/${place}`),
    '/location/nigeria/startups?page=2',
    `/location/${of.city}/startups`,
    '/industry',
    ...['fintech', of.industry].flatMap((industry) =>
      ['', '?location=nigeria', `?location=${of.country}`, `?location=${of.city}`].flatMap(
        (place) => [`/industry/${industry}${place}`, `/industry/${industry}/startups${place}`],
      ),
    ),
    '/industry/fintech/startups?page=2',
    '/investors',
    '/investors/types-and-stages',
    '/investors/search',
    '/investors/search?type=venture-capital&stage=seed',
    ...['ca', of.investor_name, `${of.investor_name.slice(0, -2)}xq`].map(
      (q) => `/investors/search?${new URLSearchParams({ q })}`,
    ),
    ...[of.busiest_investor, of.investor].map((investor) => `/investor/${investor}`),
    ...['a', 'kav', of.name.slice(0, 5), of.name, of.name.slice(1), 'zqx wv'].map(
      (q) => `/suggest?${new URLSearchParams({ q })}`,
    ),
  ];
  return toCalls(calls.map((path) => `/api${path}`));
}

function listSearches({ name, investor, country }: Subjects): VisitorCall[] {
  const filter = (column: string, operator: string, query_1: string) => ({
    column,
    operator,
    query_1,
  });
  const few = [filter('country', 'equals', 'comoros'), filter('total_fundings', 'gte', '1000')];
  const many = [filter('status', 'not_equals', 'closed')];
  const rare = [filter('status', 'equals', 'public')];
  const search = (sort: string, f: object[]) => ({
    path: `/api/advanced_search?sort=${sort}`,
    body: { f },
  });
  const sorts = SORT_COLUMNS.flatMap((column) => [column, `-${column}`]);
  const names = ['kav', country, name, name.slice(1), `${name.slice(0, -2)}xq`, 'zqx wv'];
  const sentence = 'lending to smallholder farmers';
  return [
    search('-last_funding_on', few),
    search('-last_funding_on', [filter('name', 'contains', name.slice(0, 5))]),
    search('-last_funding_on', [
      filter('investor', 'includes', investor),
      filter('status', 'equals', 'active'),
    ]),
    search('name', [filter('public_ticker', 'is_not_blank', '')]),
    ...sorts.flatMap((sort) => [search(sort, []), search(sort, many)]),
    search('name', rare),
    search('name', [filter('type', 'equals', 'C2C'), filter('employee_range', 'equals', '>5000')]),
    ...['state', 'tagline', 'overview', 'website', 'latest_round', 'last_funding_on'].map(
      (column) => search('-total_fundings', [filter(column, 'is_blank', '')]),
    ),
    ...toCalls([
      '/api/advanced_search/columns',
      advancedSearchPath(),
      advancedSearchPath({ filters: few, facets: true }),
      advancedSearchPath({ filters: many, sort: 'name', facets: true }),
      advancedSearchPath({ filters: many, sort: 'name', page: 2 }),
      ...[{}, { filters: few }, { filters: many, sort: 'name' }].map(advancedSearchCsvPath),
      '/search',
      ...names.map((q) => searchPath(q)),
      searchPath('a', 'startup', 2),
      ...['', sentence, 'lending'].map(semanticSearchPath),
    ]),
    ...[sentence, 'lending'].map((query) => ({
      path: `/api/search/semantic?${new URLSearchParams({ query })}`,
      body: {},
    })),
  ];
}

/** A filter that matches very many, or has no index, scans (docs/search-engine.md). */
function allowReading(call: VisitorCall): VisitorCall {
  return { ...call, mayRead: 'search_startups' };
}

/** Pages that suggest similar names. */
function listMissing({ startup }: Subjects): VisitorCall[] {
  return [`/startup/${startup.slice(1)}x`, '/startup/no-such-thing'].map((path) => ({
    path,
    status: 404,
  }));
}

function toCalls(paths: string[]): VisitorCall[] {
  return paths.map((path) => ({ path }));
}
