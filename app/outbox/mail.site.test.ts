import { sql as raw } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type MailServer, startMailServer } from '../../test/mail-server.ts';
import { openTestSite, type TestSite } from '../../test/site.ts';
import { readSettings } from '../http/settings.ts';
import { queueMail } from './queue-mail.server.ts';
import { sendDueMails } from './send-mails.server.ts';
import { createSmtpTransport } from './transports.server.ts';

const settings = readSettings({
  SITE_URL: 'https://griot.example',
  MAIL_FROM: 'Griot <desk@griot.example>',
});
const ama = { name: 'Ama', token: 'a-b_c', validMinutes: 60 };

let site: TestSite;
let server: MailServer;
const logged: object[] = [];
beforeAll(async () => {
  site = await openTestSite({ catalogue: 'empty' });
});
afterAll(() => site.close());
beforeEach(async () => {
  server = await startMailServer();
  await raw`delete from mails`.execute(site.sql);
});
afterEach(() => server.close());

const queue = (to = 'ama@example.org', dedupeKey = `verify:${to}`) =>
  queueMail(site.sql, settings, { to, template: 'verify', data: ama, dedupeKey });

function send(
  url = server.url,
  signal = new AbortController().signal,
  own = settings,
): Promise<void> {
  const log = {
    info: (fields: object) => void logged.push(fields),
    warn: (fields: object) => void logged.push(fields),
    error() {},
  };
  const transport = createSmtpTransport(url, own);
  return sendDueMails({ sql: site.sql, transport, log, signal });
}

async function listMails() {
  return site.sql.selectFrom('mails').selectAll().orderBy('id').execute();
}

/** Makes queued and claimed mails due at once. */
const passTime = () =>
  raw`update mails set next_attempt_at = now() - interval '1 second',
    claimed_until = claimed_until - interval '1 hour'`.execute(site.sql);

test('a mail queued by a clock that was ahead does not wait until then', async () => {
  await queue();
  await raw`update mails set next_attempt_at = now() + interval '1 year'`.execute(site.sql);
  await send();
  expect(server.received).toHaveLength(1);
});

