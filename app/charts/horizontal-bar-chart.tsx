import type { Chart } from './chart-data.ts';
import { ChartFrame } from './chart-frame.tsx';
import { Bars, ChartLegend, LabelLine } from './chart-parts.tsx';
import { foldLastRows, readChart } from './chart-reading.ts';
import { layOutHorizontalBars, type SideLabel } from './horizontal-bar-layout.ts';

/** Horizontal bars for named things, in the order given; the last of many are added up. */
export function HorizontalBarChart({ chart, id }: { chart: Chart; id: string }) {
  const reading = foldLastRows(readChart(chart));
  return (
    <ChartFrame
      chart={chart}
      id={id}
      reading={reading}
      legend={<ChartLegend series={reading.series} />}
      draw={(paper) => {
        const layout = layOutHorizontalBars(reading, paper);
        const { width, height, strips, baseline } = layout;
        const rules = (x: number) =>
          strips.map(({ top, end }) => `M${x} ${top}v${end - top}`).join('');
        return {
          width,
          height,
          along: { direction: 'y', centres: layout.rowCentres },
          content: (
            <>
              <path className="chart-grid" d={layout.grid.map(({ at }) => rules(at)).join('')} />
              <Bars
                bars={layout.bars}
                series={reading.series}
                named={reading.rows.findIndex(({ label }) => label === reading.named)}
              />
              <path className="chart-base" d={rules(baseline)} />
              <SideLabels className="chart-names" labels={layout.rowLabels} />
              <SideLabels className="chart-amounts" labels={layout.valueLabels} />
              <LabelLine labels={layout.gridLabels} />
            </>
          ),
        };
      }}
    />
  );
}

function SideLabels({ className, labels }: { className: string; labels: SideLabel[] }) {
  const [first] = labels;
  if (first === undefined) return null;
  const isEnd = labels.every(({ anchor }) => anchor === 'end');
  return (
    <g className={isEnd ? `${className} chart-end` : className}>
      {labels.map(({ x, y, text, full, anchor }) => (
        <text
          key={y}
          x={x === 0 ? undefined : x}
          y={y}
          className={anchor === 'end' && !isEnd ? 'chart-end' : undefined}
        >
          {full && <title>{full}</title>}
          {text}
        </text>
      ))}
    </g>
  );
}
