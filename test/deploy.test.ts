// The shipped units and proxy files, as far as they can be read without systemd and a proxy.
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const DEPLOY = fileURLToPath(new URL('../deploy/', import.meta.url));
const readShipped = (name: string) => readFileSync(`${DEPLOY}${name}`, 'utf8');

test.each(globSync('*.service', { cwd: DEPLOY }))('%s keeps its files to its own user', (name) => {
  const unit = readShipped(name);
  expect(unit).toMatch(/^UMask=0077$/m);
  expect(unit).toMatch(/^StateDirectoryMode=0700$/m);
  expect(unit).toMatch(/^Environment=.*\bHOST=127\.0\.0\.1\b/m);
});
