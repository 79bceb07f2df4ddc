import { type RawBuilder, sql as raw } from 'kysely';
import type { Sql } from '../../data/database.ts';
import { notFound } from '../../http/errors.ts';
import { slugParam } from '../../http/slug-param.ts';

export type SubjectKind = 'location' | 'industry' | 'investor';

export interface Subject {
  id: number;
  name: string;
}

const NAMED: Record<SubjectKind, RawBuilder<unknown>> = {
  // States have no page, and share slugs with their country.
  location: raw`places where kind in ('country', 'city')`,
  industry: raw`industries where true`,
  investor: raw`investors where true`,
};

/** Throws 404. */
export async function getSubject(sql: Sql, kind: SubjectKind, slug: string): Promise<Subject> {
  if (!slugParam.safeParse(slug).success) throw notFound(kind, slug);
  const { rows } = await raw<Subject>`
    select id, name from ${NAMED[kind]} and slug = ${slug}`.execute(sql);
  const subject = rows[0];
  if (!subject) throw notFound(kind, slug);
  return subject;
}
