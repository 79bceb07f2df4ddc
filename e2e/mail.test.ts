// Mail across a kill -9, with a real mail server: no mail is sent twice.
import { rmSync } from 'node:fs';
import { sql as raw } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../app/data/database.ts';
import { startMailServer } from '../test/mail-server.ts';
import { createFilledDataDir, startSite } from './start-site.ts';

let dataDir: string;
beforeAll(() => {
  dataDir = createFilledDataDir();
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const subscribe = (url: string, email: string) =>
  fetch(`${url}/api/subscriber`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  });

/** Expires the killed process's claim. */
async function endClaims(): Promise<void> {
  const database = await openDatabase({ dataDir });
  await raw`update mails set claimed_until = now() - interval '1 second' where state = 'sending'`.execute(
    database.sql,
  );
  await database.close();
}

test('killed before the mail server said "go ahead": sent once by the next process; killed after a mail was handed over: not sent a second time', async () => {
  const server = await startMailServer();
  const env = { DATA_DIR: dataDir, SMTP_URL: server.url };
  const asked = Promise.withResolvers<void>();
  server.beforeRecipient = () => {
    asked.resolve();
    return new Promise(() => {});
  };
  const first = await startSite(env);
  expect((await subscribe(first.url, 'before@example.org')).status).toBe(201);
  await asked.promise;
  await first.stop('SIGKILL');
  server.beforeRecipient = () => undefined;
  await endClaims();
  const second = await startSite(env);
  await expect.poll(() => server.received.length).toBe(1);
  expect(server.received[0]?.to).toEqual(['before@example.org']);

  const killed = new Promise<void>((resolve) => {
    server.beforeAnswer = async () => {
      await second.stop('SIGKILL');
      resolve();
    };
  });
  expect((await subscribe(second.url, 'after@example.org')).status).toBe(201);
  await killed;
  // By the same process, after that of before: a second try would stand between them.
  await expect.poll(() => server.received.length).toBe(2);
  expect(server.received[1]?.to).toEqual(['after@example.org']);
  server.beforeAnswer = () => {};
  await endClaims();
  const third = await startSite(env);
  expect((await subscribe(third.url, 'next@example.org')).status).toBe(201);
  await expect.poll(() => server.received.length).toBe(3);
  expect(server.received.map(({ to }) => to[0])).toEqual([
    'before@example.org',
    'after@example.org',
    'next@example.org',
  ]);
  expect(await third.stop()).toBe(0);
  await server.close();
});
