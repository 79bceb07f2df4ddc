import { chartsText } from '../text/text.ts';
import type { ChartUnit } from './chart-data.ts';
import type { RoundClass } from './round-classes.ts';
import { valueLabel } from './value-label.ts';

export function HeatLegend({ classes, unit }: { classes: readonly RoundClass[]; unit: ChartUnit }) {
  return (
    <ul className="heat-legend" aria-label={chartsText.legend}>
      {classes.map(({ shade, from }, index) => (
        <li key={shade} className={shade}>
          <bdi>{rangeLabel(from, classes[index + 1]?.from, unit)}</bdi>
        </li>
      ))}
      <li className="no-data">{chartsText.noData}</li>
    </ul>
  );
}

export function rangeLabel(from: number, next: number | undefined, unit: ChartUnit): string {
  const low = valueLabel(from, unit);
  if (next === undefined) return chartsText.orMore(low);
  if (unit !== 'count') return chartsText.range(low, valueLabel(next, unit));
  return next - 1 > from ? chartsText.range(low, valueLabel(next - 1, unit)) : low;
}
