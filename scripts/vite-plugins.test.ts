import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build as bundle, type Rolldown } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { asciiSources, markCurrent, removeOld } from './vite-plugins.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'griot-assets-'));
  mkdirSync(join(folder, 'assets'));
  mkdirSync(join(folder, '.vite'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const onDay = (day: number) => new Date(Date.UTC(2026, 0, day));

/** Writes the build's files and leaves the others. */
function build(day: number, names: string[]): string[] {
  markCurrent(folder, onDay(day));
  for (const name of names.flatMap((name) => [name, `${name}.br`])) {
    const file = join(folder, 'assets', name);
    writeFileSync(file, '');
    utimesSync(file, onDay(day), onDay(day));
  }
  const manifest = Object.fromEntries(names.map((name) => [name, { file: `assets/${name}` }]));
  writeFileSync(join(folder, '.vite', 'manifest.json'), JSON.stringify(manifest));
  removeOld(folder, onDay(day));
  return readdirSync(join(folder, 'assets')).filter((name) => !name.endsWith('.br'));
}

test('files of earlier builds stay for 30 days after they were replaced, however old they are', () => {
  expect(build(1, ['a-1.css', 'b-1.js'])).toEqual(['a-1.css', 'b-1.js']);
  // Replaced on day 90, after three months of use.
  expect(build(90, ['a-2.css', 'b-1.js'])).toEqual(['a-1.css', 'a-2.css', 'b-1.js']);
  expect(build(100, ['a-3.css', 'b-1.js'])).toEqual(['a-1.css', 'a-2.css', 'a-3.css', 'b-1.js']);
  expect(build(121, ['a-3.css', 'b-1.js'])).toEqual(['a-2.css', 'a-3.css', 'b-1.js']);
  expect(build(131, ['a-3.css', 'b-1.js'])).toEqual(['a-3.css', 'b-1.js']);
  expect(readdirSync(join(folder, 'assets'))).toHaveLength(4);
});

test('a bundle has letters of ASCII only, and says the same', async () => {
  const file = join(folder, 'texts.js');
  const source =
    "export const said = ['شركة … ŋ 😀 é', `ŋ`, /^[ŋ😀]$/u.test('😀'), RegExp(String.raw`^[éŋ]$`).test('é')].join();";
  writeFileSync(file, source);
  const built = await bundle({
    configFile: false,
    logLevel: 'silent',
    plugins: [asciiSources()],
    build: { write: false, ssr: file, target: 'es2022' },
  });
  const code = (built as Rolldown.RolldownOutput).output[0].code;
  expect(code).not.toMatch(/[^\0-\x7f]/);
  const { said } = await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`
  );
  expect(said).toBe('شركة … ŋ 😀 é,ŋ,true,true');
});
