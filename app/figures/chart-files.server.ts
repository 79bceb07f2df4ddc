import { z } from 'zod';
import { formatDay } from '../base/dates.ts';
import { localPath } from '../base/locale-path.ts';
import { chartPicturePaths } from '../base/outside-paths.ts';
import { industryPath, investorPath, locationPath, startupPath } from '../base/paths.ts';
import { getNotice } from '../catalogue/notice.server.ts';
import type { Chart } from '../charts/chart-data.ts';
import { renderChartFile, renderShareFile, type ShareFile } from '../charts/pictures.tsx';
import { answerDrawing, answerPng, answerTable } from '../http/answers.server.ts';
import type { Context } from '../http/context.ts';
import { type Endpoint, endpoint, readQuery } from '../http/endpoint.server.ts';
import { invalid } from '../http/errors.ts';
import type { Settings } from '../http/settings.ts';
import {
  ALL_STARTUPS,
  type CacheTag,
  industryTag,
  investorTag,
  placeTag,
  startupTag,
} from '../page-cache/cache-tags.ts';
import { figuresText } from '../text/text.ts';
import { type ChartScope, chart, chartQuery } from './contract.ts';
import { listCharts, readChartKeys } from './queries.server.ts';

// Charts as data and files, and the origin on every picture.

export const getCharts: Endpoint = endpoint({
  tag: 'Figures',
  summary: 'Charts as data, one a key, in the order asked',
  description: 'A key without data answers an empty series. as_of is the day of its newest record.',
  query: chartQuery,
  answer: z.array(chart),
  errors: [404, 422],
  handle: async ({ sql, now }, { query: { only, ...scope } }) =>
    listCharts(sql, readChartKeys(only), scope, now),
});

/** Throws as /api/charts does, and 422 for more than one key. */
export async function findOneChart(context: Context): Promise<{ chart: Chart; scope: ChartScope }> {
  const { only, ...scope } = readQuery(chartQuery, context.url);
  const keys = readChartKeys(only);
  const [chart] = await listCharts(context.sql, keys.slice(0, 1), scope, context.now);
  if (!chart || keys.length > 1) throw invalid({ only: [figuresText.errors.oneChart] });
  return { chart, scope };
}

const X_COLUMNS = { bar: 'year', line: 'date', step: 'date', 'bar-horizontal': 'name' } as const;

/** GET /charts.csv and .xlsx: one row an x, one column a series; unknown cells are empty. */
export async function answerChartCsv(context: Context): Promise<Response> {
  const { title, series, type, unit } = (await findOneChart(context)).chart;
  const xs = [...new Set(series.flatMap(({ data }) => data.map(({ x }) => x)))];
  return answerTable<string | number>(context, {
    title,
    cache: 'public',
    columns: [
      { label: figuresText.columns[X_COLUMNS[type]], value: (x) => x },
      ...series.map(({ name, data }) => ({
        label: unit === 'usd' ? figuresText.columns.usd(name) : name,
        value: (x: string | number) => data.find((point) => point.x === x)?.y,
      })),
    ],
    rows: xs,
  });
}

/** GET /charts.svg and .png */
export async function answerChartPicture(context: Context): Promise<Response> {
  const { chart, scope } = await findOneChart(context);
  const day = chart.as_of?.slice(0, 10);
  const file = {
    chart,
    ...(await signPicture(context, `${pageOfCharts(scope).path}#${chart.key}`)),
    day: day ? formatDay(day) : null,
  };
  return answerDrawing(context, () => renderChartFile(file), chart);
}

/** The page on which charts stand, and the tag of what they show. */
export function pageOfCharts(scope: ChartScope): { path: string; tag: CacheTag } {
  const { startup_slug, location_slug, industry_slug: industry, investor_slug, location } = scope;
  if (startup_slug) return { path: startupPath(startup_slug), tag: startupTag(startup_slug) };
  if (location_slug) return { path: locationPath(location_slug), tag: placeTag(location_slug) };
  if (industry)
    return { path: industryPath(industry, location ?? undefined), tag: industryTag(industry) };
  if (investor_slug) return { path: investorPath(investor_slug), tag: investorTag(investor_slug) };
  return { path: '/', tag: ALL_STARTUPS };
}

/** The site and page named on a picture. */
export async function signPicture({ sql, settings }: Context, path: string) {
  return {
    notice: await getNotice(sql),
    productName: settings.PRODUCT_NAME,
    address: settings.SITE_URL + localPath(path),
  };
}

/** The preview picture of a shared link. */
export async function answerSharePicture(
  context: Context,
  path: string,
  file: Omit<ShareFile, keyof Awaited<ReturnType<typeof signPicture>>>,
): Promise<Response> {
  const origin = await signPicture(context, path);
  return answerPng(context, () => renderShareFile({ ...file, ...origin }));
}

interface Dataset extends Pick<Chart, 'title' | 'records' | 'as_of'> {
  path: string;
  csvPath: string;
}

/** schema.org's Dataset. */
export function describeDataset(
  { title, records, as_of, path, csvPath }: Dataset,
  { PRODUCT_NAME, SITE_URL }: Pick<Settings, 'PRODUCT_NAME' | 'SITE_URL'>,
): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Dataset',
    name: title,
    description: figuresText.datasetDescription(title, records),
    url: SITE_URL + path,
    dateModified: as_of ?? undefined,
    isAccessibleForFree: true,
    creator: { '@type': 'Organization', name: PRODUCT_NAME, url: SITE_URL },
    distribution: {
      '@type': 'DataDownload',
      encodingFormat: 'text/csv',
      contentUrl: SITE_URL + csvPath,
    },
  };
}

/** The picture of the first chart with a finding; undefined without one. */
export function sharedPicture(
  charts: readonly Chart[],
  scope: Record<string, string | null | undefined>,
): string | undefined {
  const chart = charts.find(({ headline }) => headline);
  return chart && chartPicturePaths(chart.key, scope).png;
}
