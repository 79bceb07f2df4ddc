import type { GridLine } from './axes.ts';
import type { ReadSeries } from './chart-reading.ts';
import { type Bar, barPath } from './stacks.ts';
import type { PlacedText } from './text-width.ts';

interface Label {
  x?: number;
  y?: number;
  text: string;
  /** Where it is cut. */
  full?: string;
  className?: string;
}

export function Labels(props: { className: string; transform?: string; labels: readonly Label[] }) {
  const { labels, ...group } = props;
  return (
    <g {...group}>
      {labels.map(({ x, y, text, full, className }, index) => (
        <text key={`${index}`} x={x} y={y} className={className}>
          {full && <title>{full}</title>}
          {text}
        </text>
      ))}
    </g>
  );
}

export function Grid({ lines, from, to }: { lines: GridLine[]; from: number; to: number }) {
  return (
    <>
      <path
        className="chart-grid"
        d={lines.map(({ at }) => `M${from} ${at}h${to - from}`).join('')}
      />
      <Labels
        className="chart-ticks"
        transform={`translate(${from - 6})`}
        labels={lines.map(({ at, label }) => ({ y: at, text: label }))}
      />
    </>
  );
}

export function LabelLine({ labels }: { labels: PlacedText[] }) {
  const [first] = labels;
  if (first === undefined) return null;
  return (
    <Labels
      className="chart-labels"
      transform={`translate(0 ${first.y})`}
      labels={labels.map((label) => ({ ...label, y: undefined }))}
    />
  );
}

interface BarsProps {
  bars: Bar[];
  series: ReadSeries[];
  /** The row that the headline is about, in the second colour. */
  named: number;
  /** The row of the year that is not over, hatched. */
  running?: number;
  hatchId?: string;
}

/** One path a series keeps the page small; a single series is quiet but for its named bar. */
export function Bars({ bars, series, named, running = -1, hatchId }: BarsProps) {
  const isSingle = series.length === 1;
  const namedBar = isSingle && bars.find(({ row }) => row === named);
  const runningBar = isSingle && running !== named && bars.find(({ row }) => row === running);
  const others = bars.filter((bar) => bar !== namedBar && bar !== runningBar);
  return (
    <>
      {series.map(({ colour }, index) => {
        const own = others.filter(({ series }) => series === index);
        if (own.length === 0) return null;
        const shade = isSingle ? 'k' : colour;
        return <path key={colour} className={`chart-bar ${shade}`} d={own.map(barPath).join('')} />;
      })}
      {namedBar && <path className="chart-bar c2" d={barPath(namedBar)} />}
      {runningBar && (
        <g className="k">
          <pattern id={hatchId} width="6" height="6" patternUnits="userSpaceOnUse">
            <path className="chart-hatch" d="M-1 1l2-2M0 6l6-6M5 7l2-2" />
          </pattern>
          <path className="chart-running" fill={`url(#${hatchId})`} d={barPath(runningBar)} />
        </g>
      )}
    </>
  );
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
