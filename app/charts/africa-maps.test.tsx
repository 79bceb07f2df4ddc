import { brotliCompressSync, constants } from 'node:zlib';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import map from '../generated/africa-map.json' with { type: 'json' };
import {
  AfricaShapeMap,
  AfricaTileMap,
  type MapValue,
  TILE_MAP_HEIGHT,
  TILE_MAP_WIDTH,
  TILE_SIZE,
  tiles,
} from './africa-maps.tsx';

const values: MapValue[] = tiles.map(({ iso2 }, index) => ({
  iso2,
  label: iso2 === 'NG' ? 'Nigeria' : `Country ${iso2}`,
  value: iso2 === 'NG' ? 1.2e9 : iso2 === 'TD' ? null : 1.5 ** index,
  href: `/location/${iso2.toLowerCase()}`,
}));

const maps = [
  ['shape', <AfricaShapeMap key="shape" values={values} unit="usd" title="Raised by country" />],
  ['tile', <AfricaTileMap key="tile" values={values} unit="usd" title="Raised by country" />],
] as const;

test.each(maps)('the %s map links each country by name and figure', (_, map) => {
  const html = renderToString(map);
  expect(html.match(/<a /g)).toHaveLength(54);
  expect(html).toMatch(/<a href="\/location\/ng" class="s5"><title>Nigeria: \$1\.2B<\/title>/);
  expect(html).toMatch(/<a href="\/location\/td" class="no-data"><title>Country TD: No data</);
  expect(html).toContain('aria-label="Raised by country"');
  expect(html).not.toContain('style=');
});

test.each(maps)('the %s map shows Western Sahara without figure or link', (_, map) => {
  const html = renderToString(map);
  expect(html).not.toContain('/location/eh');
  expect(html).toContain('<g class="no-data"><title>Western Sahara</title>');
});

test.each(maps)('the legend of the %s map has its classes and the words No data', (_, map) => {
  const [, legend = ''] =
    /<ul class="heat-legend"[^>]*>(.*?)<\/ul>/.exec(renderToString(map)) ?? [];
  expect([...legend.matchAll(/<li class="([^"]+)"/g)].map(([, name]) => name)).toEqual([
    's0',
    's1',
    's2',
    's3',
    's4',
    's5',
    'no-data',
  ]);
  expect(legend).toContain('No data');
});

test('the shape map says that its borders state nothing', () => {
  expect(renderToString(maps[0][1])).toMatch(/<figcaption>Borders are simplified/);
});

test('islands are circles', () => {
  expect(renderToString(maps[0][1]).match(/<circle [^>]*r="6"/g)).toHaveLength(5);
});

test('the shape map weighs at most 18 KB, 5 KB on the wire', () => {
  const html = renderToString(maps[0][1]);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  expect(html.length).toBeLessThan(18 * 1024);
  expect(brotliCompressSync(html, { params }).length).toBeLessThan(5 * 1024);
});

test('without values both maps still show the continent', () => {
  const html = renderToString(<AfricaTileMap values={[]} unit="count" title="Startups" />);
  expect(html.match(/class="no-data"/g)).toHaveLength(56);
  expect(html).not.toContain('<a ');
});

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
