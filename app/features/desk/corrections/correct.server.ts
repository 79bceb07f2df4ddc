// Every correction is carried out here: a report that a moderator accepts (decide.server.ts), and
// what a moderator edits (editFacts). It goes into the public log, setFact writes the fact with its
// source, and triggers store the former rows, from which it is undone.

import { type Insertable, sql as raw } from 'kysely';
import { findField, sayStored } from '../../../catalogue/records.ts';
import { setFact } from '../../../catalogue/write.server.ts';
import type { Sql } from '../../../data/database.ts';
import type { Tables } from '../../../data/row-types.ts';
import type { Context } from '../../../http/context.ts';
import { HttpError, invalid, notFound } from '../../../http/errors.ts';
import { moderate, requireSession } from '../../../http/guard.server.ts';
import { logDecision } from '../../../http/moderation.server.ts';
import { readInvestorName } from '../../../language/values/investors.ts';
import { correctionsText, moderationText as text } from '../../../text/text.ts';
import { listColumns } from '../rows.server.ts';
import { findSubject, type Subject, slugOf } from '../subjects.server.ts';
import { type About, type Correction, type EditContent, readReason, sayAbout } from './contract.ts';
import { isSentBy, mailFinder, readEdit, type Sender } from './report.server.ts';

/**
 * Returns the id in the public log. Throws 409 when a website was listed, or a place, industry or
 * name was removed, meanwhile.
 */
export async function correct(
  sql: Sql,
  subject: Subject,
  content: EditContent,
  order: { reason: string | null; finder?: string | null; received_at: Date; decided_at: Date },
): Promise<number> {
  await refuseRemoved(sql, subject, content);
  const { field, value, source_url } = content;
  const correctionId = await logCorrection(sql, {
    ...{ kind: subject.kind, entity_id: subject.id, subject: subject.name },
    ...{ field, source_url, ...order },
    before: field === 'other' ? null : (subject.facts[field] ?? null),
    after: sayValue(subject, content),
  });
  await asCorrection(sql, correctionId, source_url, () =>
    setFact(sql, subject, { field, value, sourceUrl: source_url, now: order.decided_at }),
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

/** The value as logged; additions follow the recorded values. */
export function sayValue(
  { kind, facts }: { kind: Subject['kind'] | null; facts: Subject['facts'] },
  { field, value }: EditContent,
): string | null {
  if (!kind || !findField(kind, field)?.field.adds) return sayStored(value);
  const all = [facts[field], value].flat().filter((one) => one != null);
  return all.join(', ');
}

async function logCorrection(sql: Sql, given: Insertable<Tables['corrections']>): Promise<number> {
  const log = sql.insertInto('corrections').values(given).returning('id');
  return (await log.executeTakeFirstOrThrow()).id;
}

/** Triggers write each change made by `work` into fact_changes, under this correction. */
async function asCorrection(sql: Sql, id: number, source: string, work: () => Promise<void>) {
  const set = (correction: string, from: string) =>
    raw`select set_config('griot.correction', ${correction}, true),
      set_config('griot.source', ${from}, true)`.execute(sql);
  await set(String(id), source);
  await work();
  await set('', '');
}

interface FactsForm {
  /** By field, as typed, '' for unknown; and as shown when the form was opened. */
  values: Record<string, string>;
  seen: Record<string, string>;
  source_url: string;
  reason: string;
}

/** By a moderator: each changed field is a correction. Throws 404, 409, 422 by field. */
export async function editFacts(
  context: Context,
  about: About,
  { values, seen, source_url, reason: typed }: FactsForm,
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
      const given = { field, value: values[field] || 'unknown', source_url };
      const edit = readEdit({ ...context, sql }, subject, given).catch((error: unknown) => {
        const wrong = error instanceof HttpError && error.fields?.value;
        throw wrong ? invalid({ [field]: wrong }) : error;
      });
      edits.push(await edit);
    }
    for (const content of edits) {
      const { field, known: before } = content;
      const order = { reason, received_at: now, decided_at: now };
      const correction = await correct(sql, subject, content, order);
      const after = sayValue(subject, content);
      await logDecision(sql, context, {
        ...{ action: 'correct', subject: subject.name, reason },
        details: { field, before, after, about: sayAbout(subject), correction },
      });
    }
  });
}

/** Throws 404 for an invalid id. */
export function readId(given: unknown): number {
  const id = Number(given);
  if (!Number.isSafeInteger(id) || id < 1) throw notFound('correction', String(given).slice(0, 80));
  return id;
}

