// Africa as shapes, for wide screens and pictures, and as tiles, for phones.
import type { ReactNode } from 'react';
import { countryName } from '../base/countries.ts';
import outlines from '../generated/africa-map.json' with { type: 'json' };
import { chartsText } from '../text/text.ts';
import type { ChartUnit } from './chart-data.ts';
import labels from './map-labels.json' with { type: 'json' };
import { type RoundClass, roundClasses, shadeOf } from './round-classes.ts';
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

/** Western Sahara has its own area and no figure. */
const PLACE_WITHOUT_FIGURE = 'EH';

function byIso2(values: readonly MapValue[]): Map<string, MapValue> {
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
function MapArea({ iso2, value, classes, unit, isListed, children }: MapAreaProps) {
  if (value === undefined) {
    return (
      <g className="no-data">
        <title>{countryName(iso2)}</title>
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

function HeatLegend({ classes, unit }: { classes: readonly RoundClass[]; unit: ChartUnit }) {
  return (
    <ul className="heat-legend" aria-label={chartsText.legend}>
      {listRanges(classes, unit).map(({ shade, label }) => (
        <li key={shade} className={shade}>
          <bdi>{label}</bdi>
        </li>
      ))}
      <li className="no-data">{chartsText.noData}</li>
    </ul>
  );
}

export function listRanges(classes: readonly RoundClass[], unit: ChartUnit) {
  return classes.map(({ shade, from }, index) => ({
    shade,
    label: rangeLabel(from, classes[index + 1]?.from, unit),
  }));
}

function rangeLabel(from: number, next: number | undefined, unit: ChartUnit): string {
  const low = valueLabel(from, unit);
  if (next === undefined) return chartsText.orMore(low);
  if (unit !== 'count') return chartsText.range(low, valueLabel(next, unit));
  return next - 1 > from ? chartsText.range(low, valueLabel(next - 1, unit)) : low;
}

export function AfricaShapeMap(props: AfricaMapProps) {
  const classes = roundClasses(props.values.map(({ value }) => value));
  return (
    <figure className="africa-map">
      <AfricaShapes {...props} classes={classes} />
      <HeatLegend classes={classes} unit={props.unit} />
      <figcaption>{chartsText.boundaryDisclaimer}</figcaption>
    </figure>
  );
}

interface AfricaShapesProps extends AfricaMapProps {
  classes: readonly RoundClass[];
  /** Within an exported picture, which has no links. */
  place?: { x: number; y: number; height: number; width: number };
}

export function AfricaShapes(props: AfricaShapesProps) {
  const { values, unit, title, isListed, classes, place } = props;
  const valueByIso2 = byIso2(values);
  // An area without data must not cover its neighbours' borders.
  const isKnown = ({ iso2 }: MapOutline) => valueByIso2.get(iso2)?.value != null;
  const unknownLast = outlines.countries.toSorted(
    (a, b) => Number(isKnown(b)) - Number(isKnown(a)),
  );
  return (
    <svg
      className="shape-map"
      viewBox={`0 0 ${outlines.width} ${outlines.height}`}
      aria-label={title}
      {...place}
    >
      {unknownLast.map((country) => {
        const { iso2 } = country;
        const value = valueByIso2.get(iso2);
        return place && value ? (
          <g key={iso2} className={shadeOf(value.value, classes) ?? 'no-data'}>
            <Outline country={country} />
          </g>
        ) : (
          <MapArea key={iso2} {...{ iso2, value, classes, unit, isListed }}>
            <Outline country={country} />
          </MapArea>
        );
      })}
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: text in an SVG takes no focus */}
      <g className="map-labels" aria-hidden="true">
        {placeLabels(valueByIso2.values()).map(({ x, y, at, value: { iso2, label, value } }) => (
          <text
            key={iso2}
            x={x}
            y={y}
            className={at === 'inside' ? (shadeOf(value, classes) ?? undefined) : undefined}
            textAnchor={at === 'inside' ? 'middle' : at}
          >
            {label}
            <tspan x={x} dy="1.1em">
              {valueLabel(value, unit)}
            </tspan>
          </text>
        ))}
        {outlines.countries.map(({ iso2, cx, cy }) => {
          const island = ISLANDS.get(iso2);
          const name = valueByIso2.get(iso2)?.label;
          return (
            island &&
            name && (
              <text key={iso2} x={cx + island.dx} y={cy + island.dy} textAnchor={island.at}>
                {name}
              </text>
            )
          );
        })}
      </g>
    </svg>
  );
}

/** Countries with room for a name: over them, or over the sea beside them (make-africa-map.ts). */
const LABELS = new Map(
  (['inside', 'start', 'middle', 'end'] as const).flatMap((at) =>
    Object.entries(labels.places[at]).map(
      ([iso2, [x = 0, y = 0]]) => [iso2, { x, y, at }] as const,
    ),
  ),
);
const MOST_LABELS = 8;

/** Countries too small to be seen as shapes, whose names are beside their circles. */
const ISLANDS = new Map(
  (['start', 'end'] as const).flatMap((at) =>
    Object.entries(labels.islands[at]).map(
      ([iso2, [dx = 0, dy = 0]]) => [iso2, { dx, dy, at }] as const,
    ),
  ),
);

/** Of the largest values whose countries have room for a name. */
function placeLabels(values: Iterable<MapValue>) {
  return [...values]
    .filter(({ value }) => value !== null)
    .toSorted((a, b) => (b.value ?? 0) - (a.value ?? 0))
    .flatMap((value) => {
      const place = LABELS.get(value.iso2);
      return place ? [{ ...place, value }] : [];
    })
    .slice(0, MOST_LABELS);
}

/** `path` is empty for island states the atlas lacks: circles at cx, cy. */
type MapOutline = (typeof outlines.countries)[number];

const ISLAND_RADIUS = 6;

function Outline({ country: { path, cx, cy } }: { country: MapOutline }) {
  return path === '' ? <circle cx={cx} cy={cy} r={ISLAND_RADIUS} /> : <path d={path} />;
}

const tileRows: readonly string[] = [
  '..|..|MA|DZ|TN|LY|EG|..|..|..',
  'CV|EH|MR|ML|NE|TD|SD|ER|..|..',
  'GM|SN|GN|BF|TG|NG|CF|SS|ET|DJ',
  'GW|SL|LR|CI|GH|BJ|CM|UG|KE|SO',
  '..|..|..|ST|GQ|GA|CG|RW|TZ|SC',
  '..|..|..|..|..|AO|CD|BI|MW|KM',
  '..|..|..|..|..|NA|ZM|ZW|MZ|MG',
  '..|..|..|..|..|..|BW|SZ|..|MU',
  '..|..|..|..|..|..|ZA|LS|..|..',
];

const EMPTY = '..';
export const TILE_SIZE = 28;
const TILE_GAP = 2;
const TILE_STEP = TILE_SIZE + TILE_GAP;
export const TILE_MAP_WIDTH = 10 * TILE_STEP - TILE_GAP;
export const TILE_MAP_HEIGHT = tileRows.length * TILE_STEP - TILE_GAP;

export const tiles = tileRows.flatMap((row, rowIndex) =>
  row
    .split('|')
    .map((iso2, columnIndex) => ({ iso2, x: columnIndex * TILE_STEP, y: rowIndex * TILE_STEP }))
    .filter(({ iso2 }) => iso2 !== EMPTY),
);

export function AfricaTileMap({ values, unit, title, isListed }: AfricaMapProps) {
  const valueByIso2 = byIso2(values);
  const classes = roundClasses([...valueByIso2.values()].map(({ value }) => value));
  return (
    <figure className="africa-map">
      <svg
        className="tile-map"
        viewBox={`0 0 ${TILE_MAP_WIDTH} ${TILE_MAP_HEIGHT}`}
        aria-label={title}
      >
        {tiles.map(({ iso2, x, y }) => (
          <MapArea key={iso2} value={valueByIso2.get(iso2)} {...{ iso2, classes, unit, isListed }}>
            <rect x={x} y={y} width={TILE_SIZE} height={TILE_SIZE} rx="3" />
            <text x={x + TILE_SIZE / 2} y={y + TILE_SIZE / 2}>
              {iso2}
            </text>
          </MapArea>
        ))}
      </svg>
      <HeatLegend classes={classes} unit={unit} />
    </figure>
  );
}
