import { type AfricaMapProps, byIso2, HeatLegend, MapArea } from './map-parts.tsx';
import { roundClasses } from './round-classes.ts';
import { TILE_MAP_HEIGHT, TILE_MAP_WIDTH, TILE_SIZE, type Tile, tiles } from './tile-layout.ts';

export function AfricaTileMap({ values, unit, title, isListed }: AfricaMapProps) {
  const valueByIso2 = byIso2(values);
  const classes = roundClasses([...valueByIso2.values()].map(({ value }) => value));
  return (
    <figure className="africa-map">
      <svg className="tile-map" viewBox={VIEW_BOX} aria-label={title}>
        {tiles.map((tile) => (
          <MapArea
            key={tile.iso2}
            iso2={tile.iso2}
            value={valueByIso2.get(tile.iso2)}
            {...{ classes, unit, isListed }}
          >
            <Cell {...tile} />
          </MapArea>
        ))}
      </svg>
      <HeatLegend classes={classes} unit={unit} />
    </figure>
  );
}

const VIEW_BOX = `0 0 ${TILE_MAP_WIDTH} ${TILE_MAP_HEIGHT}`;

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
