import { chartsText } from '../text/text.ts';
import { HeatLegend } from './heat-legend.tsx';
import { type AfricaMapProps, byIso2, placeReading } from './map-value.ts';
import { roundClasses, shadeOf } from './round-classes.ts';
import { TILE_MAP_HEIGHT, TILE_MAP_WIDTH, TILE_SIZE, type Tile, tiles } from './tile-layout.ts';

export function AfricaTileMap({ values, unit, title, isListed }: AfricaMapProps) {
  const valueByIso2 = byIso2(values);
  const classes = roundClasses([...valueByIso2.values()].map(({ value }) => value));
  return (
    <figure className="africa-map">
      <svg className="tile-map" viewBox={VIEW_BOX} aria-label={title}>
        {tiles.map((tile) => {
          const value = valueByIso2.get(tile.iso2);
          if (value === undefined) return <PlainTile key={tile.iso2} tile={tile} />;
          const shade = shadeOf(value.value, classes) ?? 'no-data';
          return (
            <a
              key={tile.iso2}
              href={value.href}
              className={shade}
              tabIndex={isListed ? -1 : undefined}
            >
              <title>{placeReading(value, unit)}</title>
              <Cell {...tile} />
            </a>
          );
        })}
      </svg>
      <HeatLegend classes={classes} unit={unit} />
    </figure>
  );
}

const VIEW_BOX = `0 0 ${TILE_MAP_WIDTH} ${TILE_MAP_HEIGHT}`;

function PlainTile({ tile }: { tile: Tile }) {
  return (
    <g className="no-data">
      <title>{chartsText.placeName(tile.iso2)}</title>
      <Cell {...tile} />
    </g>
  );
}

function Cell({ iso2, x, y }: Tile) {
  return (
    <>
      <rect x={x} y={y} width={TILE_SIZE} height={TILE_SIZE} rx="3" />
      <text x={x + TILE_SIZE / 2} y={y + TILE_SIZE / 2}>
        {iso2}
      </text>
    </>
  );
}
