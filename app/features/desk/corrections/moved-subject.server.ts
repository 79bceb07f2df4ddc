import type { Sql } from '../../../data/database.ts';
import { type HttpError, notFound, type Redirect } from '../../../http/errors.ts';
import { movedOrMissing } from '../../../http/moved.server.ts';
import { type About, sayAbout } from './contract.ts';

/** For a subject that is not there: 301 to the address with its new slug, else 404. */
export async function movedSubject(
  sql: Sql,
  { kind, slug }: About,
  pathOf: (about: string, slug: string) => string,
): Promise<Redirect | HttpError> {
  if (kind !== 'startup' && kind !== 'funding' && kind !== 'investor') return notFound(kind, slug);
  return movedOrMissing(sql, kind, slug, (to) => pathOf(sayAbout({ kind, slug: to }), to));
}
