import { type RawBuilder, sql as raw } from 'kysely';
import type { Sql } from '../../data/database.ts';
import { clashingKeys, listReferences, type Reference } from './references.server.ts';

export interface Move {
  mergeId: number;
  target: 'startups' | 'fundings';
  from: number;
  to: number;
}

export async function moveReferences(sql: Sql, move: Move): Promise<void> {
  for (const reference of await listReferences(sql, move.target)) {
    await dropClashing(sql, reference, move);
    await moveRows(sql, reference, move);
  }
}

/** Drops rows that the remaining one has as well, such as follows of the same user. */
async function dropClashing(sql: Sql, reference: Reference, { mergeId, from, to }: Move) {
  const { table, column } = reference;
  const clashes = clashingKeys(reference).map((key) => {
    const same = key.map((one) => raw`k.${raw.ref(one)} = r.${raw.ref(one)}`);
    const others = [raw`k.${raw.ref(column)} = ${to}`, ...same];
    return raw`exists (select from ${raw.table(table)} k where ${raw.join(others, raw` and `)})`;
  });
  if (clashes.length === 0) return;
  await note(
    sql,
    { mergeId, table, column, fate: 'dropped', from, to },
    raw`delete from ${raw.table(table)} r
      where r.${raw.ref(column)} = ${from} and (${raw.join(clashes, raw` or `)}) ${ofKind(reference)}
      returning to_jsonb(r) as content`,
  );
}

// Offset that sorts moved rows after those of the remaining one.
const AFTER_THE_REST = 1_000;

async function moveRows(sql: Sql, reference: Reference, { mergeId, from, to }: Move) {
  const { table, column, columns, keys } = reference;
  // The mail address of a finder is forgotten in time.
  const content = table === 'submissions' ? raw`to_jsonb(r) - 'email'` : raw`to_jsonb(r)`;
  await note(
    sql,
    { mergeId, table, column, fate: 'moved', from, to },
    raw`select ${content} as content from ${raw.table(table)} r
      where r.${raw.ref(column)} = ${from} ${ofKind(reference)}`,
  );
  const isList = columns.includes('position') && !keys.some((key) => key.includes('position'));
  await raw`
    update ${raw.table(table)} r set ${raw.ref(column)} = ${to}
      ${isList ? raw`, position = position + ${raw.lit(AFTER_THE_REST)}` : raw``}
    where r.${raw.ref(column)} = ${from} ${ofKind(reference)}`.execute(sql);
}

export function ofKind({ kind }: Reference): RawBuilder<unknown> {
  return kind ? raw`and r.${raw.ref(kind.column)} = ${kind.is}` : raw``;
}

export interface Note {
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
