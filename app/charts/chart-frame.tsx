import { createContext, type ReactNode, use } from 'react';
import type { Chart } from './chart-data.ts';
import { findingOf, pointReadings } from './chart-finding.ts';
import { type Paper, smallPaper, widePaper } from './chart-paper.ts';
import type { ChartReading } from './chart-reading.ts';

interface Drawing {
  width: number;
  height: number;
  along: { direction: 'x' | 'y'; centres: number[] };
  content: ReactNode;
}

/** A chart in a file is drawn once, at this place of the picture. */
export const SheetContext = createContext<{ y: number; height: number; paperWidth: number } | null>(
  null,
);

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
  const sheet = use(SheetContext);
  if (sheet) {
    const { width, height, content } = draw({ ...widePaper, width: sheet.paperWidth });
    return (
      <svg
        x={48}
        y={sheet.y}
        width={1104}
        height={sheet.height}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="xMinYMid"
      >
        <title>{chart.title}</title>
        {content}
      </svg>
    );
  }
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
