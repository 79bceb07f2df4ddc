// What the shape map and the tile map share.
import type { ReactNode } from 'react';
import { chartsText } from '../text/text.ts';
import type { ChartUnit } from './chart-data.ts';
import { type RoundClass, shadeOf } from './round-classes.ts';
import { valueLabel } from './value-label.ts';

/** `value` null is unknown; `href` leads to the country's page. */
export interface MapValue {
  iso2: string;
  label: string;
  value: number | null;
  href: string;
}

export interface AfricaMapProps {
  values: MapValue[];
  unit: ChartUnit;
  title: string;
  /** A list beside the map has the same links: the tab key skips the map's. */
  isListed?: boolean;
}

/** Western Sahara has its own area and no figure (design-language.md section 4). */
const PLACE_WITHOUT_FIGURE = 'EH';

export function byIso2(values: readonly MapValue[]): Map<string, MapValue> {
  return new Map(
    values.filter(({ iso2 }) => iso2 !== PLACE_WITHOUT_FIGURE).map((value) => [value.iso2, value]),
  );
}

interface MapAreaProps extends Pick<AfricaMapProps, 'unit' | 'isListed'> {
  iso2: string;
  value: MapValue | undefined;
  classes: readonly RoundClass[];
  children: ReactNode;
}

/** The area of a country, with its name and figure; it leads to the country's page. */
export function MapArea({ iso2, value, classes, unit, isListed, children }: MapAreaProps) {
  if (value === undefined) {
    return (
      <g className="no-data">
        <title>{chartsText.placeName(iso2)}</title>
        {children}
      </g>
    );
  }
  return (
    <a
      href={value.href}
      className={shadeOf(value.value, classes) ?? 'no-data'}
      tabIndex={isListed ? -1 : undefined}
    >
      <title>{chartsText.placeReading(value.label, valueLabel(value.value, unit))}</title>
      {children}
    </a>
  );
}

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
