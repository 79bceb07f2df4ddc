import { chartsText } from '../text/text.ts';
import { gridLines, placeOn, type ValueAxis } from './axes.ts';
import type { ChartUnit } from './chart-data.ts';
import type { ChartReading } from './chart-reading.ts';
import { barsOf, type Stack, stackRows } from './stacks.ts';
import {
  areApart,
  cutText,
  keepOnPaper,
  type Paper,
  type PlacedText,
  textWidth,
  thinOut,
  widestText,
} from './text-width.ts';
import { drawnLabel } from './value-label.ts';

const WIDEST_BAR = 64;
const WIDEST_BAND = 120;
const NARROWEST_NAME = 40;

export function layOutBars(reading: ChartReading, paper: Paper) {
  const { rows, unit, xKind, named, running } = reading;
  const { fontSize, width } = paper;
  const namedRow = rows.findIndex(({ label }) => label === named);
  const { stacks, axis } = stackRows(reading, fontSize);
  const runningRow = rows.findIndex(({ label }) => label === running);
  const names = rows.map(({ label }) => label);
  const nameHalf = xKind === 'category' ? 0 : Math.ceil(widestText(names, fontSize) / 2);
  const plotLeft = Math.max(axis.labelWidth + 8, nameHalf);
  const plotRight = width - 4;
  const band = bandOf(plotRight - plotLeft, rows.length);
  const start = plotLeft + Math.floor((plotRight - plotLeft - band * rows.length) / 2);
  const rowCentres = rows.map((_, index) => Math.round(start + band * (index + 0.5)));
  const thickness = Math.min(WIDEST_BAR, barWidth(band));

  const values = barValues(stacks, axis, unit, band, paper, namedRow);
  /** How far a label moves away from the leader line. */
  const asideOf = (rows: number, text: string) =>
    Math.sign(rows) *
    Math.max(0, textWidth(text, fontSize) / 2 + LEADER_GAP - Math.abs(rows) * band);
  const plotTop = Math.max(values.roomAbove, Math.ceil(fontSize / 2) + 3);
  const plotBottom = plotTop + paper.plotHeight;
  const place = placeOn(axis, plotBottom, plotTop);
  const namesY = plotBottom + values.roomBelow + fontSize + 11;
  // On a line of its own, so that the year stands under its bar.
  const soFar = runningRow >= 0 && {
    ...{ x: rowCentres[runningRow] ?? 0, y: namesY + fontSize + 2 },
    text: chartsText.soFar,
  };
  return {
    width,
    height: (soFar ? soFar.y : namesY) + 6,
    plotLeft,
    plotRight,
    baseline: place(0),
    grid: gridLines(axis, place),
    bars: stacks.flatMap((stack, row) => {
      const side = Math.floor((rowCentres[row] ?? 0) - thickness / 2);
      return barsOf(stack, { row, side, thickness, isUpright: true, place });
    }),
    rowLabels:
      xKind === 'category'
        ? cutNames(names, rowCentres, band, namesY, paper)
        : chooseNames(
            names.map((text, row) => ({ x: rowCentres[row] ?? 0, y: namesY, text })),
            namedRow,
            paper,
          ),
    soFar: soFar ? [keepOnPaper(soFar, paper)] : [],
    valueLabels: stacks.flatMap((stack, row) => {
      const text = values.texts[row];
      if (!text) return [];
      const lift = row === namedRow ? values.lift : 0;
      const above = place(stack.high) - VALUE_DISTANCE - lift;
      const y = isBelow(stack) ? place(stack.low) + fontSize : above;
      const x = (rowCentres[row] ?? 0) + (values.lift > 0 ? asideOf(row - namedRow, text) : 0);
      const label = keepOnPaper({ x, y, text }, paper);
      return [{ ...label, isNamed: row === namedRow }];
    }),
    /** From a lifted label down to its bar. */
    leader: values.lift > 0 && {
      x: rowCentres[namedRow] ?? 0,
      y: place(stacks[namedRow]?.high ?? 0) - values.lift - 2,
      length: values.lift,
    },
    namedRow,
    runningRow,
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

/** Years as dense as they fit, the newest and the one of the headline among them. */
function chooseNames(labels: readonly PlacedText[], namedRow: number, paper: Paper): PlacedText[] {
  const chosen = thinOut(labels, paper);
  const named = labels[namedRow];
  if (!named || chosen.some(({ text }) => text === named.text)) return chosen;
  const own = keepOnPaper(named, paper);
  const last = chosen.at(-1);
  if (last && !areApart([own, last], paper.fontSize)) return chosen;
  const others = chosen.filter((label) =>
    areApart(label.x < own.x ? [label, own] : [own, label], paper.fontSize),
  );
  return [...others, own].sort((a, b) => a.x - b.x);
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

/** More bars carry values only where they matter. */
const MOST_PRINTED_BARS = 12;
const MISSING_MARK = '–';
const VALUE_DISTANCE = 5;
const LEADER_GAP = 4;
/** Share of a band from the middle of a bar to its side. */
const HALF_BAR = 0.4;

interface BarLabel {
  total: number | null;
  text: string;
  width: number;
  /** Of the bar. */
  top: number;
  /** Of the text. */
  y: number;
}

/** Level values; where not all fit, those of the named, the last and the largest bar. */
function barValues(
  stacks: readonly Stack[],
  axis: ValueAxis,
  unit: ChartUnit,
  band: number,
  { fontSize, plotHeight }: Paper,
  named: number,
) {
  const place = placeOn(axis, plotHeight, 0);
  const labels = stacks.map((stack): BarLabel => {
    const { total, low, high } = stack;
    const text = total === null ? MISSING_MARK : drawnLabel(total, unit);
    const top = place(high);
    const y = isBelow(stack) ? place(low) + fontSize : top;
    return { total, text, width: textWidth(text, fontSize), top, y };
  });
  const isFew = labels.filter(({ total }) => total !== null).length <= MOST_PRINTED_BARS;
  const printsAll = isFew && fitLevel(labels, band, fontSize);
  const chosen = printsAll ? null : chooseRows(labels, band, named, fontSize);
  const lift = chosen?.has(named) ? liftOver(labels, chosen, band, named, fontSize) : 0;
  const texts = labels.map(({ text }, row) => (chosen === null || chosen.has(row) ? text : ''));
  /** The space that labels above or below need beyond the plot. */
  const roomFor = (below: boolean) =>
    stacks.reduce((room, stack, row) => {
      if (texts[row] === '' || isBelow(stack) !== below) return room;
      const top = place(stack.high) - (row === named ? lift : 0);
      const end = below ? plotHeight - place(stack.low) : top;
      return Math.max(room, Math.ceil(fontSize + VALUE_DISTANCE - end));
    }, 0);
  return { texts, lift, roomAbove: roomFor(false), roomBelow: roomFor(true) };
}

/** How far the named label rises, so that neither a higher bar nor a label beside it crosses it. */
function liftOver(
  labels: readonly BarLabel[],
  chosen: ReadonlyMap<number, BarLabel>,
  band: number,
  named: number,
  fontSize: number,
): number {
  const { top, width } = labels[named] as BarLabel;
  const distanceTo = (row: number) => Math.abs(row - named) * band;
  const bars = labels.filter((_, row) => distanceTo(row) - HALF_BAR * band <= width / 2);
  const highest = Math.min(...bars.map((bar) => bar.top));
  if (highest >= top - VALUE_DISTANCE) return 0;
  const beside = [...chosen]
    .filter(([row, other]) => row !== named && distanceTo(row) <= (width + other.width) / 2 + 3)
    .map(([, other]) => other.top)
    .sort((a, b) => b - a);
  const free = beside.reduce(
    (end, other) => (Math.abs(other - end) <= fontSize + 2 ? other - fontSize - 3 : end),
    highest,
  );
  return Math.ceil(top - free);
}

function chooseRows(labels: readonly BarLabel[], band: number, named: number, fontSize: number) {
  const total = (row: number) => labels[row]?.total ?? Number.NEGATIVE_INFINITY;
  const known = labels.flatMap((label, row) => (label.total === null ? [] : [row]));
  const [largest] = known.toSorted((a, b) => total(b) - total(a));
  const chosen = new Map<number, BarLabel>();
  for (const row of [named, known.at(-1), largest]) {
    const label = row === undefined ? undefined : labels[row];
    if (row === undefined || label === undefined) continue;
    /** No bar beside it is as high as the label. */
    const clearsBars = labels.every(
      ({ top }, other) =>
        other === row ||
        (Math.abs(row - other) - HALF_BAR) * band > label.width / 2 ||
        top >= label.top - VALUE_DISTANCE,
    );
    const clearsLabels = [...chosen].every(
      ([other, { width, top }]) =>
        Math.abs(row - other) * band > (label.width + width) / 2 + 3 ||
        Math.abs(label.top - top) > fontSize + 2,
    );
    if (clearsLabels && (row === named || clearsBars)) chosen.set(row, label);
  }
  return chosen;
}

function isBelow({ low, high }: Stack): boolean {
  return low < 0 && high === 0;
}

/** Level labels may exceed their band if they clear the next bar and labels at their height. */
function fitLevel(labels: readonly BarLabel[], band: number, fontSize: number): boolean {
  return labels.every(({ width, y }, index) => {
    const next = labels[index + 1];
    const isAtEdge = index === 0 || next === undefined;
    if (width > (isAtEdge ? band + 6 : band * 1.25)) return false;
    if (next === undefined || Math.abs(next.y - y) > fontSize + 2) return true;
    return (width + next.width) / 2 + 3 <= band;
  });
}
