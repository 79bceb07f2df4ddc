import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listOwnerOptions, listPackages, pack } from './make-package.ts';

test('a packed release has what the site runs on, and nothing that only builds or tests it', () => {
  const lock = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'));
  const packages = listPackages(lock.packages, () => true);
  const about = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  for (const name of Object.keys(about.dependencies)) {
    expect(packages).toContain(`node_modules/${name}`);
  }
  // Types of Node are a dependency of a library.
  for (const name of ['vite', 'vitest', 'typescript', 'playwright-core', '@biomejs/biome']) {
    expect(packages).not.toContain(`node_modules/${name}`);
  }
  expect(
    listPackages({ '': {}, 'node_modules/here': {}, 'node_modules/other-system': {} }, (path) =>
      path.endsWith('here'),
    ),
  ).toEqual(['node_modules/here']);
});

test('what root unpacks is nobody else’s to change', () => {
  const folder = mkdtempSync(join(tmpdir(), 'griot-packed-'));
  mkdirSync(join(folder, 'griot'));
  writeFileSync(join(folder, 'griot', 'start'), '');
  chmodSync(join(folder, 'griot', 'start'), 0o777);
  const file = join(folder, 'griot.tar.gz');
  pack(folder, 'griot', file);
  const listed = execFileSync('tar', ['-tvzf', file, '--numeric-owner']).toString();
  expect(listed).toMatch(/^drwxr-xr-x +0\/0 .*\n-rwxr-xr-x +0\/0 /);
  rmSync(folder, { recursive: true });
});

test('the tar of macOS gets the options that it knows', () => {
  expect(listOwnerOptions('bsdtar 3.5.3 - libarchive 3.7.4')).not.toContain('--owner=0');
  expect(listOwnerOptions('tar (GNU tar) 1.35')).toContain('--owner=0');
});
