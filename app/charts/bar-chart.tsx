import { layOutBars, type ValueLabel } from './bar-layout.ts';
import { VALUE_DISTANCE } from './bar-values.ts';
import type { Chart } from './chart-data.ts';
import { ChartFrame } from './chart-frame.tsx';
import { Bars, ChartLegend, Grid, LabelLine } from './chart-parts.tsx';
import { readChart, withYearGaps } from './chart-reading.ts';

/** Upright bars; several series are stacked. `id` is unique in the page. */
export function BarChart({ chart, id }: { chart: Chart; id: string }) {
  const reading = withYearGaps(readChart(chart));
  return (
    <ChartFrame
      chart={chart}
      id={id}
      reading={reading}
      legend={<ChartLegend series={reading.series} />}
      draw={(paper) => {
        const layout = layOutBars(reading, paper);
        const { width, height, plotLeft, plotRight, baseline, rowCentres } = layout;
        return {
          width,
          height,
          along: { direction: 'x', centres: rowCentres },
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
              <Values labels={layout.valueLabels} fontSize={paper.fontSize} />
              <LabelLine labels={layout.rowLabels} />
            </>
          ),
        };
      }}
    />
  );
}

function Values({ labels, fontSize }: { labels: ValueLabel[]; fontSize: number }) {
  if (labels.length === 0) return null;
  return (
    <g className="chart-values">
      {labels.map(({ x, y, text, isBelow, isNamed }) => (
        <text
          key={x}
          x={x}
          y={isBelow ? y + fontSize : y - VALUE_DISTANCE}
          className={isNamed ? 'chart-named' : undefined}
        >
          {text}
        </text>
      ))}
    </g>
  );
}
