import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';

const FOLDER = new URL('questions/', import.meta.url);
const README = readFileSync(new URL('README.md', import.meta.url), 'utf8');
const LANGUAGES = ['ar', 'en', 'fr', 'pt', 'sw'];
const asked = { id: z.string(), language: z.enum(LANGUAGES), query: z.string().min(1) };
const SHAPES = {
  facts: z.strictObject({
    ...asked,
    returns: z.enum(['startups', 'rounds', 'investors']),
    expected: z.array(z.string()),
    ordered: z.boolean(),
    how: z.string(),
    alternatives: z.array(z.array(z.string())).optional(),
  }),
  meaning: z.strictObject({
    ...asked,
    kind: z.string(),
    judged: z.record(z.string(), z.number().int().min(1).max(3)),
  }),
};

test.each(readdirSync(FOLDER))('%s is questions of its kind, and its row says how many', (file) => {
  const name = /^writer-[a-z]\.five-languages\.(facts|meaning)\.(development|held-out)\.jsonl$/;
  const purpose = name.exec(file)?.[1] as keyof typeof SHAPES;
  const lines = readFileSync(new URL(file, FOLDER), 'utf8').trimEnd().split('\n');
  const questions = lines.map((line) => SHAPES[purpose].parse(JSON.parse(line)));
  expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length);
  expect([...new Set(questions.map(({ language }) => language))].sort()).toEqual(LANGUAGES);
  const row = README.split('\n').find((line) => line.startsWith(`| \`${file}\` |`));
  expect(row).toContain(`| ${questions.length} |`);
});
