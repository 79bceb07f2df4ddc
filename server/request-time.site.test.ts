import { sql as raw } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isOnPostgres } from '../test/databases.ts';
import { openTestServer, type TestServer } from '../test/server.ts';
import { openTestSite, type TestSite } from '../test/site.ts';

// Statements of tests have no limit of their own: without the request's nothing here would answer.
describe('while a table is locked for long', () => {
  let site: TestSite;
  let server: TestServer;
  const unlock = Promise.withResolvers<void>();
  let locked: Promise<void>;

  /** On a slow machine the first answers may take longer than the limit. */
  async function untilAnswered(path: string): Promise<void> {
    while ((await server.get(path)).status !== 200);
  }

  beforeAll(async () => {
    site = await openTestSite({ env: { REQUEST_TIMEOUT_MS: '300' } });
    server = await openTestServer(site);
    await untilAnswered('/api/startup/andela');
    const isLocked = Promise.withResolvers<void>();
    locked = site.sql.transaction().execute(async (transaction) => {
      if (isOnPostgres()) {
        await raw`lock table startups in access exclusive mode`.execute(transaction);
      } else await raw`select 1`.execute(transaction);
      isLocked.resolve();
      await unlock.promise;
    });
    await isLocked.promise;
  });
  afterAll(async () => {
    unlock.resolve();
    await locked;
    await server.close();
    await site.close();
  });

  test.each(['/startup/wave', '/api/startup/wave', '/startup/wave/fundings.csv'])(
    '%s is a 503',
    async (path) => {
      const { status, headers, body } = await server.get(path);
      expect(status).toBe(503);
      expect(headers['retry-after']).toBe('5');
      expect(body.toString()).toContain('The database is busy. Try again in a moment.');
    },
  );

  test('what was answered before is answered again', async () => {
    const { status, headers } = await server.get('/api/startup/andela');
    expect([status, headers['cache-status']]).toEqual([200, expect.stringMatching(/ttl=-\d+$/)]);
  });

  test('/readyz has a connection of its own', async (context) => {
    context.skip(!isOnPostgres(), 'the embedded database has one connection');
    // More than the pool has connections wait for the lock.
    const waiting = Array.from({ length: 12 }, () => server.get('/api/startup/moove'));
    expect((await server.get('/readyz')).status).toBe(200);
    await Promise.all(waiting);
  });
});
