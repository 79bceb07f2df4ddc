import { type RawBuilder, sql as raw } from 'kysely';
import { feedPath } from '../../../base/paths.ts';
import type { Sql } from '../../../data/database.ts';
import type { FeedSubjectKind } from '../../../feeds/feed-link.ts';
import { findTotals } from '../../../figures/sums.server.ts';
import { type Followable, findNamed } from '../../../follows/follows.server.ts';
import { notFound } from '../../../http/errors.ts';
import { movedOrMissing } from '../../../http/moved.server.ts';

export type FeedSubject = Omit<Followable, 'slug'> & { type: FeedSubjectKind };

/** Throws a redirect for a startup's old slug, and 404. */
export async function findFeedSubject(
  sql: Sql,
  type: FeedSubjectKind,
  slug: string,
): Promise<FeedSubject> {
  const subject = await findNamed(sql, type, slug);
  if (subject) return subject;
  if (type !== 'startup') throw notFound(type, slug);
  throw await movedOrMissing(sql, type, slug, (now) => feedPath(type, now));
}

/** A condition on a column of startup ids; true without a subject. */
export function isAbout(
  subject: FeedSubject | null,
  startupId: RawBuilder<number>,
): RawBuilder<boolean> {
  if (!subject) return raw`true`;
  const { type, id } = subject;
  if (type === 'startup') return raw`${startupId} = ${id}`;
  if (type === 'industry') {
    return raw`exists (select from startup_industries si
      where si.startup_id = ${startupId} and si.industry_id = ${id} offset 0)`;
  }
  return raw`exists (select from startups placed
    where placed.id = ${startupId} and (placed.country_id = ${id} or placed.city_id = ${id}) offset 0)`;
}

export function listStartupsOf({ type, id }: FeedSubject): RawBuilder<unknown> {
  if (type === 'startup') return raw`select ${id}::bigint as id`;
  if (type === 'industry') {
    return raw`select startup_id as id from startup_industries where industry_id = ${id}`;
  }
  return raw`select id from startups where country_id = ${id} union select id from startups where city_id = ${id}`;
}

/** Ids of the startups with its newest rounds. */
export function listNewlyFunded(subject: FeedSubject, most: number): RawBuilder<unknown> {
  const { type, id } = subject;
  if (type !== 'location') return listStartupsOf(subject);
  const newestIn = (column: string) => raw`(
    select id from startups where ${raw.ref(column)} = ${id} and last_funding_on is not null
    order by last_funding_on desc fetch first (${most}::int) rows with ties)`;
  return raw`
    with dated as materialized (${newestIn('country_id')} union ${newestIn('city_id')})
    select id from dated
    union all
    select s.id from (${listStartupsOf(subject)}) own join startups s on s.id = own.id
    where s.last_funding_on is null and (select count(*) from dated) < ${most}::int`;
}

/** Whether reading all of its startups' entries is cheaper than reading the newest of all. */
export async function isFew(sql: Sql, { type, id }: FeedSubject, limit: number): Promise<boolean> {
  if (type === 'startup') return true;
  const [own, all] = await Promise.all([
    findTotals(sql, type === 'industry' ? { industryId: id } : { place: { id } }),
    findTotals(sql, {}),
  ]);
  return own.startups_count ** 2 <= limit * all.startups_count;
}
