import { expect, test } from 'vitest';
import { CACHE_CONTROL } from '../app/http/respond.server.ts';
import { createLastAnswers } from './outage.ts';

const answer = () =>
  new Response('{}', { headers: { 'cache-control': CACHE_CONTROL.public, 'content-length': '2' } });
const ask = (url: string, headers = {}) => ({ method: 'GET', url, headers });

test('long addresses count as what is remembered', async () => {
  const answers = createLastAnswers(() => ['x']);
  const urls = Array.from({ length: 3_000 }, (_, at) => `/api/plans?x=${at}${'x'.repeat(8_000)}`);
  for (const url of urls) await answers.pass(ask(url), answer());
  const kept = urls.filter((url) => answers.has(ask(url)));
  expect(kept.length).toBeGreaterThan(1_000);
  expect(kept.join('').length).toBeLessThan(16 * 1_048_576);
});

test('however many spellings a header has, one response is remembered for each encoding', async () => {
  const answers = createLastAnswers(() => ['x']);
  await answers.pass(
    ask('/api/plans', { 'accept-encoding': 'gzip, br', 'x-locale': 'xx' }),
    answer(),
  );
  expect(answers.has(ask('/api/plans', { 'accept-encoding': 'br;q=1, zstd' }))).toBe(true);
  expect(answers.has(ask('/api/plans', { 'accept-encoding': 'gzip' }))).toBe(false);
  expect(answers.has(ask('/api/plans', { 'accept-encoding': 'br', 'x-locale': 'fr' }))).toBe(false);
});

test('a key that no call reads makes no further response', async () => {
  const answers = createLastAnswers((path) => (path === '/api/rounds' ? ['page'] : undefined));
  await answers.pass(ask('/api/rounds?page=2&x=1'), answer());
  expect(answers.has(ask('/api/rounds?y=1&page=2'))).toBe(true);
  expect(answers.has(ask('/api/rounds'))).toBe(false);
});
