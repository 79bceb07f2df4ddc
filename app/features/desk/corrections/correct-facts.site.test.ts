// Facts of every kind are corrected, stored and undone.
import { sql as raw } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  hidden,
  openModerator,
  ROUND,
  SOURCE,
  useCorrections,
} from '../../../../test/corrections.ts';
import type { Member } from '../../../../test/member.ts';
import { openTestSite, type TestSite } from '../../../../test/site.ts';
import { forgetFinders } from './report.server.ts';

let site: TestSite;
let moderator: Member;
let use: ReturnType<typeof useCorrections>;
beforeAll(async () => {
  site = await openTestSite();
  moderator = await openModerator(site);
  use = useCorrections(site, moderator);
});
afterAll(() => site.close());

describe('facts of every kind', () => {
  test.each([
    ['investor', 'partech', 'country', 'Germany', '/investor/partech', ['country']],
    ['investor', 'partech', 'type', 'Corporate Venture', '/investor/partech', ['type']],
    ['investor', 'partech', 'website', 'https://partech.example', '/investor/partech', ['website']],
    ['investor', 'visa', 'stages', 'Seed, Grant', '/investors/search?q=visa', [0, 'stages']],
    ['person', 'shola-akinlade', 'name', 'Shola A. Akinlade', '/person/shola-akinlade', ['name']],
    [
      'person',
      'shola-akinlade',
      'title:paystack',
      'Chair',
      '/person/shola-akinlade',
      ['roles', 0, 'title'],
    ],
    [
      'person',
      'shola-akinlade',
      'since:paystack',
      '2016-01',
      '/person/shola-akinlade',
      ['roles', 0, 'since'],
    ],
    [
      'exit',
      'paystack-acquired-2020',
      'amount',
      '210000000',
      '/exits?acquirer=stripe',
      [0, 'amount'],
    ],
    [
      'exit',
      'paystack-acquired-2020',
      'counterparty',
      'Stripe, Inc.',
      '/exits?kind=acquired&country=nigeria&year=2020',
      [0, 'counterparty'],
    ],
    [
      'exit',
      'paystack-acquired-2020',
      'detail',
      'It kept its name.',
      '/exits?acquirer=stripe',
      [0, 'detail'],
    ],
    ['funding', ROUND, 'announced_on', '2020-01-28', `/funding/${ROUND}`, ['announced_on']],
    ['funding', ROUND, 'amount', 'NGN 40m', `/funding/${ROUND}`, ['reported']],
    ['funding', ROUND, 'amount', 'undisclosed', `/funding/${ROUND}`, ['amount']],
    ['funding', ROUND, 'valuation_usd', '$1.2bn', `/funding/${ROUND}`, ['valuation_usd']],
    ['funding', ROUND, 'valuation_is', 'Post', `/funding/${ROUND}`, ['valuation_is']],
    ['funding', ROUND, 'is_facility', 'Yes', `/funding/${ROUND}`, ['is_facility']],
    ['location', 'lagos', 'name', 'Lagos City', '/location/lagos', ['name']],
    [
      'funding',
      ROUND,
      'investors',
      'Visa (lead), A New Fund',
      `/funding/${ROUND}`,
      ['investors', 1, 'name'],
    ],
    ['startup', 'andela', 'year_founded', '2013', '/startup/andela', ['year_founded']],
  ])(
    '%s %s: %s is corrected, logged and taken back',
    async (kind, slug, field, value, path, keys) => {
      const read = async () => {
        const { data } = await site.api(path);
        return keys.reduce((at, key) => at[key], data);
      };
      const before = await read();
      const email = `${kind}-${field.split(':')[0]}@readers.example`;
      expect((await use.report({ field, value, email }, slug, kind)).status).toBe(303);
      expect((await use.decide('approve', 'It says so.')).status).toBe(303);
      const after = await read();
      expect(after).not.toEqual(before);
      const [logged] = await use.log(`?about=${kind}:${slug}`);
      expect(logged).toMatchObject({ kind, slug, field });
      await moderator.form('/moderation/log', { correction: String(logged.id) });
      expect(await read()).toEqual(before);
    },
  );

  test('an amount in another currency is said in it; dollars come only of a rate that is there', async () => {
    const correct = async (value: string) => {
      const email = `${value.replaceAll(/\W/g, '-')}@readers.example`;
      expect((await use.report({ field: 'amount', value, email })).status).toBe(303);
      await use.decide('approve', 'It says so.');
      const { amount, reported } = (await site.api(`/funding/${ROUND}`)).data;
      return [amount, reported];
    };
    expect(await correct('NGN 40m')).toEqual([
      null,
      { amount: 40_000_000, currency: 'NGN', usd_rate: null, usd_rate_on: null },
    ]);
    expect(await site.page(`/funding/${ROUND}/suggest-edit`)).toContain('NGN 40,000,000.00');
    const [logged] = await use.log(`?about=funding:${ROUND}`);
    expect(logged).toMatchObject({ after: 'NGN 40000000' });
    await raw`update fundings set amount_usd = 100000, usd_rate = 0.0025, usd_rate_on = '2020-01-15'
      where slug = ${ROUND}`.execute(site.sql);
    expect(await correct('NGN 80m')).toMatchObject([
      200_000,
      { amount: 80_000_000, currency: 'NGN', usd_rate: 0.0025 },
    ]);
    expect(await correct('KES 276m')).toMatchObject([null, { currency: 'KES', usd_rate: null }]);
    expect(await correct('$20m')).toEqual([20_000_000, null]);
  });

  test('public profiles of a person are corrected, too', async () => {
    const value = 'https://profiles.example.org/shola';
    const fields = { field: 'links', value, email: 'links@readers.example' };
    await use.report(fields, 'shola-akinlade', 'person');
    await use.decide('approve', 'It is theirs.');
    expect((await site.api('/person/shola-akinlade')).data.links).toEqual([value]);
  });

  test.each([
    ['startup:paystack', 'paystack.com'],
    ['investor:visa', ''],
    ['person:shola-akinlade', 'paystack.com'],
    ['exit:paystack-acquired-2020', 'paystack.com'],
  ])('who is described replies to %s from the own domain', async (about, domain) => {
    const html = await site.page(`/corrections/reply?about=${about}`);
    expect(html).toContain(domain ? `mail address at ${domain}` : 'may reply in at most 1,000');
  });

  test('nobody replies for a place', async () => {
    expect((await site.request('/corrections/reply?about=location:lagos')).status).toBe(404);
  });

  test('a moderator edits them in a form, with a reason and a source; each change is a correction', async () => {
    const path = '/moderation/edit?about=investor:partech';
    const html = await moderator.page(path);
    const fields = ['name', 'type', 'country', 'website', 'stages'];
    const known = Object.fromEntries(
      fields.map((field) => [`seen-${field}`, hidden(html, `seen-${field}`)]),
    );
    const typed = Object.fromEntries(fields.map((field) => [field, known[`seen-${field}`] ?? '']));
    const form = { ...known, ...typed, source_url: SOURCE, reason: 'They renamed.' };
    const nothing = await moderator.form(path, form);
    expect(await nothing.text()).toContain('Change at least one fact');
    const changed = { ...form, name: 'Partech Partners', country: '' };
    expect((await moderator.form(path, { ...changed, reason: '' })).status).toBe(422);
    expect((await moderator.form(path, { ...changed, country: 'Atlantis' })).status).toBe(422);
    expect((await moderator.form(path, changed)).status).toBe(303);
    const { data } = await site.api('/investor/partech');
    expect(data).toMatchObject({ name: 'Partech Partners', country: null });
    expect(await use.log('?about=investor:partech')).toMatchObject([
      { field: 'country', after: null, reason: 'They renamed.', days: 0 },
      { field: 'name', after: 'Partech Partners' },
      {},
      {},
      {},
      {},
      {},
      {},
    ]);
    const stale = await moderator.form(path, changed);
    expect(await stale.text()).toContain('has changed since');
    expect((await site.form(path, changed)).headers.get('location')).toContain('/login');
  });

  test('a later change must be undone first', async () => {
    const [, name] = await use.log('?about=investor:partech');
    await raw`update investors set name = 'Partech Again' where slug = 'partech'`.execute(site.sql);
    const answer = await moderator.form('/moderation/log', { correction: String(name.id) });
    expect(answer.status).toBe(409);
    expect(await answer.text()).toContain('has changed since');
  });

  test('what an import or a job changes is kept, too, and shown on the page', async () => {
    const html = await site.page('/investor/partech');
    expect(html).toContain('What it said before (1)');
    expect(html).toContain('<del dir="auto">Partech Partners</del>');
  });

  test('places, countries and lists are said in words', async () => {
    await raw`update startups set incorporated_in = 'KE', business_models = '{fees}',
      country_id = (select id from places where slug = 'kenya') where slug = 'wave'`.execute(
      site.sql,
    );
    await raw`update startups set incorporated_in = 'US', business_models = '{fees,services}',
      country_id = (select id from places where slug = 'ghana') where slug = 'wave'`.execute(
      site.sql,
    );
    const html = await site.page('/startup/wave');
    for (const [before, after] of [
      ['Kenya', 'Ghana'],
      ['Kenya', 'United States'],
      ['fees', 'fees, services'],
    ])
      expect(html).toMatch(
        new RegExp(`<del dir="auto">${before}</del>.{0,200}<ins dir="auto">${after}</ins>`),
      );
  });
});

test('the log is never changed', async () => {
  await expect(raw`update corrections set reason = 'other'`.execute(site.sql)).rejects.toThrow(
    'append-only',
  );
});

test('addresses of finders are forgotten three months after the decision', async () => {
  const count = async () => {
    const { rows } = await raw<{ count: number }>`
      select count(email) as count from submissions`.execute(site.sql);
    return rows[0]?.count ?? 0;
  };
  await raw`update submissions set decided_at = now() - interval '2 months' where decided_at is not null`.execute(
    site.sql,
  );
  await forgetFinders(site.sql);
  expect(await count()).toBeGreaterThan(0);
  await raw`update submissions set decided_at = now() - interval '4 months' where decided_at is not null`.execute(
    site.sql,
  );
  await forgetFinders(site.sql);
  expect(await count()).toBe(0);
});
