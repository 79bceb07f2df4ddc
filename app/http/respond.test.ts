import { expect, test } from 'vitest';
import { chooseEncoding } from './respond.server.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br; q=0.000, gzip; q=0', undefined],
  ['br;q=0.1', 'br'],
  ['identity', undefined],
  ['brotli', undefined],
  ['', undefined],
  [undefined, undefined],
])('of "%s" it takes %s', (accepted, expected) => {
  expect(chooseEncoding(accepted)).toBe(expected);
  expect(chooseEncoding(accepted)).toBe(expected);
});
