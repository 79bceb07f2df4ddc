import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { Hono } from 'hono';
import { afterAll, expect, test } from 'vitest';
import { mountAssets, readAssets } from './assets.ts';
import type { SiteParts, Variables } from './site-parts.ts';

const folder = mkdtempSync(join(tmpdir(), 'griot-built-'));
afterAll(() => rmSync(folder, { recursive: true }));
mkdirSync(join(folder, 'assets'));
for (const name of ['page-1.js', 'page-1.js.br', 'page-1.js.gz', 'text-1.woff2', 'secret.env']) {
  writeFileSync(join(folder, 'assets', name), `bytes of ${name}`);
}

const app = new Hono<Variables>();
const assets = {
  boot: { en: '' },
  css: '',
  memberCss: '',
  toolCss: '',
  folder: pathToFileURL(`${folder}/`),
};
app.use(async (c, next) => {
  c.set('parts', { assets } as unknown as SiteParts);
  await next();
});
mountAssets(app);
app.notFound(() => new Response('a page that offers the nearest names', { status: 404 }));

const ask = (path: string, accepted = '') =>
  app.request(path, { headers: { 'accept-encoding': accepted } });

test.each([
  ['gzip, deflate, br, zstd', 'page-1.js', 'bytes of page-1.js.br', 'br'],
  ['gzip', 'page-1.js', 'bytes of page-1.js.gz', 'gzip'],
  ['br;q=0, gzip', 'page-1.js', 'bytes of page-1.js.gz', 'gzip'],
  ['', 'page-1.js', 'bytes of page-1.js', null],
  ['br', 'text-1.woff2', 'bytes of text-1.woff2', null],
])('who takes %j gets %s as %j', async (accepted, name, bytes, encoding) => {
  const answer = await ask(`/assets/${name}`, accepted);
  expect([await answer.text(), answer.headers.get('content-encoding')]).toEqual([bytes, encoding]);
  expect(answer.headers.get('cache-control')).toContain('immutable');
  expect(answer.headers.get('vary')).toBe('Accept-Encoding');
});

test.each(['/assets/gone.js', '/assets/secret.env', '/assets/..%2fpackage.json', '/assets/'])(
  '%s is not found',
  async (path) => {
    expect((await ask(path)).status).toBe(404);
  },
);

test('a file that is gone costs no page and no search for its name: no queue is before files', async () => {
  const answer = await ask('/assets/gone.js');
  expect([answer.status, await answer.text()]).toEqual([404, 'Not found']);
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('colours of an own copy follow the built styles, under an address of their own', async () => {
  const named = mkdtempSync(join(tmpdir(), 'griot-coloured-'));
  for (const inner of ['assets', '.vite']) mkdirSync(join(named, inner));
  writeFileSync(join(named, 'assets', 'styles-1.css'), ':root{--primary:#000}');
  const sources = ['app/boot.ts', 'app/styles.css', 'app/members.css', 'app/tools.css'];
  const fonts = ['text', 'heading', 'arabic-400', 'arabic-600'].map(
    (name) => `app/generated/${name}.woff2`,
  );
  const all = [...sources, ...fonts];
  const manifest = Object.fromEntries(all.map((one) => [one, { file: 'assets/styles-1.css' }]));
  for (const locale of ['en', 'fr', 'pt', 'ar', 'sw']) {
    writeFileSync(join(named, '.vite', `manifest-${locale}.json`), JSON.stringify(manifest));
  }
  const built = pathToFileURL(`${named}/`);
  expect(readAssets(built).css).toBe('/assets/styles-1.css');
  const { css } = readAssets(built, ['#0a5c36', '#7fd1a5']);
  expect(css).toMatch(/^\/assets\/styles-1-[0-9a-f]{8}\.css$/);
  assets.folder = built;
  const plain = await (await ask(css)).text();
  expect(plain).toMatch(/^:root\{--primary:#000\}:root\{--primary:light-dark\(#0a5c36,#7fd1a5\)/);
  const packed = await ask(css, 'br');
  expect(packed.headers.get('content-encoding')).toBe('br');
  expect(brotliDecompressSync(await packed.arrayBuffer()).toString()).toBe(plain);
  rmSync(named, { recursive: true });
});
