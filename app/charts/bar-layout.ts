import { chartsText } from '../text/text.ts';
import type { Bar } from './bar-path.ts';
import { barValues, isBelow } from './bar-values.ts';
import { keepOnPaper, type Paper, type PlacedText, thinOut } from './chart-paper.ts';
import type { ChartReading } from './chart-reading.ts';
import { type Stack, stackRow } from './stack-row.ts';
import { cutText, widestText } from './text-width.ts';
import { gridLines, placeOn, valueAxis } from './value-axis.ts';

/** `y` is the end of the bar the label stands beyond. */
export interface ValueLabel {
  x: number;
  y: number;
  text: string;
  isBelow: boolean;
  isNamed: boolean;
}

const WIDEST_BAR = 64;
const WIDEST_BAND = 120;
const NARROWEST_NAME = 40;

export function layOutBars(reading: ChartReading, paper: Paper) {
  const { rows, unit, xKind, named, running } = reading;
  const { fontSize, width } = paper;
  const namedRow = rows.findIndex(({ label }) => label === named);
  const stacks = rows.map(({ values }) => stackRow(values));
  const axis = valueAxis(
    stacks.flatMap(({ low, high }) => [low, high]),
    unit,
    { fromZero: true, fontSize },
  );
  const names = rows.map(({ label }) => (label === running ? chartsText.yearSoFar(label) : label));
  const nameHalf = xKind === 'category' ? 0 : Math.ceil(widestText(names, fontSize) / 2);
  const plotLeft = Math.max(axis.labelWidth + 8, nameHalf);
  const plotRight = width - 4;
  const band = bandOf(plotRight - plotLeft, rows.length);
  const start = plotLeft + Math.floor((plotRight - plotLeft - band * rows.length) / 2);
  const rowCentres = rows.map((_, index) => Math.round(start + band * (index + 0.5)));

  const values = barValues(stacks, axis, unit, band, paper, namedRow);
  const plotTop = Math.max(values.roomAbove, Math.ceil(fontSize / 2) + 3);
  const plotBottom = plotTop + paper.plotHeight;
  const place = placeOn(axis, plotBottom, plotTop);
  const namesY = plotBottom + values.roomBelow + fontSize + 11;
  return {
    width,
    height: namesY + 6,
    plotLeft,
    plotRight,
    baseline: place(0),
    grid: gridLines(axis, place),
    bars: stacks.flatMap((stack, row) =>
      barsOf(stack, row, rowCentres[row] ?? 0, Math.min(WIDEST_BAR, barWidth(band)), place),
    ),
    rowLabels:
      xKind === 'category'
        ? cutNames(names, rowCentres, band, namesY, paper)
        : thinOut(
            names.map((text, row) => ({ x: rowCentres[row] ?? 0, y: namesY, text })),
            paper,
          ),
    valueLabels: values.texts.flatMap((text, row): ValueLabel[] => {
      if (text === '') return [];
      const stack = stacks[row] ?? stackRow([]);
      const end = isBelow(stack) ? stack.low : stack.high;
      const x = rowCentres[row] ?? 0;
      const isNamed = row === namedRow;
      const label = keepOnPaper({ x, y: place(end), text }, paper);
      return [{ ...label, isBelow: isBelow(stack), isNamed }];
    }),
    namedRow,
    runningRow: rows.findIndex(({ label }) => label === running),
    rowCentres,
  };
}

/** Whole units where there is room: even bars at even distances. */
function bandOf(room: number, count: number): number {
  const band = Math.min(WIDEST_BAND, room / Math.max(1, count));
  return band >= 4 ? Math.floor(band) : band;
}

function barWidth(band: number): number {
  const width = Math.max(1, Math.round(band * 0.7));
  // An even remainder centres every bar in its band.
  return band >= 8 && (band - width) % 2 === 1 ? width - 1 : width;
}

function barsOf(
  { parts }: Stack,
  row: number,
  centre: number,
  width: number,
  place: (value: number) => number,
): Bar[] {
  return parts.map(({ series, from, to, isOutermost }) => {
    const isUp = to > from;
    const foot = place(from);
    // Values other than zero stay visible, however small.
    const height = Math.max(1, Math.abs(place(to) - foot));
    return {
      row,
      series,
      x: Math.floor(centre - width / 2),
      y: isUp ? foot - height : foot,
      width,
      height,
      roundedEnd: isOutermost ? (isUp ? 'top' : 'bottom') : null,
    };
  });
}

function cutNames(
  names: string[],
  centres: number[],
  band: number,
  y: number,
  { width, fontSize }: Paper,
): PlacedText[] {
  const every = Math.max(1, Math.ceil(NARROWEST_NAME / band));
  return names.flatMap((name, row) => {
    if (row % every !== 0) return [];
    const x = centres[row] ?? 0;
    const room = Math.min(band * every - 6, 2 * x, 2 * (width - x));
    return [{ x, y, ...cutText(name, room, fontSize) }];
  });
}
