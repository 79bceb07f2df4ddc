import { expect, test } from 'vitest';
import { explainStartError } from './start.ts';

test.each([
  ['ENOENT', '/data cannot be made: what is above it is missing or read-only. Make it, or'],
  ['EROFS', '/data lies on a read-only file system. Mount it writable, or'],
  ['EACCES', '/data may not be read or written by this user.'],
  ['ENOSPC', 'The disk is full (/data). Free some space and start again'],
])('%s is a sentence with a next step', (code, words) => {
  const error = Object.assign(new Error('no'), { code, path: '/data' });
  expect(explainStartError(error)).toMatchObject({
    message: expect.stringContaining(words),
    exitCode: 1,
  });
});
