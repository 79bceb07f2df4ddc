import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatAnswer, MAX_ANSWER_BYTES } from './answer-mcp.server.ts';

const row = (n: number) => ({ name: `Startup "${n}"`, url: `https://griot.test/startup/s-${n}` });
const sentBytes = (text: string) => Buffer.byteLength(JSON.stringify(text));

test('a short answer stays as it is', () => {
  const answer = { startups: [row(1), row(2)], total: 2 };
  expect(JSON.parse(formatAnswer(answer))).toEqual(answer);
});

test('a long list loses its end, and left_out says how many rows', () => {
  const answer = { total: 500, startups: Array.from({ length: 500 }, (_, n) => row(n)) };
  const text = formatAnswer(answer);
  expect(sentBytes(text)).toBeLessThanOrEqual(MAX_ANSWER_BYTES);
  const { startups, left_out, note, total } = JSON.parse(text);
  expect(startups[0]).toEqual(row(0));
  expect(left_out).toEqual({ startups: 500 - startups.length });
  expect(note).toMatch(/full=true/);
  expect(total).toBe(500);
});

test('a long text is cut, an address never', () => {
  const url = `https://griot.test/${'a'.repeat(2_000)}`;
  const { overview, url: sent } = JSON.parse(formatAnswer({ overview: 'x'.repeat(50_000), url }));
  expect(overview).toMatch(/^x+…$/);
  expect(sent).toBe(url);
});

test('the answer itself is not changed', () => {
  const answer = { rows: Array.from({ length: 1_000 }, (_, n) => row(n)) };
  formatAnswer(answer);
  expect(answer.rows).toHaveLength(1_000);
});

test('any answer without addresses fits, whatever its shape', () => {
  const value = fc.array(fc.record({ name: fc.string(), tags: fc.array(fc.string()) }));
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom('a', 'b', 'c'), value), (answer) => {
      expect(sentBytes(formatAnswer(answer, 600))).toBeLessThanOrEqual(900);
    }),
  );
});
