import { type Bar, barPath } from './bar-path.ts';
import type { PlacedText } from './chart-paper.ts';
import type { ReadSeries } from './chart-reading.ts';
import type { GridLine } from './value-axis.ts';

export function Grid({ lines, from, to }: { lines: GridLine[]; from: number; to: number }) {
  return (
    <>
      <path
        className="chart-grid"
        d={lines.map(({ at }) => `M${from} ${at}h${to - from}`).join('')}
      />
      <g className="chart-ticks" transform={`translate(${from - 6})`}>
        {lines.map(({ at, label }) => (
          <text key={at} y={at}>
            {label}
          </text>
        ))}
      </g>
    </>
  );
}

export function LabelLine({ labels }: { labels: PlacedText[] }) {
  const [first] = labels;
  if (first === undefined) return null;
  return (
    <g className="chart-labels" transform={`translate(0 ${first.y})`}>
      {labels.map(({ x, text, full }) => (
        <text key={x} x={x}>
          {full && <title>{full}</title>}
          {text}
        </text>
      ))}
    </g>
  );
}

/** One path a series keeps the page small. */
export function Bars({ bars, series }: { bars: Bar[]; series: ReadSeries[] }) {
  return series.map(({ colour }, index) => {
    const own = bars.filter((bar) => bar.series === index);
    if (own.length === 0) return null;
    return <path key={colour} className={`chart-bar ${colour}`} d={own.map(barPath).join('')} />;
  });
}

export function ChartLegend({ series }: { series: ReadSeries[] }) {
  if (series.length < 2) return null;
  return (
    <ul className="chart-legend">
      {series.map(({ name, colour }) => (
        <li key={colour} className={colour}>
          <bdi>{name}</bdi>
        </li>
      ))}
    </ul>
  );
}
