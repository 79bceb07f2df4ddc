import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hostOf, isWeakAddress, ownPathOr } from './address.ts';
import { LOCALES } from './locale.ts';
import { localPath } from './locale-path.ts';

test.each([
  ['/startup/andela', '/startup/andela'],
  ['/search?q=a%20b#x', '/search?q=a%20b#x'],
])('keeps the own path %s', (value, expected) => {
  expect(ownPathOr(value, '/')).toBe(expected);
});

test.each([
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  '/%2e//evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  'evil',
  '',
  null,
  undefined,
  `/${'a'.repeat(3_000)}`,
])('refuses %j', (value) => {
  expect(ownPathOr(value, '/home')).toBe('/home');
});

test('whatever is given, a browser stays on this site', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const path = ownPathOr(`/${text}`, '/');
      expect(new URL(path, 'https://griot.example').host).toBe('griot.example');
    }),
  );
});

test('also behind languages, once and twice, when the path is led to in any of them', () => {
  const parts = fc.constantFrom(
    '/',
    '/fr',
    '/ar',
    '.',
    'evil.example',
    'evil',
    '?',
    '#',
    '\\',
    '%2f',
  );
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 8 }), fc.constantFrom(...LOCALES), (all, locale) => {
      const path = localPath(ownPathOr(all.join(''), '/'), locale);
      expect(new URL(path, 'https://griot.example').host).toBe('griot.example');
    }),
    { numRuns: 2_000 },
  );
  expect(ownPathOr('/fr//evil.example/x', '/')).toBe('/fr//evil.example/x');
  expect(ownPathOr('/fr/fr//evil.example/x', '/')).toBe('/fr//evil.example/x');
});

test.each([
  ['https://www.kora.example/about?x=1', 'kora.example'],
  ['http://blog.kora.example:8080', 'blog.kora.example'],
  ['kora.example/ama', 'kora.example/ama'],
  ['kora.example:8080', 'kora.example:8080'],
  ['https://', 'https://'],
])('%s is called %s', (address, host) => {
  expect(hostOf(address)).toBe(host);
});

test.each([
  'http://arbiterz.com/tag/pricewaterhouse-coopers/?random-post=1',
  'https://www.tekedia.com/page/5834/',
  'https://finovate.com/category/avaloq/page/2',
  'https://itbusinessdirect.com/tag/branch',
  'https://addis-news.vercel.app/news?page=70',
  'https://www.wearetech.africa/en/fils-uk/news?limitstart=840',
  'https://news.example/?s=andela',
  'https://news.example/search?q=andela',
])('%s cannot show a fact', (url) => expect(isWeakAddress(url)).toBe(true));

test.each([
  'https://launchbaseafrica.com/?p=7918',
  'https://techcabal.com/2024/10/29/moniepoint-series-c/',
  'https://research.example/searching-for-growth',
  'https://news.example/pages/categorically-yes',
])('%s can', (url) => expect(isWeakAddress(url)).toBe(false));
