// Rows of values as stacked bars: the order of the parts, and the outline of each.
import { valueAxis } from './axes.ts';
import type { ChartReading } from './chart-reading.ts';

/** In the chart's unit; `isOutermost` parts have the rounded end. */
interface StackPart {
  series: number;
  from: number;
  to: number;
  isOutermost: boolean;
}

export interface Stack {
  parts: StackPart[];
  low: number;
  high: number;
  total: number | null;
}

export function stackRow(values: readonly (number | null)[]): Stack {
  const parts: StackPart[] = [];
  let low = 0;
  let high = 0;
  for (const [series, value] of values.entries()) {
    if (value === null || value === 0) continue;
    const from = value > 0 ? high : low;
    const to = from + value;
    parts.push({ series, from, to, isOutermost: false });
    if (value > 0) high = to;
    else low = to;
  }
  for (const part of parts) part.isOutermost = part.to === (part.to > part.from ? high : low);
  const isKnown = values.some((value) => value !== null);
  return { parts, low, high, total: isKnown ? low + high : null };
}

/** The rows of a chart, and the axis from zero that they need. */
export function stackRows({ rows, unit }: ChartReading, fontSize: number) {
  const stacks = rows.map(({ values }) => stackRow(values));
  const ends = stacks.flatMap(({ low, high }) => [low, high]);
  return { stacks, axis: valueAxis(ends, unit, { fromZero: true, fontSize }) };
}

/** `roundedEnd` is null inside a stack. */
export interface Bar {
  row: number;
  series: number;
  x: number;
  y: number;
  width: number;
  height: number;
  roundedEnd: 'top' | 'bottom' | 'right' | 'left' | null;
}

interface BarPlace {
  row: number;
  /** Where the side of the bar lies across its direction, and how wide it is there. */
  side: number;
  thickness: number;
  isUpright: boolean;
  place: (value: number) => number;
}

export function barsOf(
  { parts }: Stack,
  { row, side, thickness, isUpright, place }: BarPlace,
): Bar[] {
  return parts.map(({ series, from, to, isOutermost }) => {
    const isGain = to > from;
    const foot = place(from);
    // Values other than zero stay visible, however small.
    const length = Math.max(1, Math.abs(place(to) - foot));
    const end = isUpright ? (isGain ? 'top' : 'bottom') : isGain ? 'right' : 'left';
    const start = isGain === isUpright ? foot - length : foot;
    return {
      row,
      series,
      ...(isUpright
        ? { x: side, y: start, width: thickness, height: length }
        : { x: start, y: side, width: length, height: thickness }),
      roundedEnd: isOutermost ? end : null,
    };
  });
}

const CORNER_RADIUS = 2;

export function barPath({ x, y, width, height, roundedEnd }: Bar): string {
  const isUpright = roundedEnd === 'top' || roundedEnd === 'bottom';
  const radius = roundedEnd === null ? 0 : Math.min(CORNER_RADIUS, isUpright ? height : width);
  const crossing = isUpright ? width : height;
  if (radius === 0 || crossing < 2 * radius) return `M${x} ${y}h${width}v${height}h-${width}z`;
  const r = radius;
  const along = crossing - 2 * r;
  switch (roundedEnd) {
    case 'top':
      return `M${x} ${y + height}v-${height - r}q0-${r} ${r}-${r}h${along}q${r} 0 ${r} ${r}v${height - r}z`;
    case 'bottom':
      return `M${x} ${y}v${height - r}q0 ${r} ${r} ${r}h${along}q${r} 0 ${r}-${r}v-${height - r}z`;
    case 'right':
      return `M${x} ${y}h${width - r}q${r} 0 ${r} ${r}v${along}q0 ${r}-${r} ${r}h-${width - r}z`;
    default:
      return `M${x + width} ${y}h-${width - r}q-${r} 0-${r} ${r}v${along}q0 ${r} ${r} ${r}h${width - r}z`;
  }
}
