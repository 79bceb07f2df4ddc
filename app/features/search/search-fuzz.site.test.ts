// No input causes a server error.
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/site.ts';
import { COLUMN_NAMES, OPERATORS, SORT_COLUMNS } from '../../find/filters/filter-columns.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const AT_ONCE = 20;
const nasty = fc.constantFrom(
  '',
  '%',
  '_',
  '\\',
  "'",
  '"',
  '$1',
  '--',
  '/*',
  '\0',
  '\u200b',
  '\u0301',
  '\ud800',
  '👩🏿‍💻',
  '１',
  '％',
  'İ',
  'ß',
  'null',
  'NaN',
  '-0',
  '1e309',
  '9999999999999999',
  '2024',
  '2024-02-30',
  '0000-00-00',
  '(',
  '[',
  '*',
  '{}',
  '{"a":1}',
  'a,b,c',
  '"a,b',
  ',,,',
  '  ',
  '\n',
  'ﷺ',
);
const text = fc.oneof(
  nasty,
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.constantFrom('kenya', 'fintech', 'Seed', '1M', 'pa'),
);
const value = fc.oneof({ weight: 4, arbitrary: text }, { weight: 1, arbitrary: fc.jsonValue() });
const operator = fc.constantFrom(...Object.values(OPERATORS).flat());
const filter = fc.record(
  {
    column: fc.oneof(
      { weight: 9, arbitrary: fc.constantFrom(...COLUMN_NAMES) },
      { weight: 1, arbitrary: value },
    ),
    operator: fc.oneof({ weight: 9, arbitrary: operator }, { weight: 1, arbitrary: value }),
    query_1: value,
    query_2: value,
  },
  { requiredKeys: [] },
);
const sort = fc.oneof(
  fc.array(fc.constantFrom(...SORT_COLUMNS, '-name', 'x')).map((keys) => keys.join()),
  text,
);
const query = fc
  .record(
    { page: fc.oneof(fc.nat().map(String), text), per_page: text, sort, facets: text, q: text },
    { requiredKeys: [] },
  )
  .map((parts) => new URLSearchParams(parts as Record<string, string>).toString());
const f = fc.oneof(
  { weight: 6, arbitrary: fc.array(filter, { maxLength: 3 }) },
  { weight: 1, arbitrary: fc.jsonValue() },
);

const body = fc.oneof(
  fc
    .record({ f, sort: value, per_page: value, facets: value }, { requiredKeys: ['f'] })
    .map((one) => ({
      type: 'application/json',
      text: JSON.stringify(one),
    })),
  fc
    .array(
      fc.tuple(
        fc.constantFrom(
          'f[0][column]',
          'f[0][operator]',
          'f[0][query_1]',
          'f[1]',
          'f',
          'f[]',
          'f[0][query_1][]',
          '__proto__[f]',
        ),
        text,
      ),
    )
    .map((pairs) => ({
      type: 'application/x-www-form-urlencoded',
      text: new URLSearchParams(pairs).toString(),
    })),
  text.map((any) => ({ type: 'application/json', text: any })),
);
const asked = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .tuple(query, body)
      .map(([search, sent]) => ({ path: `/api/advanced_search?${search}`, sent })),
  },
  {
    weight: 3,
    arbitrary: text.map((q) => ({
      path: `/api/suggest?${new URLSearchParams({ q })}`,
      sent: null,
    })),
  },
);

/** FUZZ=full runs ten times as many. */
const QUESTIONS = process.env.FUZZ === 'full' ? 20_000 : 2_000;

test('generated questions are answered or refused, none fails', async () => {
  const counts = new Map<number, number>();
  await fc.assert(
    fc.asyncProperty(
      fc.array(asked, { minLength: AT_ONCE, maxLength: AT_ONCE, size: 'max' }),
      async (questions) => {
        const statuses = await Promise.all(
          questions.map(async ({ path, sent }) => {
            const init = sent
              ? { method: 'POST', body: sent.text, headers: { 'content-type': sent.type } }
              : {};
            const response = await site.request(path, init);
            await response.arrayBuffer();
            return response.status;
          }),
        );
        for (const status of statuses) {
          counts.set(status, (counts.get(status) ?? 0) + 1);
          expect([200, 413, 414, 422]).toContain(status);
        }
      },
    ),
    { numRuns: QUESTIONS / AT_ONCE },
  );
  expect(counts.get(200)).toBeGreaterThan(QUESTIONS / 10);
  expect(counts.get(422)).toBeGreaterThan(QUESTIONS / 10);
});
