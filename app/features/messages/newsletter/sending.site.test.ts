import { DomUtils, parseDocument } from 'htmlparser2';
import { sql as raw } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeFunding, makeInvestor, makeStartup } from '../../../../test/factories.ts';
import { startMailServer } from '../../../../test/mail-server.ts';
import { openTestSite, type TestSite } from '../../../../test/site.ts';
import { readSettings } from '../../../http/settings.ts';
import { queueMail } from '../../../outbox/queue-mail.server.ts';
import { mailQueue, sendDueMails } from '../../../outbox/send-mails.server.ts';
import { createSmtpTransport } from '../../../outbox/transports.server.ts';
import { queueIssues } from './send.server.ts';
import { writeIssue } from './write-issue.server.ts';

const settings = readSettings({
  SITE_URL: 'https://griot.example',
  NEWSLETTER_RELEASE: 'automatic',
});
const MONDAY = new Date('2026-11-23T08:00:00Z');
const READERS = 230;

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ catalogue: 'empty', env: { SITE_URL: 'https://griot.example' } });
});
afterAll(() => site.close());
beforeEach(async () => {
  for (const table of ['newsletter_issues', 'mails', 'subscribers', 'startups', 'investors']) {
    await raw`delete from ${raw.table(table)}`.execute(site.sql);
  }
});

async function addReaders(count: number) {
  await raw`
    insert into subscribers (email, confirmed_at)
    select 'reader' || n || '@example.org', '2026-11-01' from generate_series(1, ${count}::int) n`.execute(
    site.sql,
  );
}

async function release(rounds = 1) {
  const investor = await makeInvestor(site.sql, { name: `Söhne ${'é'.repeat(110)}` });
  for (let nth = 0; nth < rounds; nth++) {
    const startup = await makeStartup(site.sql, {
      name: `${nth} <b>&${'ع'.repeat(110)}`,
      tagline: 'ق'.repeat(140),
      created_at: new Date('2026-11-18'),
    });
    await makeFunding(site.sql, {
      startup_id: startup.id,
      amount_usd: 1_000_000 + nth,
      announced_on: '2026-11-17',
      created_at: new Date('2026-11-18'),
      investors: [investor],
    });
    await site.sql
      .insertInto('startup_events')
      .values({
        startup_id: startup.id,
        kind: 'merged',
        counterparty: 'ß'.repeat(100),
        happened_on: '2026-11-17',
        happened_precision: 'day',
        created_at: new Date('2026-11-18'),
      })
      .execute();
  }
  await writeIssue(site.sql, settings, MONDAY);
}

const mails = () => site.sql.selectFrom('mails').selectAll().orderBy('id').execute();
const log = { info() {}, warn() {}, error() {} };

