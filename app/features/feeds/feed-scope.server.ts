// What a feed is about: everything, or one startup, industry or place.
import { type RawBuilder, sql as raw } from 'kysely';
import { feedPath } from '../../base/paths.ts';
import type { Sql } from '../../data/database.ts';
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

/** Throws a redirect for an old slug of a startup and 404 for an unknown one. */
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

/** A condition on a column that holds a startup's id; everything without a subject. */
export function isAbout(
  subject: FeedSubject | null,
  startupId: RawBuilder<number>,
): RawBuilder<boolean> {
  if (!subject) return raw`true`;
  const { kind, id } = subject;
  if (kind === 'startup') return raw`${startupId} = ${id}`;
  if (kind === 'industry') {
    return raw`exists (select from startup_industries si
      where si.startup_id = ${startupId} and si.industry_id = ${id})`;
  }
  return raw`exists (select from startups placed
    where placed.id = ${startupId} and (placed.country_id = ${id} or placed.city_id = ${id}))`;
}
