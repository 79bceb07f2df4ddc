import { sql as raw } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeFunding, makeInvestor, makeStartup } from '../../../test/factories.ts';
import { openTestSite, type TestSite } from '../../../test/site.ts';
import { findPerson } from './queries.server.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ catalogue: 'empty' });
  const kora = await makeStartup(site.sql, { slug: 'kora', name: 'Kora', year_founded: 2012 });
  const lipa = await makeStartup(site.sql, { slug: 'lipa', name: 'Lipa', status: null });
  await makeFunding(site.sql, {
    ...{ startup_id: kora.id, slug: 'kora-seed', amount_usd: 3_000_000 },
    ...{ announced_on: '2013-05-06', announced_precision: 'day' },
  });
  const seed = await makeFunding(site.sql, {
    ...{ startup_id: lipa.id, slug: 'lipa-seed', amount_usd: null },
    ...{ announced_on: '2019-01-01', announced_precision: 'year' },
  });
  const own = await makeInvestor(site.sql, { slug: 'ama-boateng', name: 'Ama Boateng' });
  const fund = await makeInvestor(site.sql, { slug: 'sahel-fund', name: 'Sahel Fund' });
  await raw`
    insert into funding_investors (funding_id, investor_id, is_lead, position)
    values (${seed.id}, ${fund.id}, false, 0), (${seed.id}, ${own.id}, true, 1)`.execute(site.sql);
  await raw`
    insert into startup_events (startup_id, kind, happened_on, happened_precision, counterparty)
    values (${kora.id}, 'acquired', '2018-02-01', 'month', 'Zinox')`.execute(site.sql);
  await raw`update startups set status = 'acquired' where id = ${kora.id}`.execute(site.sql);
  await raw`
    with people as (insert into people (slug, name) values
      ('ama-boateng', 'Ama Boateng'), ('kofi-mensah', 'Kofi Mensah'), ('esi-owusu', 'Esi Owusu') returning id, slug)
    insert into startup_people (startup_id, person_id, is_founder, title)
    select ${kora.id}::bigint, id, slug <> 'esi-owusu', case slug when 'ama-boateng' then 'Chief executive' end
    from people`.execute(site.sql);
});
afterAll(() => site.close());

test('a person comes with co-founders, what they backed and what became of it', async () => {
  const person = await findPerson(site.sql, 'ama-boateng');
  expect(person?.co_founders.map(({ name }) => name)).toEqual(['Kofi Mensah']);
  expect(person?.roles[0]?.startup).toMatchObject({
    year_founded: 2012,
    total_fundings: 3_000_000,
    fundings_count: 1,
    last_funding_on: { date: '2013-05-06', precision: 'day' },
    fates: [
      { kind: 'acquired', date: { date: '2018-02', precision: 'month' }, counterparty: 'Zinox' },
    ],
  });
  expect(person?.investments).toMatchObject([
    { slug: 'lipa-seed', is_lead: true, others: [{ name: 'Sahel Fund', slug: 'sahel-fund' }] },
  ]);
});

test('the page draws the years, and says the same in words', async () => {
  const page = await site.page('/person/ama-boateng');
  expect(page).toContain('Kora has raised <em>$3.0M</em>');
  expect(page).toContain('Acquired by Zinox, February 2018. 1 round, 6 May 2013');
  expect(page).toMatch(/lane-sold/);
  expect(page).toContain('investor, Seed of 2019');
  expect(page).toContain('with Sahel Fund');
  expect(page).toMatch(/Founded with[\s\S]*Kofi Mensah/);
});

test('nothing is drawn or said of what is not on record', async () => {
  const page = await site.page('/person/esi-owusu');
  expect(page).not.toContain('lane-');
  expect(page).not.toContain('Founded with');
  expect(page).not.toContain('Invested in');
  expect(page).toContain('In the team of Kora');
  // No source says whether Lipa is at work.
  expect(await site.page('/person/ama-boateng')).not.toContain('Active');
});
