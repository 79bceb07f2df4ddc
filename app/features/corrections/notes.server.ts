import { sql as raw } from 'kysely';
import type { Sql } from '../../data/database.ts';
import type { About, FactChange, FactNotes, Reply } from './contract.ts';
import { findSubjectId, listCorrections } from './log.server.ts';

const MOST_NOTES = 20;

/** Corrections, replies and former values of what a page is about. */
export async function loadFactNotes(sql: Sql, subject: About): Promise<FactNotes> {
  const id = await findSubjectId(sql, subject);
  if (id === null) return { ...subject, corrections: [], replies: [], changes: [] };
  const { kind } = subject;
  const [corrections, replies, changes] = await Promise.all([
    listCorrections(sql, { ...subject, id }, MOST_NOTES),
    listReplies(sql, kind, id),
    listChanges(sql, kind, id),
  ]);
  return { ...subject, corrections, replies, changes };
}

async function listReplies(sql: Sql, kind: string, id: number): Promise<Reply[]> {
  const { rows } = await raw<Omit<Reply, 'created_at'> & { created_at: Date }>`
    select id, field, words, said_by, domain, created_at from fact_replies
    where kind = ${kind} and entity_id = ${id} and removed_at is null
    order by id desc limit ${MOST_NOTES}`.execute(sql);
  return rows.map(({ created_at, ...row }) => ({ ...row, created_at: created_at.toISOString() }));
}

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

/** Changes by imports and jobs; corrections stand in the log. */
async function listChanges(sql: Sql, kind: string, id: number): Promise<FactChange[]> {
  const { rows } = await raw<Omit<FactChange, 'changed_at'> & { changed_at: Date }>`
    select fact.key as field, fact.value #>> '{}' as before, c.after->>fact.key as after, c.changed_at, c.source_url
    from fact_changes c cross join lateral jsonb_each(c.before) fact
    where c.kind = ${kind} and c.entity_id = ${id} and c.correction_id is null
      and c.before is not null and c.after is not null and fact.key = any(${Object.keys(SHOWN)}::text[])
    order by c.id desc limit ${MOST_NOTES}`.execute(sql);
  return rows.map(({ field, changed_at, ...row }) => ({
    ...row,
    field: SHOWN[field] ?? field,
    changed_at: changed_at.toISOString(),
  }));
}
