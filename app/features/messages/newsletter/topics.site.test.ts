import { sql as raw } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeCountry, makeFunding, makeInvestor, makeStartup } from '../../../../test/factories.ts';
import { openTestSite, type TestSite } from '../../../../test/site.ts';
import { readSettings } from '../../../http/settings.ts';
import { sendTopics } from './send.server.ts';

const settings = readSettings({ SITE_URL: 'https://griot.example' });
const SUBSCRIBED = new Date('2026-11-18T12:00:00Z');
const monday = (week: number) => new Date(Date.UTC(2026, 10, 23 + 7 * week, 6));

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ catalogue: 'empty', env: { SITE_URL: 'https://griot.example' } });
  await makeCountry(site.sql);
});
afterAll(() => site.close());
beforeEach(async () => {
  site.setNow(SUBSCRIBED);
  for (const table of ['mails', 'subscribers', 'startups', 'investors']) {
    await raw`delete from ${raw.table(table)}`.execute(site.sql);
  }
});

const mailsOf = async (template: string) =>
  (await site.sql.selectFrom('mails').selectAll().orderBy('id').execute()).filter(
    (mail) => mail.template === template,
  );
const pathIn = (text: string | undefined, start: string) =>
  new RegExp(`https://griot\\.example(${start}\\?token=\\S+)`).exec(text ?? '')?.[1] ?? '';

async function subscribe(email: string, type: string, slug: string) {
  const before = (await mailsOf('confirm_newsletter')).length;
  const answer = await site.form('/subscriber', { email, type, slug });
  expect(answer.status).toBe(303);
  const mail = (await mailsOf('confirm_newsletter'))[before];
  const path = pathIn(mail?.text, '/subscriber/confirm');
  const token = new URL(path, 'http://x').searchParams.get('token') ?? '';
  return { mail, path, confirm: () => site.form('/subscriber/confirm', { token }) };
}

async function recordRound(at: string, industries: string[] = []) {
  const startup = await makeStartup(site.sql, { created_at: new Date('2020-01-01'), industries });
  const investor = await makeInvestor(site.sql);
  await makeFunding(site.sql, {
    startup_id: startup.id,
    created_at: new Date(at),
    investors: [investor],
  });
  return { startup, investor };
}

test('a clock that was a year ahead does not end weekly mails for a year', async () => {
  const { confirm } = await subscribe('ama@example.org', 'location', 'kenya');
  await confirm();
  await sendTopics(site.sql, settings, monday(52));
  await sendTopics(site.sql, settings, monday(0));
  expect(await mailsOf('topic_news')).toEqual([]);
  await recordRound('2026-11-25');
  await sendTopics(site.sql, settings, monday(1));
  expect(await mailsOf('topic_news')).toHaveLength(1);
});

