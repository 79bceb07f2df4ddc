import { expect, test } from 'vitest';
import { DatabaseError, isUnavailable } from './database-error.ts';

test.each([
  ['a statement over its time', new DatabaseError({ message: 'canceled', code: '57014' }), true],
  ['too many connections', new DatabaseError({ message: 'full', code: '53300' }), true],
  ['a refused connection', Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }), true],
  ['a connection that broke', new Error('Connection terminated unexpectedly'), true],
  ['a connection given up', new Error('Client was closed and is not queryable'), true],
  ['no free connection', new Error('timeout exceeded when trying to connect'), true],
  ['a server that became read-only', new DatabaseError({ code: '25006' }), true],
  ['another password', new DatabaseError({ code: '28P01' }), true],
  ['a database that is gone', new DatabaseError({ code: '3D000' }), true],
  ['an empty database', new DatabaseError({ code: '42P01' }), true],
  ['a locked table', new DatabaseError({ code: '55P03' }), true],
  ['a network that is away', Object.assign(new Error('no'), { code: 'EHOSTUNREACH' }), true],
  ['a broken constraint', new DatabaseError({ message: 'duplicate', code: '23505' }), false],
  ['a query of ours that is wrong', new DatabaseError({ message: 'syntax', code: '42601' }), false],
  ['a mistake in our code', new TypeError('undefined is not a function'), false],
  ['no error at all', 'text', false],
])('%s: may be answered later is %s', (_, error, expected) => {
  expect(isUnavailable(error)).toBe(expected);
});
