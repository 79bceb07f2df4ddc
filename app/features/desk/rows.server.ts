import { sql as raw } from 'kysely';
import type { Sql } from '../../data/database.ts';

/** For inserting rows again: the columns of a table, and their values of `was`, a row as it was. */
export async function listColumns(sql: Sql, table: string) {
  const { rows } = await raw<{ name: string }>`
    select attname::text as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''
    order by attnum`.execute(sql);
  return {
    all: raw.join(rows.map(({ name }) => raw.ref(name))),
    old: raw.join(rows.map(({ name }) => raw.ref(`was.${name}`))),
  };
}
