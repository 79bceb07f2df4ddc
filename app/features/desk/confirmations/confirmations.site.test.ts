import { sql as raw } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeFunding, makeInvestor, makeStartup } from '../../../../test/factories.ts';
import { openTestSite, type TestSite } from '../../../../test/site.ts';
import { readSettings } from '../../../http/settings.ts';
import { confirmationsText as text } from '../../../text/text.ts';
import { findSubject } from '../subjects.server.ts';
import { askSubject } from './confirmations.server.ts';

const settings = readSettings({ SITE_URL: 'https://griot.example' });
const NOW = new Date('2026-11-25T10:00:00Z');
const DAY_MS = 86_400_000;
const EMAIL = 'founder@kora.example';

/** The facts of a note, each a text of its own in the page. */
const says = (facts: string) => new RegExp(`: (?:<!-- -->)?${facts}(?:<!-- -->)?\\.`);

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ catalogue: 'empty', env: { SITE_URL: 'https://griot.example' } });
});
afterAll(() => site.close());
beforeEach(async () => {
  site.setNow(NOW);
  for (const table of ['confirmations', 'mails', 'startups', 'investors']) {
    await raw`delete from ${raw.table(table)}`.execute(site.sql);
  }
  const kora = await makeStartup(site.sql, {
    slug: 'kora',
    name: 'Kora',
    website: 'https://kora.example',
    year_founded: 2019,
  });
  const investor = await makeInvestor(site.sql, { slug: 'baobab', name: 'Baobab', type: 'Angel' });
  await makeFunding(site.sql, {
    startup_id: kora.id,
    slug: 'kora-seed',
    amount_usd: 4_000_000,
    investors: [investor],
  });
});

async function ask(
  kind: 'startup' | 'investor',
  slug: string,
  email = EMAIL,
  now = NOW,
  isDryRun = false,
) {
  const subject = await findSubject(site.sql, { kind, slug });
  if (!subject) throw new Error(`no ${kind} ${slug}`);
  return askSubject(site.sql, settings, { subject, email, now, isDryRun });
}
const mails = () => site.sql.selectFrom('mails').selectAll().orderBy('id').execute();
async function openLink() {
  const [mail] = await mails();
  const path = /https:\/\/griot\.example(\/confirm\?token=\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
  const html = await site.page(path);
  const seen = /name="seen" value="([^"]+)"/.exec(html)?.[1] ?? '';
  const token = new URL(path, 'http://x').searchParams.get('token') ?? '';
  const press = (answer: string) => site.form('/confirm', { token, seen, answer });
  return { mail, html, press, path };
}
const listAnswers = async () =>
  (await site.sql.selectFrom('confirmations').select('answer').execute()).map(
    ({ answer }) => answer,
  );

