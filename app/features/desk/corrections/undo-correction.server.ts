// Takes a correction back: each row that it changed gets its former values again.
import { sql as raw } from 'kysely';
import type { Sql } from '../../../data/database.ts';
import type { Context } from '../../../http/context.ts';
import { HttpError, notFound } from '../../../http/errors.ts';
import { requireSession } from '../../../http/guard.server.ts';
import { moderate } from '../../../http/moderation/guard.server.ts';
import { logDecision } from '../../../http/moderation/log.server.ts';
import { moderationText as text } from '../../../text/text.ts';
import { isSentBy, type Submission } from '../queue/submissions.server.ts';
import { listColumns } from '../rows.server.ts';
import { slugOf } from '../subjects.server.ts';
import { type Correction, sayAbout } from './contract.ts';
import { asCorrection, logCorrection } from './correct.server.ts';
import { mailFinder } from './report.server.ts';

/** Throws 404 for what is no id. */
export function readId(given: unknown): number {
  const id = Number(given);
  if (!Number.isSafeInteger(id) || id < 1) throw notFound('correction', String(given).slice(0, 80));
  return id;
}

/** Logged as a correction of its own, which can be taken back in turn. Throws 403, 404, 409. */
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
    await logDecision(sql, context, {
      ...{ submissionId, action: 'undo_correction', subject, reason },
      details: {
        ...{ ...change, correction },
        about: slug === null ? undefined : sayAbout({ kind, slug }),
      },
    });
    if (submissionId !== null) await mailFinder({ ...context, sql }, submissionId, 'undone');
  });
}

type Columns = 'kind' | 'slug' | 'subject' | 'field' | 'before' | 'after' | 'source_url';

interface Undoable extends Pick<Correction, Columns>, Pick<Submission, 'senderId' | 'senderEmail'> {
  entity_id: number;
  isUndone: boolean;
  /** The report that it began with; null where a moderator corrected the fact. */
  submissionId: number | null;
}

async function findUndoable(sql: Sql, id: number): Promise<Undoable> {
  const { rows } = await raw<Undoable>`
    select c.kind, c.entity_id, ${slugOf(raw`c.kind`, raw`c.entity_id`)} as slug, c.subject, c.field,
      c.before, c.after, c.source_url, exists (select from corrections u where u.undoes = c.id) as "isUndone",
      report.id as "submissionId", report.user_id as "senderId", report.email as "senderEmail"
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

/** What a row refers to is gone, or what it names belongs to another one. */
function refuseGone(error: unknown): never {
  const { code = '' } = error as { code?: string };
  throw code.startsWith(INTEGRITY_VIOLATION) ? new HttpError(409, text.correctionChanged) : error;
}
