// A database that 0.1 made and filled (test/upgrades/README.md) is carried over: every row is
// compared, and the schema with that of a new database.
import { sql as raw } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openEmptyDatabase } from '../../test/databases.ts';
import { openTestSite } from '../../test/site.ts';
import { loadRelease } from '../../test/upgrades/load-release.ts';
import type { Database, Sql } from './database.ts';
import { FormerSchema, migrate } from './migrate.ts';
import { listReleases } from './releases.ts';
import { countRows, upgrade } from './upgrade.ts';

type Row = Record<string, unknown>;
type Rows = Map<string, Row[]>;

const [release] = listReleases();
if (!release) throw new Error('db/upgrades has no release');
let database: Database;
let before: Rows;
let after: Rows;

beforeAll(async () => {
  database = await openEmptyDatabase();
  await loadRelease(database.sql, release.name);
  before = await readAll(database.sql);
  await expect(migrate(database)).rejects.toThrow(FormerSchema);
  expect(await readAll(database.sql), 'a refused start changes nothing').toEqual(before);
  await upgrade(database, release);
  after = await readAll(database.sql);
});
afterAll(() => database.close());

async function readAll(sql: Sql): Promise<Rows> {
  const { rows } = await raw<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by 1`.execute(sql);
  const all: Rows = new Map();
  for (const { name } of rows) {
    const found = await raw<{ row: Row }>`
      select to_jsonb(t) as row from ${raw.table(name)} t order by to_jsonb(t)::text`.execute(sql);
    all.set(
      name,
      found.rows.map(({ row }) => row),
    );
  }
  return all;
}

/** Derived from others, or about the schema itself. */
const NOT_COMPARED = new Set([
  ...['counted_startups', 'daily_figures', 'deals', 'figures', 'found_startups'],
  'invalidation_outbox',
  ...['schema_migrations', 'search_names', 'search_startups', 'search_words'],
]);

/** Columns that say another thing than before; the tests below say what. */
const CHANGED: Record<string, readonly string[]> = {
  confirmations: ['facts'],
  corrections: ['field'],
  fact_replies: ['field'],
  listing_drafts: ['content'],
  merge_rows: ['content'],
  moderation_log: ['details'],
  submissions: ['content'],
  users: ['moderator_since'],
  // Money that does not count any more is in no sum.
  fundings: ['counted_usd'],
  startups: ['total_fundings', 'early_stage_fundings', 'growth_stage_fundings'],
};

const without = (row: Row, columns: readonly string[]) =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !columns.includes(name)));
const keyOf = (row: Row) => JSON.stringify(row);

test('every row is there as it was', () => {
  const compared: string[] = [];
  for (const [table, rows] of before) {
    if (NOT_COMPARED.has(table)) continue;
    const changed = CHANGED[table] ?? [];
    const own = rows.map((row) => without(row, changed));
    const names = Object.keys(own[0] ?? {});
    const now = (after.get(table) ?? []).map((row) =>
      Object.fromEntries(names.map((name) => [name, row[name]])),
    );
    const sorted = (list: Row[]) => list.map(keyOf).toSorted();
    expect(sorted(now), table).toEqual(sorted(own));
    if (rows.length > 0) compared.push(table);
  }
  // Of the 95 tables of 0.1 these have rows in the fixture.
  expect(compared.length).toBeGreaterThan(75);
  for (const table of ['users', 'follows', 'comparisons', 'alerts', 'subscriptions', 'invoices']) {
    expect(compared).toContain(table);
  }
});

test('all tables are counted, the empty ones too', async () => {
  const counted = new Map((await countRows(database.sql)).map(({ table, rows }) => [table, rows]));
  expect(counted.get('users')).toBe(after.get('users')?.length);
  expect(counted.get('own_lists')).toBe(0);
});

test('the schema is that of a new database', async () => {
  const fresh = await openEmptyDatabase();
  await migrate(fresh);
  expect(await describeSchema(database.sql)).toEqual(await describeSchema(fresh.sql));
  await fresh.close();
  expect(await migrate(database), 'nothing is left to apply').toEqual([]);
});

async function describeSchema(sql: Sql): Promise<string[]> {
  const { rows } = await raw<{ said: string }>`
    select format('%s.%s %s %s', relname, attname, atttypid::regtype, attnotnull) as said
    from pg_attribute join pg_class c on c.oid = attrelid
    where relnamespace = 'public'::regnamespace and attnum > 0 and not attisdropped
    union all select format('%s %s', conrelid::regclass, pg_get_constraintdef(oid))
    from pg_constraint where connamespace = 'public'::regnamespace
    union all select format('%s %s', pg_get_triggerdef(oid), tgenabled) from pg_trigger where not tgisinternal
    union all select indexdef from pg_indexes where schemaname = 'public'
    union all select pg_get_functiondef(oid) from pg_proc
      where pronamespace = 'public'::regnamespace and prokind <> 'a'
        and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
    union all select format('%s %s', name, checksum) from schema_migrations
    union all select nspname from pg_namespace where nspname !~ '^pg_'
    order by 1`.execute(sql);
  return rows.map(({ said }) => said);
}

test('a number is given once', async () => {
  const highest = Math.max(...(before.get('users') ?? []).map(({ id }) => Number(id)));
  const { rows } = await raw<{ id: number }>`
    insert into users (name, email, password_hash) values ('New', 'new@readers.example', 'x') returning id`.execute(
    database.sql,
  );
  expect(rows[0]?.id).toBeGreaterThan(highest);
  await raw`delete from users where email = 'new@readers.example'`.execute(database.sql);
});

describe('what means another thing now', () => {
  const find = (table: string, wanted: Row) =>
    (after.get(table) ?? []).filter((row) =>
      Object.entries(wanted).every(([name, value]) => row[name] === value),
    );
  const edits = (kind: string) =>
    find('submissions', { kind: 'edit', subject_kind: kind }).map(({ content }) => {
      const { field, value } = content as Row;
      return `${field}: ${JSON.stringify(value)}`;
    });

  test('edits have the names and values of fields', () => {
    expect(edits('startup')).toEqual(
      expect.arrayContaining([
        'country: "Kenya"',
        'industries: ["FinTech","AgriTech"]',
        'public_ticker: "NYSE:FLW"',
        'founders: ["Olu Founder"]',
        'year_founded: 2015',
        'other: "The logo is old."',
      ]),
    );
    expect(edits('funding')).toEqual(
      expect.arrayContaining([
        'amount: "NGN 40000000"',
        'announced_on: "2020-02"',
        'announced_on: null',
        'investors: ["Greycroft (lead)","eVentures"]',
      ]),
    );
    expect(edits('investor')).toEqual(['stages: ["Seed","Series A"]']);
  });

  test('a listing is written as one that is sent now', async () => {
    const site = await openTestSite();
    const member = await site.member();
    await raw`update users set email_verified_at = now()`.execute(site.sql);
    const old = find('submissions', { kind: 'listing', state: 'pending' })[0]?.content as Row;
    const { rounds, founders, ...facts } = old;
    const sent = await member.post('/startups', {
      ...facts,
      founders,
      rounds,
      confirmation: true,
    });
    expect(sent.status, await sent.clone().text()).toBe(201);
    const { rows } = await raw<{ content: Row }>`
      select content from submissions order by id desc limit 1`.execute(site.sql);
    // Facts that 0.1 did not ask for are null.
    const asked = Object.fromEntries(
      Object.entries(rows[0]?.content ?? {}).filter(
        ([name, value]) => name in old || value !== null,
      ),
    );
    expect(asked).toEqual(old);
    expect(old).toMatchObject({
      country: 'Namibia',
      public_ticker: 'NYSE:MRL',
      rounds: [
        { date: '2024-03', amount: '250000', investors: ['Novastar Ventures (lead)', 'Flat6Labs'] },
        { date: '2023', amount: 'NGN 40000000', investors: [] },
        { date: null, amount: null, investors: [] },
      ],
    });
    await site.close();
  });

  test('the log, replies, confirmations and drafts follow', () => {
    const fields = (table: string) =>
      (after.get(table) ?? []).map(({ kind, field }) => `${kind} ${field}`);
    expect(fields('corrections').toSorted()).toEqual([
      'funding amount',
      'funding announced_on',
      'startup public_ticker',
    ]);
    expect(fields('fact_replies').toSorted()).toEqual([
      'funding announced_on',
      'startup public_ticker',
    ]);
    expect(JSON.stringify(after.get('moderation_log'))).not.toMatch(/"field": ?"(ticker|date)"/);
    expect(JSON.stringify(after.get('confirmations'))).toContain('United States');
    expect(JSON.stringify(after.get('confirmations'))).toContain('Nigeria');
    expect(after.get('listing_drafts')?.[0]?.content).toMatchObject({ public_ticker: 'NYSE:X' });
  });

  test('rounds that count, and sums, are what a new version derives', async () => {
    const { rows } = await raw<{ slug: string }>`
      select slug from fundings f where is_sourced is distinct from
        exists (select from funding_reports where funding_id = f.id)`.execute(database.sql);
    expect(rows).toEqual([]);
    const { rows: wrong } = await raw`
      select slug from startups s where total_fundings is distinct from
        (select sum(counted_usd) from fundings where startup_id = s.id)`.execute(database.sql);
    expect(wrong).toEqual([]);
    expect(after.get('search_startups')?.length).toBe(after.get('startups')?.length);
  });
});

test('what it has no place for stops the upgrade, and nothing is changed', async () => {
  const other = await openEmptyDatabase();
  await loadRelease(other.sql, release.name);
  await raw`alter table users add column shoe_size int`.execute(other.sql);
  await expect(upgrade(other, release)).rejects.toThrow(
    'no place for what 0.1 kept in users.shoe_size',
  );
  const { rows } = await raw`select shoe_size from users limit 1`.execute(other.sql);
  expect(rows).toHaveLength(1);
  await other.close();
});
