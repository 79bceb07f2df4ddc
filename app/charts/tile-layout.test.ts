import { expect, test } from 'vitest';
import map from '../generated/africa-map.json' with { type: 'json' };
import { tileMapHeight, tileMapWidth, tileSize, tiles } from './tile-layout.ts';

test('54 countries and Western Sahara, each once, the same as on the shape map', () => {
  const codes = tiles.map(({ iso2 }) => iso2).sort();
  expect(new Set(codes).size).toBe(55);
  expect(codes).toEqual(map.countries.map(({ iso2 }) => iso2).sort());
});

test('cells of 28 with gaps of 2, in their places', () => {
  expect([tileMapWidth, tileMapHeight]).toEqual([298, 268]);
  const at = (iso2: string) => tiles.find((tile) => tile.iso2 === iso2);
  expect(at('MA')).toMatchObject({ x: 60, y: 0 });
  expect(at('CV')).toMatchObject({ x: 0, y: 30 });
  expect(at('DJ')).toMatchObject({ x: 270, y: 60 });
  expect(at('LS')).toMatchObject({ x: 210, y: 240 });
  for (const { x, y } of tiles) {
    expect(x + tileSize).toBeLessThanOrEqual(tileMapWidth);
    expect(y + tileSize).toBeLessThanOrEqual(tileMapHeight);
  }
});
