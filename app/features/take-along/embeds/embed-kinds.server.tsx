// Every frame beside its address.
import type { Chart } from '../../../charts/chart-data.ts';
import { ChartOfType } from '../../../charts/chart-of-type.tsx';
import { hasFigures } from '../../../charts/chart-reading.ts';
import { ChartTable, readFigureView, sayChart } from '../../../charts/figure-block.tsx';
import { findOneChart, pageOfCharts } from '../../../figures/chart-files.server.ts';
import { chartQuery } from '../../../figures/contract.ts';
import { FIGURE_KEYS } from '../../../figures/figure-address.ts';
import { toChart } from '../../../figures/figure-chart.ts';
import { loadFigure } from '../../../figures/figure-files.server.ts';
import { ALL_EXITS, ALL_INVESTORS, ALL_STARTUPS } from '../../../page-cache/cache-tags.ts';
import { embedsText as text } from '../../../text/text.ts';
import type { EmbedKind } from './embed.ts';
import { badgeEmbed, startupEmbed } from './startup-embeds.server.tsx';
import {
  countriesEmbed,
  exitsEmbed,
  investorsEmbed,
  rankingEmbed,
  roundsEmbed,
  startupsEmbed,
} from './table-embeds.server.ts';

/** With the parameters of /charts.svg and view=table. */
const chartEmbed: EmbedKind = {
  size: 'chart',
  queryKeys: [...Object.keys(chartQuery.shape), 'view'],
  async load(context) {
    const { chart, scope } = await findOneChart(context);
    const { path, tag } = pageOfCharts(scope);
    const isTable = readFigureView(context.url.searchParams) === 'table';
    return {
      ...sayChart(chart),
      content: <Drawn chart={chart} isTable={isTable} />,
      path: `${path}#${chart.key}`,
      asOf: chart.as_of,
      cacheTags: [tag],
    };
  },
};

/** With the parameters of /figures and view=table. */
const figureEmbed: EmbedKind = {
  size: 'chart',
  queryKeys: [...FIGURE_KEYS, 'view'],
  async load(context) {
    const { figure, href } = await loadFigure(context);
    const chart = toChart(figure, context.now);
    const isTable = readFigureView(context.url.searchParams) === 'table';
    return {
      ...sayChart(chart),
      content: <Drawn chart={chart} isTable={isTable} />,
      path: href,
      asOf: chart.as_of,
      cacheTags: [ALL_STARTUPS, ALL_INVESTORS, ALL_EXITS],
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

export const EMBED_KINDS = {
  '/embed/chart': chartEmbed,
  '/embed/figure': figureEmbed,
  '/embed/rounds': roundsEmbed,
  '/embed/startups': startupsEmbed,
  '/embed/exits': exitsEmbed,
  '/embed/investors': investorsEmbed,
  '/embed/top-100': rankingEmbed,
  '/embed/countries': countriesEmbed,
  '/embed/startup/:startup': startupEmbed,
  '/embed/badge/:startup': badgeEmbed,
} satisfies Record<string, EmbedKind>;

declare module '../../../base/paths.ts' {
  interface Addresses extends Record<keyof typeof EMBED_KINDS, unknown> {}
}
