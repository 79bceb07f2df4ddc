import { chartsText } from '../text/text.ts';
import { type ChartReading, type ReadRow, sumKnown } from './chart-reading.ts';
import { valueLabel } from './value-label.ts';

const text = chartsText.finding;

export function findingOf(reading: ChartReading): string {
  const { series } = reading;
  if (series.length === 1) return findingOfSeries(reading, 0);
  return series
    .map(({ name }, index) => text.ofSeries(name, findingOfSeries(reading, index)))
    .join(' ');
}

function findingOfSeries({ rows, unit, xKind, running }: ChartReading, index: number): string {
  // A year that is not over is neither the lowest nor the latest.
  const isOver = ({ label }: ReadRow) => label !== running;
  const points = rows
    .filter(isOver)
    .map(({ label, values }) => ({ label, value: values[index] ?? null }));
  const known = points.filter((point): point is KnownPoint => point.value !== null);
  const unknown = points.length - known.length;
  const sentences = [...extremes(known, xKind !== 'category', (value) => valueLabel(value, unit))];
  if (unknown > 0) sentences.push(text.unknown(unknown, points.length));
  return sentences.join(' ');
}

interface KnownPoint {
  label: string;
  value: number;
}

function extremes(known: KnownPoint[], isOverTime: boolean, label: (value: number) => string) {
  const [first] = known;
  const last = known.at(-1);
  if (first === undefined || last === undefined) return [];
  if (known.length === 1) return [text.only(first.label, label(first.value))];
  const highest = known.reduce((best, point) => (point.value > best.value ? point : best));
  const lowest = known.reduce((best, point) => (point.value < best.value ? point : best));
  if (highest.value === lowest.value) return [text.allEqual(known.length, label(first.value))];
  const sentences = [
    text.highest(highest.label, label(highest.value)),
    text.lowest(lowest.label, label(lowest.value)),
  ];
  if (isOverTime) sentences.push(text.latest(last.label, label(last.value)));
  return sentences;
}

/**
 * One line a row for `data-chart`, its parts divided by tabs: `2021: $1.2M`, or with several series
 * `2021`, then `Equity: $1.0M` and so on. Labels hold neither tabs nor line ends.
 */
export function pointReadings({ rows, series, unit, running }: ChartReading): string {
  return rows
    .map((row) => (row.label === running ? { ...row, label: chartsText.yearSoFar(running) } : row))
    .map((row) => rowReading(row, series, unit))
    .join('\n');
}

function rowReading(
  { label, values }: ReadRow,
  series: ChartReading['series'],
  unit: ChartReading['unit'],
): string {
  const [value = null] = values;
  if (series.length === 1) return chartsText.pointReading(label, valueLabel(value, unit));
  if (sumKnown(values) === null) return chartsText.pointReading(label, chartsText.noData);
  const parts = series.map(({ name }, index) =>
    chartsText.pointReading(name, valueLabel(values[index] ?? null, unit)),
  );
  return [label, ...parts].join('\t');
}
