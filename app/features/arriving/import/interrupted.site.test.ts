// An import that ended without saying so is noted as ended; one that may be under way is left.
import { sql as raw } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '../../../../test/site.ts';
import { tryLock, unlock } from '../../../data/advisory-locks.ts';
import { endInterrupted } from './follow-import.server.ts';
import { findUnfinished } from './runs.server.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

test('it is ended, but not while an import may be under way', async () => {
  await raw`
    insert into import_runs (kind, file_name, content_hash) values ('startups', 'broken.csv', 'of-broken')`.execute(
    site.sql,
  );
  const runs = [expect.objectContaining({ kind: 'startups', file_name: 'broken.csv' })];
  await site.sql.connection().execute(async (connection) => {
    expect(await tryLock(connection, 'import')).toBe(true);
    expect(await findUnfinished(site.sql)).toEqual({ runs, isImporting: true });
    await endInterrupted(site.sql);
    expect(await findUnfinished(site.sql)).toEqual({ runs, isImporting: true });
    await unlock(connection, 'import');
  });
  expect(await findUnfinished(site.sql)).toEqual({ runs, isImporting: false });
  await endInterrupted(site.sql);
  expect(await findUnfinished(site.sql)).toEqual({ runs: [], isImporting: false });
});
