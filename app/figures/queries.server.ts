import type { Chart } from '../charts/chart-data.ts';
import type { Sql } from '../data/database.ts';
import { invalid } from '../http/errors.ts';
import { findClosest } from '../language/slips.ts';
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
  CHART_SUBJECTS,
  type ChartKey,
  type ChartScope,
  type SubjectSlug,
} from './contract.ts';
import { getStartupSet, getSubject, type StartupSet } from './subject.server.ts';

/** One chart per key, in their order. Throws 422 for a missing slug, 404 for an unknown one. */
export async function listCharts(
  sql: Sql,
  keys: readonly ChartKey[],
  scope: ChartScope,
  now: Date,
): Promise<Chart[]> {
  refuseMissingSlugs(keys, scope);
  const subjects = findSubjects(sql, scope, now);
  return Promise.all(
    keys.map(async (key) => ({ key, ...(await getChartBody(sql, key, subjects, scope, now)) })),
  );
}

type Subjects = ReturnType<typeof findSubjects>;

function findSubjects(sql: Sql, scope: ChartScope, now: Date) {
  const sets = new Map<SubjectSlug | null, Promise<StartupSet>>();
  let measured: Promise<Measured> | undefined;
  return {
    set(about: SubjectSlug | null) {
      const set = sets.get(about) ?? getStartupSet(sql, about, scope);
      sets.set(about, set);
      return set;
    },
    measured() {
      measured ??= findMeasured(sql, scope.startup_slug ?? '', now);
      return measured;
    },
  };
}

export async function countUndatedFundings(
  sql: Sql,
  key: ChartKey,
  scope: ChartScope,
): Promise<number> {
  return countUndatedRounds(sql, await getStartupSet(sql, CHART_SUBJECTS[key], scope));
}

async function getChartBody(
  sql: Sql,
  key: ChartKey,
  subjects: Subjects,
  scope: ChartScope,
  now: Date,
): Promise<ChartBody> {
  const about = CHART_SUBJECTS[key];
  switch (key) {
    case 'funding_history':
    case 'location_funding_history':
    case 'industry_funding_history':
      return getFundingHistory(sql, await subjects.set(about), now);
    case 'location_year_founded':
    case 'industry_year_founded':
      return getYearFounded(sql, await subjects.set(about), now);
    case 'top_industry_count':
      return getTopIndustries(sql);
    case 'investor_country_concentration':
      return getCountryConcentration(
        sql,
        await getSubject(sql, 'investor', scope.investor_slug ?? ''),
      );
    default:
      return drawMetric(key, await subjects.measured());
  }
}

function refuseMissingSlugs(keys: readonly ChartKey[], scope: ChartScope): void {
  const missing: Record<string, string[]> = {};
  for (const key of keys) {
    const slug = CHART_SUBJECTS[key];
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
  return (CHART_KEYS as string[]).includes(key);
}

function sayUnknown(key: string): string {
  const shown = key.slice(0, 80);
  const nearest = findClosest(shown, CHART_KEYS);
  return nearest
    ? figuresText.errors.unknownKeyNear(shown, nearest)
    : figuresText.errors.unknownKey(shown);
}
