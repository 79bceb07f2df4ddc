import { sql as raw } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/site.ts';
import type { QuestionAnswer } from './contract.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const ask = async (q: string, page = 1): Promise<QuestionAnswer> =>
  site.api(`/search?q=${encodeURIComponent(q)}&page=${page}`);

describe('a question in plain words', () => {
  test('gives startups of which one round meets all that is said of it', async () => {
    const { data, meta } = await ask('Kenyan fintechs that raised over $5M in 2022');
    expect(data.understood).toMatchObject({ returns: 'startups', meaning: null, ignored: [] });
    const { rows } = await raw<{ slug: string }>`
      select s.slug from startups s join places p on p.id = s.country_id
      where p.slug = 'kenya' and exists (select from fundings r where r.startup_id = s.id
          and r.amount_usd > 5e6 and r.announced_on between '2022-01-01' and '2022-12-31')
        and exists (select from startup_industries si join industries i on i.id = si.industry_id
          where si.startup_id = s.id and i.slug = 'fintech')`.execute(site.sql);
    expect(data.startups.map(({ slug }) => slug).sort()).toEqual(
      rows.map(({ slug }) => slug).sort(),
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(meta).toMatchObject({ total: rows.length, total_is: 'exact', current_page: 1 });
    expect(data.industries[0]).toMatchObject({ slug: 'fintech' });
    expect(data.places[0]).toMatchObject({ slug: 'kenya' });
  });

  test('gives startups of which two rounds together have what is asked for', async () => {
    const { data } = await ask('startups that raised a seed round and a series A in Kenya');
    const { rows } = await raw<{ slug: string }>`
      select s.slug from startups s join places p on p.id = s.country_id and p.slug = 'kenya'
      where exists (select from fundings r where r.startup_id = s.id and r.round = 'Seed')
        and exists (select from fundings r where r.startup_id = s.id and r.round = 'Series A')`.execute(
      site.sql,
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(data.startups.map(({ slug }) => slug).sort()).toEqual(
      rows.map(({ slug }) => slug).sort(),
    );
  });

  test('gives investors by the startups they backed, and those who backed both of two', async () => {
    const slugsOf = async (q: string) =>
      (await ask(q)).data.investors.map(({ slug }) => slug).sort();
    const backers = raw`select i.slug, array_agg(distinct s.slug) as backed
      from investors i join funding_investors fi on fi.investor_id = i.id
        join fundings r on r.id = fi.funding_id join startups s on s.id = r.startup_id group by 1`;
    const { rows: several } = await raw<{ slug: string }>`
      select slug from (${backers}) b where cardinality(backed) >= 10 order by 1`.execute(site.sql);
    expect(several.length).toBeGreaterThan(0);
    expect(await slugsOf('investors that backed at least 10 startups')).toEqual(
      several.map(({ slug }) => slug),
    );
    const { rows: both } = await raw<{ slug: string }>`
      select slug from (${backers}) b where backed @> array['m-kopa', 'd-light'] order by 1`.execute(
      site.sql,
    );
    expect(both.length).toBeGreaterThan(0);
    expect(await slugsOf('who backed both d.light and M-KOPA')).toEqual(
      both.map(({ slug }) => slug),
    );
  });

  test('gives rounds in the order asked', async () => {
    const { rounds } = (await ask('largest seed rounds in Egypt')).data;
    const amounts = rounds.map(({ amount }) => amount ?? 0);
    expect(amounts).toEqual([...amounts].sort((a, b) => b - a));
    expect(new Set(rounds.map(({ round }) => round))).toEqual(new Set(['Seed']));
    expect(new Set(rounds.map(({ startup }) => startup.country_slug))).toEqual(new Set(['egypt']));
  });

  test('gives investors by their country, or by what they invest in', async () => {
    const seat = (await ask('French investors')).data.investors;
    expect(new Set(seat.map(({ country }) => country))).toEqual(new Set(['France']));
    const { data } = await ask('who invested in Flutterwave');
    const rounds = (await ask('rounds of Flutterwave')).data.rounds;
    const joined = new Set(rounds.flatMap(({ investors }) => investors.map(({ slug }) => slug)));
    expect(new Set(data.investors.map(({ slug }) => slug))).toEqual(joined);
  });

  test('gives those who invest with another, without it', async () => {
    const { data, meta } = await ask('who co-invests with Partech');
    const { rows } = await raw<{ count: number }>`
      select count(distinct other.investor_id)::int as count
      from funding_investors its join investors i on i.id = its.investor_id and i.slug = 'partech'
        join funding_investors other using (funding_id)
      where other.investor_id <> its.investor_id`.execute(site.sql);
    expect(meta.total).toBe(rows[0]?.count);
    expect(data.investors.map(({ slug }) => slug)).not.toContain('partech');
  });

  test('gives women who founded something, and nobody else', async () => {
    const { data, meta } = await ask('women founders');
    const { rows } = await raw<{ count: number }>`
      select count(distinct p.id)::int as count
      from people p join startup_people its on its.person_id = p.id
      where its.is_founder and p.she_source_ids <> '{}'`.execute(site.sql);
    expect(data.understood.returns).toBe('people');
    expect(meta.total).toBe(rows[0]?.count);
  });

  test('gives the founders of startups', async () => {
    const { people } = (await ask('founders of Kenyan fintechs')).data;
    expect(people.length).toBeGreaterThan(3);
    for (const { startups } of people) expect(startups.length).toBeGreaterThan(0);
  });

  test('gives as many as are asked for, over pages', async () => {
    expect((await ask('top 10 fintechs in Nigeria')).meta.total).toBe(10);
    expect((await ask('the biggest round in Nigeria in 2021')).data.rounds).toHaveLength(1);
    const first = await ask('fintech nigeria');
    const second = await ask('fintech nigeria', 2);
    expect(first.data.startups).toHaveLength(20);
    const slugs = [...first.data.startups, ...second.data.startups].map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(slugs.length);
  });

  test.each([
    ['startups in Lagos', 'startups'],
    ['startups with at least 3 investors', 'startups'],
    ['startups with at least 2 founders', 'startups'],
    ['startups acquired since 2015', 'startups'],
    ['startups listed after 2010', 'startups'],
    ['startups acquired in 2021', 'startups'],
    ['investors with more than 5 deals', 'investors'],
    ['venture capital investors from South Africa', 'investors'],
    ['investors who led rounds in Egypt', 'investors'],
    ['rounds of startups founded since 2015', 'rounds'],
    ['women founders in Kenya', 'people'],
    ['investors backing women-led startups', 'investors'],
  ])('%s is answered', async (question, returns) => {
    const { data } = await ask(question);
    expect(data.understood.returns).toBe(returns);
    expect(data.understood.filters.length).toBeGreaterThan(0);
  });

  test('says what each part, dropped, would give when nothing matches', async () => {
    const { data, meta } = await ask('Series C rounds for esports startups in Lesotho');
    expect(data.rounds).toEqual([]);
    expect(meta.without).toEqual([]);
    const { meta: wider } = await ask('Series C rounds for esports startups');
    expect(wider.total).toBe(0);
    expect(wider.without?.map(({ index }) => index)).toEqual([0, 1]);
  });
});

describe('names', () => {
  test.each([
    ['flutterwve', 'flutterwave'],
    ['M KOPA', 'm-kopa'],
    ['Wave', 'wave'],
  ])('%s is first', async (question, slug) => {
    const { data } = await ask(question);
    expect(data.startups[0]?.slug).toBe(slug);
    expect(data.understood.filters).toEqual([]);
  });

  test('a misspelt name within a question is corrected', async () => {
    const { data } = await ask('rounds of flutterwve');
    expect(new Set(data.rounds.map(({ startup }) => startup.slug))).toEqual(
      new Set(['flutterwave']),
    );
  });

  test('an investor is found by name', async () => {
    expect((await ask('partech')).data.investors[0]?.slug).toBe('partech');
  });
});

test('without a question the answer says what is expected', async () => {
  expect((await site.request('/api/search?q=+')).status).toBe(422);
});

test.each([
  ['fintech nigeria', ['Startups', 'Industry: FinTech', 'Country: Nigeria']],
  ['largest seed rounds in Egypt', ['Rounds', 'Round: Seed', 'Country: Egypt', 'Largest first']],
  ['solar', []],
  ['y combinator', []],
  ['clean water for villages', []],
])('suggestions for %s say how it is read', async (q, understood) => {
  const response = await site.request(`/api/suggest?${new URLSearchParams({ q })}`);
  expect(((await response.json()) as { meta: unknown }).meta).toMatchObject({ understood });
});

test.each([
  ['Kenyan fintechs that raised over $5M in 2022', 'Name', 'startups'],
  ['largest seed rounds in Egypt', 'Startup', 'rounds'],
  ['who invests in Kenyan agritech', 'Investor', 'investors'],
  ['founders of Kenyan fintechs', 'Founder', 'people'],
] as const)('%s, as a file: all that is asked for', async (q, first, returns) => {
  const query = new URLSearchParams({ q });
  const [header, ...rows] = (await (await site.request(`/search.csv?${query}`)).text())
    .trim()
    .split('\r\n');
  const { data, meta } = await ask(q);
  expect(data.understood.returns).toBe(returns);
  expect(header).toMatch(new RegExp(`^\\ufeff?"${first}"`));
  expect(rows).toHaveLength(meta.total);
  expect(meta.total).toBeGreaterThan(0);
});

test('a file without a question says what is expected', async () => {
  expect((await site.request('/search.csv')).status).toBe(422);
});

test('nearness is the share that was understood, and 0 where nothing was found', async () => {
  const nearnessOf = async (q: string) => (await ask(q)).meta.nearness;
  expect(await nearnessOf('fintechs in Kenya')).toBe(1);
  const partly = await nearnessOf('profitable fintechs in Kenya');
  expect(partly).toBeGreaterThan(0.5);
  expect(partly).toBeLessThan(1);
  expect(await nearnessOf('fintechs in Kenya founded before 1960')).toBe(0);
});
