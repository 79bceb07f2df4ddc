// Every frame beside its address.
import type { Chart } from '../../../charts/chart-data.ts';
import { ChartOfType } from '../../../charts/chart-of-type.tsx';
import { hasFigures } from '../../../charts/chart-reading.ts';
import { ChartTable, readFigureView, sayChart } from '../../../charts/figure-block.tsx';
import { findOneChart, pageOfCharts } from '../../../figures/chart-files.server.ts';
import { chartQuery } from '../../../figures/contract.ts';
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

function Drawn({ chart, isTable }: { chart: Chart; isTable: boolean }) {
  if (!hasFigures(chart)) return <p>{text.noFigures}</p>;
  if (isTable) return <ChartTable chart={chart} />;
  const drawing = <ChartOfType chart={chart} id="chart" />;
  // Names stay legible: more rows scroll.
  return chart.type === 'bar-horizontal' ? <div className="rows">{drawing}</div> : drawing;
}

export const EMBED_KINDS = {
  '/embed/chart': chartEmbed,
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
