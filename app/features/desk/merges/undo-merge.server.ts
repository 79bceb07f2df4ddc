// Undoes a merge of startups or rounds. Rows added since stay with the remaining one.
import { type RawBuilder, sql as raw } from 'kysely';
import type { Sql } from '../../../data/database.ts';
import type { Context } from '../../../http/context.ts';
import { HttpError, notFound, requireUuid } from '../../../http/errors.ts';
import { moderate } from '../../../http/guard.server.ts';
import { logDecision } from '../../../http/moderation.server.ts';
import { moderationText as text } from '../../../text/text.ts';
import { listColumns } from '../rows.server.ts';
import { forgetStatusChanges } from './merge-startups.server.ts';
import { listReferences, type Reference } from './references.server.ts';

const TARGETS = ['startups', 'fundings'] as const;

/** Throws 404, and 409 when it is undone already or the remaining one is gone. */
export async function undoMerge(context: Context, uuid: string): Promise<void> {
  await moderate(context, async (sql) => {
    const { id, kind, kept_id, kept_name, gone_id, ...gone } = await findUndoable(sql, uuid);
    await removeAdded(sql, id);
    await emptyFilled(sql, id);
    await refuseListed(sql, id);
    for (const table of TARGETS)
      await putBack(sql, id, table, raw`m.fate = 'gone' order by m.position`);
    for (const target of TARGETS) {
      for (const reference of await listReferences(sql, target)) {
        await moveBack(sql, id, reference);
        await putBackDropped(sql, id, reference);
      }
    }
    await restoreReports(sql, id);
    const isStartup = kind === 'startup';
    if (isStartup) await forgetStatusChanges(sql, [kept_id, gone_id]);
    await raw`update merges set undone_at = ${context.now} where id = ${id}`.execute(sql);
    await logDecision(sql, context, {
      action: 'undo_merge',
      subject: text.merged(gone.gone_name, kept_name),
      details: { [isStartup ? 'slug' : 'round']: gone.gone_slug, merge: uuid },
    });
  });
}

async function findUndoable(sql: Sql, uuid: string) {
  const query = sql.selectFrom('merges').selectAll().where('uuid', '=', requireUuid('merge', uuid));
  const merge = await query.forUpdate().executeTakeFirst();
  if (!merge) throw notFound('merge', uuid);
  if (merge.undone_at) throw new HttpError(409, text.undone);
  const { id, kind, kept_id, kept_name } = merge;
  const { rows: kept } = await (kind === 'startup'
    ? raw`select id from startups where id = ${kept_id} for update`
    : // The merged round belonged to this startup, which must still be there to take it back.
      raw`select f.id from fundings f, merge_rows m
        where f.id = ${kept_id} and m.merge_id = ${id} and m.fate = 'gone'
          and f.startup_id = (m.content->>'startup_id')::bigint for update of f`
  ).execute(sql);
  if (kept.length === 0) throw new HttpError(409, text.keptGone(kept_name));
  const { rows: taken } = await raw<{ slug: string }>`
    select f.slug from merge_rows m join fundings f on f.slug = m.content->>'slug'
    where m.merge_id = ${id} and m.fate = 'gone' and m.table_name = 'fundings'`.execute(sql);
  if (taken[0]) throw new HttpError(409, text.addressTaken(taken[0].slug));
  return merge;
}

async function removeAdded(sql: Sql, mergeId: number): Promise<void> {
  await raw`
    delete from slug_history h using merge_rows m
    where m.merge_id = ${mergeId} and m.fate = 'added' and m.table_name = 'slug_history'
      and h.kind = m.content->>'kind' and h.old_slug = m.content->>'old_slug'`.execute(sql);
  await raw`
    delete from startup_names n using merge_rows m
    where m.merge_id = ${mergeId} and m.fate = 'added' and m.table_name = 'startup_names'
      and n.startup_id = (m.content->>'startup_id')::bigint
        and n.name = m.content->>'name'`.execute(sql);
}

