// Queries of visitors for a given catalogue, the same ones on each run.
import { readFileSync } from 'node:fs';
import type { Question } from './measure.ts';
import type { Sample, Sampled } from './sample-catalogue.ts';

/** Linear congruential generator (Numerical Recipes). */
function chance(seed: number) {
  let state = seed;
  const below = (most: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * most);
  };
  const pick = <Item>(list: readonly Item[]) => list[below(list.length)] as Item;
  const word = (text: string) =>
    pick(text.split(' ').filter(({ length }) => length > 4)) ?? 'market';
  return { below, pick, word };
}

const repeat = (count: number, make: (nth: number) => Question): Question[] =>
  Array.from({ length: count }, (_, nth) => make(nth));
const withQuery = (path: string, query: Record<string, string>) =>
  `${path}?${new URLSearchParams(query)}`;

/** Half are beginnings of names, a quarter misspelt, the rest other names and several words. */
export function suggestQuestions({ startups, otherNames }: Sample, count: number): Question[] {
  const { below, pick } = chance(1);
  return repeat(count, (nth) => {
    const { name, former } = pick(startups);
    const q = [
      () => name.slice(0, 2 + below(name.length - 1)),
      () => mistyped(name.slice(0, 4 + below(name.length)), below),
      () => name.slice(0, 2 + below(4)),
      () => pick([pick(otherNames), former ?? name, name.split(' ').reverse().join(' ')]),
    ][nth % 4]?.();
    return { path: withQuery('/api/suggest', { q: q ?? '' }) };
  });
}

/** Names of startups with one letter omitted, doubled or swapped. */
export function typoQuestions({ startups }: Sample, count: number): Question[] {
  const { below, pick } = chance(3);
  return repeat(count, () => {
    return { path: withQuery('/api/suggest', { q: mistyped(pick(startups).name, below) }) };
  });
}

function mistyped(name: string, below: (most: number) => number): string {
  const letters = [...name];
  const place = below(letters.length);
  const letter = letters[place] ?? '';
  return [
    letters.toSpliced(place, 1),
    letters.toSpliced(place, 0, letter),
    letters.toSpliced(place, 2, letters[place + 1] ?? '', letter),
  ][below(3)]?.join('') as string;
}

/** Calls of visitors' pages, by the template of their address. */
const CALLS: Record<string, (one: Sampled) => string> = {
  '/index': () => '/index',
  '/countries': () => '/countries',
  '/charts': () => '/charts?only=funding_history,top_industry_count',
  '/rankings': () => '/rankings?by=twitter_follower_growth',
  '/startup/{slug}': ({ slug }) => `/startup/${slug}`,
  '/startup/{slug}/fundings': ({ slug }) => `/startup/${slug}/fundings`,
  '/startup/{slug}/news': ({ slug }) => `/startup/${slug}/news`,
  '/location/{slug}': ({ country }) => `/location/${country}`,
  '/location/{slug}/startups': ({ country }) => `/location/${country}/startups?page=2`,
  '/industry': () => '/industry',
  '/industry/{slug}': ({ industry }) => `/industry/${industry}`,
  '/industry/{slug}?location': ({ industry, country }) =>
    `/industry/${industry}?location=${country}`,
  '/industry/{slug}/startups': ({ industry }) => `/industry/${industry}/startups?page=2`,
  '/investors': () => '/investors',
  '/investors/search': () => '/investors/search?type=Venture+Capital&stage=Seed',
  '/investors/types-and-stages': () => '/investors/types-and-stages',
  '/investor/{slug}': ({ investor }) => (investor ? `/investor/${investor}` : '/investors'),
};

/** Every call of visitors' pages, each measured separately. */
export function callQuestions(
  { startups }: Sample,
  count: number,
): Array<[name: string, questions: Question[]]> {
  const { pick } = chance(4);
  return Object.entries(CALLS).map(([name, pathOf]) => [
    name,
    repeat(count, () => ({ path: `/api${pathOf(pick(startups))}` })),
  ]);
}

type Filter = [column: string, operator: string, ...queries: Array<string | number>];
const bodyOf = (filters: readonly Filter[]) => ({
  f: filters.map(([column, operator, query_1, query_2]) => {
    return { column, operator, query_1, query_2 };
  }),
});
const SORTS = [
  '-total_fundings',
  'name',
  '-last_funding_on',
  'year_founded,name',
  '-twitter_followers',
  '-updated_at',
];

/**
 * One to four filters of every kind; one in eight finds nothing, one in ten requests a later page.
 */
