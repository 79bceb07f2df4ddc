import { expect, test } from 'vitest';
import { hashFnv1a } from './slug.ts';

// Reference vectors of draft-eastlake-fnv.
test.each([
  ['', 0x811c9dc5],
  ['a', 0xe40c292c],
  ['foobar', 0xbf9cf968],
])('%j hashes to the published value', (text, hash) => {
  expect(hashFnv1a(text)).toBe(hash);
});

test('letters beyond ASCII count as their UTF-8 bytes', () => {
  let expected = 0x811c9dc5;
  for (const byte of [0xc3, 0xa9]) expected = Math.imul(expected ^ byte, 16777619) >>> 0;
  expect(hashFnv1a('é')).toBe(expected);
  expect(hashFnv1a('é')).not.toBe(hashFnv1a('e'));
});
