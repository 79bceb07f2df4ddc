/** Charts for tests, fixed and random. */
import fc from 'fast-check';
import type { Chart, ChartPoint, ChartUnit } from '../app/charts/chart-data.ts';
import { type Paper, type PlacedText, textWidth } from '../app/charts/text-width.ts';

export const longName =
  'Pan-African Consortium for Agricultural Logistics, Warehousing and Smallholder Finance Kenya';

/** Each series is a list of [x, y]. */
export function makeChart(
  series: Record<string, [string | number, number | null][]>,
  rest: Partial<Chart> = {},
): Chart {
  return {
    key: 'funding_history',
    title: 'Funding by year',
    type: 'bar',
    unit: 'usd',
    as_of: '2026-11-20',
    records: 312,
    series: Object.entries(series).map(([name, points]) => ({
      name,
      data: points.map(([x, y]) => ({ x, y })),
    })),
    ...rest,
  };
}

export function yearPoints(from: number, ys: (number | null)[]): [number, number | null][] {
  return ys.map((y, index) => [from + index, y]);
}

const value = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 0, max: 2_000_000_000 }) },
  { weight: 2, arbitrary: fc.double({ min: -1e15, max: 1e15, noNaN: true }) },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 3 }) },
  { weight: 1, arbitrary: fc.constantFrom(0, null, Number.NaN, 1e15, 1e-9) },
);
const year = fc.integer({ min: 1990, max: 2030 });
const date = fc
  .tuple(year, fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }), fc.nat(2))
  .map(([y, month, day, parts]) =>
    [y, String(month).padStart(2, '0'), String(day).padStart(2, '0')].slice(0, parts + 1).join('-'),
  );
const name = fc.oneof(fc.string({ maxLength: 20, unit: 'grapheme' }), fc.constant(longName));

function points(x: fc.Arbitrary<string | number>): fc.Arbitrary<ChartPoint[]> {
  return fc.array(fc.record({ x, y: value }), { maxLength: 40 });
}

/** A random chart: 0 to 8 series over years, dates or names. */
export const anyChart: fc.Arbitrary<Chart> = fc
  .constantFrom<fc.Arbitrary<string | number>>(year, date, name)
  .chain((x) =>
    fc.record({
      key: fc.constant('any'),
      title: fc.string(),
      type: fc.constantFrom('bar' as const, 'line' as const),
      unit: fc.constantFrom<ChartUnit>('usd', 'count', 'percent'),
      as_of: fc.constant('2026-11-20'),
      records: fc.nat(),
      series: fc.array(fc.record({ name, data: points(x) }), { maxLength: 8 }),
    }),
  );

/** Labels, anchored at their x, that leave the paper or overlap on a line. */
export function badLabels(
  labels: readonly PlacedText[],
  { width, fontSize }: Paper,
  anchor: 'start' | 'middle' | 'end' = 'middle',
): string[] {
  const boxes = labels.map(({ x, y, text }) => {
    const size = textWidth(text, fontSize);
    const left = x - size * { start: 0, middle: 0.5, end: 1 }[anchor];
    return { text, y, left, right: left + size };
  });
  const outside = boxes.filter(({ left, right }) => left < -1 || right > width + 1);
  const overlapping = boxes.filter((a, index) =>
    boxes
      .slice(index + 1)
      .some(
        (b) => Math.abs(a.y - b.y) < fontSize - 1 && a.left < b.right - 1 && b.left < a.right - 1,
      ),
  );
  return [...outside, ...overlapping].map(({ text }) => text);
}

/** Every number in a layout, at any depth. */
export function numbersIn(layout: unknown): number[] {
  if (typeof layout === 'number') return [layout];
  if (typeof layout !== 'object' || layout === null) return [];
  return Object.values(layout).flatMap(numbersIn);
}
