import outlines from '../generated/africa-map.json' with { type: 'json' };
import { chartsText } from '../text/text.ts';
import type { ChartUnit } from './chart-data.ts';
import { HeatLegend } from './heat-legend.tsx';
import { ISLANDS, type MapLabel, placeLabels } from './map-labels.ts';
import type { AfricaMap, MapOutline } from './map-outline.ts';
import { type AfricaMapProps, byIso2, type MapValue, placeReading } from './map-value.ts';
import { type HeatShade, type RoundClass, roundClasses, shadeOf } from './round-classes.ts';
import { valueLabel } from './value-label.ts';

const map: AfricaMap = outlines;
const ISLAND_RADIUS = 6;

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
  /** Within a picture to take along, which has no links. */
  place?: { x: number; y: number; height: number; width: number };
}

export function AfricaShapes(props: AfricaShapesProps) {
  const { values, unit, title, isListed, classes, place } = props;
  const valueByIso2 = byIso2(values);
  return (
    <svg
      className="shape-map"
      viewBox={`0 0 ${map.width} ${map.height}`}
      aria-label={title}
      {...place}
    >
      {unknownLast(valueByIso2).map((country) => {
        const value = valueByIso2.get(country.iso2);
        if (value === undefined) {
          return (
            <g key={country.iso2} className="no-data">
              <title>{chartsText.placeName(country.iso2)}</title>
              <Outline country={country} />
            </g>
          );
        }
        const shade = shadeOf(value.value, classes) ?? 'no-data';
        if (place) {
          return (
            <g key={country.iso2} className={shade}>
              <Outline country={country} />
            </g>
          );
        }
        return (
          <a
            key={country.iso2}
            href={value.href}
            className={shade}
            tabIndex={isListed ? -1 : undefined}
          >
            <title>{placeReading(value, unit)}</title>
            <Outline country={country} />
          </a>
        );
      })}
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: text in an SVG takes no focus */}
      <g className="map-labels" aria-hidden="true">
        {placeLabels(valueByIso2.values()).map((label) => (
          <Label
            key={label.value.iso2}
            {...label}
            unit={unit}
            shade={shadeOf(label.value.value, classes)}
          />
        ))}
        {map.countries.map(({ iso2, cx, cy }) => {
          const island = ISLANDS[iso2];
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

/** An area without data must not cover its neighbours' borders. */
function unknownLast(valueByIso2: Map<string, MapValue>): MapOutline[] {
  const isKnown = ({ iso2 }: MapOutline) => valueByIso2.get(iso2)?.value != null;
  return [
    ...map.countries.filter(isKnown),
    ...map.countries.filter((country) => !isKnown(country)),
  ];
}

function Label({
  x,
  y,
  at,
  value: { label, value },
  unit,
  shade,
}: MapLabel & { unit: ChartUnit; shade: HeatShade | null }) {
  const isInside = at === 'inside';
  return (
    <text
      x={x}
      y={y}
      className={isInside ? (shade ?? undefined) : undefined}
      textAnchor={isInside ? 'middle' : at}
    >
      {label}
      <tspan x={x} dy="1.1em">
        {valueLabel(value, unit)}
      </tspan>
    </text>
  );
}

function Outline({ country: { path, cx, cy } }: { country: MapOutline }) {
  return path === '' ? <circle cx={cx} cy={cy} r={ISLAND_RADIUS} /> : <path d={path} />;
}
