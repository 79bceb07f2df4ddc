// Finds new results of followed lists (docs/decisions/050-alerts.md). A killed run is repeated:
// results are stored in one transaction with how far the alert was checked.
import { type RawBuilder, sql as raw } from 'kysely';
import { lockInTransaction } from '../../../data/advisory-locks.ts';
import type { Sql } from '../../../data/database.ts';
import { UNNAMED } from '../../../data/named-statements.ts';
import { HttpError } from '../../../http/errors.ts';
import type { JobLog } from '../../../jobs/jobs.server.ts';
import type { ItemKind } from '../contract.ts';
import { openList } from './followed-list.server.ts';

const CHANGES_A_BATCH = 20_000;

/** Statements vary with their conditions, and their best plans with the values. */
const unnamed = raw.raw(UNNAMED);

/** Returns the number of new items. */
export async function findNew(sql: Sql, log: JobLog, signal?: AbortSignal): Promise<number> {
  while (await takeChanges(sql)) if (signal?.aborted) return 0;
  const { rows } = await raw<{ id: number }>`
    select id from alerts where ended_at is null and checked_to < (select max(id) from alert_batches)
    order by id`.execute(sql);
  const found = await checkEach(sql, log, rows, false, signal);
  await raw`
    delete from alert_batches b where not exists (
      select from alerts where ended_at is null and checked_to < b.id)`.execute(sql);
  return found;
}

/**
 * Checks whole lists: conditions on days begin to hold by themselves, and some facts are written
 * without a trigger of alerts.
 */
export async function findNewInAll(sql: Sql, log: JobLog): Promise<number> {
  const { rows } = await raw<{ id: number }>`
    select id from alerts where ended_at is null order by id`.execute(sql);
  return checkEach(sql, log, rows, true);
}

/**
 * Makes a batch of what was committed since. Batches are numbered under a lock, so that a later one
 * is never committed first; what triggers write has no such order.
 */
async function takeChanges(sql: Sql): Promise<boolean> {
  return sql.transaction().execute(async (transaction) => {
    await lockInTransaction(transaction, 'alerts');
    const { rows } = await raw<{ taken: number }>`
      with taken as (
        delete from alert_changes where id in (select id from alert_changes order by id limit ${CHANGES_A_BATCH})
        returning startup_id, investor_id
      ), made as (
        insert into alert_batches (startup_ids, investor_ids)
        select coalesce(array_agg(distinct startup_id) filter (where startup_id is not null), '{}'),
          coalesce(array_agg(distinct investor_id) filter (where investor_id is not null), '{}')
        from taken having count(*) > 0 and exists (select from alerts where ended_at is null)
      )
      select count(*)::int as taken from taken`.execute(transaction);
    return rows[0]?.taken === CHANGES_A_BATCH;
  });
}

async function checkEach(
  sql: Sql,
  log: JobLog,
  alerts: ReadonlyArray<{ id: number }>,
  isWhole: boolean,
  signal?: AbortSignal,
): Promise<number> {
  let found = 0;
  for (const { id } of alerts) {
    if (signal?.aborted) break;
    try {
      found += await sql
        .transaction()
        .execute((transaction) => checkAlert(transaction, log, id, isWhole));
    } catch (error) {
      // The others must not wait for it; it is checked again with the next change.
      log.error({ alert: id, error: (error as Error).name }, 'alert not checked');
    }
  }
  return found;
}

interface Checked {
  userId: number;
  kind: ItemKind;
  address: string;
  newest: number;
  startups: number[];
  investors: number[];
}

async function checkAlert(sql: Sql, log: JobLog, id: number, isWhole: boolean): Promise<number> {
  const { rows } = await raw<Checked>`
    select user_id as "userId", kind, address, coalesce((select max(b.id) from alert_batches b), checked_to) as newest,
      array(select distinct unnest(startup_ids) from alert_batches b where b.id > checked_to) as startups,
      array(select distinct unnest(investor_ids) from alert_batches b where b.id > checked_to) as investors
    from alerts where id = ${id} and ended_at is null for update skip locked`.execute(sql);
  const [alert] = rows;
  if (!alert) return 0;
  const matching = await readMatching(sql, log, id, alert);
  const { rows: done } = await raw<{ found: number }>`${unnamed}
    with known as materialized (
      -- The union is made once, and not unpacked again for each row.
      select seen + '{}'::int8multirange as ids from alerts where id = ${id}
    ), found as materialized (
      select distinct m.id from (${matching}) m
      where ${isWhole ? raw`true` : isAmong(alert)} and not m.id <@ (select ids from known)
    ), noted as (
      insert into alert_items (alert_id, item_id) select ${id}, id from found on conflict do nothing
    ), moved as (
      update alerts set checked_to = greatest(checked_to, ${alert.newest}),
        seen = seen + coalesce((select range_agg(int8range(found.id, found.id, '[]')) from found), '{}')
      where id = ${id}
    )
    select count(*)::int as found from found`.execute(sql);
  return done[0]?.found ?? 0;
}

/** Nothing where the list can no longer be read, such as of an industry that is gone. */
async function readMatching(sql: Sql, log: JobLog, id: number, { userId, address }: Checked) {
  try {
    return (await openList({ sql, now: new Date(), session: { userId } }, address)).matching;
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    log.error({ alert: id, status: error.status }, 'the list of an alert cannot be read');
    return raw`select null::bigint as id, null::bigint as startup_id where false`;
  }
}

function isAmong({ kind, startups, investors }: Checked): RawBuilder<boolean> {
  if (kind !== 'investor') return raw<boolean>`m.startup_id = any (${startups}::bigint[])`;
  return raw<boolean>`(m.id = any (${investors}::bigint[]) or m.id in (
    select investor_id from deals where startup_id = any (${startups}::bigint[])))`;
}

/** Feeds show items for 60 days; seen items stay recorded as seen. */
export async function forgetOldItems(sql: Sql): Promise<void> {
  await raw`delete from alert_items where found_at < now() - interval '60 days'`.execute(sql);
}
