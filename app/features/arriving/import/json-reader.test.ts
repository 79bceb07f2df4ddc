import fc from 'fast-check';
import { expect, test } from 'vitest';
import { growthOf, MOST_GROWTH } from '../../../../test/growth.ts';
import { JsonReader } from './json-reader.ts';

function read(text: string, pieceLength = text.length || 1) {
  const reader = new JsonReader();
  const records = [];
  for (let at = 0; at < text.length; at += pieceLength)
    records.push(...reader.push(text.slice(at, at + pieceLength)));
  return [...records, ...reader.end()].map(({ line, values, problem }) => ({
    line,
    ...Object.fromEntries(values),
    ...(problem ? { problem } : {}),
  }));
}

test('arrays, lines, envelopes', () => {
  const rows = [
    { line: 1, name: 'A{"' },
    { line: 1, name: 'B]' },
  ];
  expect(read('[{"name":"A{\\""},{"name":"B]"}]')).toEqual(rows);
  expect(read('{"data":[{"name":"A{\\""},{"name":"B]"}],"meta":{"total":2}}')).toEqual(rows);
  expect(read('{"name":"A"}\n{"name":"B"}\n')).toEqual([
    { line: 1, name: 'A' },
    { line: 2, name: 'B' },
  ]);
  expect(read('{"name":"A","rounds":[{"x":1}]}')).toMatchObject([{ name: 'A' }]);
});

test('inner objects and lists become cells', () => {
  expect(
    read(
      '[{"country":{"name":"Kenya","slug":"kenya"},"industries":[{"name":"FinTech"},{"name":"SaaS"}],"investors":[{"name":"A, Inc","is_lead":true}],"n":null,"ok":true,"amount":5e6}]',
    ),
  ).toEqual([
    {
      line: 1,
      country: 'Kenya',
      'country.name': 'Kenya',
      'country.slug': 'kenya',
      industries: 'FinTech;SaaS',
      investors: '*A, Inc;',
      ok: 'true',
      amount: '5000000',
    },
  ]);
});

test.each(['{"a":1', '{"a":[1', '{"a":[', '{"a', '{"a":{'])(
  'an end missing on every line costs no more than the lines: %s',
  async (line) => {
    const readLines = (length: number) => read(`${line}\n`.repeat(length), 65_536);
    expect(await growthOf(readLines, 20_000)).toBeLessThan(MOST_GROWTH);
    const records = readLines(20_000);
    expect(records.length).toBeGreaterThan(9_000);
    expect(records.every(({ problem }) => problem)).toBe(true);
  },
);

test('broken rows are reported with their line, and the rest is read', () => {
  expect(read('{"name":"A"}\nnot json\n{"name":}\n{"name":"B"}\n{"name":"C"')).toEqual([
    { line: 1, name: 'A' },
    { line: 2, problem: 'not JSON' },
    { line: 3, problem: 'not JSON' },
    { line: 4, name: 'B' },
    { line: 5, problem: 'not JSON: its end is missing' },
  ]);
});

test('in pieces of any length the same (property)', () => {
  const row = fc.record({ name: fc.string({ unit: 'grapheme' }), n: fc.integer() });
  fc.assert(
    fc.property(
      fc.array(row, { minLength: 1, maxLength: 5 }),
      fc.integer({ min: 1, max: 7 }),
      fc.boolean(),
      (rows, pieceLength, asLines) => {
        const text = asLines
          ? rows.map((one) => JSON.stringify(one)).join('\n')
          : JSON.stringify(rows);
        expect(read(text, pieceLength).map((one) => 'name' in one && one.name)).toEqual(
          rows.map(({ name }) => name),
        );
      },
    ),
  );
});
