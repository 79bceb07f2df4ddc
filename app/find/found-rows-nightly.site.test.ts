// Stored results follow every write (docs/search-engine.md).
import { sql as raw } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isOnPostgres } from '../../test/databases.ts';
import { openTestSite, type TestSite } from '../../test/site.ts';
import { listStaleStartups } from '../../test/stale-startups.ts';
import { untilLockIsAwaited } from '../../test/until-lock-is-awaited.ts';
import { searchWork } from '../features/search/jobs.server.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const one = raw`(select id from startups where slug = 'flutterwave')`;

async function takeKept() {
  const { rows } = await raw<{ all: string }>`
    select md5(string_agg(shown::text, '' order by startup_id)) as all from found_startups`.execute(
    site.sql,
  );
  return { all: rows[0]?.all, differ: (await listStaleStartups(site.sql)).length };
}

// The embedded database has one connection.
test.skipIf(!isOnPostgres())('two who write about a startup are both followed', async () => {
  const edit = raw`update startups set tagline = tagline || ' too' where id = ${one}`;
  const rename = raw`update investors set name = name || ' too' where id in (
    select investor_id from funding_investors fi join fundings f on f.id = fi.funding_id where f.startup_id = ${one})`;
  const remove = raw`delete from startups where id = ${one}`;
  for (const [first, second] of [
    [edit, rename],
    [rename, edit],
    [rename, remove],
  ] as const) {
    const transaction = await site.sql.startTransaction().execute();
    await first.execute(transaction);
    const waiting = second.execute(site.sql);
    await untilLockIsAwaited(site.sql);
    await transaction.commit().execute();
    await waiting;
    expect((await takeKept()).differ).toBe(0);
  }
});

test('to write one startup, no other is read', async () => {
  const another = raw`(select id from startups where slug = 'andela')`;
  await site.sql.transaction().execute(async (transaction) => {
    const countRead = async (what: () => Promise<unknown>) => {
      const count = raw<{ rows: number }>`
        select sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::int as rows from pg_stat_xact_user_tables
        where relname in ('startups', 'fundings', 'found_startups')`;
      const before = await count.execute(transaction);
      await what();
      const after = await count.execute(transaction);
      return (after.rows[0]?.rows ?? 0) - (before.rows[0]?.rows ?? 0);
    };
    // Of a thousand startups; one with all its rounds is fewer.
    const rows = await countRead(() =>
      raw`select refresh_found_startups(array[${another}])`.execute(transaction),
    );
    expect(rows).toBeGreaterThan(1);
    expect(rows).toBeLessThan(100);
  });
});

test('once a night what was missed is repaired', async () => {
  await raw`update found_startups set shown = '{}' where startup_id % 3 = 0`.execute(site.sql);
  await raw`delete from found_startups where startup_id % 7 = 0`.execute(site.sql);
  const wrong = (await takeKept()).differ;
  expect(wrong).toBeGreaterThan(100);
  const said: unknown[] = [];
  const log = { warn: (what: unknown) => said.push(what) } as never;
  const [check] = searchWork(site.sql, log).jobs;
  await check?.run();
  expect((await takeKept()).differ).toBe(0);
  expect(said).toEqual([{ mended: wrong }]);
  await check?.run();
  expect(said).toHaveLength(1);
});
