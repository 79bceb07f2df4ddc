import type { Chart } from '../charts/chart-data.ts';
import type { Sql } from '../data/database.ts';
import { findNamed } from '../follows/follows.server.ts';
import { invalid, notFound } from '../http/errors.ts';
import { slugParam } from '../http/params.ts';
import { findClosest } from '../language/slips.ts';
import { sayName } from '../text/say-name.ts';
import { figuresText } from '../text/text.ts';
import {
  type ChartBody,
  countUndatedRounds,
  drawMetric,
  findMeasured,
  getCountryConcentration,
  getFundingHistory,
  getTopIndustries,
  getYearFounded,
  type Measured,
} from './chart-bodies.server.ts';
import {
  CHART_KEYS,
  type ChartKey,
  type ChartScope,
  FOUNDING_CHARTS,
  type SubjectSlug,
  slugOf,
} from './contract.ts';
import type { StartupSet } from './sums.server.ts';

/** One chart per key, in their order. Throws 422 for a missing slug, 404 for an unknown one. */
export async function listCharts(
  sql: Sql,
  keys: readonly ChartKey[],
  scope: ChartScope,
  now: Date,
): Promise<Chart[]> {
  refuseMissingSlugs(keys, scope);
  const sets = new Map<SubjectSlug | null, Promise<StartupSet>>();
  let measured: Promise<Measured> | undefined;
  const getSet = (key: ChartKey) => {
    const about = slugOf(key);
    const set = sets.get(about) ?? getStartupSet(sql, about, scope);
    sets.set(about, set);
    return set;
  };
  const getBody = async (key: ChartKey): Promise<ChartBody> => {
    switch (key) {
      case 'funding_history':
      case 'location_funding_history':
      case 'industry_funding_history':
        return getFundingHistory(sql, await getSet(key), now, Number(scope.year) || undefined);
      case FOUNDING_CHARTS.location:
      case FOUNDING_CHARTS.industry:
        return getYearFounded(sql, await getSet(key), now);
      case 'top_industry_count':
        return getTopIndustries(sql);
      case 'investor_country_concentration':
        return getCountryConcentration(
          sql,
          await getSubject(sql, 'investor', scope.investor_slug ?? ''),
        );
      default:
        measured ??= findMeasured(sql, scope.startup_slug ?? '', now);
        return drawMetric(key, await measured);
    }
  };
  return Promise.all(keys.map(async (key) => ({ key, ...(await getBody(key)) })));
}

/** Rounds of everything, a place or an industry without a date. */
export async function countUndatedFundings(sql: Sql, about: SubjectSlug | null, scope: ChartScope) {
  return countUndatedRounds(sql, await getStartupSet(sql, about, scope));
}

/** Throws 404. */
async function getSubject(sql: Sql, kind: 'location' | 'industry' | 'investor', slug: string) {
  const subject = slugParam.safeParse(slug).success ? await findNamed(sql, kind, slug) : null;
  if (!subject) throw notFound(kind, slug);
  return subject;
}

/** Throws 404 for an unknown location or industry. */
async function getStartupSet(
  sql: Sql,
  about: SubjectSlug | null,
  { location_slug, industry_slug, location }: ChartScope,
): Promise<StartupSet> {
  if (about === 'location_slug') {
    const place = await getSubject(sql, 'location', location_slug ?? '');
    const placeName = sayName(place.name);
    return { name: placeName, placeName, place };
  }
  if (about !== 'industry_slug') return {};
  const { id: industryId, name: known } = await getSubject(sql, 'industry', industry_slug ?? '');
  const industryName = sayName(known);
  if (!location) return { name: industryName, industryName, industryId };
  const place = await getSubject(sql, 'location', location);
  const name = figuresText.industryIn(industryName, sayName(place.name));
  return { name, industryName, placeName: sayName(place.name), place, industryId };
}

function refuseMissingSlugs(keys: readonly ChartKey[], scope: ChartScope): void {
  const missing: Record<string, string[]> = {};
  for (const key of keys) {
    const slug = slugOf(key);
    if (!slug || scope[slug]) continue;
    missing[slug] = [...(missing[slug] ?? []), figuresText.errors.slugMissing(key)];
  }
  if (Object.keys(missing).length > 0) throw invalid(missing);
}

/** Reads `only=a,b` without repeats. Throws 422 with the nearest key. */
export function readChartKeys(only: string | undefined): ChartKey[] {
  const requested = (only ?? '').split(',').map((key) => key.trim());
  const named = [...new Set(requested)].filter(Boolean);
  if (named.length === 0) {
    throw invalid({ only: [figuresText.errors.onlyMissing(CHART_KEYS.join(', '))] });
  }
  const problems = named.filter((key) => !isChartKey(key)).map(sayUnknown);
  if (problems.length > 0) throw invalid({ only: problems.slice(0, CHART_KEYS.length) });
  return named.filter(isChartKey);
}

function isChartKey(key: string): key is ChartKey {
  return (CHART_KEYS as readonly string[]).includes(key);
}

function sayUnknown(key: string): string {
  const shown = key.slice(0, 80);
  const nearest = findClosest(shown, CHART_KEYS);
  return nearest
    ? figuresText.errors.unknownKeyNear(shown, nearest)
    : figuresText.errors.unknownKey(shown);
}
