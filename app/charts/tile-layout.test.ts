import { expect, test } from 'vitest';
import map from '../generated/africa-map.json' with { type: 'json' };
import { TILE_MAP_HEIGHT, TILE_MAP_WIDTH, TILE_SIZE, tiles } from './africa-maps.tsx';

test('54 countries and Western Sahara, each once, the same as on the shape map', () => {
  const codes = tiles.map(({ iso2 }) => iso2).sort();
  expect(new Set(codes).size).toBe(55);
  expect(codes).toEqual(map.countries.map(({ iso2 }) => iso2).sort());
});

test('cells of 28 with gaps of 2, in their places', () => {
  expect([TILE_MAP_WIDTH, TILE_MAP_HEIGHT]).toEqual([298, 268]);
  const at = (iso2: string) => tiles.find((tile) => tile.iso2 === iso2);
  expect(at('MA')).toMatchObject({ x: 60, y: 0 });
  expect(at('CV')).toMatchObject({ x: 0, y: 30 });
  expect(at('DJ')).toMatchObject({ x: 270, y: 60 });
  expect(at('LS')).toMatchObject({ x: 210, y: 240 });
  for (const { x, y } of tiles) {
    expect(x + TILE_SIZE).toBeLessThanOrEqual(TILE_MAP_WIDTH);
    expect(y + TILE_SIZE).toBeLessThanOrEqual(TILE_MAP_HEIGHT);
  }
});
