// Triggers keep the figures (db/migrations/090-figures.sql) up to date after every write.
import { sql as raw } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../test/databases.ts';
import { makeFunding, makeInvestor, makeStartup } from '../../test/factories.ts';
import type { Database } from './database.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase('empty');
});
afterAll(() => database.close());

async function startupFigures(id: number) {
  return database.sql
    .selectFrom('startups')
    .select([
      'total_fundings',
      'early_stage_fundings',
      'fundings_count',
      'investors_count',
      'latest_round',
      'last_funding_on',
      'last_funding_amount',
    ])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

test('a startup without disclosed rounds has no total: unknown is not zero', async () => {
  const { id } = await makeStartup(database.sql);
  expect(await startupFigures(id)).toMatchObject({ total_fundings: null, fundings_count: 0 });
  await makeFunding(database.sql, { startup_id: id, amount_usd: null });
  expect(await startupFigures(id)).toMatchObject({ total_fundings: null, fundings_count: 1 });
});

test('rounds written, changed and deleted move the totals of startup and investors', async () => {
  const { sql } = database;
  const { id } = await makeStartup(sql);
  const lead = await makeInvestor(sql);
  const seed = await makeFunding(sql, {
    startup_id: id,
    amount_usd: 1_500_000,
    announced_on: '2022-01-01',
    announced_precision: 'year',
    investors: [{ id: lead.id, lead: true }],
  });
  await makeFunding(sql, {
    startup_id: id,
    round: 'Series A',
    amount_usd: 4_000_000,
    announced_on: '2024-03-01',
    investors: [{ id: lead.id }],
  });
  expect(await startupFigures(id)).toEqual({
    total_fundings: 5_500_000,
    early_stage_fundings: 1_500_000,
    fundings_count: 2,
    investors_count: 1,
    latest_round: 'Series A',
    last_funding_on: '2024-03-01',
    last_funding_amount: 4_000_000,
  });
  await sql
    .updateTable('fundings')
    .set({ amount_usd: 2_000_000 })
    .where('id', '=', seed.id)
    .execute();
  const investor = () =>
    sql
      .selectFrom('investors')
      .select(['deals_count', 'lead_count', 'total_amount'])
      .where('id', '=', lead.id)
      .executeTakeFirstOrThrow();
  expect(await investor()).toEqual({ deals_count: 2, lead_count: 1, total_amount: 6_000_000 });
  await sql.deleteFrom('fundings').where('id', '=', seed.id).execute();
  expect(await startupFigures(id)).toMatchObject({
    total_fundings: 4_000_000,
    early_stage_fundings: null,
  });
  expect(await investor()).toEqual({ deals_count: 1, lead_count: 0, total_amount: 4_000_000 });
});

test('the latest round is the newest, ties by amount, undated rounds last', async () => {
  const { id } = await makeStartup(database.sql);
  const on = { startup_id: id, announced_on: '2023-01-01', announced_precision: 'year' };
  await makeFunding(database.sql, { ...on, round: 'Seed', amount_usd: 1_000 });
  await makeFunding(database.sql, { ...on, round: 'Debt Financing', amount_usd: 9_000 });
  await makeFunding(database.sql, {
    startup_id: id,
    round: 'Grant',
    amount_usd: 99_000,
    announced_on: null,
    announced_precision: null,
  });
  expect(await startupFigures(id)).toMatchObject({
    latest_round: 'Debt Financing',
    total_fundings: 109_000,
  });
});

test('follower growth compares with the point nearest to 365 days earlier, 45 days either way', async () => {
  const { sql } = database;
  const grown = await makeStartup(sql);
  const young = await makeStartup(sql);
  const point = (startup_id: number, measured_on: string, value: number) => ({
    startup_id,
    metric: 'twitter_followers',
    measured_on,
    value,
  });
  await sql
    .insertInto('metric_points')
    .values([
      point(grown.id, '2026-06-30', 5_000),
      point(grown.id, '2025-07-10', 3_000),
      point(grown.id, '2025-06-01', 2_000),
      point(young.id, '2026-06-30', 700),
      point(young.id, '2025-09-01', 600),
    ])
    .execute();
  const { rows } = await raw<{ id: number; twitter_follower_growth: number | null }>`
    select id, twitter_follower_growth from startups
    where id = any (${[grown.id, young.id]}) order by id`.execute(sql);
  expect(rows.map((row) => row.twitter_follower_growth)).toEqual([2_000, null]);
});

test('a bulk load that defers its figures gets the same ones from one refresh', async () => {
  const { sql } = database;
  const { id } = await makeStartup(sql);
  await sql.transaction().execute(async (transaction) => {
    await raw`select set_config('griot.defer_figures', 'on', true)`.execute(transaction);
    await makeFunding(transaction, { startup_id: id, amount_usd: 3_000 });
    await raw`select refresh_round_sources(array(select id from fundings where startup_id = ${id})),
      refresh_startup_figures(array[${id}]::bigint[])`.execute(transaction);
  });
  expect(await startupFigures(id)).toMatchObject({ total_fundings: 3_000, fundings_count: 1 });
});
