import { sql as raw } from 'kysely';
import { fieldsFor } from '../../../catalogue/field.ts';
import { STARTUP } from '../../../catalogue/startup.ts';
import type { Sql } from '../../../data/database.ts';
import type { Context } from '../../../http/context.ts';
import { moderationText as text } from '../../../text/text.ts';
import {
  type Both,
  fillUnknown,
  type MergedEntry,
  type MergeOrder,
  merge,
  note,
  noteGone,
  redirect,
} from './merge-rows.server.ts';
import { moveReferences } from './references.server.ts';
import { foldSameRounds } from './rounds.server.ts';

type MergeCounts = Record<keyof typeof text.mergeCounts, number>;

/** The rows that a merge would move, by slug; unknown slugs are left out. */
export async function listMergeSides(sql: Sql, slugs: readonly string[]) {
  const { rows } = await raw<{ id: number; slug: string; counts: MergeCounts }>`
    select s.id, s.slug, jsonb_build_object(
      'rounds', s.fundings_count,
      'news', (select count(*) from news_startups where startup_id = s.id),
      'followers', (select count(*) from follows where startup_id = s.id),
      'people', (select count(*) from startup_people where startup_id = s.id),
      'sources', (select count(*) from startup_sources where startup_id = s.id),
      'comparisons', (select count(*) from comparison_startups where startup_id = s.id)) as counts
    from startups s where s.slug = any(${slugs}::text[])
    order by array_position(${slugs}::text[], s.slug)`.execute(sql);
  return rows;
}

/** Places are filled together; values in other tables are moved with the references. */
const ELSEWHERE = ['place', 'links', 'names', 'nations'];

/** Columns that the remaining startup takes over where its own are unknown, in groups. */
const FILLED: string[][] = [
  ['logo'],
  ...fieldsFor(STARTUP, 'merge').flatMap(([name, { kind, column = name, with: beside = [] }]) =>
    ELSEWHERE.includes(kind) ? [] : [[column, ...beside]],
  ),
  ['verified_at'],
];

/** Throws as merge. */
export function mergeStartups(context: Context, order: MergeOrder): Promise<void> {
  return merge(context, order, {
    table: 'startups',
    wrong: { unknown: text.wrong.unknownSlug, same: text.wrong.same },
    async lock(sql, { keep, gone }) {
      const { rows } = await raw<MergedEntry>`
        select id, slug, name from startups where slug = any(${[keep, gone]}::text[])
        order by id for update`.execute(sql);
      return rows;
    },
    async work(sql, both, { keep, gone }) {
      await noteGone(sql, both);
      await foldSameRounds(sql, both);
      await dropSamePeople(sql, both);
      await moveReferences(sql, both);
      await raw`delete from startups where id = ${gone.id}`.execute(sql);
      await fillUnknown(sql, both, FILLED);
      await fillPlace(sql, both);
      await forgetStatusChanges(sql, [keep.id]);
      await note(
        sql,
        { ...both, table: 'startup_names', fate: 'added' },
        raw`insert into startup_names (startup_id, name)
          select ${keep.id}::bigint, ${gone.name}::text where ${gone.name}::text <> ${keep.name}::text
          on conflict do nothing returning to_jsonb(startup_names) as content`,
      );
      await redirect(sql, both, gone.slug);
    },
  });
}

/** People of the same name in both startups are the same person. */
async function dropSamePeople(sql: Sql, both: Both): Promise<void> {
  await note(
    sql,
    { ...both, table: 'startup_people', column: 'startup_id', fate: 'dropped' },
    raw`delete from startup_people r using people p
      where r.startup_id = ${both.from} and p.id = r.person_id and exists (
        select from startup_people k join people q on q.id = k.person_id
        where k.startup_id = ${both.to} and search_key(q.name) = search_key(p.name))
      returning to_jsonb(r) as content`,
  );
}

/** City and state are taken together, and only within the same country. */
async function fillPlace(sql: Sql, both: Both): Promise<void> {
  await note(
    sql,
    { ...both, fate: 'filled' },
    raw`update startups s set state_id = gone.state_id, city_id = gone.city_id
      from merge_rows m, jsonb_populate_record(null::startups, m.content) gone
      where m.merge_id = ${both.mergeId} and m.fate = 'gone' and m.table_name = 'startups' and s.id = ${both.to}
        and s.country_id = gone.country_id and s.state_id is null and s.city_id is null
        and coalesce(gone.state_id, gone.city_id) is not null
      returning jsonb_build_object('state_id', gone.state_id, 'city_id', gone.city_id) as content`,
  );
}

/** Removes the status events of this transaction, so that followers are not notified. */
export async function forgetStatusChanges(sql: Sql, startupIds: readonly number[]): Promise<void> {
  await raw`
    delete from status_changes where startup_id = any(${startupIds}::bigint[])
      and created_at = transaction_timestamp()`.execute(sql);
}
