import { sql as raw } from 'kysely';
import type { Sql } from '../../data/database.ts';
import { note } from './move-references.server.ts';

export interface Filling {
  mergeId: number;
  table: 'startups' | 'fundings';
  /** The removed one, which merge_rows holds already. */
  from: number;
  to: number;
}

/** Fills unknown columns from the removed row: each group whose first column is null. */
export async function fillUnknown(
  sql: Sql,
  { mergeId, table, from, to }: Filling,
  groups: readonly string[][],
): Promise<void> {
  for (const columns of groups) {
    const [first = ''] = columns;
    const set = columns.map((column) => raw`${raw.ref(column)} = gone.${raw.ref(column)}`);
    const values = columns.map((column) => raw`${raw.lit(column)}, gone.${raw.ref(column)}`);
    await note(
      sql,
      { mergeId, table, fate: 'filled', to },
      raw`update ${raw.table(table)} kept set ${raw.join(set)}
        from merge_rows m, jsonb_populate_record(null::${raw.table(table)}, m.content) gone
        where m.merge_id = ${mergeId} and m.fate = 'gone' and m.table_name = ${table} and gone.id = ${from}
          and kept.id = ${to} and kept.${raw.ref(first)} is null and gone.${raw.ref(first)} is not null
        returning jsonb_build_object(${raw.join(values)}) as content`,
    );
  }
}
