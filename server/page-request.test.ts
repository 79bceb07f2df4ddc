import { expect, test } from 'vitest';
import { plainTarget } from './page-request.ts';

test.each([
  ['/%61pi/%73earch?q=%61', '/api/search?q=%61'],
  ['/api/webhooks/../../match', '/match'],
  ['/api/webhooks/%2e%2E/%2e./match', '/match'],
  ['/api/./webhooks\\..\\search', '/api/search'],
  ['http://griot.test/search?q=a', '/search?q=a'],
  ['//other.test/%61', '//other.test/a'],
  // A second time would decode what was encoded twice.
  ['/%2561pi/%2Fsearch', '/%2561pi/%2Fsearch'],
  ['/startup/caf%C3%A9', '/startup/caf%C3%A9'],
  ['/search?q=../x', '/search?q=../x'],
  ['/startup/andela#1', '/startup/andela'],
  ['/%61?b#c?d', '/a?b'],
  ['/%', '/%'],
  ['*', '*'],
  ['mailto:x/../y', 'mailto:x/../y'],
])('%s is read as %s', (target, plain) => {
  expect(plainTarget(target)).toBe(plain);
});
