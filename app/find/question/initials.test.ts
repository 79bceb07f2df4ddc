import { expect, test } from 'vitest';
import { listInitials } from './lexicon.server.ts';

test.each([
  ['British International Investment', ['bii']],
  ['Bank of Africa', ['boa']],
  ['Development Finance Corporation (DFC)', ['dfc']],
  ['Société de Promotion et de Participation', ['sdpedp', 'spp']],
  ['Partech', []],
  ['Y Combinator', []],
])('initials of %s', (name, initials) => {
  expect([...listInitials(name)]).toEqual(initials);
});
