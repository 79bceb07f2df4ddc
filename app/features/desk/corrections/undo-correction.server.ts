// Takes a correction back: each row that it changed gets its former values again.
import { sql as raw } from 'kysely';
import type { Sql } from '../../../data/database.ts';
import type { Context } from '../../../http/context.ts';
import { HttpError, notFound } from '../../../http/errors.ts';
import { requireSession } from '../../../http/guard.server.ts';
import { moderate } from '../../../http/moderation/guard.server.ts';
import { logDecision } from '../../../http/moderation/log.server.ts';
import { moderationText as text } from '../../../text/text.ts';
import { joinColumns, listColumns } from '../merges/references.server.ts';
import { isSentBy } from '../queue/decide.server.ts';
import type { Submission } from '../queue/queries.server.ts';
import { type Correction, sayAbout } from './contract.ts';
import { asCorrection, logCorrection } from './correct.server.ts';
import { slugOf } from './log.server.ts';
import { mailFinder } from './mail-finder.server.ts';

/** Throws 404 for what is no id. */
export function readId(given: unknown): number {
  const id = Number(given);
  if (!Number.isSafeInteger(id) || id < 1) throw notFound('correction', String(given).slice(0, 80));
  return id;
}

type Columns = 'kind' | 'slug' | 'subject' | 'field' | 'before' | 'after' | 'source_url';
type Logged = Pick<Correction, Columns> & { entity_id: number; is_undone: boolean };

interface Change {
  id: number;
  table_name: string;
  keys: string[];
  columns: string[];
  fate: 'made' | 'changed' | 'deleted';
}

/** Logged as a correction of its own, which can be taken back in turn. Throws 403, 404, 409. */
export async function undoCorrection(context: Context, id: number, reason: string | null) {
  const { now } = context;
  await moderate(context, async (sql) => {
    const logged = await findUndoable(sql, id);
    const report = await findReport(sql, id);
    if (report && isSentBy(requireSession(context), report)) {
      throw new HttpError(403, text.ownCorrection);
    }
    const submissionId = report?.id ?? null;
    const { kind, entity_id, slug, subject, field, source_url } = logged;
    const change = { field, before: logged.after, after: logged.before };
    const undoneBy = await logCorrection(sql, {
      ...{ kind, entity_id, subject, ...change, reason, source_url },
      finder: null,
      received_at: now,
      decided_at: now,
      undoes: id,
    });
    await asCorrection(sql, undoneBy, source_url, async () => {
      for (const change of await listChanges(sql, id)) await putBack(sql, change).catch(refuseGone);
    });
    await logDecision(sql, context, {
      submissionId,
      action: 'undo_correction',
      subject,
      reason,
      details: {
        ...{ ...change, correction: undoneBy },
        about: slug === null ? undefined : sayAbout({ kind, slug }),
      },
    });
    if (submissionId !== null) await mailFinder({ ...context, sql }, submissionId, 'undone');
  });
}

async function findUndoable(sql: Sql, id: number): Promise<Logged> {
  const { rows } = await raw<Logged>`
    select c.kind, c.entity_id, ${slugOf(raw`c.kind`, raw`c.entity_id`)} as slug, c.subject, c.field,
      c.before, c.after, c.source_url, exists (select from corrections u where u.undoes = c.id) as is_undone
    from corrections c where c.id = ${id}`.execute(sql);
  if (!rows[0]) throw notFound('correction', String(id));
  if (rows[0].is_undone) throw new HttpError(409, text.correctionUndone);
  return rows[0];
}

/** That it began with; null where a moderator corrected the fact. */
async function findReport(sql: Sql, correctionId: number) {
  const { rows } = await raw<Pick<Submission, 'id' | 'senderId' | 'senderEmail'>>`
    select s.id, s.user_id as "senderId", s.email as "senderEmail"
    from moderation_log l join submissions s on s.id = l.submission_id
    where l.details->>'correction' = ${String(correctionId)} order by l.id limit 1`.execute(sql);
  return rows[0] ?? null;
}

/** The newest first. */
async function listChanges(sql: Sql, correctionId: number): Promise<Change[]> {
  const { rows } = await raw<Change>`
    select id, table_name, array(select jsonb_object_keys(row_key)) as keys,
      array(select jsonb_object_keys(before)) as columns,
      case when before is null then 'made' when after is null then 'deleted' else 'changed' end as fate
    from fact_changes where correction_id = ${correctionId} order by id desc`.execute(sql);
  return rows;
}

// Others may refer to them by now; alone they show nowhere.
const STAY = ['investors', 'people', 'acquirers'];

const INTEGRITY_VIOLATION = '23';

async function putBack(sql: Sql, { id, table_name, keys, columns, fate }: Change): Promise<void> {
  const table = raw.table(table_name);
  const isRow = raw.join(
    keys.map((key) => raw`t.${raw.ref(key)} = its.${raw.ref(key)}`),
    raw` and `,
  );
  const from = raw`fact_changes c cross join lateral jsonb_populate_record(null::${table}, c.row_key) its`;
  if (fate === 'made' && STAY.includes(table_name)) return;
  if (fate === 'deleted') {
    const { all, old } = joinColumns(await listColumns(sql, table_name));
    const { rows } = await raw`
      insert into ${table} (${all}) select ${old}
      from fact_changes c cross join lateral jsonb_populate_record(null::${table}, c.before) was
      where c.id = ${id} on conflict do nothing returning 1`.execute(sql);
    return requireOne(rows);
  }
  const set = raw.join(columns.map((column) => raw`${raw.ref(column)} = was.${raw.ref(column)}`));
  const { rows } =
    fate === 'made'
      ? await raw`delete from ${table} t using ${from} where c.id = ${id} and ${isRow} returning 1`.execute(
          sql,
        )
      : await raw`
          update ${table} t set ${set} from ${from}
            cross join lateral jsonb_populate_record(null::${table}, c.before) was
          where c.id = ${id} and ${isRow} and to_jsonb(t) @> c.after returning 1`.execute(sql);
  requireOne(rows);
}

function requireOne(rows: readonly unknown[]): void {
  if (rows.length === 0) throw new HttpError(409, text.correctionChanged);
}

/** What a row refers to is gone, or what it names belongs to another one. */
function refuseGone(error: unknown): never {
  const { code = '' } = error as { code?: string };
  throw code.startsWith(INTEGRITY_VIOLATION) ? new HttpError(409, text.correctionChanged) : error;
}
