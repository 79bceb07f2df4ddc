import { expect, test } from 'vitest';
import { beginningOf, listInitials, listShortForms } from './lexicon.server.ts';

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

test.each([
  ['Y Combinator', ['yc']],
  ['U.S. International Development Finance Corporation', ['usidfc', 'sidfc', 'idfc', 'dfc']],
  ['CDC-CI Capital', ['cdc']],
  ['British International Investment', []],
  ['Partech', []],
])('short forms of %s', (name, forms) => {
  expect([...listShortForms(name)]).toEqual(forms);
});

test.each([
  ['Novastar Ventures', 1, ['novastar']],
  ['Helios Investment Partners', 2, ['helios']],
  ['Launch Africa Ventures', 1, ['launchafrica']],
  ['Capital Partners', 1, []],
  ['British International Investment', 2, []],
])('the beginning of %s without %s words', (name, dropped, forms) => {
  expect([...beginningOf(name, dropped)]).toEqual(forms);
});
