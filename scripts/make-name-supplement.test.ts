import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { makeNameSupplement, NAME_SUPPLEMENT } from './make-name-supplement.ts';

it('cuts a small font that browsers can read', async () => {
  const bytes = await makeNameSupplement();
  const font = await readFile(NAME_SUPPLEMENT);
  expect(font.length).toBe(bytes);
  expect(font.subarray(0, 4).toString('latin1')).toBe('wOF2');
  expect(bytes).toBeGreaterThan(3000);
  expect(bytes).toBeLessThan(6000);
});
