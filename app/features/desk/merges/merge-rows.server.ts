// How two records become one; each row that it touches is kept, so that it can be undone.

import { type RawBuilder, sql as raw } from 'kysely';
import { z } from 'zod';
import type { Sql } from '../../../data/database.ts';
import type { Context } from '../../../http/context.ts';
import { invalid } from '../../../http/errors.ts';
import { moderate } from '../../../http/guard.server.ts';
import { logDecision } from '../../../http/moderation.server.ts';
import { slugParam } from '../../../http/params.ts';
import { moderationText as text } from '../../../text/text.ts';
import { reasonOf } from '../corrections/contract.ts';

export const mergeForm = z.object({ keep: slugParam, gone: slugParam, reason: reasonOf(2) });
export type MergeOrder = z.output<typeof mergeForm>;

export interface MergedEntry {
  id: number;
  slug: string;
  name: string;
}

export interface Both {
  mergeId: number;
  table: 'startups' | 'fundings';
  /** Ids of the one that goes and the one that stays. */
  from: number;
  to: number;
}

interface MergeKind<Entry> {
  table: Both['table'];
  wrong: { unknown: (slug: string) => string; same: string };
  /** Finds those of an order, and locks them. */
  lock(sql: Sql, order: MergeOrder): Promise<Entry[]>;
  work(sql: Sql, both: Both, entries: { keep: Entry; gone: Entry }): Promise<void>;
}

/** Throws 404 for others than moderators, 422 unless the order names two that can be merged. */
export async function merge<Entry extends MergedEntry>(
  context: Context,
  order: MergeOrder,
  { table, wrong, lock, work }: MergeKind<Entry>,
): Promise<void> {
  const { now } = context;
  await moderate(context, async (sql) => {
    const found = await lock(sql, order);
    const find = (side: 'keep' | 'gone') => {
      const one = found.find(({ slug }) => slug === order[side]);
      if (!one) throw invalid({ [side]: [wrong.unknown(order[side])] });
      return one;
    };
    const keep = find('keep');
    const gone = find('gone');
    if (keep.id === gone.id) throw invalid({ gone: [wrong.same] });
    const { id: mergeId, uuid } = await sql
      .insertInto('merges')
      .values({
        ...{ kind: KINDS[table], kept_id: keep.id, kept_name: keep.name, created_at: now },
        ...{ gone_id: gone.id, gone_slug: gone.slug, gone_name: gone.name },
      })
      .returning(['id', 'uuid'])
      .executeTakeFirstOrThrow();
    await work(sql, { mergeId, table, from: gone.id, to: keep.id }, { keep, gone });
    await raw`
      update ${raw.table(table)} set updated_at = ${now} where id = ${keep.id}`.execute(sql);
    const isStartup = table === 'startups';
    await logDecision(sql, context, {
      action: isStartup ? 'merge' : 'merge_rounds',
      subject: text.merged(gone.name, keep.name),
      reason: order.reason,
      details: { [isStartup ? 'slug' : 'round']: keep.slug, before: gone.slug, merge: uuid },
    });
  });
}

const KINDS = { startups: 'startup', fundings: 'funding' } as const;

interface Touched extends Omit<Both, 'table'> {
  table: string;
  column?: string;
  fate: 'filled' | 'gone' | 'moved' | 'dropped' | 'added';
}

/** Keeps each row that `selecting` returns as `content`. */
export async function note(sql: Sql, touched: Touched, selecting: RawBuilder<unknown>) {
  const { mergeId, table, column = null, fate, from, to } = touched;
  await raw`
    with touched as (${selecting})
    insert into merge_rows (merge_id, position, table_name, column_name, fate, old_id, new_id, content)
    select ${mergeId}, coalesce((select max(position) from merge_rows where merge_id = ${mergeId}), 0)
        + row_number() over (), ${table}, ${column}, ${fate}, ${from}::bigint, ${to}::bigint, touched.content
    from touched`.execute(sql);
}

export async function noteGone(sql: Sql, both: Both): Promise<void> {
  const row = raw`select to_jsonb(r) as content from ${raw.table(both.table)} r where id = ${both.from}`;
  await note(sql, { ...both, fate: 'gone' }, row);
}

/** Leads the address of the one that went to the other. */
export async function redirect(sql: Sql, both: Both, slug: string): Promise<void> {
  await note(
    sql,
    { ...both, table: 'slug_history', fate: 'added' },
    raw`insert into slug_history (kind, old_slug, entity_id) values (${KINDS[both.table]}, ${slug}, ${both.to})
      on conflict (kind, old_slug) do update set entity_id = excluded.entity_id
      returning to_jsonb(slug_history) as content`,
  );
}

/**
 * Fills unknown columns from the removed row, which merge_rows holds already: each group whose
 * first column is null.
 */
export async function fillUnknown(sql: Sql, both: Both, groups: readonly string[][]) {
  const table = raw.table(both.table);
  // Null, or a list without values.
  const isUnknown = (row: string, column: string) =>
    raw`coalesce(to_jsonb(${raw.ref(`${row}.${column}`)}) in ('null', '[]'), true)`;
  for (const columns of groups) {
    const [first = ''] = columns;
    const set = columns.map((column) => raw`${raw.ref(column)} = gone.${raw.ref(column)}`);
    const values = columns.map((column) => raw`${raw.lit(column)}, gone.${raw.ref(column)}`);
    await note(
      sql,
      { ...both, fate: 'filled' },
      raw`update ${table} kept set ${raw.join(set)}
        from merge_rows m, jsonb_populate_record(null::${table}, m.content) gone
        where m.merge_id = ${both.mergeId} and m.fate = 'gone' and m.table_name = ${both.table}
          and gone.id = ${both.from} and kept.id = ${both.to}
          and ${isUnknown('kept', first)} and not ${isUnknown('gone', first)}
        returning jsonb_build_object(${raw.join(values)}) as content`,
    );
  }
}
