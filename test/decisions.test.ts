import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const FOLDER = new URL('../docs/decisions/', import.meta.url);

test('docs/decisions/README.md lists every decision once, and says which one replaced it', () => {
  const index = readFileSync(new URL('README.md', FOLDER), 'utf8');
  const files = readdirSync(FOLDER).filter((name) => /^\d{3}-/.test(name));
  for (const file of files) {
    const lines = index.split('\n').filter((line) => line.startsWith(`| ${file.slice(0, 3)} |`));
    expect(lines, file).toHaveLength(1);
    expect(lines[0]).toContain(`](${file})`);
    const text = readFileSync(new URL(file, FOLDER), 'utf8');
    const [, by] = /^[^|]*?[Ss]uperseded by \[(\d{3})\]/.exec(text) ?? [];
    if (by) expect(lines[0], file).toContain(`[${by}](`);
  }
});

test('each subject begins with a sentence of what holds', () => {
  const subjects = readFileSync(new URL('README.md', FOLDER), 'utf8').split('\n## ').slice(1);
  expect(subjects.length).toBeGreaterThan(5);
  for (const subject of subjects) expect(subject).toMatch(/^.+\n[A-Z][^|]+\.\n\n\|/);
});
