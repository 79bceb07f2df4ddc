import type { Chart } from './chart-data.ts';
import { ChartFrame } from './chart-frame.tsx';
import { Grid, LabelLine } from './chart-parts.tsx';
import { type ReadSeries, readChart } from './chart-reading.ts';
import { type DrawnLine, type EndLabel, KEY_GAP, layOutLines } from './line-layout.ts';

/**
 * Lines over time, named at their ends; a gap is an unknown figure. Steps are running totals: level
 * until the next event.
 */
export function LineChart({ chart, id }: { chart: Chart; id: string }) {
  const reading = readChart(chart);
  return (
    <ChartFrame
      chart={chart}
      id={id}
      reading={reading}
      draw={(paper) => {
        const layout = layOutLines(reading, paper, { isStepped: chart.type === 'step' });
        const { width, height, plotLeft, plotRight, baseline } = layout;
        return {
          width,
          height,
          along: { direction: 'x', centres: layout.rowCentres },
          content: (
            <>
              <Grid lines={layout.grid} from={plotLeft} to={plotRight} />
              {baseline !== null && (
                <path
                  className="chart-base"
                  d={`M${plotLeft} ${baseline}h${plotRight - plotLeft}`}
                />
              )}
              <DrawnLines lines={layout.lines} series={reading.series} />
              <EndLabels labels={layout.endLabels} series={reading.series} />
              <LabelLine labels={layout.xLabels} />
            </>
          ),
        };
      }}
    />
  );
}

function lineClass(series: ReadSeries | undefined): string {
  const colour = series?.colour ?? 'c-other';
  return series?.isDashed ? `chart-line chart-dashed ${colour}` : `chart-line ${colour}`;
}

function DrawnLines({ lines, series }: { lines: DrawnLine[]; series: ReadSeries[] }) {
  return lines.map(({ series: index, path, dots }) => (
    <g key={index} className={lineClass(series[index])}>
      <path d={path} />
      {dots.length > 0 && (
        <path className="chart-dots" d={dots.map(({ x, y }) => `M${x} ${y}h0`).join('')} />
      )}
    </g>
  ));
}

function EndLabels({ labels, series }: { labels: EndLabel[]; series: ReadSeries[] }) {
  return (
    <>
      {labels.map(
        ({ series: index, keyFrom, x, y }) =>
          keyFrom !== null && (
            <path
              key={index}
              className={lineClass(series[index])}
              d={`M${keyFrom} ${y}H${x - KEY_GAP}`}
            />
          ),
      )}
      <g className="chart-ends">
        {labels.map(({ series: index, x, y, text, full }) => (
          <text key={index} x={x} y={y}>
            {full && <title>{full}</title>}
            {text}
          </text>
        ))}
      </g>
    </>
  );
}
