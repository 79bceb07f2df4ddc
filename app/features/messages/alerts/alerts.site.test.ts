// Saving, managing and ending alerts, their mails and feeds.
import { sql as raw } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeCountry, makeFunding, makeStartup } from '../../../../test/factories.ts';
import type { Member } from '../../../../test/member.ts';
import { parseXml } from '../../../../test/parse-xml.ts';
import { openTestSite, type TestSite } from '../../../../test/site.ts';
import { ASKED_AT_ONCE } from '../../../data/database.ts';
import { poolSemaphore } from '../../../data/pool-semaphore.ts';
import { withinSearchBudget } from '../../../find/search-budget.server.ts';
import { signMailLink } from '../../../outbox/mail-link-token.server.ts';
import { findNew } from './find-new.server.ts';
import { notifyAtOnce, notifyDigests } from './notify.server.ts';

let site: TestSite;
let member: Member;
let startupId: number;
const log = { info() {}, warn() {}, error() {} };

beforeAll(async () => {
  site = await openTestSite({ catalogue: 'empty', env: { SITE_URL: 'https://griot.example' } });
  await makeCountry(site.sql);
  ({ id: startupId } = await makeStartup(site.sql, { name: 'Kora', slug: 'kora' }));
});
afterAll(() => site.close());
beforeEach(async () => {
  member = await site.member();
  for (const table of ['alerts', 'mails', 'fundings']) {
    await raw`delete from ${raw.table(table)}`.execute(site.sql);
  }
  await raw`update users set email_verified_at = now()`.execute(site.sql);
});

const save = (fields: Record<string, string> = {}, who = member) =>
  who.form('/dashboard/alerts/new', {
    of: '/rounds?country=kenya',
    name: 'Kenya',
    frequency: 'daily',
    by_mail: 'on',
    ...fields,
  });
const act = (fields: Record<string, string>, who = member) => who.form('/dashboard/alerts', fields);
const alerts = () => site.sql.selectFrom('alerts').selectAll().orderBy('id').execute();
const mails = () => site.sql.selectFrom('mails').selectAll().orderBy('id').execute();
const addRound = async () => {
  const round = await makeFunding(site.sql, { startup_id: startupId, amount_usd: 4_000_000 });
  await findNew(site.sql, log);
  return round;
};
/** 8 o'clock UTC, some days from now; not on a day when weeks begin unless asked. */
const morning = (days = 0, hour = 8) => {
  const at = new Date('2026-11-25T00:00:00Z');
  at.setUTCDate(at.getUTCDate() + days);
  at.setUTCHours(hour);
  return at;
};
const subscribe = async () => {
  await raw`
    insert into subscriptions (user_id, provider, plan, interval, currency, amount, status, auto_renew,
      started_at, current_period_end, access_until)
    select id, 'sandbox', 'pro', 'month', 'USD', 1900, 'active', true, '2026-01-01', '2027-01-01', '2027-01-01'
    from users where email = ${member.email}`.execute(site.sql);
};

test('what is to be followed is searched for within the budget of searches', async () => {
  const { searchSql } = site.database;
  const held = Promise.withResolvers<void>();
  const running = Array.from({ length: ASKED_AT_ONCE }, () =>
    withinSearchBudget({ searchSql }, () => held.promise),
  );
  const shown = member.request('/dashboard/alerts/new?of=%2Frounds%3Fcountry%3Dkenya');
  const saved = save();
  await expect.poll(() => poolSemaphore(searchSql, 'search').waiting).toBe(2);
  held.resolve();
  expect([(await shown).status, (await saved).status]).toEqual([200, 303]);
  await Promise.all(running);
});

