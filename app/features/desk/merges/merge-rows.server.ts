// What a merge did, so that it can be undone.
import { type RawBuilder, sql as raw } from 'kysely';
import type { Sql } from '../../../data/database.ts';
import { invalid } from '../../../http/errors.ts';
import type { MergeOrder } from '../queue/contract.ts';

export interface MergedEntry {
  id: number;
  slug: string;
  name: string;
}

/** The two entries that an order names, out of those found. Throws 422 with these messages. */
export function pickBoth<Entry extends MergedEntry>(
  found: readonly Entry[],
  order: MergeOrder,
  unknownMessage: (slug: string) => string,
  sameMessage: string,
): { keep: Entry; gone: Entry } {
  const keep = found.find(({ slug }) => slug === order.keep);
  const gone = found.find(({ slug }) => slug === order.gone);
  if (!keep) throw invalid({ keep: [unknownMessage(order.keep)] });
  if (!gone) throw invalid({ gone: [unknownMessage(order.gone)] });
  if (keep.id === gone.id) throw invalid({ gone: [sameMessage] });
  return { keep, gone };
}

export async function beginMerge(
  sql: Sql,
  kind: 'startup' | 'funding',
  keep: MergedEntry,
  gone: MergedEntry,
  now: Date,
): Promise<{ id: number; uuid: string }> {
  const { rows } = await raw<{ id: number; uuid: string }>`
    insert into merges (kind, kept_id, kept_name, gone_id, gone_slug, gone_name, created_at)
    values (${kind}, ${keep.id}, ${keep.name}, ${gone.id}, ${gone.slug}, ${gone.name}, ${now})
    returning id, uuid`.execute(sql);
  if (!rows[0]) throw new Error('A merge was not written');
  return rows[0];
}

/** A row that a merge touched. */
interface Note {
  mergeId: number;
  table: string;
  column?: string;
  fate: 'filled' | 'gone' | 'moved' | 'dropped' | 'added';
  from?: number;
  to?: number;
}

export async function note(
  sql: Sql,
  { mergeId, table, column, fate, from, to }: Note,
  selecting: RawBuilder<unknown>,
): Promise<void> {
  await raw`
    with touched as (${selecting})
    insert into merge_rows (merge_id, position, table_name, column_name, fate, old_id, new_id, content)
    select ${mergeId}, coalesce((select max(position) from merge_rows where merge_id = ${mergeId}), 0)
        + row_number() over (), ${table}, ${column ?? null}, ${fate}, ${from ?? null}::bigint, ${to ?? null}::bigint,
      touched.content
    from touched`.execute(sql);
}

interface Filling {
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
          and kept.id = ${to} and ${isUnknown('kept', first)} and not ${isUnknown('gone', first)}
        returning jsonb_build_object(${raw.join(values)}) as content`,
    );
  }
}

/** Null, or a list without values. */
const isUnknown = (row: string, column: string): RawBuilder<unknown> =>
  raw`coalesce(to_jsonb(${raw.ref(`${row}.${column}`)}) in ('null', '[]'), true)`;
