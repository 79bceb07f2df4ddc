import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listPackages } from './make-package.ts';

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
