// A figure as a chart, with its finding in words.
import { formatMoneyTable } from '../base/money.ts';
import type { Chart, ChartHeadline } from '../charts/chart-data.ts';
import { valueLabel } from '../charts/value-label.ts';
import { marksText, figureText as text } from '../text/text.ts';
import type { Figure, FigureRow } from './figure-contract.ts';

const isInTime = ({ split }: Figure) => split === 'year' || split === 'quarter';

/** Quarters are placed by their first month. */
const placeOf = (key: string): string | number => {
  const quarter = /^(\d{4})-Q([1-4])$/.exec(key);
  if (!quarter) return /^\d{4}$/.test(key) ? Number(key) : key;
  return `${quarter[1]}-${String(Number(quarter[2]) * 3 - 2).padStart(2, '0')}`;
};

const pointsOf = (rows: readonly FigureRow[]) =>
  rows.map(({ label, value }) => ({ x: label, y: value }));

const timeOf = (rows: readonly FigureRow[]) =>
  rows
    .filter(({ key }) => key !== 'unknown')
    .map(({ key, value }) => ({ x: placeOf(key), y: value }));

/** Rows drawn of each that is compared. */
const DRAWN = 4;

function seriesOf(figure: Figure): Pick<Chart, 'type' | 'series'> {
  const { measure, rows, series } = figure;
  const name = text.measures[measure] ?? measure;
  if (series.length > 0 && isInTime(figure)) {
    return {
      type: 'line',
      series: series.map(({ label, rows: own }) => ({ name: label, data: timeOf(own) })),
    };
  }
  if (isInTime(figure)) {
    const isOfQuarters = figure.split === 'quarter';
    const data = isOfQuarters ? pointsOf(rows) : timeOf(rows);
    return { type: 'bar', series: [{ name, data }] };
  }
  if (series.length > 0 && figure.split !== 'none') {
    const data = listComparedKeys(figure)
      .slice(0, DRAWN)
      .flatMap(([key]) =>
        series.flatMap((one) => {
          const row = one.rows.find((own) => own.key === key);
          return row ? [{ x: `${row.label}${marksText.comma}${one.label}`, y: row.value }] : [];
        }),
      );
    return { type: 'bar-horizontal', series: [{ name, data }] };
  }
  const all = figure.split === 'none' && series.length === 0 ? [{ ...figure, label: name }] : rows;
  return {
    type: 'bar-horizontal',
    series: [{ name, data: all.map(({ label, value }) => ({ x: label, y: value })) }],
  };
}

/** Keys and labels of the rows of what is compared, the largest in all first. */
export function listComparedKeys({ series }: Figure): Array<[key: string, label: string]> {
  const rows = series.flatMap((one) => one.rows);
  return [...Map.groupBy(rows, ({ key }) => key)]
    .map(([key, own]) => ({
      key,
      label: own[0]?.label ?? key,
      size: own.reduce((sum, { value }) => sum + (value ?? 0), 0),
    }))
    .toSorted((a, b) => b.size - a.size)
    .map(({ key, label }) => [key, label]);
}

export function toChart(figure: Figure, now: Date): Chart {
  const { unit, coverage, as_of, split, series } = figure;
  const drawn = seriesOf(figure);
  const isOfMoney = unit === 'usd' && series.length === 0;
  return {
    key: 'figure',
    title: sayTitle(figure),
    ...drawn,
    unit,
    as_of,
    records: figure.records,
    headline: sayFinding(figure, largestOf(drawn.series)),
    ...(split === 'year' ? { running_year: now.getUTCFullYear() } : {}),
    ...(isOfMoney ? { coverage: { known: coverage.with_amount, total: coverage.records } } : {}),
  };
}

function largestOf(series: Chart['series']): string | number {
  const points = series.flatMap(({ data }) => data);
  const [first] = points.toSorted((a, b) => (b.y ?? -1) - (a.y ?? -1));
  return first?.x ?? '';
}

/** Exits have a kind of their own. */
export const nameSplit = (measure: string, split: string): string =>
  measure === 'exits' && split === 'kind' ? text.exitKind : (text.splits[split] ?? split);

/** "Raised by year, Country: Kenya, 2015 to 2025" */
export function sayTitle({ measure, split, about, series }: Figure): string {
  const by = split === 'none' ? null : nameSplit(measure, split).toLowerCase();
  const title = text.title(text.measures[measure] ?? measure, by);
  return [title, ...series.map(({ label }) => label), ...about].join(marksText.comma);
}

/** Of a comparison who leads, otherwise the figure, with what it is known of; and its filters. */
export function sayFinding(figure: Figure, x: string | number): ChartHeadline {
  const [before = '', said = '', after = ''] = findingOf(figure);
  return { before, figure: said, after: after + text.scope(figure.about), x };
}

function findingOf({ measure, unit, value, series, coverage }: Figure): readonly string[] {
  const { finding } = text;
  const [first, second] = series.toSorted((a, b) => (b.value ?? -1) - (a.value ?? -1));
  const say = (number: number) => valueLabel(number, unit);
  if (first && !second && first.value !== null) return finding.one(first.label, say(first.value));
  if (first?.value && second?.value) {
    return finding.leads(first.label, say(first.value), second.label, say(second.value));
  }
  const count = text.counts[measure];
  if (count) return finding.count(count(value ?? 0));
  if (value === null) return finding.none;
  if (measure === 'share') return finding.share(valueLabel(value, unit));
  const known = text.known(coverage.with_amount, coverage.records);
  const sayMoney = finding[measure as 'raised' | 'median_round' | 'mean_round' | 'largest_round'];
  return sayMoney(formatMoneyTable(value), known);
}
