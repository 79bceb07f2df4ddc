import { sql as raw } from 'kysely';
import { fieldsFor, type KindName } from '../../../catalogue/field.ts';
import { STARTUP } from '../../../catalogue/startup.ts';
import type { Sql } from '../../../data/database.ts';
import type { Context } from '../../../http/context.ts';
import { moderate } from '../../../http/moderation/guard.server.ts';
import { logDecision } from '../../../http/moderation/log.server.ts';
import { moderationText as text } from '../../../text/text.ts';
import type { MergeOrder } from '../queue/contract.ts';
import { foldSameRounds } from './fold-rounds.server.ts';
import { beginMerge, fillUnknown, type MergedEntry, note, pickBoth } from './merge-rows.server.ts';
import { moveReferences } from './references.server.ts';

/** Columns that the remaining startup takes over where its own are unknown, in groups. */
const FILLED: string[][] = [
  ['logo'],
  ...fieldsFor(STARTUP, 'merge').flatMap(([name, { kind, column = name, with: beside = [] }]) =>
    isOwnColumn(kind) ? [[column, ...beside]] : [],
  ),
  ['verified_at'],
];

/** Places are filled together; what stands in tables of its own is moved with the references. */
function isOwnColumn(kind: KindName): boolean {
  return !['place', 'links', 'names', 'nations'].includes(kind);
}

/** Returns the uuid of the merge. Throws 404 for non-moderators, 422 for wrong slugs. */
export async function mergeStartups(context: Context, order: MergeOrder): Promise<string> {
  const { now } = context;
  return moderate(context, async (sql) => {
    const { keep, gone } = await findBoth(sql, order);
    const { id: mergeId, uuid } = await beginMerge(sql, 'startup', keep, gone, now);
    await note(
      sql,
      { mergeId, table: 'startups', fate: 'gone' },
      raw`select to_jsonb(s) as content from startups s where id = ${gone.id}`,
    );
    await foldSameRounds(sql, mergeId, keep.id, gone.id);
    await dropSamePeople(sql, mergeId, keep.id, gone.id);
    await moveReferences(sql, { mergeId, target: 'startups', from: gone.id, to: keep.id });
    await raw`delete from startups where id = ${gone.id}`.execute(sql);
    await fillUnknown(sql, { mergeId, table: 'startups', from: gone.id, to: keep.id }, FILLED);
    await fillPlace(sql, mergeId, keep.id);
    await forgetStatusChanges(sql, [keep.id]);
    await keepNames(sql, mergeId, keep, gone);
    await raw`update startups set updated_at = ${now} where id = ${keep.id}`.execute(sql);
    await logDecision(sql, context, {
      action: 'merge',
      subject: text.merged(gone.name, keep.name),
      reason: order.reason,
      details: { slug: keep.slug, before: gone.slug, merge: uuid },
    });
    return uuid;
  });
}

async function findBoth(sql: Sql, order: MergeOrder) {
  const slugs = [order.keep, order.gone];
  const { rows } = await raw<MergedEntry>`
    select id, slug, name from startups where slug = any(${slugs}::text[]) order by id for update`.execute(
    sql,
  );
  return pickBoth(rows, order, text.wrong.unknownSlug, text.wrong.same);
}

/** People of the same name in both startups are the same person. */
async function dropSamePeople(sql: Sql, mergeId: number, keepId: number, goneId: number) {
  const both = { from: goneId, to: keepId };
  await note(
    sql,
    { mergeId, table: 'startup_people', column: 'startup_id', fate: 'dropped', ...both },
    raw`delete from startup_people r using people p
      where r.startup_id = ${goneId} and p.id = r.person_id and exists (
        select from startup_people k join people q on q.id = k.person_id
        where k.startup_id = ${keepId} and search_key(q.name) = search_key(p.name))
      returning to_jsonb(r) as content`,
  );
}

/** City and state are taken together, and only within the same country. */
async function fillPlace(sql: Sql, mergeId: number, keepId: number): Promise<void> {
  await note(
    sql,
    { mergeId, table: 'startups', fate: 'filled', to: keepId },
    raw`update startups s set state_id = gone.state_id, city_id = gone.city_id
      from merge_rows m, jsonb_populate_record(null::startups, m.content) gone
      where m.merge_id = ${mergeId} and m.fate = 'gone' and m.table_name = 'startups' and s.id = ${keepId}
        and s.country_id = gone.country_id and s.state_id is null and s.city_id is null
        and coalesce(gone.state_id, gone.city_id) is not null
      returning jsonb_build_object('state_id', gone.state_id, 'city_id', gone.city_id) as content`,
  );
}

/** Removes the status events of this transaction, so that followers are not notified. */
export async function forgetStatusChanges(sql: Sql, startupIds: readonly number[]) {
  await raw`
    delete from status_changes where startup_id = any(${startupIds}::bigint[])
      and created_at = transaction_timestamp()`.execute(sql);
}

/** Keeps the other name as a former name, and redirects the other address. */
async function keepNames(sql: Sql, mergeId: number, keep: MergedEntry, gone: MergedEntry) {
  await note(
    sql,
    { mergeId, table: 'startup_names', fate: 'added' },
    raw`insert into startup_names (startup_id, name)
      select ${keep.id}::bigint, ${gone.name}::text where ${gone.name}::text <> ${keep.name}::text
      on conflict do nothing returning to_jsonb(startup_names) as content`,
  );
  await note(
    sql,
    { mergeId, table: 'slug_history', fate: 'added' },
    raw`insert into slug_history (kind, old_slug, entity_id) values ('startup', ${gone.slug}, ${keep.id})
      returning to_jsonb(slug_history) as content`,
  );
}
