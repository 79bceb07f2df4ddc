// Offers to moderators while the queue is empty: records whose sources nobody has checked for a
// year, and sources whose address is gone.

import { sql as raw } from 'kysely';
import { isoDay } from '../../../base/dates.ts';
import type { SubjectKind } from '../../../base/desk-paths.ts';
import { markChecked } from '../../../catalogue/sources/record-source.server.ts';
import { listRecordSources, recordUses } from '../../../catalogue/sources/record-sources.server.ts';
import { publisherOf } from '../../../catalogue/sources/summarize-sources.ts';
import type { Sql } from '../../../data/database.ts';
import type { Context } from '../../../http/context.ts';
import { HttpError } from '../../../http/errors.ts';
import { moderate } from '../../../http/guard.server.ts';
import { logDecision } from '../../../http/moderation.server.ts';
import { moderationText } from '../../../text/text.ts';
import { joinReads, sumReads } from '../../arriving/page-reads.server.ts';
import { sayAbout } from '../corrections/contract.ts';
import { getSubject, listSubjects, subjectKey } from '../subjects.server.ts';

interface RecordId {
  kind: SubjectKind;
  id: number;
}

/** Of records of real startups and others; looked at is read or checked, whichever is later. */
const oldRecords = (now: Date) => raw`
  select used.kind, used.id, used.startup_id, max(greatest(x.checked_on, x.read_on)) as looked_on
  from (${recordUses}) used join sources x on x.id = used.source_id
  group by used.kind, used.id, used.startup_id
  having coalesce(max(greatest(x.checked_on, x.read_on)), '-infinity') < (${now}::timestamptz - interval '1 year')::date`;

export type OldFact = Awaited<ReturnType<typeof listOldFacts>>[number];

/** The most read first. */
export async function listOldFacts(sql: Sql, now: Date, limit: number, offset: number) {
  const { rows } = await raw<RecordId & { looked_on: string | null; reads: number }>`
    select record.kind, record.id, record.looked_on, ${sumReads} as reads
    from (${oldRecords(now)}) record ${joinReads}
    order by reads desc, record.looked_on nulls first, record.kind, record.id
    limit ${limit} offset ${offset}`.execute(sql);
  const subjects = await listSubjects(sql, rows);
  const found = await Promise.all(
    rows.map(async ({ kind, id, ...row }) => ({
      ...row,
      subject: subjects.get(subjectKey({ kind, id })),
      sources: await listRecordSources(sql, kind, id),
    })),
  );
  return found.flatMap(({ subject, ...row }) => (subject ? [{ ...row, subject }] : []));
}

export async function countOldFacts(sql: Sql, now: Date): Promise<number> {
  const { rows } = await raw<{ count: number }>`
    select count(*) as count from (${oldRecords(now)}) record`.execute(sql);
  return rows[0]?.count ?? 0;
}

/** A moderator read the sources of this record, which still match it. Throws 409. */
export async function confirmFacts(context: Context, { kind, id }: RecordId): Promise<void> {
  await moderate(context, async (sql) => {
    const subject = await getSubject(sql, kind, id);
    if (!subject) throw new HttpError(409, moderationText.subjectGone);
    const sources = await listRecordSources(sql, kind, id);
    for (const { url } of sources) await markChecked(sql, url, isoDay(context.now));
    const details = { about: sayAbout(subject), url: sources[0]?.url };
    await logDecision(sql, context, { action: 'check_source', subject: subject.name, details });
  });
}

export type DeadLink = Awaited<ReturnType<typeof listDeadLinks>>[number];

interface LinkRow {
  id: number;
  url: string;
  publisher: string | null;
  outcome: string;
  dead_since: string;
  /** How often the records that it carries were read. */
  reads: number;
  uses: RecordId[];
}

const MOST_SUBJECTS = 3;

/** The most read first, with the first few records that each carries. */
export async function listDeadLinks(sql: Sql, _now: Date, limit: number, offset: number) {
  const { rows } = await raw<LinkRow>`
    select x.id, x.url, x.publisher, l.outcome, l.dead_since, coalesce(sum(${sumReads}), 0)::bigint as reads,
      coalesce(jsonb_agg(jsonb_build_object('kind', record.kind, 'id', record.id) order by ${sumReads} desc)
        filter (where record.id is not null), '[]') as uses
    from link_checks l join sources x on x.id = l.source_id
      left join (select distinct * from (${recordUses}) used) record on record.source_id = l.source_id ${joinReads}
    where l.dead_since is not null
    group by x.id, l.source_id
    order by reads desc, l.dead_since, x.id limit ${limit} offset ${offset}`.execute(sql);
  const known = await listSubjects(
    sql,
    rows.flatMap(({ uses }) => uses.slice(0, MOST_SUBJECTS)),
  );
  return rows.map(({ uses, ...link }) => {
    const first = uses.slice(0, MOST_SUBJECTS);
    const subjects = first.flatMap((use) => known.get(subjectKey(use)) ?? []);
    return { ...link, subjects, more: uses.length - subjects.length };
  });
}

export async function countDeadLinks(sql: Sql): Promise<number> {
  const { rows } = await raw<{ count: number }>`
    select count(*) as count from link_checks where dead_since is not null`.execute(sql);
  return rows[0]?.count ?? 0;
}

/** A moderator opened them and they answer; they are asked again when they are due. */
export async function reviveLinks(context: Context, ids: readonly number[]): Promise<void> {
  await moderate(context, async (sql) => {
    const { rows } = await raw<{ url: string }>`
      update link_checks l set dead_since = null, failures = 0, failed_on = null, outcome = 'ok'
      from sources x
      where x.id = l.source_id and l.source_id = any(${ids}::bigint[]) and l.dead_since is not null
      returning x.url`.execute(sql);
    for (const { url } of rows) {
      const subject = publisherOf({ publisher: null, url });
      await logDecision(sql, context, { action: 'check_source', subject, details: { url } });
    }
  });
}
