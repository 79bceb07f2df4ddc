import { chartsText } from '../text/text.ts';
import type { ChartUnit } from './chart-data.ts';
import { valueLabel } from './value-label.ts';

/** `value` null is unknown; `href` leads to the country's page. */
export interface MapValue {
  iso2: string;
  label: string;
  value: number | null;
  href: string;
}

/** Western Sahara has its own area and no figure (design-language.md section 4). */
const PLACE_WITHOUT_FIGURE = 'EH';

export function placeReading({ label, value }: MapValue, unit: ChartUnit): string {
  return chartsText.placeReading(label, valueLabel(value, unit));
}

export function byIso2(values: readonly MapValue[]): Map<string, MapValue> {
  return new Map(
    values.filter(({ iso2 }) => iso2 !== PLACE_WITHOUT_FIGURE).map((value) => [value.iso2, value]),
  );
}

export interface AfricaMapProps {
  values: MapValue[];
  unit: ChartUnit;
  title: string;
  /** A list beside the map has the same links: the tab key skips the map's. */
  isListed?: boolean;
}