/** Logged as a correction of its own, which can be undone in turn. Throws 403, 404, 409. */
export async function undoCorrection(context: Context, id: number, reason: string | null) {
  const { now } = context;
  await moderate(context, async (sql) => {
    const logged = await findUndoable(sql, id);
    if (isSentBy(requireSession(context), logged)) throw new HttpError(403, text.ownCorrection);
    const { submissionId, kind, entity_id, slug, subject, field, source_url } = logged;
    const change = { field, before: logged.after, after: logged.before };
    const correction = await logCorrection(sql, {
      ...{ kind, entity_id, subject, ...change, reason, source_url },
      ...{ received_at: now, decided_at: now, undoes: id },
    });
    await asCorrection(sql, correction, source_url, async () => {
      for (const one of await listChanges(sql, id)) await putBack(sql, one).catch(refuseGone);
    });
    const about = slug === null ? undefined : sayAbout({ kind, slug });
    await logDecision(sql, context, {
      ...{ submissionId, action: 'undo_correction', subject, reason },
      details: { ...change, correction, about },
    });
    if (submissionId !== null) await mailFinder({ ...context, sql }, submissionId, 'undone');
  });
}

type Columns = 'kind' | 'slug' | 'subject' | 'field' | 'before' | 'after' | 'source_url';

/** With the report that it began with; null where a moderator corrected the fact. */
interface Undoable extends Pick<Correction, Columns>, Sender {
  entity_id: number;
  isUndone: boolean;
  submissionId: number | null;
}

async function findUndoable(sql: Sql, id: number): Promise<Undoable> {
  const { rows } = await raw<Undoable>`
    select c.kind, c.entity_id, ${slugOf(raw`c.kind`, raw`c.entity_id`)} as slug, c.subject, c.field,
      c.before, c.after, c.source_url, exists (select from corrections u where u.undoes = c.id) as "isUndone",
      report.id as "submissionId", report.user_id, report.email
    from corrections c left join lateral (
      select s.id, s.user_id, s.email from moderation_log l join submissions s on s.id = l.submission_id
      where l.details->>'correction' = c.id::text order by l.id limit 1) report on true
    where c.id = ${id}`.execute(sql);
  if (!rows[0]) throw notFound('correction', String(id));
  if (rows[0].isUndone) throw new HttpError(409, text.correctionUndone);
  return rows[0];
}

interface Change {
  id: number;
  table: string;
  keys: string[];
  columns: string[];
  fate: 'made' | 'changed' | 'deleted';
}

/** The newest first. */
async function listChanges(sql: Sql, correctionId: number): Promise<Change[]> {
  const { rows } = await raw<Change>`
    select id, table_name as table, array(select jsonb_object_keys(row_key)) as keys,
      array(select jsonb_object_keys(before)) as columns,
      case when before is null then 'made' when after is null then 'deleted' else 'changed' end as fate
    from fact_changes where correction_id = ${correctionId} order by id desc`.execute(sql);
  return rows;
}

// Others may refer to them by now; alone they show nowhere.
const STAY = ['investors', 'people', 'acquirers'];

async function putBack(sql: Sql, change: Change): Promise<void> {
  const { id, fate } = change;
  if (fate === 'made' && STAY.includes(change.table)) return;
  const table = raw.table(change.table);
  const equal = (column: string) => raw`${raw.ref(column)} = was.${raw.ref(column)}`;
  const its = raw`fact_changes c cross join lateral
    jsonb_populate_record(null::${table}, coalesce(c.before, '{}') || c.row_key) was`;
  const isRow = raw.join(
    [raw`c.id = ${id}`, ...change.keys.map((key) => raw`t.${equal(key)}`)],
    raw` and `,
  );
  const { all, old } = await listColumns(sql, change.table);
  const statements = {
    made: raw`delete from ${table} t using ${its} where ${isRow} returning 1`,
    changed: raw`
      update ${table} t set ${raw.join(change.columns.map(equal))} from ${its}
      where ${isRow} and to_jsonb(t) @> c.after returning 1`,
    deleted: raw`
      insert into ${table} (${all}) select ${old} from ${its} where c.id = ${id}
      on conflict do nothing returning 1`,
  };
  const { rows } = await statements[fate].execute(sql);
  if (rows.length === 0) throw new HttpError(409, text.correctionChanged);
}

const INTEGRITY_VIOLATION = '23';

/** The row refers to a deleted record, or its name belongs to another one. */
function refuseGone(error: unknown): never {
  const { code = '' } = error as { code?: string };
  throw code.startsWith(INTEGRITY_VIOLATION) ? new HttpError(409, text.correctionChanged) : error;
}
