import { sql as raw } from 'kysely';
import { describe, expect, test } from 'vitest';
import { makeFunding, makeStartup } from '../../../../test/factories.ts';
import { type MailServer, startMailServer } from '../../../../test/mail-server.ts';
import { useNotifiedSite } from '../../../../test/notified-site.ts';
import { sendDueMails } from '../../../outbox/send-mails.server.ts';
import { createSmtpTransport } from '../../../outbox/transports.server.ts';
import {
  countSiteNewsReaders,
  giveSiteNews,
  notifyInstantly,
  readSiteNews,
  sendDigests,
} from './notify.server.ts';

const kit = useNotifiedSite();
const { settings, makePerson, follow, makeNews, mails, at, nextWeekday } = kit;

describe('digests', () => {
  test('a daily digest goes out in the morning of each one’s own time zone, once a day', async () => {
    const startup = await makeStartup(kit.site.sql);
    const daily = { followed_funding: 'daily' };
    const london = await makePerson({ notifications: daily, timezone: 'UTC' });
    const auckland = await makePerson({ notifications: daily, timezone: 'Pacific/Auckland' });
    const broken = await makePerson({ notifications: daily, timezone: 'Not/AZone' });
    for (const { id } of [london, auckland, broken]) await follow(id, 'startup_id', startup.id);
    await makeFunding(kit.site.sql, { startup_id: startup.id });
    await sendDigests(kit.site.sql, settings, at(3));
    expect(await mails()).toEqual([]);
    await sendDigests(kit.site.sql, settings, at(8));
    expect((await mails()).map(({ to_address }) => to_address).sort()).toEqual(
      [london.email, broken.email].sort(),
    );
    await makeFunding(kit.site.sql, { startup_id: startup.id });
    await sendDigests(kit.site.sql, settings, at(9));
    expect(await mails()).toHaveLength(2);
    await sendDigests(kit.site.sql, settings, at(20));
    expect((await mails()).at(-1)).toMatchObject({
      to_address: auckland.email,
      subject: '2 new funding rounds - Griot',
    });
    await sendDigests(kit.site.sql, settings, at(8, 1));
    expect(await mails()).toHaveLength(5);
    expect((await mails()).at(-1)?.subject).toContain('raised an undisclosed amount');
  });

  test('a weekly digest goes out when the week begins, and to no daily reader', async () => {
    const startup = await makeStartup(kit.site.sql);
    const weekly = await makePerson({ notifications: { followed_news: 'weekly' } });
    const daily = await makePerson({ notifications: { followed_news: 'off' } });
    for (const { id } of [weekly, daily]) await follow(id, 'startup_id', startup.id);
    await makeNews(startup.id);
    await sendDigests(kit.site.sql, settings, nextWeekday(4));
    expect(await mails()).toEqual([]);
    await sendDigests(kit.site.sql, settings, nextWeekday(1));
    await sendDigests(kit.site.sql, settings, nextWeekday(1));
    expect((await mails()).map(({ to_address }) => to_address)).toEqual([weekly.email]);
  });

  test('recommendations are similar to follows, not followed, not dismissed, and never repeated', async () => {
    const mine = await makeStartup(kit.site.sql, { name: 'Mine', industries: ['batteries'] });
    const near = await makeStartup(kit.site.sql, {
      name: 'Near',
      tagline: 'Close by',
      industries: ['batteries'],
    });
    const dismissed = await makeStartup(kit.site.sql, { industries: ['batteries'] });
    await makeStartup(kit.site.sql, { name: 'Far', industries: ['boats'] });
    const person = await makePerson({
      notifications: { recommended_digest: 'daily', followed_funding: 'off' },
    });
    await follow(person.id, 'startup_id', mine.id);
    await raw`insert into dismissed_recommendations (user_id, startup_id) values (${person.id}, ${dismissed.id})`.execute(
      kit.site.sql,
    );
    await sendDigests(kit.site.sql, settings, at(8));
    const [mail] = await mails();
    expect(mail?.subject).toBe('1 startup you may want to follow - Griot');
    expect(mail?.text).toContain(`Near\n  Close by\n  https://griot.example/startup/${near.slug}`);
    expect(mail?.text).not.toMatch(/\* (Far|Mine)/);
    await sendDigests(kit.site.sql, settings, at(8, 1));
    expect(await mails()).toHaveLength(1);
  });

  test('a digest reaches its reader through a real mail server, with one-click headers', async () => {
    const server: MailServer = await startMailServer();
    const startup = await makeStartup(kit.site.sql, { name: 'Kora' });
    const person = await makePerson({ notifications: { followed_funding: 'daily' } });
    await follow(person.id, 'startup_id', startup.id);
    await makeFunding(kit.site.sql, { startup_id: startup.id });
    await sendDigests(kit.site.sql, settings, at(8));
    await sendDueMails({
      sql: kit.site.sql,
      transport: createSmtpTransport(server.url, settings),
      log: { info() {}, warn() {}, error() {} },
      signal: new AbortController().signal,
    });
    await server.close();
    expect(server.received).toHaveLength(1);
    const source = server.received[0]?.source.replace(/\r\n\s+/g, ' ') ?? '';
    expect(source).toMatch(
      /^List-Unsubscribe: <https:\/\/griot\.example\/unsubscribe\?token=\S+>\r?$/m,
    );
    expect(source).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m);
  });
});

