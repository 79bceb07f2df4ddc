// Records whose sources nobody has looked at for a year, the most read first.
import { sql as raw } from 'kysely';
import type { SubjectKind } from '../../../base/correction-paths.ts';
import { isoDay } from '../../../base/day.ts';
import { markChecked } from '../../../catalogue/sources/record-source.server.ts';
import {
  listRecordSources,
  type RecordSource,
  recordUses,
} from '../../../catalogue/sources/record-sources.server.ts';
import type { Sql } from '../../../data/database.ts';
import type { Context } from '../../../http/context.ts';
import { HttpError } from '../../../http/errors.ts';
import { moderate } from '../../../http/moderation/guard.server.ts';
import { logDecision } from '../../../http/moderation/log.server.ts';
import { moderationText } from '../../../text/text.ts';
import { joinReads, sumReads } from '../../arriving/page-reads/sum-page-reads.server.ts';
import { sayAbout } from '../corrections/contract.ts';
import { getSubject, type Subject } from '../subjects.server.ts';

export interface OldFact {
  subject: Subject;
  sources: RecordSource[];
  looked_on: string | null;
  reads: number;
}

/** Of records of real startups and others; looked at is read or checked, whichever is later. */
const oldRecords = (now: Date) => raw`
  select used.kind, used.id, used.startup_id, max(greatest(x.checked_on, x.read_on)) as looked_on
  from (${recordUses}) used join sources x on x.id = used.source_id
  group by used.kind, used.id, used.startup_id
  having coalesce(max(greatest(x.checked_on, x.read_on)), '-infinity') < (${now}::timestamptz - interval '1 year')::date`;

export async function listOldFacts(
  sql: Sql,
  now: Date,
  limit: number,
  offset: number,
): Promise<OldFact[]> {
  const { rows } = await raw<
    { kind: SubjectKind; id: number } & Pick<OldFact, 'looked_on' | 'reads'>
  >`
    select record.kind, record.id, record.looked_on, ${sumReads} as reads
    from (${oldRecords(now)}) record ${joinReads}
    order by reads desc, record.looked_on nulls first, record.kind, record.id
    limit ${limit} offset ${offset}`.execute(sql);
  const found = await Promise.all(
    rows.map(async ({ kind, id, ...row }) => ({
      ...row,
      subject: await getSubject(sql, kind, id),
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

/** A moderator read the sources of this record, and they still say what is listed. Throws 409. */
export async function confirmFacts(
  context: Context,
  { kind, id }: { kind: SubjectKind; id: number },
): Promise<void> {
  await moderate(context, async (sql) => {
    const subject = await getSubject(sql, kind, id);
    if (!subject) throw new HttpError(409, moderationText.subjectGone);
    const sources = await listRecordSources(sql, kind, id);
    for (const { url } of sources) await markChecked(sql, url, isoDay(context.now));
    const details = { about: sayAbout(subject), url: sources[0]?.url };
    await logDecision(sql, context, { action: 'check_source', subject: subject.name, details });
  });
}
