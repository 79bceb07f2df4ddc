// /exits, its call and CSV, /acquirer/{slug}, /person/{slug} and their parts of a profile.
import { sql as raw } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { postSearch } from '../../../test/advanced-search.ts';
import { makeCountry, makeFunding, makeStartup } from '../../../test/factories.ts';
import { openTestSite, type TestSite } from '../../../test/site.ts';
import { exitsText } from '../../text/text.ts';

const SOURCE = 'https://news.example/2024/bought';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ catalogue: 'empty' });
  const { sql } = site;
  const kenya = await makeCountry(sql);
  const nigeria = await makeCountry(sql, 'nigeria', 'Nigeria', 'NG');
  const buyer = await makeStartup(sql, { slug: 'buyer', name: 'Buyer', country_id: nigeria });
  const bought = await makeStartup(sql, {
    slug: 'bought',
    name: 'Bought',
    country_id: kenya,
    industries: ['payments'],
    incorporated_in: 'US',
    business_models: ['fees'],
  });
  const closed = await makeStartup(sql, {
    slug: 'shut',
    name: 'Shut',
    country_id: kenya,
    status: 'closed',
  });
  await makeFunding(sql, {
    startup_id: bought.id,
    announced_on: '2020-05-01',
    slug: 'early',
    hasSource: false,
  });
  await makeFunding(sql, {
    startup_id: bought.id,
    announced_on: '2023-05-01',
    slug: 'later',
    hasSource: false,
  });
  await raw`insert into sources (url, kind, publisher, published_on, published_precision, read_on)
    values (${SOURCE}, 'press', 'The News', '2024-03-01', 'month', '2026-11-01')`.execute(sql);
  await raw`insert into acquirers (slug, name, startup_id) values
    ('buyer', 'Buyer', ${buyer.id}), ('big-group', 'Big Group', null)`.execute(sql);
  await raw`insert into startup_events
      (startup_id, kind, happened_on, happened_precision, counterparty, acquirer_id, amount_usd, detail, source_ids)
    select ${bought.id}::bigint, 'acquired', '2024-03-01'::date, 'month', 'Buyer', (select id from acquirers where slug = 'buyer'),
      5000000, null, array(select id from sources)
    union all select ${closed.id}, 'closed', '2023-01-01', 'year', null, null, null, 'It ran out of money.', array(select id from sources)
    union all select ${buyer.id}, 'merged', null, null, 'Big Group', (select id from acquirers where slug = 'big-group'),
      null, null, '{}'
    union all select ${closed.id}, 'renamed', '2020-01-01', 'year', 'Open', null, null, null, '{}'`.execute(
    sql,
  );
  await raw`update startup_events set cause = 'money' where kind = 'closed'`.execute(sql);
  await raw`insert into startup_names (startup_id, name, kind) values (${closed.id}, 'Open', 'former'),
    (${closed.id}, 'Zwaffelpay', 'product')`.execute(sql);
  await raw`insert into startup_operations (startup_id, country_code, source_ids)
    values (${bought.id}, 'UG', array(select id from sources))`.execute(sql);
  await raw`with one as (insert into people (name, she_source_ids) values ('Ama Founder', array(select id from sources)) returning id)
    insert into startup_people (startup_id, person_id, title, is_founder, since_on, since_precision, until_on, until_precision)
    select startup, one.id, title, is_founder, since::date, case when since is not null then 'year' end, until::date,
      case when until is not null then 'month' end
    from one, (values (${bought.id}::bigint, 'Co-founder', true, null, '2022-01-01'),
      (${closed.id}, 'Chief executive', false, '2022-01-01', null)) as role (startup, title, is_founder, since, until)`.execute(
    sql,
  );
});
afterAll(() => site.close());

const slugsOf = (answer: { data: Array<{ startup: { slug: string } }> }) =>
  answer.data.map(({ startup }) => startup.slug);

describe('GET /api/exits', () => {
  test('newest first, with price, acquirer, reason and sources; sums say what is undisclosed', async () => {
    const answer = await site.api('/exits');
    expect(slugsOf(answer)).toEqual(['bought', 'shut', 'buyer']);
    expect(answer.data[0]).toMatchObject({
      kind: 'acquired',
      date: { date: '2024-03', precision: 'month' },
      acquirer: { name: 'Buyer', path: '/startup/buyer' },
      amount: 5_000_000,
      industry: { slug: 'payments' },
      sources: [{ url: SOURCE, publisher: 'The News', kind: 'press', published_on: '2024-03' }],
    });
    expect(answer.meta.sums).toEqual({
      ...{ acquisitions: 1, mergers: 1, listings: 0, closures: 1, closures_followed: 0 },
      ...{ disclosed_amount: 5_000_000, disclosed_count: 1, undisclosed_count: 1 },
    });
  });

  test.each([
    ['kind=closed&country=kenya&since=2022', ['shut']],
    ['country=kenya&year=2024', ['bought']],
    ['industry=payments', ['bought']],
    ['acquirer=big-group', ['buyer']],
    ['cause=money', ['shut']],
    ['cause=dispute', []],
    ['since=2025', []],
    ['kind=&country=', ['bought', 'shut', 'buyer']],
  ])('filters by %s', async (query, slugs) => {
    expect(slugsOf(await site.api(`/exits?${query}`))).toEqual(slugs);
  });

  test('an unknown kind is refused', async () => {
    expect((await site.request('/api/exits?kind=sold')).status).toBe(422);
    const coded = await site.request('/api/exits?country=KE');
    expect((await coded.json()).errors.country[0]).toContain('such as south-africa');
  });
});

