/** `path` is empty for island states the atlas lacks: circles at cx, cy. */
export interface MapOutline {
  iso2: string;
  path: string;
  cx: number;
  cy: number;
}

/** Written by scripts/make-africa-map.ts to app/generated/africa-map.json. */
export interface AfricaMap {
  width: number;
  height: number;
  countries: MapOutline[];
}
