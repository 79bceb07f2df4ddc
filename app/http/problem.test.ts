import { pino } from 'pino';
import { expect, test } from 'vitest';
import { DatabaseError } from '../data/database-error.ts';
import type { Context } from './context.ts';
import { asHttpError } from './problem.server.ts';

test('a damaged file of the database is logged with the command that restores a backup', () => {
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(line) });
  const error = new DatabaseError({ code: 'XX001', message: 'invalid page in block 10' });
  const context = { log, requestId: 'r' } as Pick<Context, 'log' | 'requestId'> as Context;
  expect(asHttpError(error, context).status).toBe(500);
  expect(lines.join()).toContain('./griot restore');
});
