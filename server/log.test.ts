import { expect, test } from 'vitest';
import { DatabaseError } from '../app/data/database-error.ts';
import { readSettings } from '../app/http/settings.ts';
import { createErrorCounts } from './error-counts.ts';
import { createLog, describeError, logSlowQueries } from './log.ts';

function openLog() {
  const lines: Array<Record<string, unknown>> = [];
  const errors = createErrorCounts(() => new Date(0));
  const to = { write: (line: string) => lines.push(JSON.parse(line)) };
  const log = createLog(readSettings({}), { to, errors });
  return { log, lines, errors };
}

test('a database error is logged by code and place, without values', () => {
  const { log, lines } = openLog();
  const fields = {
    message: 'duplicate key value violates unique constraint "users_email"',
    code: '23505',
    constraint: 'users_email',
  };
  // As in an error of a real Postgres.
  const detail = 'Key (email)=(amina@people.example) already exists.';
  const error = Object.assign(new DatabaseError(fields), { detail });
  log.error({ err: error }, 'request failed');
  expect(lines[0]).toMatchObject({ err: { type: 'DatabaseError', code: '23505' } });
  expect(JSON.stringify(lines)).not.toContain('amina');
  expect(JSON.stringify(lines)).not.toContain('duplicate');
  expect(JSON.stringify(lines)).toContain('log.test.ts');
});

test('a database error without a place is logged without its message', () => {
  const error = new DatabaseError({ message: 'Key (email)=(amina@people.example)', code: '23505' });
  error.stack = `Error: ${error.message}`;
  expect(describeError(error)).toEqual({ type: 'DatabaseError', code: '23505' });
});

test('an error of ours keeps its message', () => {
  expect(describeError(new TypeError('slug is not a function'))).toMatchObject({
    type: 'TypeError',
    message: 'slug is not a function',
  });
  expect(describeError('thrown text with somebody in it')).toEqual({ type: 'string' });
});

test('slow queries are logged with their text in one line; quick ones are not', () => {
  const { log, lines } = openLog();
  const onQuery = logSlowQueries(log, 100);
  onQuery('select 1', 99);
  onQuery('select *\n  from users where email = $1', 100.4);
  logSlowQueries(log, 0)('select pg_sleep(9)', 9_000);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({
    msg: 'slow query',
    durationMs: 100,
    query: 'select * from users where email = $1',
  });
});

test('errors are counted by kind, without what they say of anybody', () => {
  const { log, lines, errors } = openLog();
  const broken = new DatabaseError({
    message: 'Key (email)=(amina@people.example)',
    code: '53300',
  });
  for (const err of [broken, broken, new TypeError('amina@people.example is odd')]) {
    log.error({ err }, 'request failed');
  }
  log.error({ job: 'read-feeds', error: 'TypeError', code: 'ENOTFOUND' }, 'job failed');
  log.warn({ err: broken }, 'no error');
  const last_at = new Date(0);
  expect(errors.list()).toEqual([
    { kind: 'request failed · DatabaseError · 53300', count: 2, last_at },
    { kind: 'request failed · TypeError', count: 1, last_at },
    { kind: 'job failed · read-feeds · TypeError · ENOTFOUND', count: 1, last_at },
  ]);
  expect(lines).toHaveLength(5);
  for (let kind = 0; kind < 100; kind++) log.error(`kind ${kind}`);
  expect(errors.list()).toHaveLength(51);
  expect(errors.list()[0]).toMatchObject({ kind: 'others', count: 53 });
});
