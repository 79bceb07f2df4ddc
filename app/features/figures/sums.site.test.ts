// Stored sums follow every write, and the nightly check finds and mends what does not agree.
import { sql as raw } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/site.ts';
import { findSumDifferences, foldSums } from './check-sums.server.ts';
import { figuresWork } from './jobs.server.ts';

const AGREED = { startups: 0, days: 0, years: 0, totals: 0, backers: 0, investors: 0, backings: 0 };

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

async function sumsOf(table: 'startup_sums' | 'funding_day_sums' | 'year_sums'): Promise<number> {
  const { rows } = await raw<{ count: number }>`select count(*) from ${raw.table(table)}`.execute(
    site.sql,
  );
  return rows[0]?.count ?? 0;
}

test('after a bulk load they agree with the catalogue', async () => {
  expect(await findSumDifferences(site.sql)).toEqual(AGREED);
  expect(await sumsOf('startup_sums')).toBeGreaterThan(300);
  expect(await sumsOf('year_sums')).toBeGreaterThan(1_000);
});

test.each([
  [
    'a startup moves',
    raw`update startups set country_id = (select id from places where slug = 'ghana'), city_id = null, state_id = null where slug = 'andela'`,
  ],
  ['several startups go', raw`delete from startups where id % 17 = 3`],
  [
    'a startup gets an industry',
    raw`insert into startup_industries (startup_id, industry_id, position)
    select id, (select id from industries where slug = 'beekeeping' or id = 7 order by id desc limit 1), 9
    from startups where slug = 'flutterwave' on conflict do nothing`,
  ],
  ['startups lose industries', raw`delete from startup_industries where position = 1`],
  [
    'rounds of today come in, disclosed and not',
    raw`insert into fundings (slug, startup_id, round, announced_on, announced_precision, amount_usd)
    select 'sum-' || id, id, 'Seed', current_date - (id % 40)::int, 'day', case when id % 3 > 0 then 1000 * id end
    from startups where id % 5 = 0`,
  ],
  [
    'rounds change their day and amount',
    raw`update fundings set announced_on = announced_on - 30, amount_usd = 5 where slug like 'sum-%5'`,
  ],
  [
    'a round is disclosed',
    raw`update fundings set amount_usd = 12 where slug like 'sum-%' and amount_usd is null`,
  ],
  [
    'rounds lose their day',
    raw`update fundings set announced_on = null, announced_precision = null where slug like 'sum-%1'`,
  ],
  [
    'a founding year is corrected, another forgotten',
    raw`update startups set year_founded = case when id % 2 = 0 then 2011 end where id % 7 = 2`,
  ],
  ['investors leave rounds', raw`delete from funding_investors where funding_id % 3 = 1`],
  [
    'an investor joins a round',
    raw`insert into funding_investors (funding_id, investor_id, position)
    select min(f.id), 7, 9 from fundings f where not exists (select from funding_investors where funding_id = f.id)`,
  ],
  [
    'investors change their type',
    raw`update investors set type = case when id % 2 = 0 then 'Angel Network' end, stages = '{Seed}' where id % 9 = 4`,
  ],
  ['investors are renamed', raw`update investors set name = 'Éàé ' || name where id % 6 = 1`],
  [
    'an investor comes in',
    raw`insert into investors (slug, name, type) values ('one-more', 'One more', 'Angel')`,
  ],
  ['rounds go', raw`delete from fundings where id % 4 = 1`],
  [
    'a startup comes in',
    raw`insert into startups (slug, name, country_id) select 'one-more', 'One more', id from places where slug = 'chad'`,
  ],
])('they follow when %s', async (_, write) => {
  await write.execute(site.sql);
  expect(await findSumDifferences(site.sql)).toEqual(AGREED);
});

test('adding rows together changes no sum', async () => {
  const before = [await sumsOf('startup_sums'), await sumsOf('year_sums')];
  await foldSums(site.sql);
  expect(await sumsOf('startup_sums')).toBeLessThan(before[0] ?? 0);
  expect(await sumsOf('year_sums')).toBeLessThan(before[1] ?? 0);
  expect(await findSumDifferences(site.sql)).toEqual(AGREED);
  const { rows } =
    await raw`select place_id, industry_id from startup_sums group by 1, 2 having count(*) > 1`.execute(
      site.sql,
    );
  expect(rows).toEqual([]);
});

test('what somebody broke is found, said and mended at night', async () => {
  await raw`update startup_sums set startups_count = startups_count + 1 where place_id = 0 and industry_id = 0`.execute(
    site.sql,
  );
  await raw`update year_sums set amount_usd = amount_usd + 1 where (place_id, industry_id, year) = (0, 0, 2020)`.execute(
    site.sql,
  );
  await raw`delete from backer_sums where ctid = (select min(ctid) from backer_sums)`.execute(
    site.sql,
  );
  await raw`update investor_sums set investors_count = 0 where (type, stage, pair) = ('', '', 'ca')`.execute(
    site.sql,
  );
  await raw`delete from backings where ctid = (select min(ctid) from backings)`.execute(site.sql);
  await raw`delete from total_sums where magnitude = (select max(magnitude) from total_sums)`.execute(
    site.sql,
  );
  await raw`delete from funding_day_sums where day > current_date - 20`.execute(site.sql);
  const found = await findSumDifferences(site.sql);
  expect(found).toMatchObject({
    startups: 1,
    years: 1,
    totals: 1,
    backers: 1,
    investors: 1,
    backings: 1,
  });
  expect(found.days).toBeGreaterThan(0);
  const said: unknown[] = [];
  const log = { warn: (what: unknown) => said.push(what) } as never;
  const [, check] = figuresWork(site.sql, log).jobs;
  await check?.run();
  expect(said).toEqual([found]);
  expect(await findSumDifferences(site.sql)).toEqual(AGREED);
});
