import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { makeSbom } from './make-sbom.ts';

test('every locked package is listed once, with version, hash and address', () => {
  const lock = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'));
  const { components, specVersion } = makeSbom(lock);
  expect(specVersion).toBe('1.6');
  const names = new Set(components.map(({ name }) => name));
  const direct = { ...lock.packages[''].dependencies, ...lock.packages[''].devDependencies };
  for (const name of Object.keys(direct)) expect(names, name).toContain(name);
  const hono = components.find(({ name }) => name === 'hono');
  expect(hono).toMatchObject({ purl: `pkg:npm/hono@${direct.hono}`, scope: 'required' });
  expect(hono?.hashes?.[0]?.content).toMatch(/^[0-9a-f]{128}$/);
  expect(components.find(({ name }) => name === 'vitest')?.scope).toBe('excluded');
  expect(new Set(components.map((one) => one['bom-ref'])).size).toBe(components.length);
});
