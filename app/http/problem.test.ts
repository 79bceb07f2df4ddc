import { pino } from 'pino';
import { expect, test } from 'vitest';
import { Busy } from '../base/semaphore.ts';
import { DatabaseError } from '../data/database-error.ts';
import type { Context } from './context.ts';
import { HttpError } from './errors.ts';
import { asHttpError, toProblem } from './problem.server.ts';

test('a damaged file of the database is logged with the command that restores a backup', () => {
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(line) });
  const error = new DatabaseError({ code: 'XX001', message: 'invalid page in block 10' });
  const context = { log, requestId: 'r' } as Pick<Context, 'log' | 'requestId'> as Context;
  expect(asHttpError(error, context).status).toBe(500);
  expect(lines.join()).toContain('./griot restore');
});

test('a mistake of ours says nothing of itself', () => {
  const context = { log: pino({ level: 'silent' }), requestId: 'r' } as unknown as Context;
  const errors = [
    new TypeError('/opt/griot/server: secret'),
    new DatabaseError({ code: '42703', message: 'column "secret" does not exist' }),
    'secret',
  ];
  for (const error of errors) {
    const told = asHttpError(error, context);
    expect(told.status).toBe(500);
    expect(JSON.stringify(toProblem(told, 'r'))).not.toMatch(/secret|opt|stack/);
  }
});

test('a value with U+0000, wherever it was sent, is input and no failure of ours', () => {
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(line) });
  for (const code of ['22021', '22P05']) {
    const told = asHttpError(new DatabaseError({ code }), { log, requestId: 'r' } as Context);
    expect([told.status, told.message, lines]).toEqual([
      422,
      'request: contains the character U+0000',
      [],
    ]);
  }
});

test('a queue that is full, as of pictures, is a 503 and no failure of ours', () => {
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(line) });
  const told = asHttpError(new Busy(), { log, requestId: 'r' } as unknown as Context);
  expect([told.status, told.headers, lines]).toEqual([503, { 'retry-after': '5' }, []]);
});

test('a 503 says when to try again, whatever throws it', () => {
  expect(new HttpError(503, 'no way to pay').headers).toEqual({ 'retry-after': '5' });
  const soon = { headers: { 'retry-after': '2' } };
  expect(new HttpError(503, 'starting', soon).headers).toEqual({ 'retry-after': '2' });
  expect(new HttpError(500, 'broken').headers).toEqual({});
});

test('an outage is one whole line a second and a count, whatever it fails', async () => {
  const lines: Array<Record<string, unknown>> = [];
  const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const context = { log, requestId: 'r' } as Pick<Context, 'log' | 'requestId'> as Context;
  const away = new DatabaseError({ code: '57P03', message: 'Postgres does not answer' });
  for (let count = 0; count < 100; count++) expect(asHttpError(away, context).status).toBe(503);
  expect(lines).toMatchObject([{ msg: 'request failed' }]);
  // Mistakes of ours are each a line.
  for (let count = 0; count < 2; count++) asHttpError(new TypeError('ours'), context);
  expect(lines).toHaveLength(3);
  await expect.poll(() => lines.at(-1)).toMatchObject({ requests: 99 });
  asHttpError(away, context);
  expect(lines.at(-1)).toMatchObject({ msg: 'request failed' });
});
