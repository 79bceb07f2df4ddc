// docs/security.md is the whole of ASVS 5.0 level 2, and names tests that exist.
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// Requirements of levels 1 and 2 by section, as the standard numbers them. Those of level 3 are
// the last of their sections, so that each section is a count.
const COUNTS: Record<string, number[]> = {
  1: [2, 9, 11, 3, 2],
  2: [3, 3, 4, 1],
  3: [0, 2, 4, 6, 5, 0, 2],
  4: [3, 1, 2, 4],
  5: [1, 3, 2, 3],
  6: [3, 12, 4, 4, 5, 3, 0, 4],
  7: [3, 4, 2, 5, 2, 2],
  8: [2, 3, 1, 1],
  9: [3, 4],
  10: [2, 2, 4, 11, 5, 2, 3],
  11: [2, 3, 3, 4, 1, 1],
  12: [3, 2, 4],
  13: [1, 5, 2, 5],
  14: [2, 4, 3],
  15: [3, 3, 7],
  16: [1, 5, 4, 3, 3],
  17: [1, 4, 2],
};
const text = readFileSync(new URL('../docs/security.md', import.meta.url), 'utf8');
const rows = [
  ...text.matchAll(/^\| (\d+\.\d+\.\d+) \| .+ \| (passed|not applicable|declined) \| (.+) \|$/gm),
].map(([, number = '', state = '', where = '']) => ({ number, state, where }));
const countOf = (wanted: string) => rows.filter(({ state }) => state === wanted).length;

test('every requirement of ASVS 5.0, levels 1 and 2, is in it once', () => {
  const wanted = Object.entries(COUNTS).flatMap(([chapter, sections]) =>
    sections.flatMap((count, section) =>
      Array.from({ length: count }, (_, at) => `${chapter}.${section + 1}.${at + 1}`),
    ),
  );
  expect(wanted).toHaveLength(253);
  expect(rows.map(({ number }) => number)).toEqual(wanted);
  expect(text).toContain(
    `${countOf('passed')} passed, ${countOf('not applicable')} not applicable, ${countOf('declined')} declined`,
  );
});

test('what has passed names its test, what is declined its decision; each file is there', () => {
  for (const { number, state, where } of rows) {
    if (state === 'passed') expect(where, number).toMatch(/\.test\.ts`/);
    if (state === 'declined') expect(where, number).toMatch(/\]\(decisions\/\d+/);
    expect(where, number).toMatch(/\w/);
  }
  const named = [...text.matchAll(/`([\w./@-]+\.tsx?)`|\]\(([\w./-]+\.md)/g)];
  for (const [, code, page] of named) {
    const file = new URL(code ? `../${code}` : `../docs/${page}`, import.meta.url);
    expect(existsSync(file), code ?? page).toBe(true);
  }
});
