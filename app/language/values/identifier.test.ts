import fc from 'fast-check';
import { expect, test } from 'vitest';
import { linkOfIdentifier, parseIdentifier, REGISTER_NAMES, REGISTERS } from './identifier.ts';

test.each([
  ['https://www.linkedin.com/company/sample-pay/?ref=1', 'linkedin:sample-pay'],
  ['ng.linkedin.com/company/sample-pay', 'linkedin:sample-pay'],
  ['https://www.crunchbase.com/organization/sample-pay', 'crunchbase:sample-pay'],
  ['https://www.wikidata.org/wiki/Q1234567', 'wikidata:Q1234567'],
  ['Wikidata: Q1234567', 'wikidata:Q1234567'],
  ['https://github.com/SamplePay', 'github:SamplePay'],
  ['github:sample-pay', 'github:sample-pay'],
  ['https://www.linkedin.com/in/ama-sample', null],
  ['wikidata:sample', null],
  ['https://example.com/company/sample', null],
  ['sample', null],
  ['', null],
])('%j is %j', (text, identifier) => {
  expect(parseIdentifier(text)).toBe(identifier);
});

test('what is read leads to an address that is read as the same', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...REGISTER_NAMES),
      fc.stringMatching(/^[a-z0-9]{1,20}$/),
      (name, id) => {
        const stored = name === 'wikidata' ? `wikidata:Q${(id.length + 1) * 7}` : `${name}:${id}`;
        expect(parseIdentifier(linkOfIdentifier(stored)?.href ?? '')).toBe(stored);
      },
    ),
  );
  expect(Object.keys(REGISTERS)).toEqual(REGISTER_NAMES);
  expect(linkOfIdentifier('elsewhere:1')).toBeNull();
});
