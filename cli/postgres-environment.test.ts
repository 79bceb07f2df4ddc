import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { withPostgresEnvironment } from './postgres-environment.ts';

const folder = mkdtempSync(join(tmpdir(), 'griot-environment-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const authority = join(folder, 'ca.crt');
writeFileSync(authority, 'a certificate');

const environmentOf = (url: string) => withPostgresEnvironment(url, (given) => given);

test.each([
  [
    'postgres://a%40b:p%2Fw@db.test:6432/some%20where',
    {
      PGHOST: 'db.test',
      PGPORT: '6432',
      PGUSER: 'a@b',
      PGPASSWORD: 'p/w',
      PGDATABASE: 'some where',
    },
  ],
  ['postgres://a@[::1]/griot', { PGHOST: '::1', PGPORT: '5432' }],
  [
    'postgres:///griot?host=/run/pg&port=6432&user=a',
    { PGHOST: '/run/pg', PGPORT: '6432', PGUSER: 'a' },
  ],
  ['postgres://a@%2Frun%2Fpg/griot', { PGHOST: '/run/pg', PGDATABASE: 'griot' }],
  ['postgres://a@db.test/griot?sslmode=no-verify', { PGSSLMODE: 'require' }],
  [
    `postgres://a@db.test/griot?sslmode=verify-full&sslrootcert=${authority}&sslcert=${authority}&sslkey=${authority}`,
    {
      PGSSLMODE: 'verify-full',
      PGSSLROOTCERT: authority,
      PGSSLCERT: authority,
      PGSSLKEY: authority,
    },
  ],
  [
    `postgres://a@db.test/griot?sslmode=verify-ca&sslrootcert=${authority}&uselibpqcompat=true`,
    { PGSSLMODE: 'verify-ca', PGSSLROOTCERT: authority },
  ],
])('%s is reached as the site reaches it', (url, expected) => {
  expect(environmentOf(url)).toMatchObject(expected);
});

test('whom Node trusts is trusted, as long as the program runs', () => {
  for (const mode of ['require', 'verify-full']) {
    const url = `postgres://a@db.test/griot?sslmode=${mode}`;
    const file = withPostgresEnvironment(url, ({ PGSSLMODE, PGSSLROOTCERT = '' }) => {
      expect(PGSSLMODE).toBe('verify-full');
      expect(readFileSync(PGSSLROOTCERT, 'utf8')).toContain('BEGIN CERTIFICATE');
      return PGSSLROOTCERT;
    });
    expect(existsSync(file)).toBe(false);
  }
  expect(environmentOf('postgres://a@db.test/griot').PGSSLMODE).toBeUndefined();
});
