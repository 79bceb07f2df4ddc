// GET /charts.csv, with the parameters of /api/charts.
import type { CsvCell } from '../base/csv.ts';
import { formatDay } from '../base/format-day.ts';
import { industryPath, investorPath, locationPath, startupPath } from '../base/paths.ts';
import type { Chart } from '../charts/chart-data.ts';
import { renderChartFile } from '../charts/pictures.tsx';
import { answerSvg } from '../http/answer-svg.server.ts';
import { answerTable } from '../http/answer-table.server.ts';
import type { Context } from '../http/context.ts';
import { answerPng } from '../http/draw-png.server.ts';
import { readQuery } from '../http/endpoint.server.ts';
import { invalid } from '../http/errors.ts';
import { figuresText } from '../text/text.ts';
import { type ChartScope, chartQuery } from './contract.ts';
import { listCharts, readChartKeys } from './queries.server.ts';
import { signPicture } from './signed-picture.server.ts';

const X_COLUMNS = {
  bar: figuresText.columns.year,
  line: figuresText.columns.date,
  step: figuresText.columns.date,
  'bar-horizontal': figuresText.columns.name,
} as const;

/** Throws as /api/charts does, and 422 for more than one key. */
export async function findOneChart(context: Context): Promise<{ chart: Chart; scope: ChartScope }> {
  const { only, ...scope } = readQuery(chartQuery, context.url);
  const keys = readChartKeys(only);
  const [chart] = await listCharts(context.sql, keys.slice(0, 1), scope, context.now);
  if (!chart || keys.length > 1) throw invalid({ only: [figuresText.errors.oneChart] });
  return { chart, scope };
}

export async function answerChartCsv(context: Context): Promise<Response> {
  const { chart } = await findOneChart(context);
  return answerTable(context, { title: chart.title, cache: 'public', ...toTable(chart) });
}

/** One row an x, one column a series; unknown cells are empty. */
function toTable(chart: Chart): { header: string[]; rows: CsvCell[][] } {
  const { series, type, unit } = chart;
  const xs = [...new Set(series.flatMap(({ data }) => data.map(({ x }) => x)))];
  return {
    header: [
      X_COLUMNS[type],
      ...series.map(({ name }) => (unit === 'usd' ? figuresText.columns.usd(name) : name)),
    ],
    rows: xs.map((x) => [x, ...series.map(({ data }) => data.find((point) => point.x === x)?.y)]),
  };
}

export async function answerChartSvg(context: Context): Promise<Response> {
  const { svg, chart } = await drawChart(context);
  return answerSvg(context, svg, { title: chart.title });
}

export async function answerChartPng(context: Context): Promise<Response> {
  const { svg } = await drawChart(context);
  return answerPng(context, svg);
}

async function drawChart(context: Context): Promise<{ svg: string; chart: Chart }> {
  const { chart, scope } = await findOneChart(context);
  const day = chart.as_of?.slice(0, 10);
  return {
    chart,
    svg: renderChartFile({
      chart,
      ...(await signPicture(context, `${pageOfChart(scope)}#${chart.key}`)),
      day: day ? formatDay(day) : null,
    }),
  };
}

/** The page on which the chart stands. */
export function pageOfChart(scope: ChartScope): string {
  const { startup_slug, location_slug, industry_slug, investor_slug, location } = scope;
  if (startup_slug) return startupPath(startup_slug);
  if (location_slug) return locationPath(location_slug);
  if (industry_slug) return industryPath(industry_slug, location ?? undefined);
  if (investor_slug) return investorPath(investor_slug);
  return '/';
}
