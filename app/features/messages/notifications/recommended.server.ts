import { sql as raw } from 'kysely';
import { startupPath } from '../../../base/paths.ts';
import type { Sql } from '../../../data/database.ts';
import { listRecommended } from '../../../follows/recommended.server.ts';
import type { MailItem } from '../../../outbox/mail-content.ts';
import { wants } from '../../../outbox/may-mail.server.ts';
import { BATCH, type DueQuery, type DueReader } from './due-events.server.ts';

const IN_A_MAIL = 5;
// Leaves enough after removing those already sent.
const CONSIDERED = 60;

/** At most 200 readers by id, with up to five new startups each. */
export async function listRecommendedReaders(
  sql: Sql,
  { frequency, periods = new Map(), afterUserId }: DueQuery,
): Promise<DueReader[]> {
  const { rows } = await raw<Omit<DueReader, 'eventIds'>>`
    select u.id as "userId", u.name, u.email, u.timezone
    from users u
      join unnest(${[...periods.keys()]}::text[], ${[...periods.values()]}::text[]) as due (timezone, period)
        on due.timezone = u.timezone
    where ${wants('recommended_digest', frequency)} and u.id > ${afterUserId}
      and exists (select 1 from follows fo where fo.user_id = u.id)
      and not exists (select 1 from notification_periods p
        where p.user_id = u.id and p.kind = 'recommended_digest' and p.period = due.period)
    order by u.id
    limit ${BATCH}`.execute(sql);
  const readers: DueReader[] = [];
  for (const row of rows) {
    readers.push({ ...row, eventIds: await listNewIds(sql, row.userId) });
  }
  return readers;
}

async function listNewIds(sql: Sql, userId: number): Promise<number[]> {
  const recommended = await listRecommended(sql, userId, CONSIDERED);
  const slugs = recommended.map(({ slug }) => slug);
  const { rows } = await raw<{ id: number }>`
    select s.id from startups s
    where s.slug = any(${slugs}::text[])
      and not exists (select 1 from notified_events n
        where n.user_id = ${userId} and n.kind = 'recommended_digest' and n.event_id = s.id)
    order by array_position(${slugs}::text[], s.slug)
    limit ${IN_A_MAIL}`.execute(sql);
  return rows.map(({ id }) => id);
}

export async function listRecommendedItems(sql: Sql, ids: number[]): Promise<MailItem[]> {
  const { rows } = await raw<{ name: string; slug: string; tagline: string | null }>`
    select name, slug, tagline from startups
    where id = any(${ids}::bigint[]) order by array_position(${ids}::bigint[], id)`.execute(sql);
  return rows.map(({ name, slug, tagline }) => ({
    title: name,
    note: tagline ?? undefined,
    path: startupPath(slug),
  }));
}
