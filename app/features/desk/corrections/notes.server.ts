import { sql as raw } from 'kysely';
import type { SubjectKind } from '../../../base/desk-paths.ts';
import { fieldsFor } from '../../../catalogue/field.ts';
import { RECORDS } from '../../../catalogue/records.ts';
import type { Sql } from '../../../data/database.ts';
import type { About, FactChange, FactNotes, Reply } from './contract.ts';
import {
  type LoggedCorrection,
  selectCorrections,
  selectSubject,
  toCorrection,
} from './log.server.ts';

const MOST_NOTES = 20;

/** Fields by the column whose former values a reader understands. */
const shownOf = (kind: SubjectKind): Record<string, string> =>
  Object.fromEntries(
    fieldsFor(RECORDS[kind], 'notes').map(([name, { column = name }]) => [column, name]),
  );

interface NoteColumns {
  corrections: Array<LoggedCorrection<string>>;
  replies: Reply[];
  changes: FactChange[];
}

/** Corrections, replies and former values of what a page is about. */
export async function loadFactNotes(sql: Sql, subject: About): Promise<FactNotes> {
  const { kind } = subject;
  const shown = shownOf(kind);
  const id = raw`(select id from subject)`;
  // Changes are those by imports and jobs; corrections stand in the log.
  const { rows } = await raw<NoteColumns>`
    with subject as (${selectSubject(subject)})
    select array(select to_json(c) from (${selectCorrections({ ...subject, id }, MOST_NOTES)}) c) as corrections,
      array(
        select to_json(reply) from (
          select id, field, words, said_by, domain, created_at from fact_replies
          where kind = ${kind} and entity_id = ${id} and removed_at is null
          order by id desc limit ${MOST_NOTES}) reply) as replies,
      array(
        select to_json(change) from (
          select fact.key as field, fact.value #>> '{}' as before, c.after->>fact.key as after, c.changed_at, c.source_url
          from fact_changes c cross join lateral jsonb_each(c.before) fact
          where c.kind = ${kind} and c.entity_id = ${id} and c.correction_id is null
            and c.before is not null and c.after is not null and fact.key = any(${Object.keys(shown)}::text[])
          order by c.id desc limit ${MOST_NOTES}) change) as changes`.execute(sql);
  const { corrections = [], replies = [], changes = [] } = rows[0] ?? {};
  return {
    ...subject,
    corrections: corrections.map(toCorrection),
    replies: replies.map((row) => ({ ...row, created_at: isoTime(row.created_at) })),
    changes: changes.map(({ field, changed_at, ...row }) => ({
      ...row,
      field: shown[field] ?? field,
      changed_at: isoTime(changed_at),
    })),
  };
}

/** Of a time as Postgres writes it in JSON. */
function isoTime(time: string): string {
  return new Date(time).toISOString();
}
