// Every correction is carried out here: a report that a moderator accepts (decide.server.ts), and
// what a moderator edits (editFacts). It goes into the public log, setFact writes the fact with its
// source, and triggers keep what it said before, so that it can be taken back.
import { type Insertable, sql as raw } from 'kysely';
import { findField, sayStored } from '../../../catalogue/records.ts';
import { setFact } from '../../../catalogue/write.server.ts';
import type { Sql } from '../../../data/database.ts';
import type { Tables } from '../../../data/row-types.ts';
import type { Context } from '../../../http/context.ts';
import { HttpError, invalid } from '../../../http/errors.ts';
import { moderate } from '../../../http/moderation/guard.server.ts';
import { logDecision } from '../../../http/moderation/log.server.ts';
import { readInvestorName } from '../../../language/values/names.ts';
import { correctionsText, moderationText as text } from '../../../text/text.ts';
import { readReason } from '../queue/contract.ts';
import { findSubject, type Subject } from '../subjects.server.ts';
import { type About, type EditContent, sayAbout } from './contract.ts';
import { readEdit } from './report.server.ts';

interface CorrectionOrder {
  content: EditContent;
  reason: string | null;
  finder: string | null;
  receivedAt: Date;
  now: Date;
}

/**
 * Returns the id in the public log. Throws 409 when a website was listed, or a place, industry or
 * name was removed, meanwhile.
 */
export async function correct(
  sql: Sql,
  subject: Subject,
  { content, reason, finder, receivedAt, now }: CorrectionOrder,
): Promise<number> {
  await refuseRemoved(sql, subject, content);
  const { field, value, source_url } = content;
  const correctionId = await logCorrection(sql, {
    ...{ kind: subject.kind, entity_id: subject.id, subject: subject.name },
    ...{ field, reason, source_url, finder },
    before: field === 'other' ? null : (subject.facts[field] ?? null),
    after: sayValue(subject, content),
    ...{ received_at: receivedAt, decided_at: now },
  });
  await asCorrection(sql, correctionId, source_url, () =>
    setFact(sql, subject, { field, value, sourceUrl: source_url, now }),
  );
  return correctionId;
}

/** The database would keep the fact out; the public log would name them. Throws 409. */
async function refuseRemoved(sql: Sql, { kind, id }: Subject, { field, value }: EditContent) {
  const isFounder = kind === 'startup' && field === 'founders';
  const isInvestor = kind === 'funding' && field === 'investors';
  if (!isFounder && !isInvestor) return;
  const given = [value ?? []].flat().map(String);
  const names = isFounder ? given : given.flatMap((one) => readInvestorName(one)?.name ?? []);
  const isRemoved = isFounder
    ? raw`is_removed_person(${id}, named.name)`
    : raw`exists (select from removals r
        where r.kind = 'investor' and r.hashes && investor_removal_keys(null, named.name))`;
  const { rows } = await raw`
    select 1 from unnest(${names}::text[]) named (name) where ${isRemoved}`.execute(sql);
  if (rows.length > 0) throw new HttpError(409, text.nameRemoved);
}

/** The value as the log keeps it; what is added stands behind what is known. */
export function sayValue(
  { kind, facts }: { kind: Subject['kind'] | null; facts: Subject['facts'] },
  { field, value }: EditContent,
): string | null {
  if (!kind || !findField(kind, field)?.field.adds) return sayStored(value);
  const all = [facts[field], value].flat().filter((one) => one != null);
  return all.join(', ');
}

type NewCorrection = Insertable<Tables['corrections']>;

export async function logCorrection(sql: Sql, given: NewCorrection): Promise<number> {
  const { id } = await sql
    .insertInto('corrections')
    .values(given)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Triggers write each change made by `work` into fact_changes, under this correction. */
export async function asCorrection(
  sql: Sql,
  correctionId: number,
  sourceUrl: string,
  work: () => Promise<void>,
): Promise<void> {
  const set = (id: string, source: string) =>
    raw`select set_config('griot.correction', ${id}, true), set_config('griot.source', ${source}, true)`.execute(
      sql,
    );
  await set(String(correctionId), sourceUrl);
  await work();
  await set('', '');
}

interface FactsForm {
  /** By field, as typed; '' for unknown. */
  values: Record<string, string>;
  /** By field, as shown when the form was opened. */
  seen: Record<string, string>;
  sourceUrl: string;
  reason: string;
}

/** By a moderator: each changed field of a record is a correction. Throws 404, 409, 422 by field. */
export async function editFacts(
  context: Context,
  about: About,
  { values, seen, sourceUrl, reason: typed }: FactsForm,
): Promise<void> {
  const { now } = context;
  await moderate(context, async (sql) => {
    const subject = await findSubject(sql, about);
    if (!subject) throw new HttpError(409, text.subjectGone);
    const changed = Object.keys(values).filter((field) => values[field] !== seen[field]);
    if (changed.length === 0) throw invalid({ '': [correctionsText.wrong.nothing] });
    const reason = readReason(typed, 2);
    const edits: EditContent[] = [];
    for (const field of changed) {
      if ((subject.facts[field] ?? '') !== seen[field]) throw new HttpError(409, text.factChanged);
      const given = { field, value: values[field] || 'unknown', source_url: sourceUrl };
      const edit = readEdit({ ...context, sql }, subject, given).catch((error: unknown) => {
        const wrong = error instanceof HttpError && error.fields?.value;
        throw wrong ? invalid({ [field]: wrong }) : error;
      });
      edits.push(await edit);
    }
    for (const content of edits) {
      const { field, known: before } = content;
      const order = { content, reason, finder: null, receivedAt: now, now };
      const correction = await correct(sql, subject, order);
      const after = sayValue(subject, content);
      await logDecision(sql, context, {
        ...{ action: 'correct', subject: subject.name, reason },
        details: { field, before, after, about: sayAbout(subject), correction },
      });
    }
  });
}
