// GET /charts.csv, with the parameters of /api/charts.
import type { CsvCell } from '../../base/csv.ts';
import type { Chart } from '../../charts/chart-data.ts';
import { answerTable } from '../../http/answer-table.server.ts';
import type { Context } from '../../http/context.ts';
import { readQuery } from '../../http/endpoint.server.ts';
import { invalid } from '../../http/errors.ts';
import { figuresText } from '../../text/text.ts';
import { type ChartScope, chartQuery } from './contract.ts';
import { listCharts } from './queries.server.ts';
import { readChartKeys } from './read-chart-keys.ts';

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
