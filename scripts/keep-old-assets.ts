// Keeps files of earlier builds for a while, for pages sent before a build and processes that still
// run the earlier version.
import { existsSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { DAY_MS } from '../app/base/dates.ts';

const KEPT_DAYS = 30;

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
  const manifest = join(outDir, '.vite', 'manifest.json');
  if (!existsSync(manifest)) return;
  for (const [name] of readFileSync(manifest, 'utf8').matchAll(/assets\/[\w.-]+/g)) {
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
