import type { ReactNode } from 'react';
import type { Chart } from './chart-data.ts';
import { findingOf, pointReadings } from './chart-finding.ts';
import { type Paper, smallPaper, widePaper } from './chart-paper.ts';
import type { ChartReading } from './chart-reading.ts';

export interface Drawing {
  width: number;
  height: number;
  along: { direction: 'x' | 'y'; centres: number[] };
  content: ReactNode;
}

/** Draws on both papers; the style sheet shows the one that fits the container. */
export function ChartFrame({
  chart,
  id,
  reading,
  legend,
  draw,
}: {
  chart: Chart;
  id: string;
  reading: ChartReading;
  legend?: ReactNode;
  draw: (paper: Paper) => Drawing;
}) {
  const finding = findingOf(reading);
  return (
    <div className="chart" data-chart={pointReadings(reading)}>
      {legend}
      {[widePaper, smallPaper].map((paper) => {
        const { width, height, along, content } = draw(paper);
        const titleId = `${id}-${paper.name}`;
        const findingId = `${titleId}-finding`;
        return (
          <svg
            key={paper.name}
            className={`chart-${paper.name}`}
            viewBox={`0 0 ${width} ${height}`}
            role="img"
            aria-labelledby={`${titleId} ${findingId}`}
            {...{ [`data-${along.direction}`]: along.centres.join(' ') }}
          >
            <title id={titleId}>{chart.title}</title>
            <desc id={findingId}>{finding}</desc>
            {content}
          </svg>
        );
      })}
    </div>
  );
}
