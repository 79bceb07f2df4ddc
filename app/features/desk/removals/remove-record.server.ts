// Takes a record out of everything that shows it. take_out_removed() of the database keeps it out.

import { type RawBuilder, sql as raw } from 'kysely';
import type { SubjectKind } from '../../../base/desk-paths.ts';
import { lockInTransaction } from '../../../data/advisory-locks.ts';
import type { Sql } from '../../../data/database.ts';
import { REMOVED } from '../../../page-cache/cache-tags.ts';

export const REMOVABLE = ['startup', 'round', 'investor'] as const;
export type Removable = (typeof REMOVABLE)[number];

/** As the database calls them. */
const KINDS = { startup: 'startup', round: 'funding', investor: 'investor' } as const;

interface Removal {
  reason: string;
  now: Date;
  /** Stands for the slug in the list of removals and in the log of moderation. */
  calledSince?: string;
}

/** False when there is no such record. */
export function removeRecord(sql: Sql, what: Removable, slug: string, reason: string, now: Date) {
  return sql.transaction().execute((own) => removeWithin(own, what, slug, { reason, now }));
}

/** As removeRecord, within a transaction. */
export async function removeWithin(sql: Sql, what: Removable, slug: string, removal: Removal) {
  const { reason, now, calledSince = slug } = removal;
  const kind = KINDS[what];
  await lockInTransaction(sql, 'moderation');
  const { rows } = await raw<{ id: number }>`
    with found as (${FOUND[what](slug)})
    insert into removals (kind, slug, hashes, reason, removed_at)
    select ${kind}, ${calledSince}, found.hashes, ${reason}, ${now} from found
    on conflict (kind, slug) do update set hashes = excluded.hashes, reason = excluded.reason, removed_at = excluded.removed_at
    returning (select id from found) as id`.execute(sql);
  const [record] = rows;
  if (!record) return false;
  await forgetFacts(sql, kind, [record.id]);
  await DELETE[what](sql, record.id);
  await dropOldPages(sql);
  await logByOperator(sql, 'remove', `${kind} ${calledSince}`, now, reason);
  return true;
}

/** Of what the transaction deletes: pages kept for an outage would still show it. */
export async function dropOldPages(sql: Sql): Promise<void> {
  await raw`select record_invalidation(array[${REMOVED}]::text[])`.execute(sql);
}

/** Lets imports and forms add it again. False when it was not removed. */
export async function readmitRecord(sql: Sql, what: Removable, slug: string, now: Date) {
  const kind = KINDS[what];
  return sql.transaction().execute(async (own) => {
    const { rows } = await raw`
      delete from removals where kind = ${kind} and slug = ${slug} returning 1`.execute(own);
    if (rows.length === 0) return false;
    await logByOperator(own, 'readmit', `${kind} ${slug}`, now);
    return true;
  });
}

export async function listRemovals(sql: Sql) {
  const { rows } = await raw<{ kind: string; slug: string; reason: string; removed_at: Date }>`
    select case kind when 'funding' then 'round' else kind end as kind, slug, reason, removed_at
    from removals order by removed_at desc, slug`.execute(sql);
  return rows;
}

const FOUND: Record<Removable, (slug: string) => RawBuilder<unknown>> = {
  startup: (slug) => raw`
    select id, startup_removal_keys(slug, name, country_id, domain) as hashes
    from startups where slug = ${slug} for update`,
  round: (slug) => raw`
    select f.id, round_removal_keys(f.slug, s.slug, f.round, f.announced_on) as hashes
    from fundings f join startups s on s.id = f.startup_id where f.slug = ${slug} for update of f`,
  investor: (slug) => raw`
    select id, investor_removal_keys(slug, name) as hashes
    from investors where slug = ${slug} for update`,
};

const DELETE: Record<Removable, (sql: Sql, id: number) => Promise<void>> = {
  startup: deleteStartup,
  async round(sql, id) {
    await raw`delete from merges where kind = 'funding' and kept_id = ${id}`.execute(sql);
    await raw`delete from fundings where id = ${id}`.execute(sql);
  },
  async investor(sql, id) {
    await raw`delete from funding_investors where investor_id = ${id}`.execute(sql);
    await raw`delete from investors where id = ${id}`.execute(sql);
  },
};

/** With its rounds, the people and news of no other startup, and what went into it. */
async function deleteStartup(sql: Sql, id: number): Promise<void> {
  const { rows } = await raw<{ rounds: number[]; exits: number[]; people: number[] }>`
    select array(select id from fundings where startup_id = ${id}) as rounds,
      array(select id from startup_events where startup_id = ${id}) as exits,
      array(select p.id from people p
        where exists (select from startup_people where person_id = p.id and startup_id = ${id})
          and not exists (select from startup_people where person_id = p.id and startup_id <> ${id})
      ) as people`.execute(sql);
  const { rounds = [], exits = [], people = [] } = rows[0] ?? {};
  await forgetFacts(sql, 'funding', rounds);
  await forgetFacts(sql, 'exit', exits);
  await forgetFacts(sql, 'person', people);
  await raw`
    delete from merges where kind = 'startup' and kept_id = ${id}
      or kind = 'funding' and kept_id = any (${rounds}::bigint[])`.execute(sql);
  const isNamed = (by: RawBuilder<unknown>) =>
    raw`exists (select from news_startups where news_id = n.id and startup_id ${by})`;
  await raw`
    delete from news n
    where ${isNamed(raw`= ${id}`)} and not ${isNamed(raw`<> ${id}`)}`.execute(sql);
  await raw`delete from people where id = any (${people}::bigint[])`.execute(sql);
  await raw`delete from startups where id = ${id}`.execute(sql);
}

type Action = 'remove' | 'readmit';

async function logByOperator(
  sql: Sql,
  action: Action,
  subject: string,
  now: Date,
  reason?: string,
) {
  await raw`
    insert into moderation_log (moderator_name, action, subject, reason, details, created_at)
    values ('operator', ${action}, ${subject}, ${reason ?? null}, '{}', ${now})`.execute(sql);
}

/** Takes removed records out of log, history, replies and reports. Within a transaction. */
export async function forgetFacts(sql: Sql, kind: SubjectKind, ids: readonly number[]) {
  const isOfThem = raw`kind = ${kind} and entity_id = any (${ids}::bigint[])`;
  await raw`delete from fact_changes where ${isOfThem}`.execute(sql);
  await raw`delete from fact_replies where ${isOfThem}`.execute(sql);
  await raw`
    delete from submissions
    where subject_kind = ${kind} and subject_id = any (${ids}::bigint[])`.execute(sql);
  await forgetCorrections(sql, raw`c.kind = ${kind} and c.entity_id = any (${ids}::bigint[])`);
}

/** `which` is a condition on `corrections c`. */
export async function forgetCorrections(sql: Sql, which: RawBuilder<unknown>): Promise<void> {
  await raw`select set_config('griot.removal', 'on', true)`.execute(sql);
  await raw`
    update fact_changes h set correction_id = null
    from corrections c where h.correction_id = c.id and (${which})`.execute(sql);
  await raw`delete from corrections c where ${which}`.execute(sql);
  await raw`select set_config('griot.removal', '', true)`.execute(sql);
}
