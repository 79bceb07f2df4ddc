import { sql as raw } from 'kysely';
import { describe, expect, test } from 'vitest';
import { makeCountry, makeFunding, makeInvestor, makeStartup } from '../../../../test/factories.ts';
import { useNotifiedSite } from '../../../../test/notified-site.ts';
import { signMailLink } from '../../../outbox/mail-link-token.server.ts';
import { notifyInstantly } from './notify.server.ts';

const kit = useNotifiedSite();
const { settings, makePerson, follow, makeNews, mails } = kit;

describe('notifications at once', () => {
  const instant = {
    followed_funding: 'instant',
    followed_news: 'instant',
    followed_status: 'instant',
  };

  test('followers of the startup, its industry, its country and its investor are notified of a round, once', async () => {
    const country_id = await makeCountry(kit.site.sql);
    const startup = await makeStartup(kit.site.sql, {
      name: 'Kora',
      industries: ['music'],
      country_id,
    });
    const investor = await makeInvestor(kit.site.sql);
    const industry = await kit.site.sql
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
    await makeFunding(kit.site.sql, {
      startup_id: startup.id,
      slug: 'kora-seed-2024-05',
      amount_usd: 4_000_000,
      investors: [{ id: investor.id }],
    });

    await notifyInstantly(kit.site.sql, settings, new Date());
    const written = await mails();
    expect(written.map(({ to_address }) => to_address).sort()).toEqual(
      [all, byIndustry, byPlace, byInvestor].map((person) => person?.email).sort(),
    );
    expect(written.map(({ to_address }) => to_address)).not.toContain(nobody?.email);
    expect(written[0]?.subject).toBe('Kora raised $4.0M in a Seed round - Griot');
    expect(written[0]?.text).toContain('https://griot.example/funding/kora-seed-2024-05');
    expect(written[0]?.text).toContain('Announced May 2024');

    await Promise.all([1, 2, 3].map(() => notifyInstantly(kit.site.sql, settings, new Date())));
    expect(await mails()).toHaveLength(4);
  });

  test('readers are notified of news and changes of status, and of no other change', async () => {
    const startup = await makeStartup(kit.site.sql, { name: 'Kora', status: 'active' });
    const person = await makePerson({ notifications: instant });
    await follow(person.id, 'startup_id', startup.id);
    await makeNews(startup.id, 'Kora opens in Accra');
    await raw`update startups set tagline = 'x' where id = ${startup.id}`.execute(kit.site.sql);
    await raw`update startups set status = 'acquired' where id = ${startup.id}`.execute(
      kit.site.sql,
    );
    await notifyInstantly(kit.site.sql, settings, new Date());
    expect((await mails()).map(({ subject }) => subject)).toEqual([
      'Kora opens in Accra - Griot',
      'Kora is now acquired - Griot',
    ]);
    expect((await mails())[1]?.text).toContain('Before: active');
  });

  test('many events make one mail that says how many more there are', async () => {
    const startup = await makeStartup(kit.site.sql);
    const person = await makePerson({ notifications: instant });
    await follow(person.id, 'startup_id', startup.id);
    for (let one = 0; one < 25; one++) await makeFunding(kit.site.sql, { startup_id: startup.id });
    await notifyInstantly(kit.site.sql, settings, new Date());
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
    const startup = await makeStartup(kit.site.sql);
    await follow((await makePerson(person)).id, 'startup_id', startup.id);
    await makeFunding(kit.site.sql, { startup_id: startup.id });
    await notifyInstantly(kit.site.sql, settings, new Date());
    expect(await mails()).toEqual([]);
  });

  test('events before the follow are not sent', async () => {
    const startup = await makeStartup(kit.site.sql);
    const person = await makePerson({ notifications: instant });
    await makeFunding(kit.site.sql, { startup_id: startup.id });
    await raw`insert into follows (user_id, startup_id, created_at)
      values (${person.id}, ${startup.id}, now() + interval '1 second')`.execute(kit.site.sql);
    await notifyInstantly(kit.site.sql, settings, new Date());
    expect(await mails()).toEqual([]);
  });
});

describe('RFC 8058: ending messages with one click', () => {
  const oneClick = (path: string) =>
    kit.site.request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });

  const preferencesOf = async (id: number) =>
    (
      await kit.site.sql
        .selectFrom('users')
        .select('notifications')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).notifications;

  test('the link of a mail: looking asks and changes nothing, posting ends that kind without a redirect', async () => {
    const startup = await makeStartup(kit.site.sql);
    const person = await makePerson({
      notifications: { followed_funding: 'instant', followed_news: 'daily' },
    });
    await follow(person.id, 'startup_id', startup.id);
    await makeFunding(kit.site.sql, { startup_id: startup.id });
    await notifyInstantly(kit.site.sql, settings, new Date());
    const [mail] = await mails();
    const { 'List-Unsubscribe': header } = (mail?.headers ?? {}) as Record<string, string>;
    const path = header?.replace(/^<https:\/\/griot\.example|>$/g, '') ?? '';
    const html = await kit.site.page(path);
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
      kit.site.sql,
    );
    const id = rows[0]?.id ?? 0;
    const token = await signMailLink(kit.site.sql, { purpose: 'end-newsletter', id });
    expect(await kit.site.page(`/unsubscribe?token=${token}`)).toContain('no more newsletters');
    expect((await oneClick(`/unsubscribe?token=${token}`)).status).toBe(200);
    const reader = await kit.site.sql
      .selectFrom('subscribers')
      .select('ended_at')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(reader.ended_at).toBeInstanceOf(Date);
  });

  test('a forged or foreign link ends nothing', async () => {
    const person = await makePerson({ notifications: { followed_funding: 'daily' } });
    const token = await signMailLink(kit.site.sql, {
      purpose: 'end-notifications',
      id: person.id,
      detail: 'followed_funding',
    });
    const other = await signMailLink(kit.site.sql, {
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
      expect(await kit.site.page(`/unsubscribe?token=${wrong}`)).toContain(
        'This link does not work',
      );
    }
    expect(await preferencesOf(person.id)).toEqual({ followed_funding: 'daily' });
  });
});
