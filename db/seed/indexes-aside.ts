// Sets indexes aside for a bulk load: making one of a full table takes a fraction of keeping it row
// by row.
import { sql as raw } from 'kysely';
import type { TableName } from '../../app/data/bulk-load.ts';
import type { Sql } from '../../app/data/database.ts';

interface Aside {
  drop: string;
  make: string;
}

/**
 * Drops the indexes of tables, in the caller's transaction, and answers what makes them again.
 * Those that foreign keys lean on stay: keys that grow cost little row by row.
 */
export async function setIndexesAside(
  transaction: Sql,
  tables: readonly TableName[],
): Promise<() => Promise<void>> {
  const { rows } = await raw<Aside>`
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
