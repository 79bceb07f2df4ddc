import { sql as raw } from 'kysely';
import type { Sql } from '../../../data/database.ts';
import type { About, FactChange, FactNotes, Reply } from './contract.ts';
import {
  type LoggedCorrection,
  selectCorrections,
  selectSubject,
  toCorrection,
} from './log.server.ts';

const MOST_NOTES = 20;

/** Columns whose values a reader understands, under the name of their field. */
const SHOWN: Record<string, string> = {
  name: 'name',
  website: 'website',
  tagline: 'tagline',
  year_founded: 'year_founded',
  type: 'type',
  employee_range: 'employee_range',
  status: 'status',
  twitter: 'twitter',
  public_ticker: 'ticker',
  round: 'round',
  announced_on: 'date',
  amount_usd: 'amount',
  happened_on: 'date',
  counterparty: 'counterparty',
  detail: 'detail',
};

interface NoteColumns {
  corrections: Array<LoggedCorrection<string>>;
  replies: Reply[];
  changes: FactChange[];
}

/** Corrections, replies and former values of what a page is about. */
export async function loadFactNotes(sql: Sql, subject: About): Promise<FactNotes> {
  const { kind } = subject;
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
            and c.before is not null and c.after is not null and fact.key = any(${Object.keys(SHOWN)}::text[])
          order by c.id desc limit ${MOST_NOTES}) change) as changes`.execute(sql);
  const { corrections = [], replies = [], changes = [] } = rows[0] ?? {};
  return {
    ...subject,
    corrections: corrections.map(toCorrection),
    replies: replies.map((row) => ({ ...row, created_at: isoTime(row.created_at) })),
    changes: changes.map(({ field, changed_at, ...row }) => ({
      ...row,
      field: SHOWN[field] ?? field,
      changed_at: isoTime(changed_at),
    })),
  };
}

/** Of a time as Postgres writes it in JSON. */
function isoTime(time: string): string {
  return new Date(time).toISOString();
}
