import { expect, test } from 'vitest';
import { pageMetaOf, pagingLinks } from './params.ts';
import { readSettings } from './settings.ts';

const settings = readSettings({ SITE_URL: 'https://griot.example' });
const linksAt = (address: string, answer: unknown) =>
  pagingLinks({ url: new URL(address), settings }, ['q', 'page'], answer);

test('links lead to pages of the same question at the site’s own address, whatever Host said', () => {
  const meta = pageMetaOf(2, 20, 45);
  expect(linksAt('http://other.example/api/investors/search?q=a%26b&page=2', { meta })).toBe(
    [
      '<https://griot.example/api/investors/search?q=a%26b>; rel="first"',
      '<https://griot.example/api/investors/search?q=a%26b>; rel="prev"',
      '<https://griot.example/api/investors/search?q=a%26b&page=3>; rel="next"',
      '<https://griot.example/api/investors/search?q=a%26b&page=3>; rel="last"',
    ].join(', '),
  );
});

test('past the end the page before is the last one', () => {
  expect(linksAt('http://x.test/api/a?page=9', { meta: pageMetaOf(9, 20, 21) })).toBe(
    [
      '<https://griot.example/api/a>; rel="first"',
      '<https://griot.example/api/a?page=2>; rel="prev"',
      '<https://griot.example/api/a?page=2>; rel="last"',
    ].join(', '),
  );
});

test('what a call does not read is not repeated, and no header is longer than proxies take', () => {
  const meta = pageMetaOf(1, 20, 21);
  expect(linksAt('http://x.test/api/a?x=1&q=b', { meta })).toBe(
    [
      '<https://griot.example/api/a?q=b>; rel="first"',
      '<https://griot.example/api/a?q=b&page=2>; rel="next"',
      '<https://griot.example/api/a?q=b&page=2>; rel="last"',
    ].join(', '),
  );
  const long = 'a'.repeat(6_000);
  expect(linksAt(`http://x.test/api/a?q=${long}`, { meta })).toBe(
    `<https://griot.example/api/a?q=${long}&page=2>; rel="next"`,
  );
  expect(linksAt(`http://x.test/api/a?q=${long}${long}`, { meta })).toBeNull();
});

test.each([[null], ['text'], [[1, 2]], [{ data: [] }], [{ meta: { match: 'near' } }]])(
  'an answer without pages has none: %j',
  (answer) => {
    expect(linksAt('http://x.test/api/a', answer)).toBeNull();
  },
);
