import { type RawBuilder, sql as raw } from 'kysely';
import { feedPath } from '../../base/paths.ts';
import type { Sql } from '../../data/database.ts';
import { findTotals } from '../../figures/sums.server.ts';
import { notFound } from '../../http/errors.ts';
import { movedOrMissing } from '../../http/moved.server.ts';

export type FeedSubjectKind = 'startup' | 'industry' | 'location';

export interface FeedSubject {
  kind: FeedSubjectKind;
  id: number;
  name: string;
}

const SUBJECTS: Record<FeedSubjectKind, RawBuilder<Omit<FeedSubject, 'kind'>>> = {
  startup: raw`select id, name from startups where slug = `,
  industry: raw`select id, name from industries where slug = `,
  location: raw`select id, name from places where kind in ('country', 'city') and slug = `,
};

/** Throws a redirect for a startup's old slug, and 404. */
export async function findFeedSubject(
  sql: Sql,
  kind: FeedSubjectKind,
  slug: string,
): Promise<FeedSubject> {
  const { rows } = await raw<Omit<FeedSubject, 'kind'>>`${SUBJECTS[kind]}${slug}`.execute(sql);
  const subject = rows[0];
  if (subject) return { kind, ...subject };
  if (kind !== 'startup') throw notFound(kind, slug);
  throw await movedOrMissing(sql, kind, slug, (now) => feedPath(kind, now));
}

/** A condition on a column of startup ids; true without a subject. */
export function isAbout(
  subject: FeedSubject | null,
  startupId: RawBuilder<number>,
): RawBuilder<boolean> {
  if (!subject) return raw`true`;
  const { kind, id } = subject;
  if (kind === 'startup') return raw`${startupId} = ${id}`;
  if (kind === 'industry') {
    return raw`exists (select from startup_industries si
      where si.startup_id = ${startupId} and si.industry_id = ${id} offset 0)`;
  }
  return raw`exists (select from startups placed
    where placed.id = ${startupId} and (placed.country_id = ${id} or placed.city_id = ${id}) offset 0)`;
}

export function listStartupsOf({ kind, id }: FeedSubject): RawBuilder<unknown> {
  if (kind === 'startup') return raw`select ${id}::bigint as id`;
  if (kind === 'industry') {
    return raw`select startup_id as id from startup_industries where industry_id = ${id}`;
  }
  return raw`select id from startups where country_id = ${id} union select id from startups where city_id = ${id}`;
}

/** Ids of the startups with its newest rounds. */
export function listNewlyFunded(subject: FeedSubject, most: number): RawBuilder<unknown> {
  const { kind, id } = subject;
  if (kind !== 'location') return listStartupsOf(subject);
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
export async function isFew(sql: Sql, { kind, id }: FeedSubject, limit: number): Promise<boolean> {
  if (kind === 'startup') return true;
  const [own, all] = await Promise.all([
    findTotals(sql, kind === 'industry' ? { industryId: id } : { place: { id } }),
    findTotals(sql, {}),
  ]);
  return own.startups_count ** 2 <= limit * all.startups_count;
}
