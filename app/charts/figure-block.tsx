import type { ReactNode } from 'react';
import { chartsText } from '../text/text.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import type { Chart } from './chart-data.ts';
import { ChartOfType } from './chart-of-type.tsx';
import { hasFigures } from './chart-reading.ts';
import { ChartTable } from './chart-table.tsx';
import { FigureFrame } from './figure-frame.tsx';
import type { FigureView } from './figure-view.ts';

/**
 * A chart with its frame. The page builds the addresses of picture, table, file and list of
 * records; without figures `empty` says what is missing.
 */
export function FigureBlock({
  chart,
  id = chart.key,
  subtitle = chartsText.units[chart.unit],
  view = 'chart',
  chartHref,
  tableHref,
  csvHref,
  sourcesHref,
  empty,
}: {
  chart: Chart;
  id?: string;
  subtitle?: string;
  view?: FigureView;
  chartHref: string;
  tableHref: string;
  csvHref: string;
  sourcesHref: string;
  empty?: { title: string; action?: ReactNode };
}) {
  if (!hasFigures(chart)) {
    return (
      <FigureFrame id={id} title={chart.title} subtitle={subtitle}>
        <EmptyState title={empty?.title ?? chartsText.empty} action={empty?.action} />
      </FigureFrame>
    );
  }
  return (
    <FigureFrame
      id={id}
      title={chart.title}
      subtitle={subtitle}
      view={view}
      links={{ chart: chartHref, table: tableHref, csv: csvHref }}
      source={{ records: chart.records, asOf: chart.as_of, href: sourcesHref }}
    >
      {view === 'table' ? <ChartTable chart={chart} /> : <ChartOfType chart={chart} id={id} />}
    </FigureFrame>
  );
}
