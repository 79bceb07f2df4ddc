// Vite's build for the browser: file names for the frame, and the files.
import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Hono } from 'hono';
import { type BrandColours, formatBrandRules } from '../app/base/brand-colours.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../app/base/locale.ts';
import { chooseEncoding, respond } from '../app/http/respond.server.ts';
import type { Assets, Variables } from './site-parts.ts';

interface ManifestEntry {
  file: string;
}

const CLIENT = new URL('../build/client/', import.meta.url);

/** Throws when the site has not been built. */
export function readAssets(folder = CLIENT, colours?: BrandColours): Assets {
  const addressOf = readManifest(folder, DEFAULT_LOCALE);
  const boot: Assets['boot'] = { en: addressOf('app/boot.ts') };
  for (const locale of LOCALES) boot[locale] = readManifest(folder, locale)('app/boot.ts');
  return {
    boot,
    css: withColours(addressOf('app/styles.css'), folder, colours),
    memberCss: addressOf('app/members.css'),
    toolCss: addressOf('app/tools.css'),
    fonts: Object.fromEntries(
      LOCALES.map((locale) => [
        locale,
        (FIRST_FONTS[locale] ?? LATIN).map((name) => addressOf(`app/generated/${name}.woff2`)),
      ]),
    ),
    folder,
  };
}

/** What nearly every page of a language is written in. */
const FIRST_FONTS: Partial<Record<Locale, string[]>> = { ar: ['arabic-400', 'arabic-600'] };
const LATIN = ['text', 'heading'];

/** Of the build of a language; returns the address of what was built of a source. */
function readManifest(folder: URL, locale: Locale): (source: string) => string {
  const file = new URL(`.vite/manifest-${locale}.json`, folder);
  if (!existsSync(file)) throw new Error('The site is not built. Run: npm run build');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, ManifestEntry>;
  return (source) => {
    const built = manifest[source];
    if (!built) throw new Error(`${fileURLToPath(file)} does not name ${source}`);
    return `/${built.file}`;
  };
}

/** The stylesheet with the colours of BRAND_COLOURS, under an address of its own. */
function withColours(address: string, folder: URL, colours?: BrandColours): string {
  if (!colours) return address;
  const rules = formatBrandRules(colours);
  const own = address.replace(/\.css$/, `-${hash('sha256', rules).slice(0, 8)}.css`);
  const bytes = Buffer.concat([
    readFileSync(new URL(address.slice(1), folder)),
    Buffer.from(rules),
  ]);
  const { href } = new URL(own.slice(1), folder);
  files.set(href, new Uint8Array(bytes));
  files.set(href + SUFFIXES.br, new Uint8Array(brotliCompressSync(bytes)));
  files.set(href + SUFFIXES.gzip, new Uint8Array(gzipSync(bytes)));
  return own;
}

const SCRIPT = 'text/javascript; charset=utf-8';
const TYPES: Record<string, string> = {
  '.js': SCRIPT,
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
};
const SUFFIXES = { br: '.br', gzip: '.gz' } as const;
const FOREVER = 'public, max-age=31536000, immutable';

const SERVICE_WORKER = '/service-worker.js';

declare module '../app/base/paths.ts' {
  interface Addresses extends Record<typeof SERVICE_WORKER, unknown> {}
}

export function mountAssets(app: Hono<Variables>): void {
  app.get(SERVICE_WORKER, async (c, next) => {
    const { folder } = c.get('parts').assets;
    const bytes = folder && read(new URL('service-worker.js', folder));
    if (!bytes) return next();
    const body = new TextDecoder().decode(bytes);
    return respond(c.get('context'), { status: 200, type: SCRIPT, cache: 'public', body });
  });
  app.get('/assets/:file{[A-Za-z0-9._-]+}', async (c, next) => {
    const { folder } = c.get('parts').assets;
    if (!folder) return next();
    const type = TYPES[extname(c.req.param('file'))];
    const file = `assets/${c.req.param('file')}`;
    const encoding = chooseEncoding(c.req.header('accept-encoding'));
    // The build leaves a .br and a .gz beside every file that compression helps.
    const packed = encoding && read(new URL(file + SUFFIXES[encoding], folder));
    const body = packed ?? read(new URL(file, folder));
    // Not a page: files are not queued (answer-requests.ts).
    if (!body || !type) return c.text('Not found', 404, { 'cache-control': 'no-store' });
    const headers: Record<string, string> = {
      'content-type': type,
      'cache-control': FOREVER,
      vary: 'Accept-Encoding',
    };
    if (packed) headers['content-encoding'] = encoding;
    return new Response(body, { headers });
  });
}

const files = new Map<string, Uint8Array<ArrayBuffer>>();

function read(file: URL): Uint8Array<ArrayBuffer> | undefined {
  const found = files.get(file.href);
  if (found || !existsSync(file)) return found;
  const bytes = new Uint8Array(readFileSync(file));
  files.set(file.href, bytes);
  return bytes;
}