describe('pages', () => {
  test('one year can be chosen, and stays chosen', async () => {
    const html = await site.page('/exits?year=2024');
    expect(html).toMatch(/<select[^>]* name="year"[\s\S]*?<option[^>]*selected=""[^>]*>2024</);
    expect(html).not.toContain('type="hidden" name="year"');
  });

  test('/exits shows who, when, why and where it is said, and has a CSV', async () => {
    const html = await site.page('/exits?kind=closed&country=kenya');
    expect(html).toContain('It ran out of money.');
    expect(html).toContain(SOURCE);
    expect(html).not.toContain('another status since');
    const [, byYear = ''] = /href="(\/figures\?[^"]*)"/.exec(html) ?? [];
    expect(byYear).toContain('kind=closed');
    expect((await site.request(byYear.replaceAll('&amp;', '&'))).status).toBe(200);
    await site.sql
      .updateTable('startups')
      .set({ status: 'acquired' })
      .where('slug', '=', 'shut')
      .execute();
    expect(await site.page('/exits?kind=closed')).toContain(
      '1 startup that closed has another status since',
    );
    await site.sql
      .updateTable('startups')
      .set({ status: 'closed' })
      .where('slug', '=', 'shut')
      .execute();
    const csv = await (await site.request('/exits.csv?kind=acquired')).text();
    expect(csv).toContain('"Bought","Acquired","2024-03","Buyer","5000000"');
  });

  test('an acquirer has a page, unless a startup stands for it', async () => {
    expect(await site.page('/acquirer/big-group')).toContain('/startup/buyer');
    const moved = await site.request('/acquirer/buyer', { redirect: 'manual' });
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/startup/buyer']);
    expect((await site.request('/acquirer/nobody')).status).toBe(404);
  });

  test('a person is one across startups, with roles over time and the rounds raised meanwhile', async () => {
    const { data } = await site.api('/person/ama-founder');
    expect(data.roles).toMatchObject([
      { startup: { slug: 'shut' }, since: { date: '2022', precision: 'year' }, until: null },
      { startup: { slug: 'bought' }, is_founder: true, until: { date: '2022-01' } },
    ]);
    expect(data.rounds.map(({ slug }: { slug: string }) => slug)).toEqual(['early']);
    expect(await site.page('/person/ama-founder')).toContain('removed');
    expect((await site.request('/person/nobody')).status).toBe(404);
  });

  test('a profile says what became of it, its names, places and how it earns, and links its people', async () => {
    const { data } = await site.api('/startup/bought');
    expect(data).toMatchObject({
      is_women_led: true,
      business_models: ['fees'],
      incorporated_in: { country_code: 'US', country: 'United States' },
      operates_in: [{ country_code: 'UG', country: 'Uganda', sources: [{ url: SOURCE }] }],
      history: [{ kind: 'acquired', counterparty: 'Buyer' }],
    });
    const page = await site.page('/startup/bought');
    for (const words of ['Acquired by', 'United States', 'Uganda', 'Women-led']) {
      expect(page).toContain(words);
    }
    expect(await site.page('/startup/buyer')).toContain('href="/startup/bought"');
    expect(await site.page('/startup/shut')).toContain('Zwaffelpay (product)');
    expect(await site.page('/startup/bought/team')).toContain('/person/ama-founder');
  });

  test('every other name finds the startup, and says what it is', async () => {
    const label = async (q: string) => (await site.api(`/suggest?q=${q}`)).data[0]?.label;
    expect(await label('zwaffelpay')).toBe('makes Zwaffelpay · Closed');
    expect(await label('open')).toBe('formerly Open · Closed');
  });
});

test.each([
  ['women_led', 'equals', 'yes', ['bought', 'shut']],
  ['acquired_by', 'contains', 'buyer', ['bought']],
  ['closed_on', 'gte', '2022', ['shut']],
  ['incorporated_in', 'equals', 'United States', ['bought']],
  ['operates_in', 'in', 'UG,RW', ['bought']],
  ['business_model', 'equals', 'fees', ['bought']],
  ['operates_in', 'is_not_blank', '', ['bought']],
])('advanced search filters by %s %s %s', async (column, operator, query_1, slugs) => {
  const answer = await postSearch(site, [{ column, operator, query_1 }], '?sort=name');
  const { data } = await answer.json();
  expect(data.map(({ slug }: { slug: string }) => slug)).toEqual(slugs);
});

test('closures are grouped by the reason that sources give, once three are known', async () => {
  expect((await site.api('/exits?kind=closed')).data[0].cause).toBe('money');
  expect(await site.page('/exits')).not.toContain(exitsText.whyClosed);
  await raw`insert into startup_events (startup_id, kind, cause)
    select id, 'closed', case slug when 'buyer' then 'money' else 'owner' end
    from startups where slug in ('buyer', 'bought')`.execute(site.sql);
  const html = await site.page('/exits');
  expect(html).toContain(exitsText.causesKnown(3, 3));
  const groups = [...html.matchAll(/cause=(\w+)/g)].map(([, cause]) => cause);
  expect(groups).toEqual(['money', 'owner']);
  const csv = await (await site.request('/exits.csv?cause=owner')).text();
  expect(csv).toContain(`"${exitsText.causes.owner}"`);
});
