// Which rows of an import its undo leaves: those changed since, those that something else uses, and
// what belongs to them.
import { type RawBuilder, sql as raw } from 'kysely';
import type { Sql } from '../../../data/database.ts';

/** Rows that describe another record, with the column that refers to it. They stay with it. */
const OWNERS: Readonly<Record<string, { column: string; table: string }>> = {
  startup_names: { column: 'startup_id', table: 'startups' },
  startup_operations: { column: 'startup_id', table: 'startups' },
  startup_industries: { column: 'startup_id', table: 'startups' },
  startup_sources: { column: 'startup_id', table: 'startups' },
  startup_people: { column: 'startup_id', table: 'startups' },
  investor_sources: { column: 'investor_id', table: 'investors' },
  funding_reports: { column: 'funding_id', table: 'fundings' },
  funding_investors: { column: 'funding_id', table: 'fundings' },
  imported_round_rows: { column: 'funding_id', table: 'fundings' },
  news_startups: { column: 'news_id', table: 'news' },
};

/** Beside what imports write, these hold a record: their authors rely on it. */
const RELIED_ON = ['claims', 'startup_events'];

export async function keysOf(sql: Sql, table: string): Promise<string[]> {
  const { rows } = await raw<{ column: string }>`
    select a.attname::text as column from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
    where i.indrelid = ${table}::regclass and i.indisprimary order by a.attnum`.execute(sql);
  return rows.map(({ column }) => column);
}

export const matchKeys = (keys: readonly string[], one: string, other: string) =>
  raw.join(
    keys.map((key) => raw`${raw.ref(`${one}.${key}`)} = ${raw.ref(`${other}.${key}`)}`),
    raw` and `,
  );

/** The current values in row `t` of the facts that `c` recorded. */
export const FACTS_NOW = raw`(select jsonb_object_agg(key, to_jsonb(t)->key) from jsonb_object_keys(c.after) key)`;

interface Blocker {
  table: string;
  column: string;
  isList: boolean;
}

/** Columns that keep a row of the table from being deleted. */
export async function listBlockers(sql: Sql, table: string): Promise<Blocker[]> {
  const { rows } = await raw<Blocker>`
    select r.relname::text as table, a.attname::text as column, false as "isList"
    from pg_constraint c join pg_class r on r.oid = c.conrelid
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = ${table}::regclass and cardinality(c.conkey) = 1
      and (c.confdeltype in ('a', 'r') or r.relname = any (${RELIED_ON}::text[])
        or exists (select from pg_trigger where tgrelid = r.oid and tgname = 'keep_import_insert'))
    union all
    select r.relname, a.attname, true
    from pg_class r join pg_attribute a on a.attrelid = r.oid
    where ${table} = 'sources' and r.relkind = 'r' and r.relnamespace = 'public'::regnamespace
      and a.attname like '%source\\_ids' and a.atttypid = 'bigint[]'::regtype
    order by 1, 2`.execute(sql);
  return rows;
}

/** Whether row `x` of a blocker refers to `id`. */
export const refersTo = ({ column, isList }: Blocker, id: RawBuilder<unknown>) =>
  isList ? raw`${raw.ref(`x.${column}`)} @> array[${id}]` : raw`${raw.ref(`x.${column}`)} = ${id}`;

/** Marks them in import_changes. */
export async function keepUsedRows(sql: Sql, runId: number): Promise<void> {
  const { rows } = await raw<{ table: string }>`
    select distinct table_name as table
    from import_changes where run_id = ${runId} and before is null`.execute(sql);
  const tables = rows.map(({ table }) => table);
  for (const table of tables) await keepChanged(sql, runId, table);
  // Whatever stays may use something else.
  for (let kept = 1; kept > 0; ) {
    kept = 0;
    for (const table of tables) {
      kept += await keepOwned(sql, runId, table);
      kept += await keepUsed(sql, runId, table, tables);
    }
  }
  for (const table of tables) await keepChangesOfKept(sql, runId, table);
}

/** A later row of the same file may have filled in what the first left open. */
async function keepChanged(sql: Sql, runId: number, table: string): Promise<void> {
  const keys = await keysOf(sql, table);
  const own = raw.join(keys.map((key) => raw.ref(`mine.${key}`)));
  await raw`
    update import_changes k set kept = 'changed'
    from (
      select c.id as change_id, c.before, first_value(c.after) over (partition by ${own} order by c.id desc) as after, ${own}
      from import_changes c cross join lateral jsonb_populate_record(null::${raw.table(table)}, c.after) mine
      where c.run_id = ${runId} and c.table_name = ${table}
    ) c join ${raw.table(table)} t on ${matchKeys(keys, 't', 'c')}
    where k.id = c.change_id and c.before is null and k.kept is null
      and ${FACTS_NOW} <> c.after`.execute(sql);
}

/** Rows that belong to a record that stays. */
async function keepOwned(sql: Sql, runId: number, table: string): Promise<number> {
  const owner = OWNERS[table];
  if (!owner) return 0;
  const { numAffectedRows } = await raw`
    update import_changes c set kept = 'used' from import_changes o
    where c.run_id = ${runId} and c.table_name = ${table} and c.before is null and c.kept is null
      and o.run_id = ${runId} and o.table_name = ${owner.table} and o.before is null and o.kept is not null
      and o.after->'id' = c.after->${owner.column}`.execute(sql);
  return Number(numAffectedRows ?? 0);
}

/** Records that rows refer to which are not of this import, or of it and stay. */
async function keepUsed(
  sql: Sql,
  runId: number,
  table: string,
  written: readonly string[],
): Promise<number> {
  let kept = 0;
  for (const blocker of await listBlockers(sql, table)) {
    const keys = await keysOf(sql, blocker.table);
    const isOurs = written.includes(blocker.table)
      ? raw`(${raw.join(keys.map((key) => raw.ref(`x.${key}`)))}) in (
          select ${raw.join(keys.map((key) => raw.ref(`mine.${key}`)))} from import_changes o
            cross join lateral jsonb_populate_record(null::${raw.table(blocker.table)}, o.after) mine
          where o.run_id = ${runId} and o.table_name = ${blocker.table} and o.before is null and o.kept is null)`
      : raw`false`;
    const id = raw`(c.after->>'id')::bigint`;
    const { numAffectedRows } = await raw`
      update import_changes c set kept = 'used'
      where c.run_id = ${runId} and c.table_name = ${table} and c.before is null and c.kept is null
        and exists (select from ${raw.table(blocker.table)} x where ${refersTo(blocker, id)} and not ${isOurs})`.execute(
      sql,
    );
    kept += Number(numAffectedRows ?? 0);
  }
  return kept;
}

/** Rows that a later line of the file added to a record that stays. */
async function keepChangesOfKept(sql: Sql, runId: number, table: string): Promise<void> {
  const keys = await keysOf(sql, table);
  const same = raw.join(
    keys.map((key) => raw`k.after->${key}::text = c.after->${key}::text`),
    raw` and `,
  );
  await raw`
    update import_changes c set kept = 'used' from import_changes k
    where k.run_id = ${runId} and k.table_name = ${table} and k.before is null and k.kept is not null
      and c.run_id = ${runId} and c.table_name = ${table} and c.before is not null and c.kept is null
      and ${same}`.execute(sql);
}
