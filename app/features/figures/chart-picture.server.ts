// GET /charts.svg and /charts.png, with the parameters of /api/charts.

import { formatDay } from '../../base/format-day.ts';
import { industryPath, investorPath, locationPath, startupPath } from '../../base/paths.ts';
import type { Chart } from '../../charts/chart-data.ts';
import { renderChartFile } from '../../charts/chart-file.tsx';
import { answerSvg } from '../../http/answer-svg.server.ts';
import type { Context } from '../../http/context.ts';
import { answerPng } from '../../http/draw-png.server.ts';
import { getNotice } from '../notice/notice.server.ts';
import { findOneChart } from './chart-csv.server.ts';
import type { ChartScope } from './contract.ts';

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
  const { SITE_URL, PRODUCT_NAME } = context.settings;
  const day = chart.as_of?.slice(0, 10);
  return {
    chart,
    svg: renderChartFile({
      chart,
      productName: PRODUCT_NAME,
      address: `${SITE_URL}${pageOfChart(scope)}#${chart.key}`,
      day: day ? formatDay(day) : null,
      notice: await getNotice(context.sql),
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
