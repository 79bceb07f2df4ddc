import { formatShortDate, parsePartialDate, toStartOfPeriod } from '../base/dates.ts';
import { chartsText } from '../text/text.ts';
import type { Chart, ChartSeries, ChartUnit } from './chart-data.ts';
import { valueLabel } from './value-label.ts';

type SeriesColour = 'c1' | 'c2' | 'c3' | 'c4' | 'c5' | 'c6' | 'c-other';

export interface ReadSeries {
  name: string;
  colour: SeriesColour;
  isDashed: boolean;
}

/** `values` has one entry a series; null is unknown. `at` is a year, a UTC time in ms, or null. */
export interface ReadRow {
  label: string;
  at: number | null;
  values: (number | null)[];
}

export interface ChartReading {
  unit: ChartUnit;
  xKind: XKind;
  series: ReadSeries[];
  rows: ReadRow[];
  /** Labels of the row that the headline names and of the year that is not over. */
  named?: string;
  running?: string;
}

/** This order keeps c2 and c4 apart for colour-blind readers. */
const seriesColours: readonly SeriesColour[] = ['c1', 'c2', 'c3', 'c6', 'c5', 'c4'];

const MOST_SERIES = 5;
const dashedLines: readonly number[] = [1, 3];

export function readChart(chart: Chart): ChartReading {
  const { headline, running_year } = chart;
  return {
    ...readSeries(foldSmallSeries(chart.series), chart.unit),
    ...(headline && { named: String(headline.x) }),
    ...(running_year && { running: String(running_year) }),
  };
}

export const readWholeChart = (chart: Chart): ChartReading => readSeries(chart.series, chart.unit);

/** Rows of categories drawn at most; the table shows all. */
const MOST_ROWS = 12;
const ROWS_BEFORE_OTHERS = 10;

/** Adds up the rows beyond the first; percentages are never added. */
export function foldLastRows(reading: ChartReading): ChartReading {
  const { rows, unit, xKind, series } = reading;
  if (rows.length <= MOST_ROWS || xKind !== 'category' || unit === 'percent') return reading;
  const others = rows.slice(ROWS_BEFORE_OTHERS);
  const values = series.map((_, index) => sumKnown(others.map((row) => row.values[index] ?? null)));
  const label = chartsText.otherRows(others.length);
  return { ...reading, rows: [...rows.slice(0, ROWS_BEFORE_OTHERS), { label, at: null, values }] };
}

const LONGEST_SPAN_YEARS = 60;

/**
 * Bars as far apart as their years, from the first year with a figure to the running one: adds an
 * empty row for each missing year.
 */
export function withYearGaps(reading: ChartReading): ChartReading {
  const { xKind, rows, series, running } = reading;
  const known = rows.slice(rows.findIndex(({ values }) => values.some((value) => value !== null)));
  const first = known[0]?.at;
  const last = Math.max(known.at(-1)?.at ?? 0, Number(running ?? 0));
  if (xKind !== 'year' || first == null || last - first > LONGEST_SPAN_YEARS) return reading;
  const rowByYear = new Map(rows.map((row) => [row.at, row]));
  const years = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return {
    ...reading,
    rows: years.map(
      (at) => rowByYear.get(at) ?? { label: String(at), at, values: series.map(() => null) },
    ),
  };
}

export function hasFigures(chart: Chart): boolean {
  return chart.series.some(({ data }) => data.some(({ y }) => knownOrNull(y) !== null));
}

export function sumKnown(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0);
}

function readSeries(series: ChartSeries[], unit: ChartUnit): ChartReading {
  const xs = [...new Set(series.flatMap(({ data }) => data.map(({ x }) => String(x))))];
  const xKind = xKindOf(xs);
  const columns = series.map(knownByX);
  const rows = xs.map((x) => ({
    label: xLabel(x, xKind),
    at: xPosition(x, xKind),
    values: columns.map((column) => column.get(x) ?? null),
  }));
  // Time runs left to right; categories keep the order of the response.
  if (xKind !== 'category') rows.sort((a, b) => (a.at ?? 0) - (b.at ?? 0));
  return {
    unit,
    xKind,
    rows,
    series: series.map(({ name }, index) => ({
      name: name.replace(/\s+/g, ' ').trim(),
      colour: index < MOST_SERIES ? (seriesColours[index] ?? 'c-other') : 'c-other',
      isDashed: dashedLines.includes(index),
    })),
  };
}

/** Of two points at one x the later counts, such as two rounds on one day of a running total. */
function knownByX({ data }: ChartSeries): Map<string, number | null> {
  return new Map(data.map(({ x, y }) => [String(x), knownOrNull(y)]));
}

