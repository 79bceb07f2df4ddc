import { expect, test } from 'vitest';
import { DatabaseError, isUnavailable } from './database-error.ts';

test.each([
  ['a statement over its time', new DatabaseError({ message: 'canceled', code: '57014' }), true],
  ['too many connections', new DatabaseError({ message: 'full', code: '53300' }), true],
  ['a refused connection', Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }), true],
  ['a connection that broke', new Error('Connection terminated unexpectedly'), true],
  ['a connection given up', new Error('Client was closed and is not queryable'), true],
  ['no free connection', new Error('timeout exceeded when trying to connect'), true],
  ['a broken constraint', new DatabaseError({ message: 'duplicate', code: '23505' }), false],
  ['a query of ours that is wrong', new DatabaseError({ message: 'syntax', code: '42601' }), false],
  ['a mistake in our code', new TypeError('undefined is not a function'), false],
  ['no error at all', 'text', false],
])('%s: may be answered later is %s', (_, error, expected) => {
  expect(isUnavailable(error)).toBe(expected);
});
