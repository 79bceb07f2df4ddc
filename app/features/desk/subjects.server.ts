// The records of corrections, replies and confirmations, with the facts as forms show them.

import { type RawBuilder, sql as raw } from 'kysely';
import type { SubjectKind } from '../../base/desk-paths.ts';
import {
  getRecordFacts,
  listFieldsOf,
  listRecordFacts,
  type RecordFacts,
} from '../../catalogue/facts.server.ts';
import { exitSlug } from '../../catalogue/fragments.server.ts';
import type { Sql } from '../../data/database.ts';
import { dateTextOf } from '../../data/partial-date-of.ts';
import { type HttpError, notFound, type Redirect } from '../../http/errors.ts';
import { movedOrMissing } from '../../http/moved.server.ts';
import { type About, sayAbout } from './corrections/contract.ts';

export type Subject = RecordFacts & {
  /** Those that a correction can be about. */
  fields: string[];
};

const TABLES: Record<Exclude<SubjectKind, 'exit'>, string> = {
  startup: 'startups',
  funding: 'fundings',
  investor: 'investors',
  person: 'people',
  location: 'places',
};

/** Slug of a row by kind and id; null when it is gone. */
export function slugOf(kind: RawBuilder<unknown>, id: RawBuilder<unknown>): RawBuilder<unknown> {
  const cases = Object.entries(TABLES).map(
    ([one, table]) =>
      raw`when ${raw.lit(one)} then (select slug from ${raw.table(table)} where id = ${id})`,
  );
  return raw`case ${kind} ${raw.join(cases, raw` `)}
    when 'exit' then (select exit.slug from (select e.id, ${exitSlug} as slug from startup_events e
      join startups s on s.id = e.startup_id) exit where exit.id = ${id})
  end`;
}

const EXIT = /^(.+)-([a-z]+?)(?:-(\d{4}(?:-\d\d){0,2}))?$/;

/** The id of a slug's record; no row for an unknown one. */
export function selectSubject({ kind, slug }: About): RawBuilder<{ id: number }> {
  if (kind !== 'exit')
    return raw`select id from ${raw.table(TABLES[kind])} where slug = ${slug}
      ${kind === 'location' ? raw`and kind <> 'state'` : raw``}`;
  const [, startup = '', event = '', date = null] = EXIT.exec(slug) ?? [];
  return raw`
    select e.id from startup_events e join startups s on s.id = e.startup_id
    where s.slug = ${startup} and e.kind = ${event}
      and left(e.happened_on::text, length(${date}::text)) is not distinct from ${date}::text
    order by ${dateTextOf('e.happened')} = ${date}::text desc, e.happened_on desc, e.id desc limit 1`;
}

export async function findSubjectId(sql: Sql, about: About): Promise<number | null> {
  const { rows } = await selectSubject(about).execute(sql);
  return rows[0]?.id ?? null;
}

/** Null for a slug that names nothing. */
export async function findSubject(sql: Sql, about: About): Promise<Subject | null> {
  return getSubject(sql, about.kind, await findSubjectId(sql, about));
}

/** Null when it is gone. */
export async function getSubject(sql: Sql, kind: SubjectKind | null, id: number | null) {
  const found = kind && id !== null ? await getRecordFacts(sql, kind, id) : null;
  return found && { ...found, fields: listFieldsOf(found) };
}

/** "funding 17" */
export const subjectKey = ({ kind, id }: Pick<Subject, 'kind' | 'id'>) => `${kind} ${id}`;

/** By their keys, in one statement per kind; deleted records are left out. */
export async function listSubjects(sql: Sql, of: ReadonlyArray<Pick<Subject, 'kind' | 'id'>>) {
  const kinds = Map.groupBy(of, ({ kind }) => kind);
  const found = await Promise.all(
    [...kinds].map(([kind, ones]) =>
      listRecordFacts(sql, kind, [...new Set(ones.map(({ id }) => id))]),
    ),
  );
  return new Map<string, Subject>(
    found.flat().map((one) => [subjectKey(one), { ...one, fields: listFieldsOf(one) }]),
  );
}

/** As findSubject. Throws 301 to where it is under its new slug, 404. */
export async function requireSubject(
  sql: Sql,
  about: About,
  pathOf: (about: string, slug: string) => string,
): Promise<Subject> {
  const found = await findSubject(sql, about);
  if (!found) throw await movedSubject(sql, about, pathOf);
  return found;
}

/** For a slug that names nothing: 301 to the address with its new slug, otherwise 404. */
export async function movedSubject(
  sql: Sql,
  { kind, slug }: About,
  pathOf: (about: string, slug: string) => string,
): Promise<Redirect | HttpError> {
  if (kind !== 'startup' && kind !== 'funding' && kind !== 'investor') return notFound(kind, slug);
  return movedOrMissing(sql, kind, slug, (to) => pathOf(sayAbout({ kind, slug: to }), to));
}
