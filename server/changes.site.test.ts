// What one process writes reaches every other, also where a notification is missed.
import { setTimeout as wait } from 'node:timers/promises';
import { sql as raw } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../test/server.ts';
import { openTestSite, type TestSite } from '../test/site.ts';
import { followChanges } from './changes.ts';

let site: TestSite;
let servers: TestServer[];
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());
beforeEach(async () => {
  servers = [await openTestServer(site), await openTestServer(site)];
});
afterEach(async () => {
  for (const server of servers) await server.close();
});

const PAGE = '/startup/flutterwave';
const rename = (name: string) =>
  site.sql.updateTable('startups').set({ name }).where('slug', '=', 'flutterwave').execute();

test('two servers on one database forget a page within moments of its change', async () => {
  for (const server of servers) {
    await server.get(PAGE);
    expect((await server.get(PAGE)).isHit).toBe(true);
  }
  await rename('Renamed');
  for (const server of servers) {
    // Sooner than the next look at the table: by notification.
    await expect
      .poll(async () => (await server.get(PAGE)).body.toString(), { timeout: 2_000, interval: 20 })
      .toContain('Renamed');
  }
});

test('a missed notification costs no more than the time to the next look', async () => {
  const told: string[] = [];
  const deaf = { ...site.database, listen: async () => async () => {} };
  const followed = await followChanges(deaf, (keys) => told.push(...keys), site.log);
  await rename('Renamed unheard');
  await expect.poll(() => told, { timeout: 5_000 }).toContain('startup:flutterwave');
  await followed.stop();
});

test('a transaction that began first and ends last is not overlooked', async () => {
  const told: string[] = [];
  const followed = await followChanges(site.database, (keys) => told.push(...keys), site.log);
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
    await followed.read();
    expect(told).toContain('startup:flutterwave');
    expect(told).not.toContain('startup:andela');
    mayEnd.resolve();
    await slow;
  } else {
    await raw`update startups set tagline = 'Slow' where slug = 'andela'`.execute(site.sql);
  }
  await followed.read();
  expect(told).toContain('startup:andela');
  await followed.stop();
});

test('each write is told once', async () => {
  const told: string[][] = [];
  const followed = await followChanges(site.database, (keys) => told.push(keys), site.log);
  await rename('Once');
  await followed.read();
  await wait(50);
  await followed.read();
  expect(told.flat().filter((key) => key === 'startup:flutterwave')).toHaveLength(1);
  await followed.stop();
});

test('writes that are rolled back are told to nobody', async () => {
  const told: string[] = [];
  const followed = await followChanges(site.database, (keys) => told.push(...keys), site.log);
  await site.sql
    .transaction()
    .execute(async (transaction) => {
      await raw`update startups set tagline = 'Never' where slug = 'wave'`.execute(transaction);
      throw new Error('rolled back');
    })
    .catch(() => {});
  await followed.read();
  expect(told).not.toContain('startup:wave');
  await followed.stop();
});
