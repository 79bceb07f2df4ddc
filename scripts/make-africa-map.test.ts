import { expect, test } from 'vitest';
import { makeAfricaMap } from './make-africa-map.ts';

const map = makeAfricaMap();

/** The corners of a path made of `M x y l dx dy … z`. */
function cornersOf(path: string): [number, number][] {
  return path.split('z').flatMap((ring) => {
    let [x, y] = [0, 0];
    const numbers = (ring.match(/-?\d+/g) ?? []).map(Number);
    return Array.from({ length: numbers.length / 2 }, (_, index): [number, number] => {
      x += numbers[2 * index] ?? 0;
      y += numbers[2 * index + 1] ?? 0;
      return [x, y];
    });
  });
}

test('54 states and Western Sahara, each once', () => {
  expect(new Set(map.countries.map(({ iso2 }) => iso2)).size).toBe(55);
  expect(map.countries).toHaveLength(55);
});

test('only the island states the atlas lacks have no outline', () => {
  const without = map.countries.filter(({ path }) => path === '').map(({ iso2 }) => iso2);
  expect(without).toEqual(['CV', 'KM', 'MU', 'SC', 'ST']);
});

test('paths are short, well formed and inside the map', () => {
  for (const { iso2, path, cx, cy } of map.countries) {
    if (path !== '') expect(path, iso2).toMatch(/^(M\d+ \d+l[\d -]+z)+$/);
    for (const [x, y] of [...cornersOf(path), [cx, cy] as const]) {
      expect(x >= 0 && x <= map.width && y >= 0 && y <= map.height, `${iso2} ${x} ${y}`).toBe(true);
    }
  }
});

test('Somaliland is part of Somalia: one outline reaches from the Gulf of Aden to the south', () => {
  const somalia = map.countries.find(({ iso2 }) => iso2 === 'SO');
  expect(somalia?.path.match(/M/g)).toHaveLength(1);
  const djibouti = map.countries.find(({ iso2 }) => iso2 === 'DJ');
  const ends = new Set(cornersOf(djibouti?.path ?? '').map(String));
  expect(cornersOf(somalia?.path ?? '').some((corner) => ends.has(String(corner)))).toBe(true);
});

test('neighbours share the points of their border', () => {
  const corners = (code: string) =>
    cornersOf(map.countries.find(({ iso2 }) => iso2 === code)?.path ?? '').map(String);
  const shared = corners('KE').filter((corner) => corners('TZ').includes(corner));
  expect(shared.length).toBeGreaterThan(3);
});

test('north is up and west is left', () => {
  const at = (code: string) => map.countries.find(({ iso2 }) => iso2 === code);
  expect(at('TN')?.cy).toBeLessThan(at('ZA')?.cy ?? 0);
  expect(at('SN')?.cx).toBeLessThan(at('KE')?.cx ?? 0);
});