function knownOrNull(y: number | null): number | null {
  return y !== null && Number.isFinite(y) ? y : null;
}

function foldSmallSeries(series: ChartSeries[]): ChartSeries[] {
  if (series.length <= MOST_SERIES) return series;
  const bySize = series.toSorted((a, b) => sizeOf(b) - sizeOf(a));
  const largest = new Set(bySize.slice(0, MOST_SERIES));
  const columns = series.filter((one) => !largest.has(one)).map(knownByX);
  const xs = new Set(columns.flatMap((column) => [...column.keys()]));
  const data = [...xs].map((x) => ({
    x,
    y: sumKnown(columns.map((column) => column.get(x) ?? null)),
  }));
  return [...series.filter((one) => largest.has(one)), { name: chartsText.otherSeries, data }];
}

function sizeOf({ data }: ChartSeries): number {
  return data.reduce((sum, { y }) => sum + Math.abs(knownOrNull(y) ?? 0), 0);
}

export type XKind = 'year' | 'date' | 'category';

const YEAR_PATTERN = /^[12]\d{3}$/;

export function xKindOf(xs: readonly string[]): XKind {
  if (xs.length === 0) return 'category';
  if (xs.every((x) => YEAR_PATTERN.test(x))) return 'year';
  return xs.every((x) => parsePartialDate(x) !== null) ? 'date' : 'category';
}

/** The year, the UTC time in ms of the period's start, or null. */
export function xPosition(x: string, kind: XKind): number | null {
  if (kind === 'category') return null;
  if (kind === 'year') return Number(x);
  const date = parsePartialDate(x);
  return date === null ? null : Date.parse(toStartOfPeriod(date));
}

export function xLabel(x: string, kind: XKind): string {
  const name = x.replace(/\s+/g, ' ').trim() || chartsText.unnamed;
  const time = xPosition(x, kind);
  const precision = parsePartialDate(x)?.precision;
  if (kind !== 'date' || time === null || precision === 'year') return name;
  return precision === 'month' ? formatShortDate(time, 'month') : formatShortDate(time, 'day');
}

const { finding } = chartsText;

/** The picture in words. */
export function findingOf(reading: ChartReading): string {
  const { series } = reading;
  if (series.length === 1) return findingOfSeries(reading, 0);
  return series
    .map(({ name }, index) => finding.ofSeries(name, findingOfSeries(reading, index)))
    .join(' ');
}

function findingOfSeries({ rows, unit, xKind, running }: ChartReading, index: number): string {
  // A year that is not over is neither the lowest nor the latest.
  const over = rows.filter(({ label }) => label !== running);
  const known = over.flatMap(({ label, values }) => {
    const value = values[index] ?? null;
    return value === null ? [] : [{ label, value, said: valueLabel(value, unit) }];
  });
  const sentences = extremes(known, xKind !== 'category');
  const unknown = over.length - known.length;
  return [...sentences, ...(unknown > 0 ? [finding.unknown(unknown, over.length)] : [])].join(' ');
}

function extremes(
  known: ReadonlyArray<{ label: string; value: number; said: string }>,
  isOverTime: boolean,
): string[] {
  const [first] = known;
  const last = known.at(-1);
  if (first === undefined || last === undefined) return [];
  if (known.length === 1) return [finding.only(first.label, first.said)];
  const highest = known.reduce((best, point) => (point.value > best.value ? point : best));
  const lowest = known.reduce((best, point) => (point.value < best.value ? point : best));
  if (highest.value === lowest.value) return [finding.allEqual(known.length, first.said)];
  return [
    finding.highest(highest.label, highest.said),
    finding.lowest(lowest.label, lowest.said),
    ...(isOverTime ? [finding.latest(last.label, last.said)] : []),
  ];
}

/**
 * One line a row for `data-chart`, its parts divided by tabs: `2021: $1.2M`, or with several series
 * `2021`, then `Equity: $1.0M` and so on. Labels hold neither tabs nor line ends.
 */
export function pointReadings({ rows, series, unit, running }: ChartReading): string {
  const { pointReading, yearSoFar, noData } = chartsText;
  const readings = rows.map(({ label, values }) => {
    const row = label === running ? yearSoFar(running) : label;
    const read = (name: string, index: number) =>
      pointReading(name, valueLabel(values[index] ?? null, unit));
    if (series.length === 1) return read(row, 0);
    if (sumKnown(values) === null) return pointReading(row, noData);
    return [row, ...series.map(({ name }, index) => read(name, index))].join('\t');
  });
  return readings.join('\n');
}