test('saved lists and searches are those of the account, newest first, without ended ones', async () => {
  await save();
  await save({ of: '/search?q=fintech+kenya', name: 'Kenyan fintechs' });
  const saved = async (who: Member) => {
    const response = await who.request('/api/saved_searches');
    return ((await response.json()) as { data: unknown[] }).data;
  };
  const kenya = { name: 'Kenya', address: '/rounds?country=kenya' };
  expect(await saved(member)).toMatchObject([{ name: 'Kenyan fintechs' }, kenya]);
  expect(await saved(await site.member())).toEqual([]);
  expect((await site.request('/api/saved_searches')).status).toBe(401);
  expect(await member.page('/search')).toContain('href="/rounds?country=kenya"');
  expect(await site.page('/search')).not.toContain('Saved searches');
  await raw`update alerts set ended_at = now() where name = 'Kenyan fintechs'`.execute(site.sql);
  expect(await saved(member)).toEqual([kenya]);
});

describe('saving', () => {
  test('a list offers it; the page says what is followed and saves it under its tidy address', async () => {
    const list = await site.page('/rounds?country=kenya');
    const href = /href="(\/dashboard\/alerts\/new\?of=[^"]+)"/.exec(list)?.[1] ?? '';
    expect((await site.request(href)).headers.get('location')).toContain('/login?next=');
    await addRound();
    const html = await member.page(href);
    expect(html).toContain('value="Funding rounds: Country: Kenya"');
    expect(html).toContain('1 round now.');
    const untidy = { of: '/rounds?sort=amount&country=kenya&page=3', name: ' Kenya ' };
    expect((await save(untidy)).headers.get('location')).toBe('/dashboard/alerts');
    expect(await alerts()).toMatchObject([
      { address: '/rounds?country=kenya', kind: 'round', name: 'Kenya', frequency: 'daily' },
    ]);
    expect(await member.page('/dashboard/alerts')).toContain('href="/rounds?country=kenya"');
  });

  test.each([
    ['/exits', 'Exits and closures'],
    ['/exits?kind=listed&country=kenya&since=2020', 'Listed, Kenya, since 2020'],
    ['/investors?led=yes', 'Investors'],
    ['/startups?status=active&rounds=together', 'Startups'],
    ['/search?q=rounds+in+kenya', 'rounds in kenya'],
    [
      '/advanced-search?f[0][column]=name&f[0][operator]=contains&f[0][query_1]=ko',
      'Name contains ko',
    ],
  ])('%s can be followed', async (of, words) => {
    const html = await member.page(`/dashboard/alerts/new?${new URLSearchParams({ of })}`);
    expect(html).toContain(words);
    expect((await save({ of })).status).toBe(303);
  });

  test.each([
    [{ of: '/pricing' }, 'address of a list or search'],
    [{ of: 'https://elsewhere.example/rounds' }, 'address of a list or search'],
    [{ of: '/rounds?country=atlantis' }, 'atlantis'],
    [{ of: '/search?q=flutterwave' }, 'cannot be followed'],
    [{ of: `/rounds?country=${'x'.repeat(5_000)}` }, 'address of a list or search'],
    [{ name: ' ' }, 'at most 120 characters'],
    [{ frequency: 'hourly' }, 'instant, daily or weekly'],
    [{ frequency: 'instant' }, 'comes with a subscription'],
  ])('%j is refused with the reason', async (fields, reason) => {
    const answer = await save(fields);
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain(reason);
    expect(await alerts()).toEqual([]);
  });

  test('an account has five, a subscriber a hundred and at once', async () => {
    const atOnce = await Promise.all(Array.from({ length: 12 }, () => save()));
    expect(atOnce.filter(({ status }) => status === 303)).toHaveLength(5);
    const sixth = await save();
    expect(sixth.status).toBe(422);
    expect(await sixth.text()).toContain('You follow 5 of 5 lists. Pro gives 100');
    expect(await member.page('/dashboard/alerts')).toContain('All 5 places are taken');
    await subscribe();
    expect((await save({ frequency: 'instant' })).status).toBe(303);
  });
});