describe('an issue is sent', () => {
  test('once to each confirmed reader, though queueing stops midway and begins in two places', async () => {
    await addReaders(READERS);
    await raw`insert into subscribers (email) values ('unconfirmed@example.org')`.execute(site.sql);
    await release();
    await raw`
      insert into subscribers (email, confirmed_at) values ('after@example.org', '2026-11-23T09:00:00Z')`.execute(
      site.sql,
    );
    // A process that dies during a batch leaves the batch undone.
    await raw`
      create function die_midway() returns trigger language plpgsql as $$
        begin if new.to_address = 'reader150@example.org' then raise exception 'killed'; end if; return new; end $$;
      create trigger die_midway before insert on mails for each row execute function die_midway()`.execute(
      site.sql,
    );
    await expect(queueIssues(site.sql, settings)).rejects.toThrow('killed');
    await raw`drop function die_midway() cascade`.execute(site.sql);
    expect(await mails()).toHaveLength(100);
    await Promise.all([queueIssues(site.sql, settings), queueIssues(site.sql, settings)]);
    await queueIssues(site.sql, settings);
    const queued = await mails();
    expect(queued).toHaveLength(READERS);
    expect(new Set(queued.map(({ to_address }) => to_address)).size).toBe(READERS);
    expect(queued.every(({ is_bulk }) => is_bulk)).toBe(true);
  });

  test('by a sender that is stopped in the middle: each arrives once', async () => {
    await addReaders(60);
    await release();
    await queueIssues(site.sql, settings);
    const server = await startMailServer();
    const stopping = new AbortController();
    server.beforeRecipient = async () => {
      if (server.received.length === 25) stopping.abort();
    };
    const send = (signal: AbortSignal) => {
      const transport = createSmtpTransport(server.url, settings);
      return sendDueMails({ sql: site.sql, transport, log, signal });
    };
    await send(stopping.signal);
    expect(server.received).toHaveLength(26);
    // Another was claimed by a process that died before it handed the mail over.
    await mailQueue.claim(site.sql);
    await raw`update mails set claimed_until = now() - interval '1 minute' where state = 'sending'`.execute(
      site.sql,
    );
    await send(new AbortController().signal);
    await server.close();
    const receivers = server.received.map(({ to }) => to[0]);
    expect([receivers.length, new Set(receivers).size]).toEqual([60, 60]);
  });

  test('after every mail that somebody waits for', async () => {
    await addReaders(3);
    await release();
    await queueIssues(site.sql, settings);
    await queueMail(site.sql, settings, {
      to: 'ama@example.org',
      template: 'verify',
      data: { token: 'x', validMinutes: 60 },
      dedupeKey: 'verify:1',
    });
    expect((await mailQueue.claim(site.sql))?.to).toBe('ama@example.org');
  });

  test('not to who ended it before', async () => {
    await addReaders(3);
    await raw`
      update subscribers set ended_at = '2026-11-20', email_hash = forgotten_hash(email), email = null
      where email = 'reader2@example.org'`.execute(site.sql);
    await release();
    await queueIssues(site.sql, settings);
    const receivers = (await mails()).map(({ to_address }) => to_address);
    expect(receivers).toEqual(['reader1@example.org', 'reader3@example.org']);
  });

  test('not to who ends it while it waits, by the header of an older issue', async () => {
    await addReaders(2);
    await release();
    await queueIssues(site.sql, settings);
    const [first, second] = await mails();
    const path = /\/unsubscribe\?token=[^>"]+/.exec(JSON.stringify(first?.headers))?.[0] ?? '';
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    expect((await site.request(path, { method: 'POST', body })).status).toBe(200);
    expect(await mails()).toEqual([second]);
    await queueIssues(site.sql, settings);
    expect(await mails()).toEqual([second]);
  });
});

describe('text, HTML and page', () => {
  test('say the same, stay under 30 KB however long the names, and need no picture', async () => {
    await addReaders(1);
    await release(30);
    await queueIssues(site.sql, settings);
    const [mail] = await mails();
    const text = mail?.text ?? '';
    const html = mail?.html ?? '';
    expect(Buffer.byteLength(text)).toBeLessThan(30_000);
    expect(Buffer.byteLength(html)).toBeLessThan(30_000);
    expect(html).not.toMatch(/<img|<style|background-image|(?<!background):#fff|[^-]color:#/);
    expect(html).toContain('content="light dark"');

    const plain = (source: string) =>
      DomUtils.textContent(parseDocument(source)).replace(/\s+/g, ' ');
    const page = plain(await site.page('/newsletter/2026-11-23'));
    const shown = plain(html);
    const lines = text
      .slice(0, text.indexOf('Read this issue'))
      .split('\n')
      .map((line) => line.replace(/^(\* )?\s*/, '').trim())
      .filter((line) => line && !line.startsWith('http') && line !== line.toUpperCase());
    expect(lines.length).toBeGreaterThan(60);
    for (const line of lines) {
      for (const part of line.replace(/:$/, '').split(/\s{2,}/)) {
        expect(shown).toContain(part);
        expect(page).toContain(part);
      }
    }
    const links = [...text.matchAll(/https:\/\/griot\.example(\S*)/g)].map(
      ([, path]) => path ?? '',
    );
    for (const path of new Set(links)) {
      expect(html).toContain(path.replaceAll('&', '&amp;'));
      expect((await site.request(path || '/')).status, path).toBe(200);
    }
  });
});

test('an issue reaches each reader in the language of the page where they subscribed', async () => {
  await raw`
    insert into subscribers (email, locale, confirmed_at)
    values ('en@example.org', 'en', '2026-11-01'), ('pt@example.org', 'pt', '2026-11-01')`.execute(
    site.sql,
  );
  await release();
  await queueIssues(site.sql, settings);
  const [english, portuguese] = await mails();
  expect(english?.html).toContain('<html lang="en"');
  expect(portuguese?.html).toContain('<html lang="pt"');
  expect(portuguese?.subject).not.toBe(english?.subject);
  const [, inEnglish = ''] = /Recorded (.*)\n/.exec(english?.text ?? '') ?? [];
  expect(portuguese?.text).not.toContain(inEnglish || 'Recorded');
  const page = await site.page('/pt/newsletter/2026-11-23');
  expect(page).not.toBe(await site.page('/newsletter/2026-11-23'));
});
