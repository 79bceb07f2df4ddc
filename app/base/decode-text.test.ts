import fc from 'fast-check';
import { expect, test } from 'vitest';
import { declaredEncoding, decodeText } from './decode-text.ts';

const bytes = (...list: number[]) => Uint8Array.from(list);
const utf8 = (text: string) => new TextEncoder().encode(text);

test('what is UTF-8 is read as UTF-8, whatever it is said to be', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom(null, 'latin1', 'utf-8', 'cp1252'),
      (text, said) => {
        fc.pre(!/^[\uFEFF<{\0]/.test(text));
        expect(decodeText(utf8(text), said)).toBe(text);
      },
    ),
  );
});

test('every byte reads as something, in every encoding that is said', () => {
  fc.assert(
    fc.property(
      fc.uint8Array({ maxLength: 200 }),
      fc.constantFrom(null, 'utf-8', 'nonsense', 'shift_jis'),
      (list, said) => {
        expect(typeof decodeText(list, said)).toBe('string');
      },
    ),
  );
});

test.each([
  ['nothing', null],
  ['UTF-8', 'utf-8'],
  ['windows-1252', 'windows-1252'],
  ['something unknown', 'klingon'],
])('windows-1252 that is said to be %s', (_what, said) => {
  // Côte d’Ivoire – €5m
  const text = bytes(0x43, 0xf4, 0x74, 0x65, 0x20, 0x64, 0x92, 0x49, 0x20, 0x96, 0x20, 0x80, 0x35);
  expect(decodeText(text, said)).toBe('Côte d’I – €5');
});

test('other encodings by what is said', () => {
  expect(decodeText(bytes(0xc7, 0xe1), 'windows-1256')).toBe('ال');
});

test('marks of UTF-16 and UTF-8, and UTF-16 without one', () => {
  expect(decodeText(bytes(0xff, 0xfe, 0x41, 0))).toBe('A');
  expect(decodeText(bytes(0xfe, 0xff, 0, 0x41))).toBe('A');
  expect(decodeText(bytes(0xef, 0xbb, 0xbf, 0x41))).toBe('A');
  expect(decodeText(bytes(0x3c, 0, 0x61, 0))).toBe('<a');
  expect(decodeText(bytes(0, 0x7b, 0, 0x7d))).toBe('{}');
});

test('the encoding is said by the content type, the XML declaration or a meta tag, in that order', () => {
  const xml = utf8('<?xml version="1.0" encoding="ISO-8859-1"?><rss/>');
  expect(declaredEncoding('text/xml; charset="windows-1252"', xml)).toBe('windows-1252');
  expect(declaredEncoding('text/xml', xml)).toBe('ISO-8859-1');
  expect(declaredEncoding(undefined, utf8('<html><meta charset=koi8-r>'))).toBe('koi8-r');
  expect(declaredEncoding(undefined, utf8('{}'))).toBeNull();
});
