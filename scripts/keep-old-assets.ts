// Leaves the files of earlier builds for a while: a page that was sent before a build may ask for them after it, and of several
// processes some still run the version before.
import { existsSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { DAY_MS } from '../app/base/day.ts';

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

/** Gives the files of the last build, which are in use until this one, the time of today: the build writes only its own. */
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
