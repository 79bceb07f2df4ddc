// Steps of the build in addition to Vite's.
import { existsSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';
import { DAY_MS } from '../app/base/dates.ts';

const COMPRESSIBLE = /\.(js|css|svg|json)$/;
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Writes .br and .gz files beside built files, so that the server never compresses them. */
export function compressAssets(): Plugin {
  return {
    name: 'compress-assets',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    generateBundle: {
      // After Vite's own hooks, which still write into the chunks.
      order: 'post',
      async handler(_options, bundle) {
        const files = Object.values(bundle).filter(({ fileName }) => COMPRESSIBLE.test(fileName));
        for (const file of files) {
          const source = file.type === 'chunk' ? file.code : file.source;
          for (const [suffix, compress] of [
            ['.br', toBrotli],
            ['.gz', toGzip],
          ] as const) {
            this.emitFile({
              type: 'asset',
              fileName: file.fileName + suffix,
              source: new Uint8Array(await compress(source)),
            });
          }
        }
      },
    },
  };
}

const KEPT_DAYS = 30;

/**
 * Keeps files of earlier builds for a while, for pages sent before a build and processes that still
 * run the earlier version.
 */
export function keepOldAssets(): Plugin {
  let outDir = '';
  return {
    name: 'keep-old-assets',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    configResolved({ root, build }) {
      outDir = resolve(root, build.outDir);
    },
    buildStart: () => markCurrent(outDir, new Date()),
    closeBundle: () => removeOld(outDir, new Date()),
  };
}

/** Sets the last build's files, in use until now, to today's time. */
export function markCurrent(outDir: string, now: Date): void {
  const folder = join(outDir, '.vite');
  const manifests = existsSync(folder) ? readdirSync(folder) : [];
  const named = manifests.map((file) => readFileSync(join(folder, file), 'utf8')).join('');
  for (const [name] of named.matchAll(/assets\/[\w.-]+/g)) {
    for (const suffix of ['', '.br', '.gz']) {
      const file = join(outDir, name + suffix);
      if (existsSync(file)) utimesSync(file, now, now);
    }
  }
}

export function removeOld(outDir: string, now: Date): void {
  const folder = join(outDir, 'assets');
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    if (now.getTime() - statSync(file).mtimeMs > KEPT_DAYS * DAY_MS) rmSync(file);
  }
}

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const OWN_ADDRESS = 'import.meta.url';
const WORKER = /new Worker\(new URL\('\.\/([a-z-]+)\.ts', import\.meta\.url\)/g;

/**
 * For the built server: its bundles read the project's files where the sources do, and start the
 * bundles of worker threads.
 */
export function sourceAddresses(): Plugin {
  return {
    name: 'source-addresses',
    enforce: 'pre',
    transform(code, id) {
      if (!code.includes(OWN_ADDRESS) || id.includes('/node_modules/')) return undefined;
      const source = JSON.stringify(`../../${relative(ROOT, id)}`);
      return code
        .split(WORKER)
        .map((part, n) =>
          n % 2 === 1
            ? `new Worker(new URL('./${part}.js', ${OWN_ADDRESS})`
            : part.replaceAll(OWN_ADDRESS, `new URL(${source}, ${OWN_ADDRESS}).href`),
        )
        .join('');
    },
  };
}

/**
 * Escapes what ASCII lacks: V8 keeps the source of a module, and Node reads one with another letter
 * anywhere in it as two bytes for each letter (one of over a megabyte also where all are Latin-1).
 */
export function asciiSources(): Plugin {
  return {
    name: 'ascii-sources',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type === 'chunk') chunk.code = chunk.code.replace(/[^\0-\x7f]/g, escapeUnit);
        }
      },
    },
  };
}

function escapeUnit(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