/** Empties the values that the merge filled in, except those changed since. */
async function emptyFilled(sql: Sql, mergeId: number): Promise<void> {
  const { rows } = await raw<{ table: string; position: number; columns: string[] }>`
    select table_name as table, position, array(select jsonb_object_keys(content)) as columns
    from merge_rows where merge_id = ${mergeId} and fate = 'filled'`.execute(sql);
  for (const { table, position, columns } of rows) {
    const empty = columns.map((column) => raw`${raw.ref(column)} = null`);
    await raw`
      update ${raw.table(table)} r set ${raw.join(empty)}
      from merge_rows m
      where m.merge_id = ${mergeId} and m.position = ${position} and r.id = m.new_id
        and to_jsonb(r) @> m.content`.execute(sql);
  }
}

/** Its website may be that of another one now, such as of the one that stayed. */
async function refuseListed(sql: Sql, mergeId: number): Promise<void> {
  const { rows } = await raw<{ domain: string; name: string }>`
    select s.domain, s.name from merge_rows m
      join startups s on s.domain = m.content->>'domain' and not s.is_fictional
    where m.merge_id = ${mergeId} and m.fate = 'gone' and m.table_name = 'startups'
      and m.content->>'is_fictional' = 'false'`.execute(sql);
  if (rows[0]) throw new HttpError(409, text.domainListed(rows[0].domain, rows[0].name));
}

/** The rows of a table that the merge kept, as `was`. */
const keptRows = (mergeId: number, table: string) =>
  raw`merge_rows m, jsonb_populate_record(null::${raw.table(table)}, m.content) was
    where m.merge_id = ${mergeId} and m.table_name = ${table}`;

async function putBack(sql: Sql, mergeId: number, table: string, which: RawBuilder<unknown>) {
  const { all, old } = await listColumns(sql, table);
  await raw`
    insert into ${raw.table(table)} (${all})
    select ${old} from ${keptRows(mergeId, table)} and ${which}`.execute(sql);
}

async function moveBack(sql: Sql, mergeId: number, reference: Reference): Promise<void> {
  const { table, column, generated, keys, kind } = reference;
  const [primary = []] = keys;
  const own = primary.filter((one) => one !== column && !generated.includes(one));
  const same = [
    raw`t.${raw.ref(column)} = m.new_id`,
    ...own.map((one) => raw`t.${raw.ref(one)} = was.${raw.ref(one)}`),
  ];
  const rows = raw`${keptRows(mergeId, table)} and m.fate = 'moved' and m.column_name = ${column}
      ${kind ? raw`and was.${raw.ref(kind.column)} = ${kind.is}` : raw``}
      and ${raw.join(same, raw` and `)}`;
  if (own.length === primary.length) {
    await raw`
      update ${raw.table(table)} t set ${raw.ref(column)} = m.old_id from ${rows}`.execute(sql);
    return;
  }
  const { all, old } = await listColumns(sql, table);
  await raw`
    with removed as (delete from ${raw.table(table)} t using ${rows} returning ${old})
    insert into ${raw.table(table)} (${all}) select ${all} from removed`.execute(sql);
}

const FOREIGN_KEY_VIOLATION = '23503';

/** Restores rows that were dropped as duplicates, except those of deleted accounts. */
async function putBackDropped(sql: Sql, mergeId: number, { table, column }: Reference) {
  const { rows } = await raw<{ position: number }>`
    select position from merge_rows
    where merge_id = ${mergeId} and fate = 'dropped' and table_name = ${table} and column_name = ${column}
    order by position`.execute(sql);
  for (const { position } of rows) {
    await raw`savepoint one_row`.execute(sql);
    try {
      await putBack(sql, mergeId, table, raw`m.position = ${position} on conflict do nothing`);
      await raw`release savepoint one_row`.execute(sql);
    } catch (error) {
      if ((error as { code?: string }).code !== FOREIGN_KEY_VIOLATION) throw error;
      await raw`rollback to savepoint one_row`.execute(sql);
    }
  }
}

/** Restores the values of moved reports, which folding filled in (rounds.server.ts). */
async function restoreReports(sql: Sql, mergeId: number): Promise<void> {
  await raw`
    update funding_reports r set round = was.round, announced_on = was.announced_on,
      announced_precision = was.announced_precision, amount_usd = was.amount_usd, is_preferred = was.is_preferred
    from ${keptRows(mergeId, 'funding_reports')} and m.fate = 'moved'
      and m.column_name = 'funding_id' and r.id = was.id
        and r.funding_id = was.funding_id`.execute(sql);
}
