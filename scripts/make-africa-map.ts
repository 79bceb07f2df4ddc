// Draws Africa's outlines for the shape map: Natural Earth 110m (public domain, from world-atlas)
// in an equal-area projection, as SVG paths with whole units.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type GeoProjection, geoAzimuthalEqualArea, geoPath } from 'd3-geo';
import type { Feature, FeatureCollection, MultiPolygon, Position } from 'geojson';
import { merge } from 'topojson-client';
import type {
  GeometryCollection,
  Topology,
  MultiPolygon as TopoMultiPolygon,
  Polygon as TopoPolygon,
} from 'topojson-specification';
import { COUNTRIES } from '../app/base/countries.ts';

type Atlas = Topology<{ countries: GeometryCollection<{ name: string }> }>;

const mapWidth = 480;
const mapHeight = 456;
/** Room for the circles of the outermost islands. */
const mapMargin = 8;

const outputFile = fileURLToPath(new URL('../app/generated/africa-map.json', import.meta.url));

/** ISO codes by the atlas's names: ours, and those it shortens. */
const CODES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(COUNTRIES.map(({ label, iso2 }) => [label, iso2])),
  'Dem. Rep. Congo': 'CD',
  'Central African Rep.': 'CF',
  'Eq. Guinea': 'GQ',
  eSwatini: 'SZ',
  'S. Sudan': 'SS',
  'W. Sahara': 'EH',
  // Drawn without a code.
  Somaliland: 'SO',
};

/** Longitude and latitude of the main island (Praia, Moroni, Port Louis, São Tomé, Victoria). */
const islandStates: Readonly<Record<string, Position>> = {
  CV: [-23.5, 14.9],
  KM: [43.3, -11.7],
  MU: [57.5, -20.2],
  SC: [55.5, -4.6],
  ST: [6.7, 0.3],
};

/** All 54 states and Western Sahara, sorted by ISO code. Deterministic. */
export function makeAfricaMap() {
  const atlas = readAtlas();
  const outlines = [...groupByCountry(atlas)].map(
    ([iso2, geometries]): Feature<MultiPolygon, { iso2: string }> => ({
      type: 'Feature',
      properties: { iso2 },
      geometry: merge(atlas, geometries),
    }),
  );
  const projection = projectionFor(outlines);
  const centre = geoPath(projection);
  const mainland = outlines.map(({ properties, geometry }) => {
    const [cx, cy] = centre.centroid(largestPolygon(geometry, projection));
    return {
      iso2: properties.iso2,
      path: shortPath(geometry, projection),
      cx: Math.round(cx),
      cy: Math.round(cy),
    };
  });
  const islands = Object.entries(islandStates).map(([iso2, position]) => {
    const [cx, cy] = project(position, projection);
    return { iso2, path: '', cx, cy };
  });
  return {
    width: mapWidth,
    height: mapHeight,
    countries: [...mainland, ...islands].sort((a, b) => (a.iso2 < b.iso2 ? -1 : 1)),
  };
}

function readAtlas(): Atlas {
  const file = createRequire(import.meta.url).resolve('world-atlas/countries-110m.json');
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Throws where one of the 54 has neither an outline nor an island. */
function groupByCountry(atlas: Atlas): Map<string, (TopoPolygon | TopoMultiPolygon)[]> {
  const groups = new Map<string, (TopoPolygon | TopoMultiPolygon)[]>();
  for (const geometry of atlas.objects.countries.geometries) {
    if (geometry.type !== 'Polygon' && geometry.type !== 'MultiPolygon') continue;
    const iso2 = CODES[geometry.properties?.name ?? ''];
    if (iso2) groups.set(iso2, [...(groups.get(iso2) ?? []), geometry]);
  }
  const missing = COUNTRIES.filter(({ iso2 }) => !groups.has(iso2) && !(iso2 in islandStates));
  if (missing.length > 0) {
    throw new Error(`The atlas has no outline for ${missing.map(({ label }) => label).join(', ')}`);
  }
  return groups;
}

function projectionFor(outlines: Feature<MultiPolygon>[]): GeoProjection {
  const everything: FeatureCollection = {
    type: 'FeatureCollection',
    features: [
      ...outlines,
      ...Object.values(islandStates).map(
        (coordinates): Feature => ({
          type: 'Feature',
          properties: null,
          geometry: { type: 'Point', coordinates },
        }),
      ),
    ],
  };
  return geoAzimuthalEqualArea()
    .rotate([-17, -1])
    .fitExtent(
      [
        [mapMargin, mapMargin],
        [mapWidth - mapMargin, mapHeight - mapMargin],
      ],
      everything,
    );
}

function project(position: Position, projection: GeoProjection): [number, number] {
  const [longitude = 0, latitude = 0] = position;
  const point = projection([longitude, latitude]);
  if (point === null) throw new Error(`${longitude}, ${latitude} lies outside the projection`);
  return [Math.round(point[0]), Math.round(point[1])];
}

/** Neighbours share their border's points, so rounding leaves no gaps. */
function shortPath(geometry: MultiPolygon, projection: GeoProjection): string {
  return geometry.coordinates
    .flat()
    .map((ring) => ringPath(ring.map((position) => project(position, projection))))
    .join('');
}

function ringPath(ring: [number, number][]): string {
  const points = ring.filter(
    ([x, y], index) => index === 0 || x !== ring[index - 1]?.[0] || y !== ring[index - 1]?.[1],
  );
  const isClosed = points[0]?.join() === points.at(-1)?.join();
  const corners = isClosed ? points.slice(0, -1) : points;
  // Skips rings that round to a line.
  if (corners.length < 3) return '';
  let [lastX, lastY] = [0, 0];
  const steps = corners.map(([x, y]) => {
    const step = `${x - lastX}${y - lastY < 0 ? '' : ' '}${y - lastY}`;
    [lastX, lastY] = [x, y];
    return step;
  });
  const [start, ...rest] = steps;
  return `M${start}l${rest.join(' ').replaceAll(' -', '-')}z`;
}

function largestPolygon(geometry: MultiPolygon, projection: GeoProjection): MultiPolygon {
  const areaOf = geoPath(projection);
  const [largest = []] = geometry.coordinates.toSorted(
    (a, b) =>
      areaOf.area({ type: 'Polygon', coordinates: b }) -
      areaOf.area({ type: 'Polygon', coordinates: a }),
  );
  return { type: 'MultiPolygon', coordinates: [largest] };
}

if (import.meta.main) {
  mkdirSync(dirname(outputFile), { recursive: true });
  writeFileSync(outputFile, `${JSON.stringify(makeAfricaMap())}\n`);
}