describe('a place, an industry or an investor by mail address alone', () => {
  test('each page has the form; the link names what it is about, and a button confirms', async () => {
    const { investor } = await recordRound('2026-11-01', ['batteries']);
    for (const [type, slug, path] of [
      ['location', 'kenya', '/location/kenya'],
      ['industry', 'batteries', '/industry/batteries'],
      ['investor', investor.slug, `/investor/${investor.slug}`],
    ] as const) {
      const html = await site.page(path);
      expect(html).toContain(`name="type" value="${type}"`);
      expect(html).toContain(`name="slug" value="${slug}"`);
      // The foot asks for no second address.
      expect(html.match(/action="\/subscriber"/g)).toHaveLength(1);
    }
    const { mail, path, confirm } = await subscribe('ama@example.org', 'location', 'kenya');
    expect(mail?.subject).toBe('Confirm the weekly email from Griot about Kenya');
    expect(await site.page(path)).toContain('new is recorded about Kenya');
    expect(await (await confirm()).text()).toContain('You get the weekly email about Kenya');
  });

  test.each<Record<string, string>>([
    { type: 'location' },
    { slug: 'kenya' },
    { type: 'startup', slug: 'kenya' },
    { type: 'location', slug: 'atlantis' },
    { type: 'location', slug: 'ke\u0000nya' },
  ])('422 for %j', async (about) => {
    const email = 'ama@example.org';
    const answer = await site.request('/api/subscriber', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, ...about }),
    });
    expect(answer.status).toBe(422);
    const [errors] = Object.values((await answer.json()).errors);
    expect(errors).toHaveLength(1);
    expect((await site.form('/subscriber', { email, ...about })).status).toBe(422);
    expect(await mailsOf('confirm_newsletter')).toEqual([]);
  });

  test('mails are in the language of the page where the address was given', async () => {
    const form = { email: 'awa@example.org', type: 'location', slug: 'kenya' };
    expect((await site.form('/fr/subscriber', form)).status).toBe(303);
    const [asked] = await mailsOf('confirm_newsletter');
    expect(asked?.html).toContain('<html lang="fr"');
    expect(asked?.subject).not.toContain('Confirm the weekly email');
    const path = pathIn(asked?.text, '/fr/subscriber/confirm');
    const token = new URL(path, 'http://x').searchParams.get('token') ?? '';
    await site.form('/fr/subscriber/confirm', { token });
    await recordRound('2026-11-20');
    await sendTopics(site.sql, settings, monday(0));
    const [mail] = await mailsOf('topic_news');
    expect(mail?.html).toContain('<html lang="fr"');
    expect(mail?.text).toContain('a levé');
    expect(mail?.text).toContain('https://griot.example/fr/funding/');
  });

  test('pages and mails call a place as their language does', async () => {
    await makeCountry(site.sql, 'egypt', 'Egypt', 'EG');
    const form = { email: 'awa@example.org', type: 'location', slug: 'egypt' };
    await site.form('/fr/subscriber', form);
    const [asked] = await mailsOf('confirm_newsletter');
    expect(asked?.subject).toContain('Égypte');
    const path = pathIn(asked?.text, '/fr/subscriber/confirm');
    const confirming = await site.page(path);
    const wrong = await (await site.form('/fr/subscriber', { ...form, email: 'x' })).text();
    for (const page of [confirming, wrong]) {
      expect(page).toContain('Égypte');
      expect(page).not.toContain('Egypt ');
    }
  });

  test('a wrong address comes back with what it was for', async () => {
    const answer = await site.form('/subscriber', { email: 'x', type: 'location', slug: 'kenya' });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain('value="kenya"');
  });

  test('one mail a week for all of an address, only if something is new, nothing twice', async () => {
    const { investor } = await recordRound('2026-11-17', ['batteries']);
    for (const [type, slug] of [
      ['location', 'kenya'],
      ['industry', 'batteries'],
      ['investor', investor.slug],
    ] as const) {
      await (await subscribe('ama@example.org', type, slug)).confirm();
    }
    await subscribe('unconfirmed@example.org', 'location', 'kenya');
    await sendTopics(site.sql, settings, monday(0));
    expect(await mailsOf('topic_news')).toEqual([]);

    const { startup } = await recordRound('2026-11-24', ['batteries']);
    await site.sql
      .insertInto('startup_events')
      .values({ startup_id: startup.id, kind: 'closed', created_at: new Date('2026-11-24') })
      .execute();
    await sendTopics(site.sql, settings, new Date('2026-11-30T05:59:00Z'));
    expect(await mailsOf('topic_news')).toEqual([]);
    for (let times = 0; times < 2; times++) await sendTopics(site.sql, settings, monday(1));
    const [mail, ...others] = await mailsOf('topic_news');
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      to_address: 'ama@example.org',
      subject: 'Griot: new about Kenya and batteries',
    });
    expect(mail?.text.match(/raised/g)).toHaveLength(2);
    expect(mail?.text).toContain('closed');
    await sendTopics(site.sql, settings, monday(2));
    expect(await mailsOf('topic_news')).toHaveLength(1);
  });

  test('a link ends one of them, the header all of them, and never the newsletter', async () => {
    await raw`
      insert into subscribers (email, confirmed_at) values ('Ama@example.org', now())`.execute(
      site.sql,
    );
    for (const [type, slug] of [
      ['location', 'kenya'],
      ['industry', 'batteries'],
    ] as const) {
      await recordRound('2026-11-01', ['batteries']);
      await (await subscribe('ama@example.org', type, slug)).confirm();
    }
    await recordRound('2026-11-24', ['batteries']);
    await sendTopics(site.sql, settings, monday(1));
    const [mail] = await mailsOf('topic_news');
    const one = pathIn(mail?.text, '/unsubscribe');
    expect(await site.page(one)).toContain('no more emails about Kenya');
    expect((await site.form(one, {})).status).toBe(200);
    const active = async () =>
      (
        await site.sql
          .selectFrom('subscribers')
          .select(['place_id', 'industry_id'])
          .where('email', 'is not', null)
          .execute()
      ).length;
    expect(await active()).toBe(2);
    await (await subscribe('ama@example.org', 'location', 'kenya')).confirm();
    const all = /\/unsubscribe\?token=[^>"]+/.exec(JSON.stringify(mail?.headers))?.[0] ?? '';
    expect(await site.page(all)).toContain('weekly emails about places');
    expect((await site.form(all, { 'List-Unsubscribe': 'One-Click' })).status).toBe(200);
    expect(await active()).toBe(1);
  });
});
