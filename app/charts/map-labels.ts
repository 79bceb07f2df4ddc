import type { MapValue } from './africa-maps.tsx';

interface LabelPlace {
  x: number;
  y: number;
  /** Where the text lies: over its country, or over the sea beside it. */
  at: 'inside' | 'start' | 'middle' | 'end';
}

/** Countries with room for a name, on themselves or on the sea (make-africa-map.ts). */
const PLACES: Readonly<Record<string, LabelPlace>> = {
  AO: { x: 245, y: 308, at: 'inside' },
  CD: { x: 283, y: 250, at: 'inside' },
  CI: { x: 84, y: 214, at: 'end' },
  DZ: { x: 163, y: 64, at: 'inside' },
  EG: { x: 312, y: 73, at: 'inside' },
  ET: { x: 375, y: 184, at: 'inside' },
  GH: { x: 122, y: 217, at: 'middle' },
  KE: { x: 397, y: 252, at: 'start' },
  LY: { x: 246, y: 72, at: 'inside' },
  MA: { x: 74, y: 38, at: 'end' },
  MG: { x: 440, y: 346, at: 'start' },
  ML: { x: 133, y: 124, at: 'inside' },
  MZ: { x: 378, y: 350, at: 'start' },
  NA: { x: 243, y: 363, at: 'inside' },
  NG: { x: 188, y: 175, at: 'inside' },
  SD: { x: 316, y: 134, at: 'inside' },
  SN: { x: 34, y: 158, at: 'end' },
  TN: { x: 214, y: 18, at: 'start' },
  TZ: { x: 386, y: 278, at: 'start' },
  ZA: { x: 232, y: 426, at: 'end' },
  ZM: { x: 303, y: 313, at: 'inside' },
};
const LABELS = 8;

interface IslandLabel {
  dx: number;
  dy: number;
  at: 'start' | 'middle' | 'end';
}

/** Countries too small to be seen as shapes, whose names stand beside their circles. */
export const ISLANDS: Readonly<Record<string, IslandLabel>> = {
  CV: { dx: -8, dy: -11, at: 'start' },
  KM: { dx: 10, dy: 3, at: 'start' },
  MU: { dx: 8, dy: 16, at: 'end' },
  SC: { dx: 8, dy: 16, at: 'end' },
  ST: { dx: 6, dy: 16, at: 'end' },
};

interface MapLabel extends LabelPlace {
  value: MapValue;
}

/** Of the largest values whose countries have room for a name. */
export function placeLabels(values: Iterable<MapValue>): MapLabel[] {
  return [...values]
    .filter(({ value }) => value !== null)
    .toSorted((a, b) => (b.value ?? 0) - (a.value ?? 0))
    .flatMap((value) => {
      const place = PLACES[value.iso2];
      return place ? [{ ...place, value }] : [];
    })
    .slice(0, LABELS);
}
