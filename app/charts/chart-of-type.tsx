import { createContext, type ReactNode, use } from 'react';
import { layOutBars } from './bar-layout.ts';
import type { Chart, ChartType } from './chart-data.ts';
import { Bars, ChartLegend, Grid, LabelLine, Labels } from './chart-parts.tsx';
import {
  type ChartReading,
  findingOf,
  foldLastRows,
  pointReadings,
  type ReadSeries,
  readChart,
  withYearGaps,
} from './chart-reading.ts';
import { layOutHorizontalBars, type SideLabel } from './horizontal-bar-layout.ts';
import { KEY_GAP, layOutLines } from './line-layout.ts';
import { broadPaper, type Paper, smallPaper, widePaper } from './text-width.ts';

/** A chart in a file is drawn once, at this place of the picture. */
export const SheetContext = createContext<{ y: number; height: number; paperWidth: number } | null>(
  null,
);

interface Drawing {
  width: number;
  height: number;
  rowCentres: number[];
  content: ReactNode;
}

interface TypeOfChart {
  read(chart: Chart): ChartReading;
  /** Where the rows follow one another. */
  along: 'x' | 'y';
  /** Lines are named at their ends. */
  hasLegend?: boolean;
  draw(reading: ChartReading, paper: Paper, id: string): Drawing;
}

const TYPES: Record<ChartType, TypeOfChart> = {
  bar: {
    read: (chart) => withYearGaps(readChart(chart)),
    along: 'x',
    hasLegend: true,
    draw: drawBars,
  },
  'bar-horizontal': {
    read: (chart) => foldLastRows(readChart(chart)),
    along: 'y',
    hasLegend: true,
    draw: drawHorizontalBars,
  },
  line: { read: readChart, along: 'x', draw: (reading, paper) => drawLines(reading, paper, false) },
  step: { read: readChart, along: 'x', draw: (reading, paper) => drawLines(reading, paper, true) },
};

/**
 * Draws on each paper; the style sheet shows the one that fits the container. `id` is unique in
 * the page.
 */
export function ChartOfType(props: { chart: Chart; id: string; isBroad?: boolean }) {
  const { chart, id, isBroad = false } = props;
  const { read, along, hasLegend, draw } = TYPES[chart.type];
  const reading = read(chart);
  const sheet = use(SheetContext);
  if (sheet) {
    const paper = { ...widePaper, width: sheet.paperWidth };
    const { width, height, content } = draw(reading, paper, id);
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
      {hasLegend && <ChartLegend series={reading.series} />}
      {[...(isBroad ? [broadPaper] : []), widePaper, smallPaper].map((paper) => {
        const { width, height, rowCentres, content } = draw(reading, paper, id);
        const titleId = `${id}-${paper.name}`;
        const findingId = `${titleId}-finding`;
        return (
          <svg
            key={paper.name}
            className={`chart-${paper.name}`}
            viewBox={`0 0 ${width} ${height}`}
            role="img"
            aria-labelledby={`${titleId} ${findingId}`}
            {...{ [`data-${along}`]: rowCentres.join(' ') }}
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

/** Upright bars; several series are stacked. */
function drawBars(reading: ChartReading, paper: Paper, id: string): Drawing {
  const layout = layOutBars(reading, paper);
  const { plotLeft, plotRight, baseline } = layout;
  return {
    ...layout,
    content: (
      <>
        <Grid lines={layout.grid} from={plotLeft} to={plotRight} />
        <Bars
          bars={layout.bars}
          series={reading.series}
          named={layout.namedRow}
          running={layout.runningRow}
          hatchId={`${id}-${paper.name}-hatch`}
        />
        <path className="chart-base" d={`M${plotLeft} ${baseline}h${plotRight - plotLeft}`} />
        {layout.leader && (
          <path
            className="chart-leader"
            d={`M${layout.leader.x} ${layout.leader.y}v${layout.leader.length}`}
          />
        )}
        {layout.valueLabels.length > 0 && (
          <Labels
            className="chart-values"
            labels={layout.valueLabels.map(({ isNamed, ...label }) => ({
              ...label,
              className: isNamed ? 'chart-named' : undefined,
            }))}
          />
        )}
        <LabelLine labels={layout.rowLabels} />
        <LabelLine labels={layout.soFar} />
      </>
    ),
  };
}

/** Horizontal bars for named things, in the order given; the last of many are added up. */
function drawHorizontalBars(reading: ChartReading, paper: Paper): Drawing {
  const layout = layOutHorizontalBars(reading, paper);
  const rules = (x: number) =>
    layout.strips.map(({ top, end }) => `M${x} ${top}v${end - top}`).join('');
  return {
    ...layout,
    content: (
      <>
        <path className="chart-grid" d={layout.grid.map(({ at }) => rules(at)).join('')} />
        <Bars
          bars={layout.bars}
          series={reading.series}
          named={reading.rows.findIndex(({ label }) => label === reading.named)}
        />
        <path className="chart-base" d={rules(layout.baseline)} />
        <SideLabels className="chart-names" labels={layout.rowLabels} />
        <SideLabels className="chart-amounts" labels={layout.valueLabels} />
        <LabelLine labels={layout.gridLabels} />
      </>
    ),
  };
}

/** The anchor stands once where it is that of all. */
function SideLabels({ className, labels }: { className: string; labels: SideLabel[] }) {
  if (labels.length === 0) return null;
  const isEnd = labels.every(({ anchor }) => anchor === 'end');
  return (
    <Labels
      className={isEnd ? `${className} chart-end` : className}
      labels={labels.map(({ anchor, x, ...label }) => ({
        ...label,
        x: x === 0 ? undefined : x,
        className: anchor === 'end' && !isEnd ? 'chart-end' : undefined,
      }))}
    />
  );
}

/**
 * Lines over time, named at their ends; a gap is an unknown figure. Steps are running totals: level
 * until the next event.
 */
function drawLines(reading: ChartReading, paper: Paper, isStepped: boolean): Drawing {
  const layout = layOutLines(reading, paper, { isStepped });
  const { plotLeft, plotRight, baseline, lines, endLabels } = layout;
  const classOf = (index: number) => lineClass(reading.series[index]);
  return {
    ...layout,
    content: (
      <>
        <Grid lines={layout.grid} from={plotLeft} to={plotRight} />
        {baseline !== null && (
          <path className="chart-base" d={`M${plotLeft} ${baseline}h${plotRight - plotLeft}`} />
        )}
        {lines.map(({ series, path, dots }) => (
          <g key={series} className={classOf(series)}>
            <path d={path} />
            {dots.length > 0 && (
              <path className="chart-dots" d={dots.map(({ x, y }) => `M${x} ${y}h0`).join('')} />
            )}
          </g>
        ))}
        {endLabels.map(
          ({ series, keyFrom, x, y }) =>
            keyFrom !== null && (
              <path
                key={series}
                className={classOf(series)}
                d={`M${keyFrom} ${y}H${x - KEY_GAP}`}
              />
            ),
        )}
        <Labels className="chart-ends" labels={endLabels} />
        <LabelLine labels={layout.xLabels} />
      </>
    ),
  };
}

function lineClass(series: ReadSeries | undefined): string {
  const colour = series?.colour ?? 'c-other';
  return series?.isDashed ? `chart-line chart-dashed ${colour}` : `chart-line ${colour}`;
}
