// Two issues; the worker is killed while it queues and sends them. READERS=2000 is the whole size.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { sql as raw } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isOnPostgres } from '../../../../test/databases.ts';
import { makeFunding, makeStartup } from '../../../../test/factories.ts';
import { databaseUrlOf } from '../../../../test/import.ts';
import { type MailServer, startMailServer } from '../../../../test/mail-server.ts';
import { openTestSite, type TestSite } from '../../../../test/site.ts';
import { untilSaid } from '../../../../test/until-said.ts';
import { readSettings } from '../../../http/settings.ts';
import { writeIssue } from './write-issue.server.ts';

const WORKER = fileURLToPath(new URL('../../../../test/newsletter-worker.ts', import.meta.url));
const READERS = Number(process.env.READERS ?? 240);
const SITE_URL = 'https://griot.example';
const settings = readSettings({ SITE_URL, NEWSLETTER_RELEASE: 'automatic' });

let site: TestSite;
let server: MailServer;
beforeAll(async () => {
  site = await openTestSite({ catalogue: 'empty', env: { SITE_URL } });
  server = await startMailServer();
});
afterAll(async () => {
  await server.close();
  await site.close();
});

async function release(monday: string): Promise<void> {
  const before = new Date(Date.parse(monday) - 86_400_000);
  const startup = await makeStartup(site.sql, {
    name: `Made before ${monday}`,
    created_at: before,
  });
  await makeFunding(site.sql, {
    startup_id: startup.id,
    amount_usd: 2_000_000,
    announced_on: before.toISOString().slice(0, 10),
    created_at: before,
  });
  await writeIssue(site.sql, settings, new Date(`${monday}T08:00:00Z`));
}

async function startWorker() {
  const env = {
    PATH: process.env.PATH ?? '',
    SITE_URL,
    SMTP_URL: server.url,
    DATABASE_URL: (await databaseUrlOf(site.database)) ?? '',
  };
  const worker = spawn(process.execPath, [WORKER], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  await untilSaid(worker.stdout, 'begun');
  return worker;
}

type Worker = Awaited<ReturnType<typeof startWorker>>;

async function kill(worker: Worker): Promise<void> {
  const exit = once(worker, 'exit');
  worker.kill('SIGKILL');
  await exit;
}

const queued = async () => {
  const { rows } = await raw<{ count: number }>`
    select count(*) as count from mails where template = 'newsletter_issue'`.execute(site.sql);
  return rows[0]?.count ?? 0;
};

/** Kills during queueing, then while the mail server holds a message that it has whole. */
async function sendThroughKills(issue: number): Promise<void> {
  const before = server.received.length;
  const first = await startWorker();
  await expect.poll(queued, { interval: 5 }).toBeGreaterThan((issue - 1) * READERS);
  await kill(first);
  const second = await startWorker();
  const half = new Promise<void>((resolve) => {
    server.beforeAnswer = async () => {
      if (server.received.length !== before + Math.floor(READERS / 2)) return;
      server.beforeAnswer = () => {};
      await kill(second);
      resolve();
    };
  });
  await half;
  // A claim runs out by itself; the test does not wait for it.
  await raw`update mails set claimed_until = now() - interval '1 minute' where state = 'sending'`.execute(
    site.sql,
  );
  const third = await startWorker();
  await expect.poll(() => server.received.length).toBeGreaterThanOrEqual(before + READERS);
  // Another round sends nothing more.
  let rounds = 0;
  third.stdout.on('data', (bytes) => {
    rounds += String(bytes).split('sent').length - 1;
  });
  await expect.poll(() => rounds).toBeGreaterThan(2);
  await kill(third);
}

test.runIf(isOnPostgres())(
  'two issues reach each confirmed reader once, though the worker is killed in the middle of both',
  async () => {
    await raw`
      insert into subscribers (email, confirmed_at)
      select 'reader' || n || '@example.org', timestamptz '2026-11-01' from generate_series(1, ${READERS}::int) n
      union all select 'unconfirmed@example.org', null`.execute(site.sql);
    const mondays = ['2026-11-16', '2026-11-23'];
    for (const [nth, monday] of mondays.entries()) {
      await release(monday);
      await sendThroughKills(nth + 1);
    }
    for (const monday of mondays) {
      const mine = server.received.filter(({ source }) => source.includes(`/newsletter/${monday}`));
      const receivers = mine.map(({ to }) => to[0] ?? '');
      expect([monday, receivers.length]).toEqual([monday, READERS]);
      expect(new Set(receivers).size).toBe(READERS);
      expect(receivers.every((address) => /^reader\d+@/.test(address))).toBe(true);
    }
    expect(server.received).toHaveLength(2 * READERS);
  },
);
