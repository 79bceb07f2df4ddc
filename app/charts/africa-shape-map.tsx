import outlines from '../generated/africa-map.json' with { type: 'json' };
import { chartsText } from '../text/text.ts';
import type { ChartUnit } from './chart-data.ts';
import { ISLANDS, type MapLabel, placeLabels } from './map-labels.ts';
import { type AfricaMapProps, byIso2, HeatLegend, MapArea, type MapValue } from './map-parts.tsx';
import { type HeatShade, type RoundClass, roundClasses, shadeOf } from './round-classes.ts';
import { valueLabel } from './value-label.ts';

/** `path` is empty for island states the atlas lacks: circles at cx, cy. */
type MapOutline = (typeof outlines.countries)[number];

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
      viewBox={`0 0 ${outlines.width} ${outlines.height}`}
      aria-label={title}
      {...place}
    >
      {unknownLast(valueByIso2).map((country) => {
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
        {placeLabels(valueByIso2.values()).map((label) => (
          <Label
            key={label.value.iso2}
            {...label}
            unit={unit}
            shade={shadeOf(label.value.value, classes)}
          />
        ))}
        {outlines.countries.map(({ iso2, cx, cy }) => {
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
  return outlines.countries.toSorted((a, b) => Number(isKnown(b)) - Number(isKnown(a)));
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
