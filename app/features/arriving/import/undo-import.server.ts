// Undoes the changes of an import: values first, from the last to the first, then rows. What was
// changed since, or is used by something else, stays whole and is listed.
import { type RawBuilder, sql as raw } from 'kysely';
import { RECORDS } from '../../../catalogue/records.ts';
import { refreshLeaders } from '../../../catalogue/related.server.ts';
import { lockInTransaction } from '../../../data/advisory-locks.ts';
import type { Sql } from '../../../data/database.ts';
import {
  FACTS_NOW,
  keepUsedRows,
  keysOf,
  listBlockers,
  matchKeys,
  refersTo,
} from './kept-rows.server.ts';

const CHANGES_AT_ONCE = 500;
const MOST_LISTED = 200;

export interface KeptRow {
  table: string;
  name: string;
  reason: 'changed' | 'used';
}

interface Change {
  id: number;
  table_name: string;
  is_new: boolean;
}

/** Idempotent: an interrupted undo continues when called again. Returns the rows that stay. */
export async function undoRun(
  sql: Sql,
  runId: number,
  onProgress?: (done: number, all: number) => void,
): Promise<KeptRow[]> {
  const all = await sql.transaction().execute(async (transaction) => {
    await lockInTransaction(transaction, 'import');
    await keepUsedRows(transaction, runId);
    return countChanges(transaction, runId);
  });
  for (let done = 0; ; ) {
    const taken = await sql.transaction().execute(async (transaction) => {
      await lockInTransaction(transaction, 'import');
      return takeBack(transaction, runId);
    });
    if (taken === 0) break;
    done += taken;
    onProgress?.(done, all);
  }
  return endUndo(sql, runId);
}

async function countChanges(sql: Sql, runId: number): Promise<number> {
  const { rows } = await raw<{ count: number }>`
    select count(*)::int as count
    from import_changes where run_id = ${runId} and kept is null`.execute(sql);
  return rows[0]?.count ?? 0;
}

/** Rows that others refer to go after those, in this order. */
const RECORDS_LAST = ['news', 'fundings', 'startups', 'people', 'investors', 'sources'];

/** Undoes the next changes; returns how many it looked at. */
async function takeBack(sql: Sql, runId: number): Promise<number> {
  const { rows: changes } = await raw<Change>`
    select id, table_name, before is null as is_new from import_changes
    where run_id = ${runId} and kept is null 
    order by before is null, array_position(${RECORDS_LAST}::text[], table_name) nulls first, table_name, id desc
    limit ${CHANGES_AT_ONCE}`.execute(sql);
  for (const group of groupAlike(changes)) {
    const [{ table_name: table, is_new: isNew } = { table_name: '', is_new: false }] = group;
    const ids = group.map(({ id }) => id);
    if (isNew) await removeRows(sql, table, ids);
    else await restoreRows(sql, table, ids);
  }
  const ids = changes.map(({ id }) => id);
  await forgetTraces(sql, ids);
  await raw`
    delete from import_changes where id = any (${ids}::bigint[]) and kept is null`.execute(sql);
  return changes.length;
}

/** Changes of one table and kind that follow each other are undone by one statement. */
function groupAlike(changes: readonly Change[]): Change[][] {
  const groups: Change[][] = [];
  for (const change of changes) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    const isAlike = last?.table_name === change.table_name && last.is_new === change.is_new;
    // A row that changed twice is restored step by step.
    if (group && isAlike && change.is_new) group.push(change);
    else groups.push([change]);
  }
  return groups;
}

async function removeRows(sql: Sql, table: string, ids: readonly number[]): Promise<void> {
  const keys = await keysOf(sql, table);
  const uses = (await listBlockers(sql, table)).map(
    (blocker) =>
      raw`exists (select from ${raw.table(blocker.table)} x where ${refersTo(blocker, raw`t.id`)})`,
  );
  await raw`
    with those as materialized (
      select c.id as change_id, c.after, ${raw.join(keys.map((key) => raw.ref(`mine.${key}`)))}
      from import_changes c cross join lateral jsonb_populate_record(null::${raw.table(table)}, c.after) mine
      where c.id = any (${ids}::bigint[])
    ), removed as (
      delete from ${raw.table(table)} t using those c
      where ${matchKeys(keys, 't', 'c')} and ${FACTS_NOW} = c.after
        and not (${raw.join([raw`false`, ...uses], raw` or `)})
      returning c.change_id
    )
    update import_changes k set kept = case when ${FACTS_NOW} = c.after then 'used' else 'changed' end
    from those c join ${raw.table(table)} t on ${matchKeys(keys, 't', 'c')}
    where k.id = c.change_id and c.change_id not in (select change_id from removed)`.execute(sql);
}

