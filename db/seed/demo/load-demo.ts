// Fills a database with fictional startups.
import { sql as raw } from 'kysely';
import { followHighestId, type TableName } from '../../../app/data/bulk-load.ts';
import type { Sql } from '../../../app/data/database.ts';
import { type FillOptions, fillCatalogue } from '../catalogue-state.ts';
import { loadReference, type ReferenceData } from '../load-reference.ts';
import { FILLED_TABLES, insertBatch, NUMBERED_TABLES } from '../row-batch.ts';
import type { Batch } from './batch.ts';
import { LAST_DAY, timeText } from './calendar.ts';
import { type DemoOptions, generateDemo, MAX_STARTUPS } from './generate.ts';
import { insertMetricPoints } from './metrics.ts';

export interface LoadDemoOptions extends DemoOptions, FillOptions {
  /** Called after each batch with the startups written so far. */
  onProgress?: (startupsCount: number) => void;
}

/**
 * In one transaction. Throws CatalogueNotEmpty, and a RangeError for a count or seed out of range.
 * As the database's superuser (the embedded one always) it skips checking foreign keys row by row,
 * which would take most of the time; the rows are the generator's own.
 */
export async function loadDemo(
  sql: Sql,
  reference: ReferenceData,
  { count, seed, onProgress, ...options }: LoadDemoOptions,
): Promise<void> {
  if (!Number.isInteger(count) || count < 1 || count > MAX_STARTUPS) {
    throw new RangeError(`Expected 1 to ${MAX_STARTUPS} startups, not ${count}`);
  }
  if (!Number.isSafeInteger(seed) || seed < 0) {
    throw new RangeError(`Expected a seed that is a whole number from 0, not ${seed}`);
  }
  await fillCatalogue(sql, { kind: 'demo', count }, options, {
    async fill(transaction) {
      const loaded = await loadReference(transaction, reference);
      await checkRows(transaction, false);
      // No index can be made while deferred triggers wait; nothing fictional was removed.
      await raw`set constraints all immediate`.execute(transaction);
      const makeIndexes = await setIndexesAside(transaction, FILLED_TABLES);
      let startupsCount = 0;
      let written = Promise.resolve();
      // While the database writes one batch, the next is made.
      for (const batch of generateDemo({ count, seed }, loaded)) {
        const before = written;
        written = insertAll(transaction, batch);
        // What fails is thrown below; until then nobody else may hear of it.
        written.catch(() => {});
        await before;
        startupsCount += batch.count('startups');
        onProgress?.(startupsCount);
      }
      await written;
      await makeIndexes();
      await checkRows(transaction, true);
      await followHighestId(transaction, NUMBERED_TABLES);
    },
    derive: refreshInvestors,
  });
}

/** Only a superuser may turn foreign keys off; for others they stay on. */
async function checkRows(transaction: Sql, isOn: boolean): Promise<void> {
  await raw`select set_config('session_replication_role', ${isOn ? 'origin' : 'replica'}, true)
    where current_setting('is_superuser') = 'on'`.execute(transaction);
}

// Sends everything at once; the connection keeps the order, and an error of one ends the
// transaction for all.
async function insertAll(transaction: Sql, batch: Batch): Promise<void> {
  await Promise.all([
    insertBatch(transaction, batch),
    insertMetricPoints(batch.metrics, batch.metricsSource).execute(transaction),
  ]);
}

// Their figures come from rounds of all batches; the time of the change is the demonstration's last
// day, not today.
async function refreshInvestors(transaction: Sql): Promise<void> {
  // Its joins grow with the square of the ids, so it gets them in small parts.
  await raw`select refresh_investor_figures(ids)
    from (select array_agg(id) as ids from investors group by id / 2000) parts`.execute(
    transaction,
  );
  await raw`update investors set updated_at = ${timeText(LAST_DAY)}::timestamptz`.execute(
    transaction,
  );
}

/**
 * Drops the indexes of tables, and answers what makes them again: for a full table that takes a
 * fraction of keeping them row by row. Those that foreign keys lean on stay.
 */
async function setIndexesAside(
  transaction: Sql,
  tables: readonly TableName[],
): Promise<() => Promise<void>> {
  const { rows } = await raw<{ drop: string; make: string }>`
    select case when own.oid is null then format('drop index %s', i.indexrelid::regclass)
        else format('alter table %s drop constraint %I', i.indrelid::regclass, own.conname) end as drop,
      case when own.oid is null then pg_get_indexdef(i.indexrelid)
        else format('alter table %s add constraint %I %s', i.indrelid::regclass, own.conname,
          pg_get_constraintdef(own.oid)) end as make
    from pg_index i
      join pg_class t on t.oid = i.indrelid
      left join pg_constraint own on own.conindid = i.indexrelid and own.contype in ('p', 'u', 'x')
    where t.relname = any (${[...tables]}::text[]) and t.relnamespace = current_schema()::regnamespace
      and not exists (select from pg_constraint leaning
        where leaning.conindid = i.indexrelid and leaning.contype = 'f')
    order by t.relname, i.indexrelid`.execute(transaction);
  for (const { drop } of rows) await raw`${raw.raw(drop)}`.execute(transaction);
  return async () => {
    for (const { make } of rows) await raw`${raw.raw(make)}`.execute(transaction);
  };
}
