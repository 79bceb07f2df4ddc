import { scaleLinear } from 'd3-scale';
import type { ChartUnit } from './chart-data.ts';
import { type NiceScale, niceScale } from './nice-scale.ts';
import { widestText } from './text-width.ts';
import { tickLabels } from './value-label.ts';

export type ValueAxis = NiceScale & { labels: string[]; labelWidth: number };

export interface GridLine {
  at: number;
  label: string;
}

export function valueAxis(
  values: readonly number[],
  unit: ChartUnit,
  { fromZero, fontSize }: { fromZero: boolean; fontSize: number },
): ValueAxis {
  const isWhole = unit === 'count' && values.every(Number.isInteger);
  const scale = niceScale(values, { fromZero, isWhole });
  const labels = tickLabels(scale.ticks, unit);
  return { ...scale, labels, labelWidth: Math.ceil(widestText(labels, fontSize)) };
}

/** Maps values to whole units of the paper; `from` is where `axis.low` lies. */
export function placeOn(axis: ValueAxis, from: number, to: number): (value: number) => number {
  const place = scaleLinear([axis.low, axis.high], [from, to]).clamp(true);
  return (value) => Math.round(place(value));
}

export function gridLines(axis: ValueAxis, place: (value: number) => number): GridLine[] {
  return axis.ticks.map((tick, index) => ({ at: place(tick), label: axis.labels[index] ?? '' }));
}
