import { expect, test } from 'vitest';
import { hostOf } from './address.ts';

test.each([
  ['https://www.kora.example/about?x=1', 'kora.example'],
  ['http://blog.kora.example:8080', 'blog.kora.example'],
  ['kora.example/ama', 'kora.example/ama'],
  ['kora.example:8080', 'kora.example:8080'],
  ['https://', 'https://'],
])('%s is called %s', (address, host) => {
  expect(hostOf(address)).toBe(host);
});
