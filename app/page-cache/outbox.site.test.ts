// Writes of one process reach the others, also where a notification is missed.
import { sql as raw } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openTestServer, type TestServer } from '../../test/server.ts';
import { openTestSite, type TestSite } from '../../test/site.ts';
import { followOutbox } from './outbox.ts';

let site: TestSite;
let servers: TestServer[];
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  servers = [await openTestServer(site), await openTestServer(site)];
});
afterEach(async () => {
  for (const server of servers) await server.close();
  vi.useRealTimers();
});

const POLL_MS = 3_000;
const PAGE = '/startup/flutterwave';
const rename = (name: string) =>
  site.sql.updateTable('startups').set({ name }).where('slug', '=', 'flutterwave').execute();

test('two servers on one database drop a page within moments of its change', async () => {
  for (const server of servers) {
    await server.get(PAGE);
    expect((await server.get(PAGE)).isHit).toBe(true);
  }
  await rename('Renamed');
  for (const server of servers) {
    // By notification: no poll comes.
    await expect.poll(async () => (await server.get(PAGE)).body.toString()).toContain('Renamed');
  }
});

test('a missed notification costs no more than the time to the next poll', async () => {
  const received: string[] = [];
  const deaf = { ...site.database, listen: async () => async () => {} };
  const reader = await followOutbox(deaf, (tags) => received.push(...tags), site.log);
  await rename('Renamed unheard');
  vi.advanceTimersByTime(POLL_MS);
  await expect.poll(() => received).toContain('startup:flutterwave');
  await reader.stop();
});

test('a transaction that began first and ends last is not overlooked', async () => {
  const received: string[] = [];
  const reader = await followOutbox(site.database, (tags) => received.push(...tags), site.log);
  const mayEnd = Promise.withResolvers<void>();
  const hasWritten = Promise.withResolvers<void>();
  if (site.database.kind === 'postgres') {
    const slow = site.sql.transaction().execute(async (transaction) => {
      await raw`update startups set tagline = 'Slow' where slug = 'andela'`.execute(transaction);
      hasWritten.resolve();
      await mayEnd.promise;
    });
    await hasWritten.promise;
    await rename('Quick');
    await reader.read();
    expect(received).toContain('startup:flutterwave');
    expect(received).not.toContain('startup:andela');
    mayEnd.resolve();
    await slow;
  } else {
    await raw`update startups set tagline = 'Slow' where slug = 'andela'`.execute(site.sql);
  }
  await reader.read();
  expect(received).toContain('startup:andela');
  await reader.stop();
});

test('each write is received once', async () => {
  const received: string[][] = [];
  const reader = await followOutbox(site.database, (tags) => received.push(tags), site.log);
  const told = Promise.withResolvers<void>();
  const stopListening = await site.database.listen('invalidation_outbox', told.resolve);
  await rename('Once');
  await reader.read();
  // The reader as well, which reads once more.
  await told.promise;
  await reader.read();
  await stopListening();
  expect(received.flat().filter((tag) => tag === 'startup:flutterwave')).toHaveLength(1);
  await reader.stop();
});

test('what was rolled back is received by nobody', async () => {
  const received: string[] = [];
  const reader = await followOutbox(site.database, (tags) => received.push(...tags), site.log);
  await site.sql
    .transaction()
    .execute(async (transaction) => {
      await raw`update startups set tagline = 'Never' where slug = 'wave'`.execute(transaction);
      throw new Error('rolled back');
    })
    .catch(() => {});
  await reader.read();
  expect(received).not.toContain('startup:wave');
  await reader.stop();
});
