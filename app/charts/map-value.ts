import { chartsText } from '../text/text.ts';
import type { ChartUnit } from './chart-data.ts';
import { valueLabel } from './value-label.ts';

/** A country on a map; `value` null is unknown. `href` leads to its page. */
export interface MapValue {
  iso2: string;
  label: string;
  value: number | null;
  href: string;
}

/** Western Sahara has its own area and no figure (design-language.md section 4). */
export const PLACE_WITHOUT_FIGURE = 'EH';

/** "Nigeria: $1.2B", the name of the link and what hovering shows. */
export function placeReading({ label, value }: MapValue, unit: ChartUnit): string {
  return chartsText.placeReading(label, valueLabel(value, unit));
}

/** Countries by ISO code; a figure for a place without figures is left out. */
export function byIso2(values: readonly MapValue[]): Map<string, MapValue> {
  return new Map(
    values.filter(({ iso2 }) => iso2 !== PLACE_WITHOUT_FIGURE).map((value) => [value.iso2, value]),
  );
}

export interface AfricaMapProps {
  values: MapValue[];
  unit: ChartUnit;
  title: string;
  /** A list beside the map leads to the same places: the tab key walks that one. */
  isListed?: boolean;
}
