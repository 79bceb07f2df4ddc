/** `path` is empty for the island states the atlas lacks: they are drawn as circles at cx, cy. */
export interface MapOutline {
  iso2: string;
  path: string;
  cx: number;
  cy: number;
}

/** What scripts/make-africa-map.ts writes to app/generated/africa-map.json. */
export interface AfricaMap {
  width: number;
  height: number;
  countries: MapOutline[];
}
