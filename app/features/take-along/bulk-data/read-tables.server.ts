import { sql as raw } from 'kysely';
import { isEmbedded, type Sql } from '../../../data/database.ts';
import { type ColumnType, type Row, TABLES, type TablePlan } from './contract.ts';

/** Of Postgres, by name. */
const TYPES: Record<string, ColumnType> = {
  text: 'text',
  integer: 'integer',
  bigint: 'integer',
  numeric: 'number',
  boolean: 'boolean',
  date: 'date',
  'timestamp with time zone': 'datetime',
  'text[]': 'list',
};

/** Columns, types and descriptions as the database has them: its comments are read by everybody. */
export async function planTables(sql: Sql): Promise<TablePlan[]> {
  const { rows } = await raw<{
    table: string;
    about: string | null;
    name: string;
    type: string;
    description: string | null;
  }>`
    select t.name as table, obj_description(v.oid, 'pg_class') as about, a.attname::text as name,
      format_type(a.atttypid, null) as type,
      coalesce(col_description(v.oid, a.attnum), (
        select col_description(b.attrelid, b.attnum) from pg_attribute b
        where b.attrelid = t.base::regclass and b.attname = a.attname)) as description
    from json_to_recordset(${JSON.stringify(TABLES)}::json) as t (name text, base text)
      join pg_class v on v.oid = ('published_' || t.name)::regclass
      join pg_attribute a on a.attrelid = v.oid and a.attnum > 0 and a.attname <> 'row_id'
    order by t.name, a.attnum`.execute(sql);
  return TABLES.map(({ name, key }) => {
    const own = rows.filter(({ table }) => table === name);
    return {
      name,
      key,
      description: own[0]?.about ?? '',
      columns: own.map(({ name: column, type: given, description }) => {
        const type = TYPES[given];
        if (!type) throw new Error(`published_${name}.${column}: no file has a form for ${given}`);
        return { name: column, type, description: description ?? '' };
      }),
    };
  });
}

// Pages of an embedded database wait for one statement.
const IDS_AT_ONCE = 200;

type Take = (batch: [table: string, rows: Row[]]) => Promise<void>;

/** As of one moment on Postgres; on the embedded database a transaction would hold up pages. */
export async function readAllRows(sql: Sql, take: Take): Promise<void> {
  if (isEmbedded(sql)) return readTables(sql, take);
  await sql
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((transaction) => readTables(transaction, take));
}

async function readTables(sql: Sql, take: Take): Promise<void> {
  for (const { name } of TABLES) {
    const view = raw.table(`published_${name}`);
    const { rows: last } = await raw<{ id: number | null }>`
      select max(row_id) as id from ${view}`.execute(sql);
    for (let after = 0; after < (last[0]?.id ?? 0); after += IDS_AT_ONCE) {
      const { rows } = await raw<Row>`
        select *
        from ${view} where row_id > ${after} and row_id <= ${after + IDS_AT_ONCE}`.execute(sql);
      if (rows.length > 0) await take([name, rows]);
    }
  }
}
