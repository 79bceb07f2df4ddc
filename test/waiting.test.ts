import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const ROOMS = '{app,server,cli,db,test,scripts,bench,e2e}';
const FILES = [`${ROOMS}/**/*.test.{ts,tsx}`, '{test,e2e}/*.ts'];
/** Waiting for a time, and asserting how long something took. */
const BY_THE_CLOCK =
  /waitForTimeout|networkidle|setTimeout as|await new Promise\(\(\w+\) => setTimeout|now\(\) - \w+\)\.toBeLess|vi\.setConfig/;

test('no test waits for a time or depends on how fast the machine is', () => {
  const found = globSync(FILES, { cwd: new URL('..', import.meta.url) })
    .filter((file) => file !== 'test/waiting.test.ts')
    .flatMap((file) =>
      readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')
        .split('\n')
        .flatMap((line, at) => (BY_THE_CLOCK.test(line) ? [`${file}:${at + 1}: ${line}`] : [])),
    );
  expect(found).toEqual([]);
});
