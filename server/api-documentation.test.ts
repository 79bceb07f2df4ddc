import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ACCESS_LIMITS } from '../app/base/plans.ts';
import { endpoints } from './api.ts';

const text = readFileSync(new URL('../docs/api.md', import.meta.url), 'utf8');
const listed = [...text.matchAll(/^\| `([A-Z]+ \/[^`]*)` \| \S/gm)].map(([, call]) => call);
const existing = endpoints.map(
  ({ method, path }) => `${method} ${path.replace(/:([a-z_]+)/g, '{$1}')}`,
);

test('docs/api.md has a line for every endpoint', () => {
  const missing = existing.filter((call) => !listed.includes(call));
  expect(
    missing.map((call) => `| \`${call}\` | what it answers |`),
    'add these lines to the table "Calls" of docs/api.md',
  ).toEqual([]);
});

test('docs/api.md has no line for an endpoint that does not exist', () => {
  const gone = listed.filter((call) => !existing.includes(call ?? ''));
  expect(gone, 'remove these lines from the table "Calls" of docs/api.md').toEqual([]);
  expect(new Set(listed).size).toBe(listed.length);
});

test('docs/api.md states the limits that hold', () => {
  const { visitor, account, subscriber } = ACCESS_LIMITS.apiCallsPerMinute;
  expect(text).toContain(
    `${visitor} calls a minute for visitors, ${account} with an account, ${subscriber} for subscribers`,
  );
});
