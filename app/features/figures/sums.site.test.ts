// Stored sums follow every write, and the nightly check finds and mends what does not agree.
import { sql as raw } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/site.ts';
import { findSumDifferences, foldSums } from './check-sums.server.ts';
import { figuresWork } from './jobs.server.ts';

const AGREED = { startups: 0, days: 0 };

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

async function sumsOf(table: 'startup_sums' | 'funding_day_sums'): Promise<number> {
  const { rows } = await raw<{ count: number }>`select count(*) from ${raw.table(table)}`.execute(
    site.sql,
  );
  return rows[0]?.count ?? 0;
}

test('after a bulk load they agree with the catalogue', async () => {
  expect(await findSumDifferences(site.sql)).toEqual(AGREED);
  expect(await sumsOf('startup_sums')).toBeGreaterThan(300);
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
  const before = await sumsOf('startup_sums');
  await foldSums(site.sql);
  expect(await sumsOf('startup_sums')).toBeLessThan(before);
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
  await raw`delete from funding_day_sums where day > current_date - 20`.execute(site.sql);
  const found = await findSumDifferences(site.sql);
  expect(found.startups).toBe(1);
  expect(found.days).toBeGreaterThan(0);
  const said: unknown[] = [];
  const log = { warn: (what: unknown) => said.push(what) } as never;
  const [, check] = figuresWork(site.sql, log).jobs;
  await check?.run({});
  expect(said).toEqual([found]);
  expect(await findSumDifferences(site.sql)).toEqual(AGREED);
});
