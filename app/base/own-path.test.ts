import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ownPathOr } from './address.ts';

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
