import { expect, test } from 'vitest';
import { createHeaderGuard } from './safety.server.ts';
import { readSettings } from './settings.ts';

const secure = createHeaderGuard(readSettings({}));
const BUILT = 'public, max-age=31536000, immutable';

function protect(type: string, cache: string): Headers {
  const headers = new Headers({ 'content-type': type, 'cache-control': cache });
  secure(headers);
  return headers;
}

test.each(['text/css; charset=utf-8', 'text/javascript; charset=utf-8', 'font/woff2'])(
  'a built file of %s carries only what applies to it',
  (type) => {
    expect([...protect(type, BUILT).keys()]).toEqual([
      ...['cache-control', 'content-type'],
      ...['cross-origin-resource-policy', 'x-content-type-options'],
    ]);
  },
);

test.each([
  ['a page', 'text/html; charset=utf-8', 'no-store'],
  ['a drawing, which may be opened as a document', 'image/svg+xml', BUILT],
  ['the service worker', 'text/javascript; charset=utf-8', 'public, max-age=0'],
])('%s carries the whole policy', (_, type, cache) => {
  const headers = protect(type, cache);
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(headers.get('permissions-policy')).toContain('camera=()');
  expect(headers.get('x-frame-options')).toBe('DENY');
});