describe('managing', () => {
  test('how often and where to change, and it is deleted; of nobody else', async () => {
    await save();
    const [{ uuid = '' } = {}] = await alerts();
    const change = { action: 'change', uuid, frequency: 'weekly' };
    const stranger = await site.member();
    expect((await act(change, stranger)).status).toBe(422);
    expect((await act({ action: 'delete', uuid }, stranger)).status).toBe(422);
    expect((await act({ ...change, frequency: 'instant' })).status).toBe(422);
    expect((await act(change)).status).toBe(303);
    expect(await alerts()).toMatchObject([{ frequency: 'weekly', by_mail: false }]);
    expect((await act({ action: 'delete', uuid })).status).toBe(303);
    expect(await alerts()).toEqual([]);
  });

  test('a link in its mail ends it without signing in; what came meanwhile is not new', async () => {
    await save();
    await addRound();
    await notifyDigests(site.sql, site.settings, morning());
    const [mail] = await mails();
    const path = /https:\/\/griot\.example(\/alerts\/end\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
    expect(mail?.headers).toMatchObject({
      'List-Unsubscribe': `<https://griot.example${path}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    expect(await site.page(path)).toContain('Press the button to end the alert Kenya.');
    expect(await alerts()).toMatchObject([{ ended_at: null }]);
    const oneClick = {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    };
    expect((await site.request(path, oneClick)).status).toBe(200);
    await addRound();
    await notifyDigests(site.sql, site.settings, morning(1));
    expect(await mails()).toHaveLength(1);
    const [{ uuid = '' } = {}] = await alerts();
    expect((await act({ action: 'resume', uuid })).status).toBe(303);
    await addRound();
    await notifyDigests(site.sql, site.settings, morning(2));
    expect((await mails()).at(-1)?.text.match(/\/funding\//g)).toHaveLength(1);
    const forged = path.replace(/\.\d+\./, '.999999.');
    expect((await site.request(forged, oneClick)).status).toBe(422);
    expect(await site.page(forged)).toContain('This link does not work');
  });

  test('the one-click link of a mail about several ends all by mail', async () => {
    await save();
    await save({ of: '/startups' });
    const [{ user_id: id = 0 } = {}] = await alerts();
    const token = await signMailLink(site.sql, { purpose: 'end-alert-mails', id });
    expect(await site.page(`/alerts/end?token=${token}`)).toContain('no alerts by email');
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    const answer = await site.request(`/alerts/end?token=${token}`, { method: 'POST', body });
    expect(answer.status).toBe(200);
    expect(await alerts()).toMatchObject([{ by_mail: false }, { by_mail: false }]);
  });

  test('own data lists them', async () => {
    await save();
    const data = await (await member.request('/dashboard/account-settings/data.json')).text();
    expect(data).toContain('/rounds?country=kenya');
  });
});

describe('when', () => {
  test('daily ones once a morning of the reader’s time zone, weekly ones as weeks begin', async () => {
    await save();
    await save({ frequency: 'weekly', name: 'Weekly', of: '/rounds' });
    await raw`update users set timezone = 'Pacific/Auckland' where email = ${member.email}`.execute(
      site.sql,
    );
    await addRound();
    await notifyDigests(site.sql, site.settings, morning());
    expect(await mails()).toEqual([]);
    await Promise.all([1, 2].map(() => notifyDigests(site.sql, site.settings, morning(0, 20))));
    await addRound();
    await notifyDigests(site.sql, site.settings, morning(0, 21));
    expect(await mails()).toMatchObject([
      { subject: expect.stringMatching(/^Kora raised \$4\.0M in a Seed round - Griot$/) },
    ]);
    // Sunday evening here is Monday morning there.
    await notifyDigests(site.sql, site.settings, morning(4, 20));
    const [, both] = await mails();
    expect(both?.subject).toBe('1 round in Kenya and 1 other alert - Griot');
    expect(both?.text.match(/\/funding\//g)).toHaveLength(3);
    expect(await mails()).toHaveLength(2);
  });

  test('a clock that jumps ahead and back: each find once', async () => {
    await save();
    for (const day of [0, 40, 38, 39]) {
      await addRound();
      for (let run = 0; run < 2; run++) {
        await notifyDigests(site.sql, site.settings, morning(day));
      }
    }
    const found = (await mails()).flatMap(({ text }) => text.match(/\/funding\/\S+/g) ?? []);
    expect([found.length, new Set(found).size]).toEqual([4, 4]);
  });

  test.each([
    ['not verified', raw`email_verified_at = null`],
    ['paused', raw`notifications = '{"pause_all": true}'`],
  ])('nobody gets any who is: %s', async (_what, change) => {
    await save();
    await addRound();
    await raw`update users set ${change} where email = ${member.email}`.execute(site.sql);
    await notifyDigests(site.sql, site.settings, morning());
    expect(await mails()).toEqual([]);
  });

  test('at once for subscribers; daily and the first five when the subscription ends', async () => {
    await subscribe();
    for (let n = 0; n < 6; n++) await save({ frequency: 'instant', name: `List ${n}` });
    await addRound();
    await notifyAtOnce(site.sql, site.settings, morning());
    expect((await mails())[0]?.text.match(/\/funding\//g)).toHaveLength(6);
    await raw`update subscriptions set access_until = '2026-11-01'`.execute(site.sql);
    await addRound();
    await notifyAtOnce(site.sql, site.settings, morning());
    expect(await mails()).toHaveLength(1);
    await notifyDigests(site.sql, site.settings, morning());
    expect((await mails())[1]?.text.match(/\/funding\//g)).toHaveLength(5);
  });
});

describe('feeds', () => {
  test('of a list, for everybody, as Atom and JSON Feed', async () => {
    const { slug } = await addRound();
    const atom = await site.request('/feeds/list/rounds.atom?country=kenya');
    expect(atom.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
    expect(parseXml(await atom.text())).toBeDefined();
    const json = await site.request('/feeds/list/rounds.json?country=kenya');
    expect(json.headers.get('content-type')).toBe('application/feed+json; charset=utf-8');
    expect(await json.json()).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      home_page_url: 'https://griot.example/rounds?country=kenya',
      feed_url: 'https://griot.example/feeds/list/rounds.json?country=kenya',
      items: [
        {
          url: `https://griot.example/funding/${slug}`,
          title: 'Kora raised $4.0M in a Seed round',
          content_text: 'Announced May 2024 · Kenya',
        },
      ],
    });
    for (const list of ['startups', 'exits', 'investors', 'search', 'advanced-search']) {
      const query = list === 'search' ? '?q=startups+in+kenya' : '';
      expect([list, (await site.request(`/feeds/list/${list}.json${query}`)).status]).toEqual([
        list,
        200,
      ]);
    }
    expect((await site.request('/feeds/list/pricing.json')).status).toBe(422);
    expect((await site.request('/feeds/list/rounds.json?country=atlantis')).status).toBe(422);
  });

  test('of an alert: what it found, exactly', async () => {
    await addRound();
    await save();
    const { slug } = await addRound();
    const [{ uuid = '' } = {}] = await alerts();
    const answer = await site.request(`/feeds/alert/${uuid}.json`);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    const { items } = await answer.json();
    expect(items.map(({ url }: { url: string }) => url)).toEqual([
      `https://griot.example/funding/${slug}`,
    ]);
    expect(parseXml(await (await site.request(`/feeds/alert/${uuid}.atom`)).text())).toBeDefined();
    expect((await site.request('/feeds/alert/nobody.json')).status).toBe(404);
    expect(JSON.stringify(site.logged)).not.toContain(`/feeds/alert/${uuid}`);
  });
});

test('many finds at once: a mail has twenty and says how many more, a webhook gets all in parts', async () => {
  await save({ by_webhook: 'on' });
  await raw`
    insert into alert_webhooks (user_id, url, secrets)
    select user_id, 'https://hook.example/', '{whsec_AAAA}' from alerts`.execute(site.sql);
  await raw`update alerts set by_webhook = true`.execute(site.sql);
  for (let count = 0; count < 55; count += 1) {
    await makeFunding(site.sql, { startup_id: startupId, amount_usd: 1_000_000 + count });
  }
  await findNew(site.sql, log);
  await notifyDigests(site.sql, site.settings, morning(1));
  const [mail] = await mails();
  expect(mail?.subject).toContain('55');
  expect(mail?.text).toContain('35');
  const { rows } = await raw<{ count: number }>`
    select jsonb_array_length(body->'data'->'items') as count from alert_deliveries
    order by count`.execute(site.sql);
  expect(rows.map(({ count }) => count)).toEqual([5, 50]);
});
