import { expect, test } from 'vitest';
import { uuidOfAddress } from './address-uuid.server.ts';

// Computed by another implementation.
test.each([
  ['https://example.com/', 'dd2c1780-811a-5296-81c5-178a0ef488bc'],
  ['http://www.example.com/a?b=c', '240f1e36-f165-52f5-bc16-0dc8db2aa024'],
])('%s has its own UUID', (address, uuid) => {
  expect(uuidOfAddress(address)).toBe(uuid);
});
