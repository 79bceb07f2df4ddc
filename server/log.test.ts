import { expect, test } from 'vitest';
import { DatabaseError } from '../app/data/database-error.ts';
import { readSettings } from '../app/http/settings.ts';
import { createLog, describeError, logSlowQueries } from './log.ts';

function openLog() {
  const lines: Array<Record<string, unknown>> = [];
  const log = createLog(readSettings({}), {
    write: (line: string) => lines.push(JSON.parse(line)),
  });
  return { log, lines };
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
