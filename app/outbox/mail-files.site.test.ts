import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '../../test/site.ts';
import { readSettings } from '../http/settings.ts';
import { readEml } from './dev-mail-page.tsx';
import { queueMail } from './queue-mail.server.ts';
import { sendDueMails } from './send-mails.server.ts';
import { composeMessage, createFolderTransport } from './transports.server.ts';

const DATA_DIR = mkdtempSync(join(tmpdir(), 'griot-mail-'));
const folder = join(DATA_DIR, 'mail');
const settings = readSettings({ DATA_DIR, PRODUCT_NAME: 'Griot, daily' });
let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ catalogue: 'empty', env: { DATA_DIR, DEVELOPMENT_PAGES: 'on' } });
});
afterAll(async () => {
  await site.close();
  rmSync(DATA_DIR, { recursive: true, force: true });
});

const send = () =>
  sendDueMails({
    sql: site.sql,
    transport: createFolderTransport(DATA_DIR, settings),
    log: { info() {}, warn() {}, error() {} },
    signal: new AbortController().signal,
  });

describe('without a mail server', () => {
  test('/dev/mail says that there is nothing yet', async () => {
    expect(await site.page('/dev/mail')).toContain('No mails yet');
  });

  test('each mail is one .eml file, readable by its owner only', async () => {
    await queueMail(site.sql, settings, {
      to: 'ola@example.org',
      template: 'reset',
      data: { name: 'Ọlá <b>', token: 'to=ken', validMinutes: 4_320 },
      dedupeKey: 'verify:1',
    });
    await send();
    await send();
    const files = readdirSync(folder);
    expect(files).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\d-\d\d-\d\d-\d\d-\d+\.eml$/)]);
    const file = join(folder, files[0] ?? '');
    expect(statSync(file).mode & 0o077).toBe(0);
    const mail = readEml(readFileSync(file, 'utf8'));
    expect(mail).toMatchObject({
      to: 'ola@example.org',
      subject: 'Choose a new password for Griot, daily',
    });
    expect(mail.from).toMatch(/no-reply@localhost/);
    expect(mail.text).toContain('Hello Ọlá <b>,');
    expect(mail.text).toContain('http://localhost:3000/forgot-password/confirm?token=to%3Dken');
    expect(mail.text).toContain('works once and for 3 days');
    expect(mail.html).toContain('Ọlá &lt;b&gt;');
  });

  test('/dev/mail lists it and shows what it says, with a link one can follow', async () => {
    const list = await site.page('/dev/mail');
    const [, path] = /href="(\/dev\/mail\/[a-z0-9-]+)"/.exec(list) ?? [];
    const html = await site.page(path ?? '');
    expect(html).toContain(
      '<a href="http://localhost:3000/forgot-password/confirm?token=to%3Dken">',
    );
    expect(html).toContain('Ọlá &lt;b&gt;');
    expect((await site.request(path ?? '')).headers.get('cache-control')).toBe('private, no-store');
  });

  test.each(['/dev/mail/nothing', '/dev/mail/..%2f..%2fpackage', '/dev/mail/.%2e%2fx'])(
    '%s is not found',
    async (path) => {
      expect((await site.request(path)).status).toBe(404);
    },
  );

  test('in production there is no such page', async () => {
    const production = await openTestSite({
      catalogue: 'empty',
      env: { DATA_DIR, SITE_URL: 'https://griot.example' },
    });
    const [name = ''] = readdirSync(folder);
    for (const path of ['/dev/mail', `/dev/mail/${name.replace('.eml', '')}`]) {
      const own = { remoteAddress: '127.0.0.1' };
      expect((await production.request(`http://localhost${path}`, own)).status).toBe(404);
    }
    await production.close();
  });

  test('subjects of every script, long lines and dots survive the file', async () => {
    const subject = 'عنوان طويل جدا عن جولة تمويل جديدة لشركة ناشئة 🌍 Ọ̀rọ̀ '.repeat(3).trim();
    const text = `.\n..\n${'long '.repeat(400)}\n=3D "é" \u00a0 end\n`;
    const { bytes } = await composeMessage(settings, {
      to: 'x@example.org',
      subject,
      text,
      html: '<p>x</p>',
      headers: {},
      dedupeKey: 'k',
      createdAt: new Date('2026-11-21T03:04:05Z'),
    });
    expect(
      Math.max(
        ...bytes
          .toString('latin1')
          .split('\r\n')
          .map((line) => line.length),
      ),
    ).toBeLessThan(999);
    expect(bytes.every((byte) => byte < 128)).toBe(true);
    const mail = readEml(bytes.toString('utf8'));
    expect(mail.subject).toBe(subject);
    expect(mail.text.trimEnd()).toBe(text.trimEnd());
    expect(mail.date).toBe('Sat, 21 Nov 2026 03:04:05 +0000');
  });
});