describe('a question by mail', () => {
  test('shows what is recorded; looking changes nothing, a button confirms with the date', async () => {
    expect(await ask('startup', 'kora')).toBe('asked');
    const { mail, html, press } = await openLink();
    expect(mail?.text).toContain('Round: Seed, May 2024, $4.0M, Baobab');
    expect(mail).toMatchObject({ to_address: EMAIL, is_bulk: true });
    expect(html).toContain('Seed, May 2024, $4.0M, Baobab');
    expect(await site.page('/startup/kora')).not.toContain('Confirmed by');
    expect(await listAnswers()).toEqual([null]);
    expect((await press('else')).status).toBe(422);
    expect((await press('confirmed')).status).toBe(200);
    const page = await site.page('/startup/kora');
    expect(page).toMatch(/Confirmed by its own team on.*25 November 2026/);
    expect(page).toContain('name, website, country, founded, 1 round');
    const kept = JSON.stringify(await site.sql.selectFrom('confirmations').selectAll().execute());
    expect(kept).not.toContain(EMAIL);
  });

  test('a fact that changed is not called confirmed, and not confirmed unseen', async () => {
    await ask('startup', 'kora');
    const { press } = await openLink();
    await raw`update startups set year_founded = 2018`.execute(site.sql);
    const stale = await press('confirmed');
    expect([stale.status, await stale.text()]).toEqual([
      422,
      expect.stringContaining('Look at it'),
    ]);
    const { press: again } = await openLink();
    await again('confirmed');
    await raw`update fundings set amount_usd = 5000000`.execute(site.sql);
    await raw`update startups set website = 'https://other.example'`.execute(site.sql);
    expect(await site.page('/startup/kora')).toMatch(says('name, country, founded'));
    await raw`update startups set name = 'Kora 2', year_founded = null,
      country_id = (select id from places where iso2 = 'KE')`.execute(site.sql);
    expect(await site.page('/startup/kora')).toMatch(says('country'));
  });

  test('an investor is asked alike; correct leads to where one says what is wrong', async () => {
    await ask('investor', 'baobab');
    const { html, press } = await openLink();
    expect(html).toContain('Kora, Seed, May 2024, $4.0M');
    await press('confirmed');
    expect(await site.page('/investor/baobab')).toContain('name, type, 1 round');
    const corrected = await press('corrected');
    expect(corrected.status).toBe(303);
    expect(corrected.headers.get('location')).toMatch(/^\/investor\/baobab/);
    expect(await site.page('/investor/baobab')).not.toContain('Confirmed by');
    expect((await press('declined')).status).toBe(200);
    expect(await listAnswers()).toEqual(['declined']);
  });

  test('nobody is asked twice in three months, whatever about and however it is written', async () => {
    expect(await ask('startup', 'kora', EMAIL, NOW, true)).toBe('asked');
    expect(await mails()).toEqual([]);
    const both = await Promise.all([ask('startup', 'kora'), ask('investor', 'baobab')]);
    expect(both.sort()).toEqual(['asked', 'asked lately']);
    const later = new Date(NOW.getTime() + 91 * DAY_MS);
    expect(await ask('startup', 'kora', EMAIL.toUpperCase(), later)).toBe('asked lately');
    const spring = new Date(NOW.getTime() + 93 * DAY_MS);
    expect(await ask('startup', 'kora', EMAIL, spring)).toBe('asked');
    expect(await mails()).toHaveLength(2);
  });

  test('never by the page, or by one click in the mail, holds permanently', async () => {
    await ask('startup', 'kora');
    const { mail } = await openLink();
    const path = /\/unsubscribe\?token=[^>"]+/.exec(JSON.stringify(mail?.headers))?.[0] ?? '';
    expect(await site.page(path)).toContain('no more questions');
    const one = { 'List-Unsubscribe': 'One-Click' };
    expect((await site.form(path, one)).status).toBe(200);
    expect(await mails()).toEqual([]);
    const years = new Date(NOW.getTime() + 1_000 * DAY_MS);
    expect(await ask('investor', 'baobab', EMAIL, years)).toBe('never again');

    await ask('startup', 'kora', 'other@kora.example');
    const { press } = await openLink();
    await press('never');
    expect(await (await press('confirmed')).text()).toContain(text.done.never);
    expect(await listAnswers()).toEqual(['never', 'never']);
  });

  test('never, and when somebody was asked, outlive the record that was asked about', async () => {
    await ask('startup', 'kora');
    const { press, path } = await openLink();
    await press('never');
    await ask('investor', 'baobab', 'other@kora.example');
    await raw`
      update confirmations set answer = 'confirmed', answered_at = now(), facts = '[{"value": "Baobab"}]'
      where investor_id is not null`.execute(site.sql);
    for (const table of ['startups', 'investors']) {
      await raw`delete from ${raw.table(table)}`.execute(site.sql);
    }
    const kept = await site.sql.selectFrom('confirmations').selectAll().execute();
    expect(kept.map(({ answer, facts }) => [answer, facts])).toEqual([
      ['never', null],
      [null, null],
    ]);
    expect(await site.page(path)).toContain(text.badLink);
    await makeStartup(site.sql, { slug: 'kora-again', name: 'Kora Again' });
    expect(await ask('startup', 'kora-again')).toBe('never again');
    expect(await ask('startup', 'kora-again', 'other@kora.example')).toBe('asked lately');
  });

  test.each(['', 'x', 'confirm-facts.1..1.AAAA'])('the link %j answers nothing', async (token) => {
    await ask('startup', 'kora');
    expect(await site.page(`/confirm?token=${token}`)).toContain('This link does not work');
    expect((await site.form('/confirm', { token, answer: 'confirmed' })).status).toBe(422);
    expect(await listAnswers()).toEqual([null]);
  });

  test('the link ends after 60 days', async () => {
    await ask('startup', 'kora');
    const { path } = await openLink();
    site.setNow(new Date(NOW.getTime() + 61 * DAY_MS));
    expect(await site.page(path)).toContain('This link does not work');
  });
});