export function advancedQuestions(
  { startups }: Sample,
  count: number,
  withFacets = false,
): Question[] {
  const { below, pick, word } = chance(2);
  const anInvestor = startups.find(({ investor }) => investor)?.investor ?? '';
  const kinds: Array<(one: Sampled, two: Sampled) => Filter[]> = [
    ({ name }) => [['name', 'contains', name.slice(0, 3 + below(6))]],
    ({ country, industry }) => [
      ['country', 'equals', country],
      ['industry', 'includes', industry],
    ],
    () => [
      ['total_fundings', 'gte', pick(['100K', '1M', '10M'])],
      ['year_founded', 'between', 2012, 2012 + below(12)],
    ],
    (one, two) => [
      ['country', 'in', `${one.country},${two.country}`],
      ['industry', 'includes_any', `${one.industry},${two.industry}`],
      ['latest_round', 'in', 'Seed,Pre-Seed,Series A'],
      ['last_funding_on', 'within_last', pick([365, 730, 1_500])],
    ],
    ({ tagline }) => [
      ['tagline', 'contains', word(tagline)],
      ['status', 'not_equals', 'closed'],
    ],
    ({ investor }) => [['investor', 'includes', investor ?? anInvestor]],
    ({ overview, country }) => [
      ['overview', 'contains', word(overview)],
      ['country', 'equals', country],
    ],
    () => [
      ['type', 'equals', pick(['B2B', 'B2C'])],
      ['employee_range', 'in', '2-10,10-50'],
      ['twitter_followers', 'gt', 10 ** below(6)],
    ],
    ({ industry }) => [
      ['industry', 'not_includes', industry],
      ['last_funding_amount', 'lt', '500K'],
    ],
    ({ founder }) => [
      ['founder', 'includes', founder ?? ''],
      ['website', 'is_not_blank'],
    ],
    ({ name }) => [
      ['name', 'starts_with', name.slice(0, 2)],
      ['updated_at', 'gte', '2020'],
    ],
    () => [],
    ({ country }) => [
      ['country', 'equals', country],
      ['fundings_count', 'gte', 1 + below(4)],
    ],
    ({ name, country }) => [
      ['name', 'equals', `${name} x`],
      ['country', 'equals', country],
      ['year_founded', 'gt', 2010],
    ],
    ({ name }) => [
      ['name', 'contains', name.slice(0, 2)],
      ['status', 'equals', 'active'],
    ],
    () => [
      ['lead_investor', 'is_blank'],
      ['state', 'is_not_blank'],
      ['total_fundings', 'is_blank'],
    ],
  ];
  return repeat(count, (nth) => {
    const filters = kinds[nth % kinds.length]?.(pick(startups), pick(startups)) ?? [];
    const sort = pick(SORTS);
    const page = String(below(10) === 0 ? 2 + below(5) : 1);
    const query = { sort, page, ...(withFacets && { facets: '1' }) };
    return { path: withQuery('/api/advanced_search', query), body: bodyOf(filters) };
  });
}

export const facetQuestions = (sample: Sample, count: number): Question[] =>
  advancedQuestions(sample, count, true);

/** Two words of taglines and overviews. */
export function textQuestions({ startups }: Sample, count: number): Question[] {
  const { pick, word } = chance(5);
  return repeat(count, () => {
    const { tagline, overview } = pick(startups);
    const body = bodyOf([
      ['tagline', 'contains', word(tagline)],
      ['overview', 'contains', word(overview)],
    ]);
    return { path: '/api/advanced_search', body };
  });
}

/** Each startup's record in turn. */
export const startupQuestions = ({ startups }: Sample, count: number): Question[] =>
  repeat(count, (nth) => ({ path: `/api/startup/${startups[nth % startups.length]?.slug}` }));

/** The tuning half of the labelled set, repeated. */
export function semanticQuestions(_: Sample, count: number): Question[] {
  const text = readFileSync(new URL('semantic-queries.json', import.meta.url), 'utf8');
  const { queries } = JSON.parse(text) as { queries: Array<{ half: string; query: string }> };
  const asked = queries.filter(({ half }) => half === 'tune');
  return repeat(count, (nth) => {
    const query = encodeURIComponent(asked[nth % asked.length]?.query ?? '');
    return { path: `/api/search/semantic?query=${query}`, body: {} };
  });
}

/**
 * Questions in plain words (GET /search): filters on startups and on rounds, meaning, both, names,
 * founders and investors.
 */
export function plainQuestions({ startups }: Sample, count: number): Question[] {
  const { below, pick } = chance(count);
  const words = (slug: string) => slug.replaceAll('-', ' ');
  const kinds: Array<(of: Sampled, year: number) => string> = [
    ({ industry, country }) => `${words(industry)} in ${words(country)}`,
    ({ industry }, year) => `${words(industry)} startups founded since ${year}`,
    ({ country }, year) => `rounds over $5M in ${words(country)} in ${year}`,
    ({ industry }, year) => `largest ${words(industry)} rounds of ${year}`,
    ({ tagline }) => tagline,
    ({ tagline, country }) => `${tagline} in ${words(country)}`,
    ({ name }) => name,
    ({ industry, country }) => `founders of ${words(industry)} startups in ${words(country)}`,
    ({ industry, country }) => `investors in ${words(industry)} in ${words(country)}`,
    ({ country }, year) =>
      `startups in ${words(country)} that raised over $1 million since ${year}`,
  ];
  return repeat(count, () => {
    const of = pick(startups);
    const kind = pick(kinds);
    return { path: withQuery('/api/search', { q: kind(of, 2016 + below(10)) }) };
  });
}

/** Questions that are answered with a figure, a ranking, a comparison or a fact. */
export function answerQuestions({ startups }: Sample, count: number): Question[] {
  const { below, pick } = chance(count);
  const words = (slug: string) => slug.replaceAll('-', ' ');
  const kinds: Array<(of: Sampled, year: number, other: Sampled) => string> = [
    ({ country }, year) => `how much did startups in ${words(country)} raise in ${year}`,
    ({ industry, country }) =>
      `how many ${words(industry)} startups are there in ${words(country)}`,
    ({ industry }, year) => `average seed round of ${words(industry)} startups in ${year}`,
    ({ country }) => `median deal size in ${words(country)} by year`,
    ({ industry }, year) => `which country raised the most for ${words(industry)} in ${year}`,
    ({ country }, year) => `which startup in ${words(country)} raised the most in ${year}`,
    ({ country }, year, other) =>
      `did ${words(country)} raise more than ${words(other.country)} in ${year}`,
    ({ country }) => `most active investor in ${words(country)}`,
    ({ name }) => `how much has ${name} raised`,
    ({ name }) => `what else did the investors of ${name} back`,
  ];
  return repeat(count, () => {
    const kind = pick(kinds);
    const q = kind(pick(startups), 2016 + below(10), pick(startups));
    return { path: withQuery('/api/search', { q }) };
  });
}
