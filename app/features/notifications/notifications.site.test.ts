import { sql as raw } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeCountry, makeFunding, makeInvestor, makeStartup } from '../../../test/factories.ts';
import { type MailServer, startMailServer } from '../../../test/mail-server.ts';
import { openTestSite, type TestSite } from '../../../test/site.ts';
import { readSettings } from '../../http/settings.ts';
import { signMailLink } from '../mail/mail-link-token.server.ts';
import { sendDueMails } from '../mail/send-due-mails.server.ts';
import { createSmtpTransport } from '../mail/smtp-transport.server.ts';
import { notifyInstantly, sendDigests } from './notify.server.ts';
import { countSiteNewsReaders, giveSiteNews, readSiteNews } from './site-news.server.ts';

const settings = readSettings({ SITE_URL: 'https://griot.example' });
let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ catalogue: 'empty', env: { SITE_URL: 'https://griot.example' } });
});
afterAll(() => site.close());
beforeEach(async () => {
  for (const table of [
    'users',
    'mails',
    'news',
    'fundings',
    'status_changes',
    'subscribers',
    'site_news',
  ]) {
    await raw`delete from ${raw.table(table)}`.execute(site.sql);
  }
});

interface Person {
  notifications?: Record<string, unknown>;
  timezone?: string;
  isVerified?: boolean;
}

let people = 0;
async function makePerson({ notifications = {}, timezone = 'UTC', isVerified = true }: Person) {
  const email = `person${++people}@example.org`;
  const { rows } = await raw<{ id: number }>`
    insert into users (email, name, notifications, timezone, email_verified_at)
    values (${email}, ${`Person ${people}`}, ${JSON.stringify(notifications)}::jsonb, ${timezone},
      ${isVerified ? new Date() : null}) returning id`.execute(site.sql);
  return { id: rows[0]?.id ?? 0, email };
}

type Followed = 'startup_id' | 'investor_id' | 'industry_id' | 'place_id';
const follow = (userId: number, what: Followed, id: number) =>
  raw`insert into follows (user_id, ${raw.ref(what)}, created_at)
      values (${userId}, ${id}, now() - interval '5 days')`.execute(site.sql);

