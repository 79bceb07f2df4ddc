// Visitors of a fictional catalogue who only read: pages of every kind that is kept, others, files, calls and searches.
import { sql as raw } from 'kysely';
import { RANKING_CRITERIA } from '../app/base/enumerations.ts';
import {
  comparePath,
  feedPath,
  fundingPath,
  industryPath,
  investorPath,
  investorsPath,
  locationPath,
  mapPath,
  newsPath,
  pathTo,
  rankingPath,
  type StartupTab,
  searchPath,
  semanticSearchPath,
  startupFundingsCsvPath,
  startupPath,
} from '../app/base/paths.ts';
import type { Sql } from '../app/data/database.ts';
import { advancedSearchPath } from '../app/features/search/advanced-search-path.ts';
import { pause } from './fleet.ts';
import type { Question } from './measure.ts';
import {
  advancedQuestions,
  callQuestions,
  meaningQuestions,
  sampleCatalogue,
  suggestQuestions,
  textQuestions,
  typoQuestions,
} from './search-questions.ts';
import { pick, readExpected, type Tally } from './tally.ts';

const STARTUPS = 60;
const INDEX_EVERY_MS = 2_000;
const TABS: Array<StartupTab | undefined> = [
  undefined,
  'fundings',
  'news-activities',
  'team',
  'competitors',
];

export interface Visits {
  /** Pages the page cache may keep, the ones asked for most often first. */
  kept: string[];
  /** Pages and files that are made for everyone anew. */
  others: string[];
  questions: Question[];
  /** Slugs of the startups among them. */
  startups: string[];
}

export async function listVisits(sql: Sql): Promise<Visits> {
  const sample = await sampleCatalogue(sql);
  const some = sample.startups.slice(0, STARTUPS);
  const slugs = some.map(({ slug }) => slug);
  const { rows: fundings } = await raw<{ slug: string }>`
    select f.slug from fundings f join startups s on s.id = f.startup_id
    where s.slug = any (${slugs}::text[]) order by f.id limit 100`.execute(sql);
  const { rows: places } = await raw<{ slug: string }>`
    select slug from places where kind in ('country', 'city')
      and exists (select from startups where country_id = places.id or city_id = places.id)
    order by id limit 60`.execute(sql);
  const industries = [...new Set(some.map(({ industry }) => industry))];
  const investors = [...new Set(some.flatMap(({ investor }) => investor ?? []))];
  const kept = [
    '/',
    pathTo('/industries'),
    pathTo('/investors'),
    mapPath(),
    newsPath(),
    ...RANKING_CRITERIA.map(rankingPath),
    ...industries.map((industry) => industryPath(industry)),
    ...places.map(({ slug }) => locationPath(slug)),
    mapPath({ measure: 'rounds', view: 'table' }),
    investorsPath({ stage: 'Seed' }),
    investorsPath({}, 2),
    newsPath(2),
    '/terms',
    '/privacy-policy',
    '/attribution-policy',
    ...slugs.flatMap((slug) => TABS.map((tab) => startupPath(slug, tab))),
    ...some.map(({ industry, country }) => industryPath(industry, country)),
    ...fundings.map(({ slug }) => fundingPath(slug)),
    ...investors.map(investorPath),
  ];
  const others = some.flatMap(({ slug, name, industry, country }, nth) => [
    searchPath(name),
    advancedSearchPath({
      filters: [{ column: 'country', operator: 'equals', query_1: country }],
    }),
    comparePath([slug, slugs[(nth + 1) % slugs.length] ?? slug]),
    semanticSearchPath(`${industry} in ${country}`),
    startupFundingsCsvPath(slug),
    feedPath('startup', slug),
    feedPath('industry', industry),
    ...(nth % 10 === 0 ? ['/sitemap.xml', '/sitemaps/pages-1.xml', '/api/openapi.json'] : []),
    ...(nth % 5 === 0 ? [feedPath('fundings'), '/pricing', '/robots.txt'] : []),
  ]);
  const questions = [
    ...callQuestions(sample, 40).flatMap(([, list]) => list),
    ...suggestQuestions(sample, 300),
    ...typoQuestions(sample, 100),
    ...advancedQuestions(sample, 200),
    ...advancedQuestions(sample, 40, true),
    ...textQuestions(sample, 100),
    ...meaningQuestions(100),
  ];
  return { kept: [...new Set(kept)], others, questions, startups: slugs };
}

/** Until a process searches by description in its own index, and has kept every page. */
export async function warmUp(url: string, { kept }: Visits): Promise<void> {
  while (!(await isIndexed(url))) await pause(INDEX_EVERY_MS);
  for (const path of kept) await load(url, path);
}

async function isIndexed(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/api/search/semantic?query=solar`, { method: 'POST' });
  const { meta } = JSON.parse(await readExpected('search by description', answer));
  return meta.notice === null;
}

/** One thing a visitor reads. Of the kept pages the first ones most often. */
export async function readSomething(
  { kept, others, questions }: Visits,
  tally: Tally,
  url: string,
): Promise<void> {
  const dice = Math.random();
  if (dice < 0.65) {
    const path = kept[Math.floor(Math.random() ** 2 * kept.length)] ?? '/';
    await tally.attempt('page', () => load(url, path));
  } else if (dice < 0.73) {
    await tally.attempt('page made anew, or file', () => load(url, pick(others)));
  } else if (dice < 0.74) {
    const path = startupPath(`no-such-startup-${Math.floor(Math.random() * 1e6)}`);
    await tally.attempt('page that is not there', () => load(url, path, [404]));
  } else {
    await tally.attempt('call or search', () => ask(url, pick(questions)));
  }
}

async function load(url: string, path: string, expected = [200]): Promise<void> {
  const headers = { 'accept-encoding': Math.random() < 0.8 ? 'br' : 'gzip' };
  const response = await fetch(url + path, { headers, redirect: 'manual' });
  await readExpected(path, response, expected);
  const etag = response.headers.get('etag');
  if (!etag || Math.random() > 0.1) return;
  // A visitor who comes back.
  const again = await fetch(url + path, { headers: { ...headers, 'if-none-match': etag } });
  await readExpected(path, again, [200, 304]);
}

async function ask(url: string, { path, body }: Question): Promise<void> {
  const init = body
    ? {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      }
    : {};
  await readExpected(path, await fetch(url + path, init));
}
