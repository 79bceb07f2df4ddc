/** The shape of every chart response (decisions.md, /charts) and the input of every chart. */
export type ChartType = 'bar' | 'bar-horizontal' | 'line' | 'step';
export type ChartUnit = 'usd' | 'count' | 'percent';

/**
 * x: a year as number, an ISO date (`2022`, `2022-03`, `2022-03-09`) or a category as string.
 * y: in the chart's unit (percent: 12.5 is 12.5 %); null is unknown, which is not zero.
 */
export interface ChartPoint {
  x: string | number;
  y: number | null;
}
export interface ChartSeries {
  name: string;
  data: ChartPoint[];
}

/** A finding in words, with the figure it turns on and the x of the mark it speaks of. */
export interface ChartHeadline {
  before: string;
  figure: string;
  after: string;
  x: string | number;
}

export interface Chart {
  key: string;
  title: string;
  type: ChartType;
  unit: ChartUnit;
  series: ChartSeries[];
  /** ISO date or time of the newest record counted. */
  as_of: string | null;
  records: number;
  headline?: ChartHeadline;
  /** The year that is not over, whose figure is not final. */
  running_year?: number;
  /** Of all records, those whose value is known and so counted. */
  coverage?: { known: number; total: number };
}
