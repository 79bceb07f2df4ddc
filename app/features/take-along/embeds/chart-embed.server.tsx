// /embed/chart, with the parameters of /charts.svg and view=table.
import type { Chart } from '../../../charts/chart-data.ts';
import { ChartOfType } from '../../../charts/chart-of-type.tsx';
import { hasFigures } from '../../../charts/chart-reading.ts';
import {
  ChartTable,
  Headline,
  sayCoverage,
  sayHeadline,
  sayMeasure,
  sayTitledMeasure,
} from '../../../charts/figure-block.tsx';
import { readFigureView } from '../../../charts/figure-frame.tsx';
import { findOneChart, pageOfChart } from '../../../figures/chart-files.server.ts';
import { type ChartScope, chartQuery } from '../../../figures/contract.ts';
import {
  ALL_STARTUPS,
  type CacheTag,
  industryTag,
  investorTag,
  placeTag,
  startupTag,
} from '../../../page-cache/cache-tags.ts';
import { embedsText as text } from '../../../text/text.ts';
import type { EmbedKind } from './embed.ts';

export const chartEmbed: EmbedKind = {
  size: 'chart',
  queryKeys: [...Object.keys(chartQuery.shape), 'view'],
  async load(context) {
    const { chart, scope } = await findOneChart(context);
    const { headline } = chart;
    const isTable = readFigureView(context.url.searchParams) === 'table';
    return {
      title: headline ? sayHeadline(headline) : chart.title,
      heading: headline && <Headline {...headline} />,
      subtitle: headline ? sayTitledMeasure(chart) : sayMeasure(chart),
      content: <Drawn chart={chart} isTable={isTable} />,
      note: sayCoverage(chart),
      path: `${pageOfChart(scope)}#${chart.key}`,
      asOf: chart.as_of,
      cacheTags: tagsOf(scope),
    };
  },
};

function Drawn({ chart, isTable }: { chart: Chart; isTable: boolean }) {
  if (!hasFigures(chart)) return <p>{text.noFigures}</p>;
  if (isTable) return <ChartTable chart={chart} />;
  const drawing = <ChartOfType chart={chart} id="chart" />;
  // Names stay legible: more rows scroll.
  return chart.type === 'bar-horizontal' ? <div className="rows">{drawing}</div> : drawing;
}

function tagsOf({
  startup_slug,
  location_slug,
  industry_slug,
  investor_slug,
}: ChartScope): CacheTag[] {
  if (startup_slug) return [startupTag(startup_slug)];
  if (location_slug) return [placeTag(location_slug)];
  if (industry_slug) return [industryTag(industry_slug)];
  return [investor_slug ? investorTag(investor_slug) : ALL_STARTUPS];
}
