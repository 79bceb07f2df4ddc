import { expect, test } from 'vitest';
import { redactPath } from './security-events.server.ts';

test.each([
  ['/api/auth/token/abc', '/api/auth/token/[redacted]'],
  ['/%61pi/auth/token/abc', '/api/auth/token/[redacted]'],
  ['/feeds/alert/abc.atom', '/feeds/alert/[redacted]'],
  ['/list/abc/rows.csv', '/list/[redacted]'],
  ['/fr/list/abc', '/fr/list/[redacted]'],
  ['/feeds/list/rounds.atom', '/feeds/list/rounds.atom'],
  ['/fr/feeds/alert/abc.atom', '/fr/feeds/alert/[redacted]'],
  ['/startup/%zz', '/startup/%zz'],
])('%s is logged as %s', (path, logged) => {
  expect(redactPath(path)).toBe(logged);
});
