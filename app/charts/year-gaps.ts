import type { ChartReading } from './chart-reading.ts';

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
