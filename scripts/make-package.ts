// Writes build/griot-VERSION-SYSTEM.tar.gz, which starts without npm, a build or Node of one's own:
// the built site, the command, what they need of node_modules, Node, and the starter catalogue as a
// filled database. `npm run release` builds first.
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import about from '../package.json' with { type: 'json' };
import { makeStarter } from './make-starter.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const COPIED = [
  ...['app', 'build/client', 'build/server', 'cli', 'config', 'db', 'deploy', 'docs', 'server'],
  ...[
    '.env.example',
    'CHANGELOG.md',
    'LICENSE',
    'README.md',
    'griot',
    'package.json',
    'scripts/serve',
  ],
];
/** Only building and testing need them. */
const LEFT_OUT = /(\.test\.tsx?|\.site\.test\.tsx?)$/;
const LEFT_OUT_OF_PACKAGES = /(\.map|\.md|\.d\.[cm]?ts)$|\/node-[\w-]+\/(include|share)$/;

const START = `#!/bin/sh
# Starts Griot: http://localhost:3000, with its data in DATA_DIR (docs/operating.md).
exec "$(dirname -- "$0")/scripts/serve"
`;

/**
 * Unpacked by root nothing belongs to whoever has the number of the one who packed it. `tar` is
 * what says of itself: the one of macOS and BSD has other options.
 */
export const listOwnerOptions = (tar: string): string[] =>
  tar.startsWith('bsdtar')
    ? ['--uid', '0', '--gid', '0', '--numeric-owner']
    : ['--owner=0', '--group=0', '--numeric-owner'];

/** Packs the folder of this name, which nobody but its owner can then change. */
export function pack(parent: string, name: string, file: string): void {
  for (const one of readdirSync(join(parent, name), { recursive: true, withFileTypes: true })) {
    const path = join(one.parentPath, one.name);
    if (!one.isSymbolicLink()) chmodSync(path, statSync(path).mode & ~OTHERS_WRITE);
  }
  chmodSync(join(parent, name), 0o755);
  const { stdout } = spawnSync('tar', ['--version'], { encoding: 'utf8' });
  const given = [...listOwnerOptions(stdout ?? ''), '-czf', file, '-C', parent, name];
  const { status } = spawnSync('tar', given, { stdio: 'inherit' });
  if (status !== 0) throw new Error(`tar ended with ${status}`);
}
const OTHERS_WRITE = 0o022;

interface Locked {
  dev?: boolean;
}

/** Paths of packages that the running site needs and this system has. */
export function listPackages(packages: Record<string, Locked>, has = existsInRoot): string[] {
  return Object.entries(packages).flatMap(([path, { dev }]) =>
    path !== '' && !dev && has(path) ? [path] : [],
  );
}

function existsInRoot(path: string): boolean {
  return existsSync(join(ROOT, path));
}

function copy(path: string, stage: string, leftOut: RegExp): void {
  const to = join(stage, path);
  mkdirSync(dirname(to), { recursive: true });
  cpSync(join(ROOT, path), to, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (from) => !leftOut.test(from),
  });
}

async function makePackage(): Promise<string> {
  const name = `griot-${about.version}`;
  const stage = join(ROOT, 'build', name);
  rmSync(stage, { recursive: true, force: true });
  for (const path of COPIED) copy(path, stage, LEFT_OUT);
  const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
  for (const path of [...listPackages(lock.packages), 'node_modules/.bin/node']) {
    copy(path, stage, LEFT_OUT_OF_PACKAGES);
  }
  writeFileSync(join(stage, 'start'), START);
  chmodSync(join(stage, 'start'), 0o755);
  await makeStarter(join(stage, 'build'));
  const file = join(ROOT, 'build', `${name}-${process.platform}-${process.arch}.tar.gz`);
  pack(join(ROOT, 'build'), name, file);
  rmSync(stage, { recursive: true });
  return file;
}

if (import.meta.main) {
  const file = await makePackage();
  console.log(`${file}: ${(statSync(file).size / 1e6).toFixed(0)} MB`);
}
