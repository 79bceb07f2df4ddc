// Addresses that have moved.
import { sql as raw } from 'kysely';
import type { Sql } from '../data/database.ts';
import { type HttpError, notFound, Redirect } from './errors.ts';
import { slugParam } from './params.ts';

type Kind = 'startup' | 'investor' | 'funding';

const TABLES = { startup: 'startups', investor: 'investors', funding: 'fundings' } as const;

/** For a slug that names nothing: 301 when it was renamed, otherwise 404. */
export async function movedOrMissing(
  sql: Sql,
  kind: Kind,
  slug: string,
  pathOf: (slug: string) => string,
): Promise<Redirect | HttpError> {
  // Postgres refuses some text, such as U+0000.
  if (!slugParam.safeParse(slug).success) return notFound(kind, slug);
  const { rows } = await raw<{ slug: string }>`
    select entity.slug from slug_history h
      join ${raw.table(TABLES[kind])} entity on entity.id = h.entity_id
    where h.kind = ${kind} and h.old_slug = ${slug}`.execute(sql);
  const now = rows[0]?.slug;
  return now ? new Redirect(pathOf(now), 301) : notFound(kind, slug);
}

/** What `find` has for the slug. Throws a redirect for an old one, 404 for an unknown one. */
export async function findOrMove<Found>(
  sql: Sql,
  kind: Kind,
  slug: string,
  pathOf: (slug: string) => string,
  find: (sql: Sql, slug: string) => Promise<Found | null>,
): Promise<Found> {
  const found = slugParam.safeParse(slug).success ? await find(sql, slug) : null;
  if (!found) throw await movedOrMissing(sql, kind, slug, pathOf);
  return found;
}