/** Columns that hold one fact are restored together, and only where they still say the same. */
async function restoreRows(sql: Sql, table: string, ids: readonly number[]): Promise<void> {
  const keys = await keysOf(sql, table);
  const isRow = raw.join(
    keys.map((key) => raw`${raw.ref(`t.${key}`)} = (c.was).${raw.ref(key)}`),
    raw` and `,
  );
  for (const columns of await factsOf(sql, table, ids, keys)) {
    const of = (alias: RawBuilder<unknown>) =>
      raw`row(${raw.join(columns.map((column) => raw`${alias}.${raw.ref(column)}`))})`;
    const [now, was, became] = [of(raw`t`), of(raw`(c.was)`), of(raw`(c.became)`)];
    const names = raw.join(columns.map((column) => raw.ref(column)));
    const touched = table in KINDS ? raw`, updated_at = now()` : raw``;
    await raw`
      with those as materialized (
        select c.id as change_id, was, became from import_changes c
          cross join lateral jsonb_populate_record(null::${raw.table(table)}, c.before) was
          cross join lateral jsonb_populate_record(null::${raw.table(table)}, c.after) became
        where c.id = any (${ids}::bigint[])
      ), restored as (
        update ${raw.table(table)} t set (${names}) = ${was} ${touched} from those c
        where ${isRow} and ${now} is not distinct from ${became}
        returning c.change_id
      )
      update import_changes k set kept = 'changed' from those c join ${raw.table(table)} t on ${isRow}
      where k.id = c.change_id and c.change_id not in (select change_id from restored)
        and ${now} is distinct from ${was}`.execute(sql);
  }
}

const KINDS = { startups: 'startup', fundings: 'funding', investors: 'investor' } as const;

/** The columns that these changes changed, those of one field together. */
async function factsOf(
  sql: Sql,
  table: string,
  ids: readonly number[],
  keys: readonly string[],
): Promise<string[][]> {
  const { rows } = await raw<{ column: string }>`
    select distinct key as column from import_changes c cross join lateral jsonb_each(c.after)
    where c.id = any (${ids}::bigint[])
      and value is distinct from c.before->key order by 1`.execute(sql);
  const changed = rows.map(({ column }) => column).filter((column) => !keys.includes(column));
  const kind = Object.entries(KINDS).find(([one]) => one === table)?.[1];
  if (!kind) return changed.length > 0 ? [changed] : [];
  const fields = Object.entries(RECORDS[kind]).map(([name, { column = name, with: beside = [] }]) =>
    [column, ...beside].filter((one) => changed.includes(one)),
  );
  const together = fields.filter(({ length }) => length > 0);
  const alone = changed.filter((column) => !together.some((group) => group.includes(column)));
  return [...together, ...alone.map((column) => [column])];
}

/** A mistake that was undone is neither in the history nor sent to followers. */
async function forgetTraces(sql: Sql, ids: readonly number[]): Promise<void> {
  const records = (table: string) => raw`(
    select (c.after->>'id')::bigint from import_changes c
    where c.id = any (${ids}::bigint[]) and c.table_name = ${table} and c.before is not null)`;
  await raw`
    delete from status_changes
    where created_at = now() and startup_id in ${records('startups')}`.execute(sql);
  for (const [table, kind] of Object.entries(KINDS)) {
    await raw`
      delete from fact_changes
      where changed_at = now() and kind = ${kind} and entity_id in ${records(table)}`.execute(sql);
  }
}

/** The tables of records with a page: other kept rows are listed with their record. */
const LISTED = ['startups', 'fundings', 'investors', 'people', 'news', 'metric_points'];

async function endUndo(sql: Sql, runId: number): Promise<KeptRow[]> {
  const { rows } = await raw<KeptRow>`
    select c.table_name as "table", min(c.kept) as reason, coalesce(
        c.after->>'name', c.after->>'title', case when c.table_name = 'fundings' then c.after->>'slug' end,
        (select name from startups where id = (c.after->>'startup_id')::bigint),
        (select name from investors where id = (c.after->>'investor_id')::bigint),
        (select slug from fundings where id = (c.after->>'funding_id')::bigint), '') as name
    from import_changes c
    where c.run_id = ${runId} and c.kept is not null and (c.kept = 'changed' or c.table_name = any (${LISTED}::text[]))
    group by 1, 3 order by min(c.id) limit ${MOST_LISTED}`.execute(sql);
  await raw`
    update import_runs set undone_at = clock_timestamp(), finished_at = coalesce(finished_at, clock_timestamp()),
      kept = ${JSON.stringify(rows)}::jsonb where id = ${runId} and undone_at is null`.execute(sql);
  await raw`delete from import_changes where run_id = ${runId}`.execute(sql);
  await raw`
    delete from search_words w
    where not exists (select from search_names where word = w.word)`.execute(sql);
  await refreshLeaders(sql);
  return rows;
}
