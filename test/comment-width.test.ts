// Comments are at most 100 columns wide (CONTRIBUTING.md); the formatter leaves them as they are.
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const MAX_COLUMNS = 100;
const OTHERS = ['node_modules', 'build', 'app/generated'];

test('no comment goes beyond column 100', () => {
  const files = globSync('**/*.{ts,tsx,mjs,css}', { exclude: OTHERS });
  expect(files.length).toBeGreaterThan(1_000);
  expect(files.flatMap(listWideComments), 'break these lines').toEqual([]);
});

function listWideComments(file: string): string[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, index) =>
      line.length > MAX_COLUMNS && /^\s*(\/\/|\/?\*)|\s\/\/ /.test(line)
        ? `${file}:${index + 1}: ${line.length} columns`
        : [],
    );
}
