import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listPackages, OF_ROOT } from './make-package.ts';

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
  const file = join(folder, 'griot');
  writeFileSync(file, '');
  chmodSync(file, 0o777);
  const packed = execFileSync('tar', [...OF_ROOT, '-cf', '-', '-C', folder, 'griot']);
  const listed = execFileSync('tar', ['-tvf', '-', '--numeric-owner'], { input: packed });
  expect(listed.toString()).toMatch(/^-rwxr-xr-x 0\/0 /);
  rmSync(folder, { recursive: true });
});