describe('news about the site', () => {
  const NEWS = { title: 'Maps of every country', text: 'Each has one. <b>Try</b> them.' };

  test('the first line of a file is the title, the rest the text', () => {
    expect(readSiteNews('# Maps of every country\n\nEach has one.\n<b>Try</b> them.\n')).toEqual(
      NEWS,
    );
    for (const file of [
      '',
      'Only a title',
      `${'x'.repeat(121)}\ntext`,
      `title\n${'x'.repeat(2001)}`,
    ]) {
      expect(readSiteNews(file)).toEqual(expect.any(String));
    }
  });

  test('goes once to each who asked for it, when they asked for it, and one click ends it', async () => {
    const atOnce = await makePerson({ notifications: { product_news: 'instant' } });
    const daily = await makePerson({ notifications: { product_news: 'daily' } });
    await makePerson({});
    await makePerson({ notifications: { product_news: 'instant', pause_all: true } });
    await makePerson({ notifications: { product_news: 'instant' }, isVerified: false });
    expect(await countSiteNewsReaders(kit.site.sql)).toMatchObject({
      instant: 1,
      daily: 1,
      weekly: 0,
    });

    expect(await giveSiteNews(kit.site.sql, NEWS)).toBe(true);
    expect(await giveSiteNews(kit.site.sql, NEWS)).toBe(false);
    const late = await makePerson({ notifications: { product_news: 'instant' } });
    for (let times = 0; times < 2; times++)
      await notifyInstantly(kit.site.sql, settings, new Date());
    expect((await mails()).map(({ to_address }) => to_address)).toEqual([atOnce.email]);
    for (let times = 0; times < 2; times++) await sendDigests(kit.site.sql, settings, at(8, 1));
    const sent = await mails();
    expect(sent.map(({ to_address }) => to_address)).toEqual([atOnce.email, daily.email]);
    expect(late.email).not.toBe(atOnce.email);
    const [first] = sent;
    expect(first?.subject).toBe('Maps of every country - Griot');
    expect(first?.html).toContain('&lt;b&gt;Try&lt;/b&gt;');
    expect(first?.headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' });

    const path = /\/unsubscribe\?token=[^>]+/.exec(JSON.stringify(first?.headers))?.[0] ?? '';
    const answer = await kit.site.request(path, {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    });
    expect(answer.status).toBe(200);
    await giveSiteNews(kit.site.sql, { ...NEWS, title: 'And rivers' });
    await notifyInstantly(kit.site.sql, settings, new Date());
    expect((await mails()).filter(({ to_address }) => to_address === atOnce.email)).toHaveLength(1);
  });
});
