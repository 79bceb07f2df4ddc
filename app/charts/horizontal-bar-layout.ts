import { gridLines, placeOn } from './axes.ts';
import type { ChartReading } from './chart-reading.ts';
import { barsOf, stackRows } from './stacks.ts';
import { cutText, type Paper, type PlacedText, thinOut, widestText } from './text-width.ts';
import { valueLabel } from './value-label.ts';

export type SideLabel = PlacedText & { anchor: 'start' | 'end' };

const WIDE_BAR_HEIGHT = 20;
const SMALL_BAR_HEIGHT = 14;
const GAP = 8;

export function layOutHorizontalBars(chart: ChartReading, paper: Paper) {
  const { rows, unit } = chart;
  const { fontSize, width, barRowHeight } = paper;
  const isWide = paper.name === 'wide';
  const { stacks, axis } = stackRows(chart, fontSize);
  const values = stacks.map(({ total }) => valueLabel(total, unit));
  const valueWidth = Math.ceil(widestText(values, fontSize));
  const names = rows.map(({ label }) => label);
  const nameRoom = isWide
    ? Math.min(paper.longestLabel, Math.ceil(widestText(names, fontSize)))
    : width - valueWidth - 2 * GAP;

  const plotTop = isWide ? 0 : 4;
  const plotBottom = plotTop + Math.max(1, rows.length) * barRowHeight;
  // The values are beside the bars, those of losses on the left.
  const left = nameRoom + GAP + 2 + (axis.low < 0 ? valueWidth + GAP : 0);
  const place = isWide
    ? placeOn(axis, left, width - valueWidth - GAP)
    : placeOn(axis, 1, width - 1);
  const barHeight = isWide ? WIDE_BAR_HEIGHT : SMALL_BAR_HEIGHT;
  const rowTops = rows.map((_, index) => plotTop + index * barRowHeight);
  const barTops = rowTops.map((top) =>
    isWide ? top + (barRowHeight - barHeight) / 2 : top + fontSize + 6,
  );
  const textLine = (row: number) =>
    isWide
      ? (rowTops[row] ?? 0) + Math.round(barRowHeight / 2 + fontSize * 0.35)
      : (rowTops[row] ?? 0) + fontSize;
  const grid = gridLines(axis, place);
  return {
    width,
    height: plotBottom + fontSize + 10,
    // Top and bottom of the vertical rules: one for all rows, or one a row.
    strips: isWide
      ? [{ top: plotTop, end: plotBottom }]
      : barTops.map((top) => ({ top: top - 3, end: top + barHeight + 3 })),
    baseline: place(0),
    grid,
    gridLabels: thinOut(
      grid.map(({ at, label }) => ({ x: at, y: plotBottom + fontSize + 4, text: label })),
      paper,
    ),
    bars: stacks.flatMap((stack, row) => {
      const side = barTops[row] ?? 0;
      return barsOf(stack, { row, side, thickness: barHeight, isUpright: false, place });
    }),
    rowLabels: names.map((name, row): SideLabel => {
      const words = { y: textLine(row), ...cutText(name, nameRoom, fontSize) };
      return isWide
        ? { x: nameRoom, anchor: 'end', ...words }
        : { x: 0, anchor: 'start', ...words };
    }),
    valueLabels: stacks.map(({ low, high }, row): SideLabel => {
      const words = { y: textLine(row), text: values[row] ?? '' };
      if (!isWide) return { x: width, anchor: 'end', ...words };
      // A loss too small to be seen has no room on the left.
      const isLoss = low < 0 && high === 0 && axis.low < 0;
      return isLoss
        ? { x: place(low) - GAP + 2, anchor: 'end', ...words }
        : { x: place(high) + GAP - 2, anchor: 'start', ...words };
    }),
    rowCentres: barTops.map((top) => top + barHeight / 2),
  };
}