describe('what a mail server gets', () => {
  test('a verification mail: text and HTML, own link, sender, and no way to answer by machine', async () => {
    await queue();
    await send();
    expect(server.received).toHaveLength(1);
    const [mail] = server.received;
    expect(mail).toMatchObject({ from: 'desk@griot.example', to: ['ama@example.org'] });
    expect(mail?.source).toMatch(/^From: Griot <desk@griot\.example>\r$/m);
    expect(mail?.source).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    expect(mail?.source).toMatch(/^Message-ID: <[0-9a-f]{32}@griot\.example>\r$/m);
    expect(mail?.source).toContain('Content-Type: multipart/alternative');
    expect(mail?.source).toContain('https://griot.example/verify-email?token=3Da-b_c');
    expect(mail?.source).not.toContain('List-Unsubscribe');
    const [row] = await listMails();
    expect(row).toMatchObject({ state: 'sent', attempts: 1, text: '', html: '', last_error: null });
    expect(row?.sent_at).toBeInstanceOf(Date);
  });

  test('many mails go over one connection, each once, and a second run sends nothing', async () => {
    for (let one = 0; one < 30; one++) await queue(`reader${one}@example.org`);
    await send();
    await send();
    expect(server.connections()).toBe(1);
    expect(new Set(server.received.map(({ to }) => to[0])).size).toBe(30);
    expect(server.received).toHaveLength(30);
  });

  test('two senders at once never send one mail twice', async () => {
    for (let one = 0; one < 20; one++) await queue(`reader${one}@example.org`);
    await Promise.all([send(), send(), send()]);
    expect(server.received.map(({ to }) => to[0]).sort()).toEqual(
      [...new Set(server.received.map(({ to }) => to[0]))].sort(),
    );
    expect(server.received).toHaveLength(20);
  });

  test('the same key queues one mail, whatever it says', async () => {
    await queue('ama@example.org', 'verify:1:1');
    await queue('kofi@example.org', 'verify:1:1');
    await send();
    expect(server.received.map(({ to }) => to)).toEqual([['ama@example.org']]);
  });

  test('a mail is queued with what causes it, or not at all', async () => {
    const failing = site.sql.transaction().execute(async (transaction) => {
      await queueMail(transaction, settings, {
        to: 'ama@example.org',
        template: 'verify',
        data: ama,
        dedupeKey: 'undone',
      });
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await listMails()).toEqual([]);
  });

  test('names and addresses cannot add a header or a receiver', async () => {
    const name = 'Eve\r\nBcc: all@example.org\r\n\r\nhello';
    const evil = 'a@example.org\r\nRCPT TO:<all@example.org>';
    for (const to of [evil, 'a@example.org, b@example.org', 'Eve <a@example.org>', '']) {
      await expect(queue(to)).rejects.toThrow('one address');
    }
    await queueMail(site.sql, settings, {
      to: 'eve@example.org',
      template: 'reset',
      data: { ...ama, name },
      dedupeKey: 'evil',
    });
    await send();
    expect(server.received).toHaveLength(1);
    expect(server.received[0]?.to).toEqual(['eve@example.org']);
    expect(server.received[0]?.source).not.toMatch(/^\W*Bcc:/im);
  });

  test('names of every script arrive whole', async () => {
    await queueMail(site.sql, settings, {
      to: 'x@example.org',
      template: 'welcome',
      data: { name: 'Ọlá 🌍 عائشة' },
      dedupeKey: 'script',
    });
    await send();
    const encoded = server.received[0]?.source.replace(/=\r\n/g, '') ?? '';
    expect(encoded).toContain('=D8=B9=D8=A7=D8=A6=D8=B4=D8=A9');
  });
});

describe('when it does not go well', () => {
  test.each([
    ['recipient', 451],
    ['message', 452],
  ] as const)(
    'a %s refused with %i for now is tried again, and arrives once',
    async (what, status) => {
      await queue();
      server.refuse[what] = status;
      const before = Date.now();
      await send();
      const [waiting] = await listMails();
      expect(waiting).toMatchObject({ state: 'queued', attempts: 1, handed_over_at: null });
      expect(waiting?.last_error).toContain(String(status));
      expect(waiting?.next_attempt_at.getTime()).toBeGreaterThan(before + 15_000);
      server.refuse[what] = null;
      await send();
      expect(server.received).toHaveLength(0);
      await passTime();
      await send();
      expect(server.received).toHaveLength(1);
      expect(await listMails()).toMatchObject([{ state: 'sent', attempts: 2 }]);
    },
  );

  test.each([
    ['recipient', 550],
    ['message', 554],
  ] as const)(
    'a %s refused with %i for good is given up, and the next mail goes out',
    async (what, status) => {
      await queue();
      server.refuse[what] = status;
      await send();
      server.refuse[what] = null;
      await queue('kofi@example.org');
      await passTime();
      await send();
      expect(server.received.map(({ to }) => to)).toEqual([['kofi@example.org']]);
      const [failed] = await listMails();
      expect(failed).toMatchObject({ state: 'failed', attempts: 1, text: '', html: '' });
    },
  );

  test('a server that is down costs one attempt a mail, and all arrive when it is up again', async () => {
    await server.close();
    await queue('one@example.org');
    await queue('two@example.org');
    await send();
    expect((await listMails()).map(({ state, attempts }) => [state, attempts])).toEqual([
      ['queued', 1],
      ['queued', 0],
    ]);
    server = await startMailServer(Number(new URL(server.url).port));
    await passTime();
    await send();
    expect(server.received.map(({ to }) => to[0]).sort()).toEqual([
      'one@example.org',
      'two@example.org',
    ]);
  });

  test('a wrong password is tried again later: the mail is not to blame', async () => {
    await queue();
    await send(server.url.replace('//', '//desk:wrong@'));
    expect(await listMails()).toMatchObject([{ state: 'queued', attempts: 1 }]);
    await passTime();
    await send(server.url.replace('//', '//desk:right@'));
    expect(server.received).toHaveLength(1);
  });

  test('after the last attempt it has failed', async () => {
    await queue();
    server.refuse.message = 451;
    for (let attempt = 0; attempt < 10; attempt++) {
      await passTime();
      await send();
    }
    expect(await listMails()).toMatchObject([{ state: 'failed', attempts: 8 }]);
  });

  test('a connection that ends after the text went out: never sent again by itself', async () => {
    await queue();
    server.beforeAnswer = () => new Promise(() => {});
    const sending = send();
    await expect.poll(async () => (await listMails())[0]?.handed_over_at).not.toBeNull();
    server.cut();
    await sending;
    const [lost] = await listMails();
    expect(lost).toMatchObject({ state: 'failed', text: '' });
    expect(lost?.last_error).toContain('after it was handed over');
    server.beforeAnswer = () => {};
    await passTime();
    await send();
    expect(server.received).toHaveLength(0);
  });

  test('a sender killed before it handed over: taken up again; killed after: never twice', async () => {
    await queue('before@example.org');
    await queue('after@example.org');
    const claim = 'a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11';
    await raw`
      update mails set state = 'sending', claim = ${claim}::uuid, attempts = 1,
        claimed_until = now() + interval '1 minute',
        handed_over_at = case when to_address like 'after%' then now() end`.execute(site.sql);
    await send();
    expect(server.received).toHaveLength(0);
    await passTime();
    await send();
    expect(server.received.map(({ to }) => to[0])).toEqual(['before@example.org']);
    expect((await listMails()).map(({ state, last_error }) => [state, last_error])).toEqual([
      ['sent', null],
      ['failed', 'interrupted while it was handed over'],
    ]);
  });

  test('a server that offers no TLS gets no mail, and no mail is given up for it', async () => {
    await queue();
    await send(undefined, undefined, { ...settings, SMTP_REQUIRE_TLS: true });
    expect(server.received).toEqual([]);
    expect(await listMails()).toMatchObject([{ state: 'queued', last_error: /^ETLS/ }]);
    await passTime();
    await send();
    expect(server.received).toHaveLength(1);
  });

  test('a sender with an expired claim hands nothing over', async () => {
    await queue();
    const stolen = createSmtpTransport(server.url, settings);
    await sendDueMails({
      sql: site.sql,
      signal: new AbortController().signal,
      log: { info() {}, warn() {}, error() {} },
      transport: {
        close: stolen.close,
        async deliver(mail, handOver) {
          await raw`update mails set claimed_until = now() - interval '1 second'`.execute(site.sql);
          await stolen.deliver(mail, handOver);
        },
      },
    });
    expect(server.received).toHaveLength(0);
    await passTime();
    await send();
    expect(server.received).toHaveLength(1);
  });

  test('the log names mails by number and holds no address, name, subject or server text', async () => {
    await queue('secret@example.org');
    server.refuse.recipient = 550;
    await send();
    const text = JSON.stringify(logged);
    expect(logged.length).toBeGreaterThan(5);
    for (const word of ['@', 'Ama', 'Confirm', 'refused by']) expect(text).not.toContain(word);
  });
});