async function makeNews(startupId: number, title = 'A headline') {
  const { rows } = await raw<{ id: number }>`
    insert into news (title, publisher, url, published_on)
    values (${title}, 'The Daily', ${`https://daily.example/${Math.random()}`}, '2026-11-01')
    returning id`.execute(site.sql);
  await raw`insert into news_startups (news_id, startup_id) values (${rows[0]?.id}, ${startupId})`.execute(
    site.sql,
  );
}

const mails = () => site.sql.selectFrom('mails').selectAll().orderBy('id').execute();
const at = (hour: number, day = 0) => {
  const date = new Date();
  date.setUTCDate(date.getUTCDate() + day);
  date.setUTCHours(hour, 0, 0, 0);
  return date;
};
/** A day when no week begins, and the Monday after. */
const nextWeekday = (weekday: number) => {
  const date = at(8);
  while (date.getUTCDay() !== weekday) date.setUTCDate(date.getUTCDate() + 1);
  return date;
};

describe('decisions.md, notifications: at once', () => {
  const instant = {
    followed_funding: 'instant',
    followed_news: 'instant',
    followed_status: 'instant',
  };

  test('followers of the startup, its industry, its country and its investor hear of a round, once', async () => {
    const country_id = await makeCountry(site.sql);
    const startup = await makeStartup(site.sql, {
      name: 'Kora',
      industries: ['music'],
      country_id,
    });
    const investor = await makeInvestor(site.sql);
    const industry = await site.sql
      .selectFrom('industries')
      .select('id')
      .where('slug', '=', 'music')
      .executeTakeFirstOrThrow();
    const [all, byIndustry, byPlace, byInvestor, nobody] = await Promise.all(
      Array.from({ length: 5 }, () => makePerson({ notifications: instant })),
    );
    for (const [person, what, id] of [
      [all, 'startup_id', startup.id],
      [all, 'industry_id', industry.id],
      [all, 'place_id', country_id],
      [byIndustry, 'industry_id', industry.id],
      [byPlace, 'place_id', country_id],
      [byInvestor, 'investor_id', investor.id],
    ] as const)
      await follow(person?.id ?? 0, what, id);
    await makeFunding(site.sql, {
      startup_id: startup.id,
      slug: 'kora-seed-2024-05',
      amount_usd: 4_000_000,
      investors: [{ id: investor.id }],
    });

    await notifyInstantly(site.sql, settings, new Date());
    const written = await mails();
    expect(written.map(({ to_address }) => to_address).sort()).toEqual(
      [all, byIndustry, byPlace, byInvestor].map((person) => person?.email).sort(),
    );
    expect(written.map(({ to_address }) => to_address)).not.toContain(nobody?.email);
    expect(written[0]?.subject).toBe('Kora raised $4.0M in a Seed round - Griot');
    expect(written[0]?.text).toContain('https://griot.example/funding/kora-seed-2024-05');
    expect(written[0]?.text).toContain('Announced May 2024');

    await Promise.all([1, 2, 3].map(() => notifyInstantly(site.sql, settings, new Date())));
    expect(await mails()).toHaveLength(4);
  });

  test('readers are notified of news and changes of status, and of no other change', async () => {
    const startup = await makeStartup(site.sql, { name: 'Kora', status: 'active' });
    const person = await makePerson({ notifications: instant });
    await follow(person.id, 'startup_id', startup.id);
    await makeNews(startup.id, 'Kora opens in Accra');
    await raw`update startups set tagline = 'x' where id = ${startup.id}`.execute(site.sql);
    await raw`update startups set status = 'acquired' where id = ${startup.id}`.execute(site.sql);
    await notifyInstantly(site.sql, settings, new Date());
    expect((await mails()).map(({ subject }) => subject)).toEqual([
      'Kora opens in Accra - Griot',
      'Kora is now acquired - Griot',
    ]);
    expect((await mails())[1]?.text).toContain('Before: active');
  });

  test('many events make one mail that says how many more there are', async () => {
    const startup = await makeStartup(site.sql);
    const person = await makePerson({ notifications: instant });
    await follow(person.id, 'startup_id', startup.id);
    for (let one = 0; one < 25; one++) await makeFunding(site.sql, { startup_id: startup.id });
    await notifyInstantly(site.sql, settings, new Date());
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('25 new funding rounds - Griot');
    expect(mail?.text.match(/^\* /gm)).toHaveLength(20);
    expect(mail?.text).toContain('And 5 more');
  });

  test.each([
    ['not verified', { isVerified: false, notifications: instant }],
    ['paused', { notifications: { ...instant, pause_all: true } }],
    ['off', { notifications: { ...instant, followed_funding: 'off' } }],
    ['daily', { notifications: { ...instant, followed_funding: 'daily' } }],
    ['nothing chosen', {}],
  ])('nobody is told at once who is: %s', async (_what, person) => {
    const startup = await makeStartup(site.sql);
    await follow((await makePerson(person)).id, 'startup_id', startup.id);
    await makeFunding(site.sql, { startup_id: startup.id });
    await notifyInstantly(site.sql, settings, new Date());
    expect(await mails()).toEqual([]);
  });

  test('events before the follow are not sent', async () => {
    const startup = await makeStartup(site.sql);
    const person = await makePerson({ notifications: instant });
    await makeFunding(site.sql, { startup_id: startup.id });
    await raw`insert into follows (user_id, startup_id, created_at)
      values (${person.id}, ${startup.id}, now() + interval '1 second')`.execute(site.sql);
    await notifyInstantly(site.sql, settings, new Date());
    expect(await mails()).toEqual([]);
  });
});

describe('decisions.md, notifications: digests', () => {
  test('a daily digest goes out in the morning of each one’s own time zone, once a day', async () => {
    const startup = await makeStartup(site.sql);
    const daily = { followed_funding: 'daily' };
    const london = await makePerson({ notifications: daily, timezone: 'UTC' });
    const auckland = await makePerson({ notifications: daily, timezone: 'Pacific/Auckland' });
    const broken = await makePerson({ notifications: daily, timezone: 'Not/AZone' });
    for (const { id } of [london, auckland, broken]) await follow(id, 'startup_id', startup.id);
    await makeFunding(site.sql, { startup_id: startup.id });
    await sendDigests(site.sql, settings, at(3));
    expect(await mails()).toEqual([]);
    await sendDigests(site.sql, settings, at(8));
    expect((await mails()).map(({ to_address }) => to_address).sort()).toEqual(
      [london.email, broken.email].sort(),
    );
    await makeFunding(site.sql, { startup_id: startup.id });
    await sendDigests(site.sql, settings, at(9));
    expect(await mails()).toHaveLength(2);
    await sendDigests(site.sql, settings, at(20));
    expect((await mails()).at(-1)).toMatchObject({
      to_address: auckland.email,
      subject: '2 new funding rounds - Griot',
    });
    await sendDigests(site.sql, settings, at(8, 1));
    expect(await mails()).toHaveLength(5);
    expect((await mails()).at(-1)?.subject).toContain('raised an undisclosed amount');
  });

  test('a weekly digest goes out when the week begins, and to no daily reader', async () => {
    const startup = await makeStartup(site.sql);
    const weekly = await makePerson({ notifications: { followed_news: 'weekly' } });
    const daily = await makePerson({ notifications: { followed_news: 'off' } });
    for (const { id } of [weekly, daily]) await follow(id, 'startup_id', startup.id);
    await makeNews(startup.id);
    await sendDigests(site.sql, settings, nextWeekday(4));
    expect(await mails()).toEqual([]);
    await sendDigests(site.sql, settings, nextWeekday(1));
    await sendDigests(site.sql, settings, nextWeekday(1));
    expect((await mails()).map(({ to_address }) => to_address)).toEqual([weekly.email]);
  });

  test('recommendations are similar to follows, not followed, not dismissed, and never repeated', async () => {
    const mine = await makeStartup(site.sql, { name: 'Mine', industries: ['batteries'] });
    const near = await makeStartup(site.sql, {
      name: 'Near',
      tagline: 'Close by',
      industries: ['batteries'],
    });
    const dismissed = await makeStartup(site.sql, { industries: ['batteries'] });
    await makeStartup(site.sql, { name: 'Far', industries: ['boats'] });
    const person = await makePerson({
      notifications: { recommended_digest: 'daily', followed_funding: 'off' },
    });
    await follow(person.id, 'startup_id', mine.id);
    await raw`insert into dismissed_recommendations (user_id, startup_id) values (${person.id}, ${dismissed.id})`.execute(
      site.sql,
    );
    await sendDigests(site.sql, settings, at(8));
    const [mail] = await mails();
    expect(mail?.subject).toBe('1 startup you may want to follow - Griot');
    expect(mail?.text).toContain(`Near\n  Close by\n  https://griot.example/startup/${near.slug}`);
    expect(mail?.text).not.toMatch(/\* (Far|Mine)/);
    await sendDigests(site.sql, settings, at(8, 1));
    expect(await mails()).toHaveLength(1);
  });

  test('a digest reaches its reader through a real mail server, with one-click headers', async () => {
    const server: MailServer = await startMailServer();
    const startup = await makeStartup(site.sql, { name: 'Kora' });
    const person = await makePerson({ notifications: { followed_funding: 'daily' } });
    await follow(person.id, 'startup_id', startup.id);
    await makeFunding(site.sql, { startup_id: startup.id });
    await sendDigests(site.sql, settings, at(8));
    await sendDueMails({
      sql: site.sql,
      transport: createSmtpTransport(server.url, settings),
      log: { info() {}, warn() {} },
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

describe('RFC 8058: ending messages with one click', () => {
  const oneClick = (path: string) =>
    site.request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });

  const preferencesOf = async (id: number) =>
    (
      await site.sql
        .selectFrom('users')
        .select('notifications')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).notifications;

  test('the link of a mail: looking asks and changes nothing, posting ends that kind without a redirect', async () => {
    const startup = await makeStartup(site.sql);
    const person = await makePerson({
      notifications: { followed_funding: 'instant', followed_news: 'daily' },
    });
    await follow(person.id, 'startup_id', startup.id);
    await makeFunding(site.sql, { startup_id: startup.id });
    await notifyInstantly(site.sql, settings, new Date());
    const [mail] = await mails();
    const { 'List-Unsubscribe': header } = (mail?.headers ?? {}) as Record<string, string>;
    const path = header?.replace(/^<https:\/\/griot\.example|>$/g, '') ?? '';
    const html = await site.page(path);
    expect(html).toContain('funding rounds of what you follow');
    expect(html).toContain('method="post"');
    expect(await preferencesOf(person.id)).toMatchObject({ followed_funding: 'instant' });
    const done = await oneClick(path);
    expect([done.status, done.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    expect(await preferencesOf(person.id)).toEqual({
      followed_funding: 'off',
      followed_news: 'daily',
    });
    expect((await oneClick(path)).status).toBe(200);
  });

  test('the newsletter is ended likewise', async () => {
    const { rows } = await raw<{ id: number }>`
      insert into subscribers (email, confirmed_at) values ('reader@example.org', now()) returning id`.execute(
      site.sql,
    );
    const id = rows[0]?.id ?? 0;
    const token = await signMailLink(site.sql, { purpose: 'end-newsletter', id });
    expect(await site.page(`/unsubscribe?token=${token}`)).toContain('no more newsletters');
    expect((await oneClick(`/unsubscribe?token=${token}`)).status).toBe(200);
    const reader = await site.sql
      .selectFrom('subscribers')
      .select('ended_at')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(reader.ended_at).toBeInstanceOf(Date);
  });

  test('a forged or foreign link ends nothing', async () => {
    const person = await makePerson({ notifications: { followed_funding: 'daily' } });
    const token = await signMailLink(site.sql, {
      purpose: 'end-notifications',
      id: person.id,
      detail: 'followed_funding',
    });
    const other = await signMailLink(site.sql, {
      purpose: 'end-notifications',
      id: person.id,
      detail: 'is_moderator',
    });
    for (const wrong of [
      '',
      'x',
      token.replace('funding', 'news'),
      token.replace(/\.\d+\./, `.${person.id + 1}.`),
      other,
    ]) {
      expect((await oneClick(`/unsubscribe?token=${wrong}`)).status).toBe(422);
      expect(await site.page(`/unsubscribe?token=${wrong}`)).toContain('This link does not work');
    }
    expect(await preferencesOf(person.id)).toEqual({ followed_funding: 'daily' });
  });
});

describe('decisions.md, notifications: product_news', () => {
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
    expect(await countSiteNewsReaders(site.sql)).toMatchObject({ instant: 1, daily: 1, weekly: 0 });

    expect(await giveSiteNews(site.sql, NEWS)).toBe(true);
    expect(await giveSiteNews(site.sql, NEWS)).toBe(false);
    const late = await makePerson({ notifications: { product_news: 'instant' } });
    for (let times = 0; times < 2; times++) await notifyInstantly(site.sql, settings, new Date());
    expect((await mails()).map(({ to_address }) => to_address)).toEqual([atOnce.email]);
    for (let times = 0; times < 2; times++) await sendDigests(site.sql, settings, at(8, 1));
    const sent = await mails();
    expect(sent.map(({ to_address }) => to_address)).toEqual([atOnce.email, daily.email]);
    expect(late.email).not.toBe(atOnce.email);
    const [first] = sent;
    expect(first?.subject).toBe('Maps of every country - Griot');
    expect(first?.html).toContain('&lt;b&gt;Try&lt;/b&gt;');
    expect(first?.headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' });

    const path = /\/unsubscribe\?token=[^>]+/.exec(JSON.stringify(first?.headers))?.[0] ?? '';
    const answer = await site.request(path, {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    });
    expect(answer.status).toBe(200);
    await giveSiteNews(site.sql, { ...NEWS, title: 'And rivers' });
    await notifyInstantly(site.sql, settings, new Date());
    expect((await mails()).filter(({ to_address }) => to_address === atOnce.email)).toHaveLength(1);
  });
});
