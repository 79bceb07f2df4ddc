import { scaleLinear } from 'd3-scale';
import { curveLinear, curveStepAfter, line } from 'd3-shape';
import { gridLines, placeOn, timeLabels, valueAxis } from './axes.ts';
import type { ChartReading } from './chart-reading.ts';
import { cutText, type Paper, thinOut, widestText } from './text-width.ts';
import { valueLabel } from './value-label.ts';

const MOST_DOTTED_ROWS = 12;
/** In letters: long enough for two dashes. */
const KEY_LENGTH = 1.2;
export const KEY_GAP = 5;
/** Below this share of the largest value the differences would be flat above a zero line. */
const FLAT_SHARE = 0.5;

export function layOutLines(chart: ChartReading, paper: Paper, { isStepped = false }) {
  const { rows, series, unit, xKind } = chart;
  const { fontSize, width } = paper;
  const known = rows.flatMap(({ values }) => values).filter((value) => value !== null);
  const fromZero = isStepped || unit === 'usd' || isBestFromZero(known);
  const axis = valueAxis(known, unit, { fromZero, fontSize });
  const isAlone = series.length === 1;
  const endTexts = series.map(({ name }) =>
    isAlone ? valueLabel(known.at(-1) ?? null, unit) : name,
  );
  const endRoom = Math.min(
    Math.ceil(widestText(endTexts, fontSize)),
    Math.floor(width * (isAlone ? 0.4 : 0.3)),
  );
  const keyWidth = Math.round(KEY_LENGTH * fontSize) + KEY_GAP;
  const plotTop = Math.ceil(fontSize / 2) + 3;
  const plotBottom = plotTop + paper.plotHeight;
  const plotLeft = axis.labelWidth + 8;
  const plotRight = width - endRoom - 8 - (isAlone ? 0 : keyWidth);
  const place = placeOn(axis, plotBottom, plotTop);

  const ats = rows.map(({ at }, index) => at ?? index);
  const span: [number, number] = [Math.min(...ats), Math.max(...ats)];
  const along =
    span[0] < span[1]
      ? scaleLinear(span, [plotLeft + 4, plotRight - 4])
      : () => (plotLeft + plotRight) / 2;
  const placeX = (at: number) => Math.round(along(at));
  const rowCentres = ats.map(placeX);
  const draw = line<{ x: number; y: number } | null>()
    .defined((point) => point !== null)
    .x((point) => point?.x ?? 0)
    .y((point) => point?.y ?? 0)
    .curve(isStepped ? curveStepAfter : curveLinear);
  const lines = series.map((_, index) => {
    const places = rows.map(({ values }, row) => {
      const value = values[index] ?? null;
      return value === null ? null : { x: rowCentres[row] ?? 0, y: place(value) };
    });
    const points = places.filter((point) => point !== null);
    // All points while they are few, otherwise those no line would show.
    const isDotted = (row: number) =>
      points.length <= MOST_DOTTED_ROWS || (places[row - 1] == null && places[row + 1] == null);
    const dots = places.filter((point, row) => point !== null && isDotted(row));
    return {
      series: index,
      path: draw(places) ?? '',
      points,
      dots: dots.filter((point) => point !== null),
    };
  });
  const namesY = plotBottom + fontSize + 11;
  const endYs = spreadApart(
    lines.map(({ points }) => points.at(-1)?.y ?? plotBottom),
    { distance: fontSize + 4, low: plotTop, high: plotBottom },
  );
  const drawn = lines.filter(({ points }) => points.length > 0);
  return {
    width,
    height: namesY + 6,
    plotLeft,
    plotRight,
    baseline: axis.low <= 0 ? place(0) : null,
    grid: gridLines(axis, place),
    lines: drawn,
    xLabels:
      xKind === 'category' || rows.length === 0
        ? thinOut(
            rows.map(({ label }, row) => ({
              x: rowCentres[row] ?? 0,
              y: namesY,
              ...cutText(label, Math.max(40, width / Math.max(1, rows.length) - 6), fontSize),
            })),
            paper,
          )
        : timeLabels(span, xKind, placeX, namesY, paper),
    endLabels: drawn.map(({ series: index, points }) => {
      const x = isAlone ? (points.at(-1)?.x ?? plotRight) + 8 : plotRight + 8 + keyWidth;
      const keyFrom = isAlone ? null : plotRight + 8;
      const words = cutText(endTexts[index] ?? '', endRoom, fontSize);
      return { series: index, keyFrom, x, y: endYs[index] ?? 0, ...words };
    }),
    rowCentres,
  };
}

function isBestFromZero(values: number[]): boolean {
  const low = values.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
  const high = values.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
  return low >= 0 && high - low > FLAT_SHARE * high;
}

/**
 * Moves positions as little as possible until neighbours are `distance` apart within `low` and
 * `high`, in the same order. Without room for all, the rest share the end.
 */
export function spreadApart(
  wanted: readonly number[],
  { distance, low, high }: { distance: number; low: number; high: number },
): number[] {
  const order = wanted.map((at, index) => ({ at, index })).toSorted((a, b) => a.at - b.at);
  let least = low;
  for (const item of order) {
    item.at = Math.max(item.at, least);
    least = item.at + distance;
  }
  let most = high;
  for (const item of order.toReversed()) {
    item.at = Math.max(low, Math.min(item.at, most));
    most = item.at - distance;
  }
  const placed = new Array<number>(wanted.length).fill(low);
  for (const { at, index } of order) placed[index] = Math.round(at);
  return placed;
}
