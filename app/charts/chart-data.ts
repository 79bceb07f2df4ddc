import { z } from 'zod';

/**
 * x: a year as number, an ISO date (`2022`, `2022-03`, `2022-03-09`) or a category as string.
 * y: in the chart's unit (percent: 12.5 is 12.5 %); null is unknown, which is not zero.
 */
const chartPoint = z.object({ x: z.union([z.string(), z.number()]), y: z.number().nullable() });

/** The shape of every chart response and the input of every chart. */
export const chart = z.object({
  key: z.string(),
  title: z.string(),
  type: z.enum(['bar', 'bar-horizontal', 'line', 'step']),
  unit: z.enum(['usd', 'count', 'percent']),
  series: z.array(z.object({ name: z.string(), data: z.array(chartPoint) })),
  /** ISO date or time of the newest record counted; null without any. */
  as_of: z.string().nullable(),
  records: z.int(),
  /** A finding in words, with its main figure and the x of the mark that it is about. */
  headline: z
    .object({
      before: z.string(),
      figure: z.string(),
      after: z.string(),
      x: z.union([z.string(), z.number()]),
    })
    .optional(),
  /** The year that is not over, whose figure is not final. */
  running_year: z.int().optional(),
  /** Of all records, those whose value is known and so counted. */
  coverage: z.object({ known: z.int(), total: z.int() }).optional(),
});

export type Chart = z.output<typeof chart>;
export type ChartType = Chart['type'];
export type ChartUnit = Chart['unit'];
export type ChartSeries = Chart['series'][number];
export type ChartPoint = ChartSeries['data'][number];
export type ChartHeadline = NonNullable<Chart['headline']>;
