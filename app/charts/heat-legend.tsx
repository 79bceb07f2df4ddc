import { chartsText } from '../text/text.ts';
import type { ChartUnit } from './chart-data.ts';
import type { HeatClass } from './quantile.ts';
import { valueLabel } from './value-label.ts';

export function HeatLegend({ classes, unit }: { classes: readonly HeatClass[]; unit: ChartUnit }) {
  return (
    <ul className="heat-legend" aria-label={chartsText.legend}>
      {classes.map(({ shade, low, high }) => (
        <li key={shade} className={shade}>
          <bdi>{rangeLabel(valueLabel(low, unit), valueLabel(high, unit))}</bdi>
        </li>
      ))}
      <li className="no-data">{chartsText.noData}</li>
    </ul>
  );
}

function rangeLabel(low: string, high: string): string {
  return low === high ? low : chartsText.range(low, high);
}
