import { sql as raw } from 'kysely';
import type { Sql } from '../../../data/database.ts';
import { type ColumnType, TABLES, type TablePlan } from './contract.ts';

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

interface ColumnRow {
  table: string;
  about: string | null;
  name: string;
  type: string;
  description: string | null;
}

/** Columns, types and descriptions as the database has them: its comments are read by everybody. */
export async function planTables(sql: Sql): Promise<TablePlan[]> {
  const { rows } = await raw<ColumnRow>`
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
      columns: own.map((column) => ({
        name: column.name,
        type: typeOf(column),
        description: column.description ?? '',
      })),
    };
  });
}

function typeOf({ table, name, type }: ColumnRow): ColumnType {
  const found = TYPES[type];
  if (!found) throw new Error(`published_${table}.${name}: no file has a form for ${type}`);
  return found;
}
