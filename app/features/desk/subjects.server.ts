// What a correction can be about, with the facts as forms show them.
import type { SubjectKind } from '../../base/correction-paths.ts';
import { getRecordFacts, listFieldsOf, type RecordFacts } from '../../catalogue/facts.server.ts';
import type { Sql } from '../../data/database.ts';
import type { About } from './corrections/contract.ts';
import { findSubjectId } from './corrections/log.server.ts';

export type Subject = RecordFacts & { fields: string[] };

export async function findSubject(sql: Sql, about: About): Promise<Subject | null> {
  return getSubject(sql, about.kind, await findSubjectId(sql, about));
}

/** Null when it is gone. */
export async function getSubject(
  sql: Sql,
  kind: SubjectKind | null,
  id: number | null,
): Promise<Subject | null> {
  if (kind === null || id === null) return null;
  const found = await getRecordFacts(sql, kind, id);
  return found && { ...found, fields: listFieldsOf(found) };
}
