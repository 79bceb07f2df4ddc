// Sums follow every write, and the nightly rebuild corrects those that differ from the catalogue.
import { type RawBuilder, sql as raw } from 'kysely';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isOnPostgres } from '../../test/databases.ts';
import { openTestSite, type TestSite } from '../../test/site.ts';
import { untilLockIsAwaited } from '../../test/until-lock-is-awaited.ts';
import { figuresWork, rebuildFigures } from './group-records.server.ts';
import { findRecentAmount, findTotals, listYearTotals } from './sums.server.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

test('after a bulk load they agree with the catalogue', async () => {
  expect(await rebuildFigures(site.sql)).toBe(0);
  const { rows } = await raw<{ kind: string; count: number }>`
    select kind, count(*) as count from figures group by kind order by kind`.execute(site.sql);
  const counts = new Map(rows.map(({ kind, count }) => [kind, count]));
  expect([...counts.keys()]).toEqual(['all', 'day', 'left_out', 'size', 'year']);
  expect(counts.get('all')).toBeGreaterThan(300);
  expect(counts.get('year')).toBeGreaterThan(1_000);
});

test.each([
  [
    'a startup moves',
    raw`update startups set country_id = (select id from places where slug = 'ghana'), city_id = null, state_id = null where slug = 'andela'`,
  ],
  ['several startups go', raw`delete from startups where slug like 'b%'`],
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
  ['rounds go', raw`delete from fundings where id % 4 = 1`],
  [
    'a startup comes in',
    raw`insert into startups (slug, name, country_id) select 'one-more', 'One more', id from places where slug = 'chad'`,
  ],
])('they follow when %s', async (_, write) => {
  await write.execute(site.sql);
  expect(await rebuildFigures(site.sql)).toBe(0);
});

test('they are what adding up the catalogue gives', async () => {
  const { rows } = await raw<{
    id: number;
    startups: number;
    rounds: number;
    raised: number | null;
    counted: number;
    apart: number;
    recent: number | null;
  }>`
    select p.id, count(distinct s.id)::int as startups, count(f.id)::int as rounds, sum(f.counted_usd) as raised,
      count(f.counted_usd)::int as counted, coalesce(sum(f.amount_usd), 0) - coalesce(sum(f.counted_usd), 0) as apart,
      sum(f.counted_usd) filter (where f.announced_on > current_date - interval '12 months' and f.announced_on <= current_date) as recent
    from places p join startups s on p.id in (s.country_id, s.city_id) left join fundings f on f.startup_id = s.id
    group by p.id order by p.id`.execute(site.sql);
  expect(rows.length).toBeGreaterThan(40);
  expect(rows.some(({ apart }) => apart > 0)).toBe(true);
  for (const { id, startups, rounds, raised, counted, apart, recent } of rows) {
    const group = { place: { id } };
    const { left_out, ...totals } = await findTotals(site.sql, group);
    expect(totals).toEqual({
      startups_count: startups,
      fundings_count: rounds,
      disclosed_count: counted,
      total_fundings: raised,
    });
    const parts = Object.values(left_out ?? {});
    expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(apart);
    expect(await findRecentAmount(site.sql, group, new Date())).toBe(recent);
    const years = await listYearTotals(site.sql, group, null);
    expect(years.reduce((sum, year) => sum + (year.raisedUsd ?? 0), 0)).toBe(raised ?? 0);
  }
});

test('a rank is one more than how many raised more', async () => {
  const { rows } = await raw<{ usd: number; rank: number; expected: number }>`
    select total_fundings as usd, rank_of_total(total_fundings) as rank,
      (rank() over (order by total_fundings desc)) as expected
    from startups where total_fundings is not null`.execute(site.sql);
  expect(rows.length).toBeGreaterThan(50);
  for (const { usd, rank, expected } of rows) expect(rank, String(usd)).toBe(expected);
});

describe.skipIf(!isOnPostgres())('at the same time', () => {
  /** Runs `later` while the transaction of `first` is open; it has to wait for it. */
  async function overlap(first: RawBuilder<unknown>, later: () => Promise<unknown>) {
    const waiting = await site.sql.transaction().execute(async (transaction) => {
      await first.execute(transaction);
      // As at commit.
      await raw`set constraints all immediate`.execute(transaction);
      const pending = later();
      await untilLockIsAwaited(site.sql);
      return { pending };
    });
    await waiting.pending;
  }

  async function expectRight() {
    expect(await rebuildFigures(site.sql)).toBe(0);
    const { rows: wrong } = await raw`
      select s.slug from startups s
      where s.fundings_count <> (select count(*) from fundings where startup_id = s.id)
        or s.total_fundings is distinct from (select sum(counted_usd) from fundings where startup_id = s.id)
      union all
      select i.slug from investors i
      where i.deals_count <> (select count(*) from funding_investors where investor_id = i.id)`.execute(
      site.sql,
    );
    expect(wrong).toEqual([]);
  }

  const addRound = (slug: string, startup: string) => raw`
    insert into fundings (slug, startup_id, round, announced_on, announced_precision, amount_usd)
    select ${slug}, id, 'Seed', current_date, 'day', 1000 from startups where slug = ${startup}`;
  const addInvestor = (round: string) => raw`
    insert into funding_investors (funding_id, investor_id, position)
    select id, 7, 9 from fundings where slug = ${round}`;

  test('two who write rounds of one startup lose none', async () => {
    await overlap(addRound('first', 'andela'), () =>
      addRound('second', 'andela').execute(site.sql),
    );
    await expectRight();
  });

  test('two who name one investor in rounds of different startups lose none', async () => {
    await addRound('third', 'wave').execute(site.sql);
    await overlap(addInvestor('first'), () => addInvestor('third').execute(site.sql));
    await expectRight();
  });

  test('a rebuild keeps what is written meanwhile', async () => {
    await raw`update figures set fundings_count = 5 where (place_id, industry_id, kind) = (0, 0, 'all')`.execute(
      site.sql,
    );
    await overlap(addRound('fourth', 'wave'), () => rebuildFigures(site.sql));
    await expectRight();
  });
});

test('what somebody broke is found, said and corrected at night', async () => {
  for (const breaks of [
    raw`update figures set startups_count = startups_count + 1 where (place_id, industry_id, kind) = (0, 0, 'all')`,
    raw`update figures set total_fundings = total_fundings + 1 where (place_id, industry_id, period) = (0, 0, 2020)`,
    raw`delete from figures where (place_id, industry_id, kind, period) = (0, 0, 'year', 2019)`,
    raw`insert into figures select 0, 0, 'year', 1901, 1, 0, 0, 0`,
    raw`delete from deals where ctid = (select min(ctid) from deals)`,
  ]) {
    await breaks.execute(site.sql);
  }
  const said: unknown[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => said.push(JSON.parse(line)) });
  const rebuild = figuresWork(site.sql, log).jobs.find(({ name }) => name === 'figures-rebuild');
  await rebuild?.run();
  expect(said).toMatchObject([{ wrong: 5 }]);
  expect(await rebuildFigures(site.sql)).toBe(0);
});
