import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { IMPORTING_FILE, makeImporting } from './make-importing.ts';

test('docs/importing.md lists what the readers know; otherwise: npm run make:importing', () => {
  const written = readFileSync(IMPORTING_FILE, 'utf8');
  expect(makeImporting(written)).toBe(written);
});

test('a document without the marks is refused', () => {
  expect(() => makeImporting('# Nothing')).toThrow(/lacks the marks of notations/);
});
