import { sql as raw } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/site.ts';
import type { QuestionAnswer } from './contract.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const ask = (q: string): Promise<QuestionAnswer> =>
  site.api(`/search?${new URLSearchParams({ q })}`);

test.each([
  'founders who started more than one startup',
  "fondateurs qui ont créé plus d'une startup",
  'fundadores que criaram mais de uma startup',
  'waanzilishi walioanzisha zaidi ya startapu moja',
  'مؤسسون أسسوا أكثر من شركة',
])('%s', async (q) => {
  const { rows } = await raw<{ person_id: number }>`
    select person_id from startup_people where is_founder
    group by person_id having count(distinct startup_id) > 1`.execute(site.sql);
  const { data, meta } = await ask(q);
  expect(data.understood).toMatchObject({ returns: 'people', ignored: [] });
  expect(meta.total).toBe(rows.length);
  for (const { startups } of data.people) expect(startups.length).toBeGreaterThan(1);
});

describe('what became of a startup', () => {
  test.each([
    ['who bought Paystack', 'paystack'],
    ['who owns Paystack', 'paystack'],
    ['what happened to Paystak', 'paystack'],
    ['is Paystack still open', 'paystack'],
    ['qui a racheté Paystack', 'paystack'],
    ['o que aconteceu com a Paystack', 'paystack'],
    ['nani alinunua Paystack', 'paystack'],
    ['من اشترى Paystack', 'paystack'],
  ])('%s', async (q, slug) => {
    const { data } = await ask(q);
    expect(data.startups.map((one) => one.slug)).toEqual([slug]);
    expect(data.startups[0]).toMatchObject({ status: 'acquired', acquired_by: 'Stripe' });
    expect(await site.page(`/search?${new URLSearchParams({ q })}`)).toContain(
      'Acquired by Stripe',
    );
  });

  test.each([
    'Interswitch acquisitions',
    'companies Interswitch bought',
    "acquisitions d'Interswitch",
    'empresas que a Interswitch comprou',
    'kampuni ambazo Interswitch ilinunua',
    'استحواذات Interswitch',
  ])('%s', async (q) => {
    const { data } = await ask(q);
    expect(data.startups.length).toBeGreaterThan(0);
    for (const { acquired_by } of data.startups) expect(acquired_by).toContain('Interswitch');
  });
});

test.each([
  'who led seed rounds in Nigeria',
  "qui a mené des tours d'amorçage au Nigéria",
  'quem liderou rondas seed na Nigéria',
  'nani aliongoza raundi za mbegu Nigeria',
  'من قاد جولات بذرية في نيجيريا',
  'investors in Kenyan fintech rounds over $5m since 2021',
])('%s: with the number of these rounds, which are shown', async (q) => {
  const { data } = await ask(q);
  expect(data.investors.length).toBeGreaterThan(0);
  for (const { matching_rounds, matching_rounds_path } of data.investors.slice(0, 3)) {
    const { meta } = await site.api(`${matching_rounds_path}`);
    expect(meta.total).toBe(matching_rounds);
  }
  expect(await site.page(`/search?${new URLSearchParams({ q })}`)).toContain('Matching rounds');
});

test('investors by what they are have no matching rounds', async () => {
  const { data } = await ask('Kenyan investors');
  expect(data.investors[0]).toMatchObject({ matching_rounds: null, matching_rounds_path: null });
});

test('startups that closed are listed with why they did', async () => {
  const q = 'which startups closed in 2023 and why';
  const { data } = await ask(q);
  expect(data.understood.ignored).toEqual([]);
  const sendy = data.startups.find(({ slug }) => slug === 'sendy');
  expect(sendy?.closure?.detail).toEqual(expect.any(String));
  expect(await site.page(`/search?${new URLSearchParams({ q })}`)).toContain(
    sendy?.closure?.detail ?? '-',
  );
  const { data: open } = await ask('fintech in Egypt');
  expect(open.startups[0]?.closure).toBeNull();
});
