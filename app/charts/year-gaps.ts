import type { ChartReading } from './chart-reading.ts';

const LONGEST_SPAN_YEARS = 60;

/** Adds an empty row for each missing year, so that bars stand as far apart as their years. */
export function withYearGaps(reading: ChartReading): ChartReading {
  const { xKind, rows, series } = reading;
  const first = rows[0]?.at;
  const last = rows.at(-1)?.at;
  if (xKind !== 'year' || first == null || last == null) return reading;
  if (last - first > LONGEST_SPAN_YEARS) return reading;
  const rowByYear = new Map(rows.map((row) => [row.at, row]));
  const years = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return {
    ...reading,
    rows: years.map(
      (at) => rowByYear.get(at) ?? { label: String(at), at, values: series.map(() => null) },
    ),
  };
}
