// Checks, imports and undoes uploaded files, one after the other.
import { sql as raw } from 'kysely';
import type { Sql } from '../../../data/database.ts';
import { inLocale } from '../../../http/locale.server.ts';
import type { JobLog } from '../../../jobs/jobs.server.ts';
import type { MailSite } from '../../../outbox/mail-address.ts';
import { uploadsText as text } from '../../../text/text.ts';
import { UnreadableFile } from '../import/contract.ts';
import {
  type ImportConnection,
  ImportRunning,
  openImportConnection,
} from '../import/import-connection.server.ts';
import { UnknownColumns } from '../import/lay-out-file.server.ts';
import { OpenQuestion } from '../import/survey-figures.ts';
import { undoRun } from '../import/undo-import.server.ts';
import { answersSchema, type Outcome, type UploadKind } from './contract.ts';
import { withFile } from './look-at-upload.server.ts';
import { notifySender } from './notify-sender.server.ts';
import { checkUpload, importUpload } from './read-upload.server.ts';
import { mostRows, readContent, type UploadState } from './uploads.server.ts';

export interface UploadRunner {
  sql: Sql;
  site: MailSite;
  /** Undefined for the embedded database. */
  databaseUrl?: string;
  log: JobLog;
  now: () => Date;
}

interface Due {
  id: number;
  file_name: string;
  kind: UploadKind;
  answers: unknown;
  is_offered: boolean;
  state: 'checking' | 'importing' | 'undoing';
}

const DONE = { checking: 'checked', importing: 'imported', undoing: 'undone' } as const;

/** Works until nothing waits, or `signal` aborts. */
export async function runDueUploads(runner: UploadRunner, signal?: AbortSignal): Promise<void> {
  const { sql, databaseUrl } = runner;
  for (let due = await findDue(sql); due && !signal?.aborted; due = await findDue(sql)) {
    if (due.state === 'undoing') {
      await takeOn(runner, due, () => undo(sql, due.id));
      continue;
    }
    let connection: ImportConnection;
    try {
      connection = await openImportConnection(runner, databaseUrl);
    } catch (error) {
      // The operator's command is at work: later.
      if (error instanceof ImportRunning) return;
      throw error;
    }
    try {
      // Another process may have been quicker.
      const still = await findDue(sql);
      if (still?.id !== due.id || still.state !== due.state) continue;
      await takeOn(runner, due, () => readFile(runner, connection, due));
    } finally {
      await connection.close();
    }
  }
}

/** Moderators do not wait for what members check. */
async function findDue(sql: Sql): Promise<Due | null> {
  const { rows } = await raw<Due>`
    select id, file_name, kind, answers, is_offered, state from import_uploads
    where state in ('checking', 'importing', 'undoing')
    order by state = 'checking' and is_offered, changed_at, id limit 1`.execute(sql);
  return rows[0] ?? null;
}

/** In the language of the page that asked for it, which its sender reads. */
const takeOn = (runner: UploadRunner, due: Due, work: () => Promise<Outcome>): Promise<void> =>
  inLocale(answersSchema.parse(due.answers).locale, () => workOn(runner, due, work));

async function workOn(runner: UploadRunner, due: Due, work: () => Promise<Outcome>): Promise<void> {
  try {
    const outcome = await work();
    const forgetsFile = due.state === 'importing';
    await endStep(runner, due, DONE[due.state], { outcome, forgetsFile });
  } catch (error) {
    // The page asks for what is missing.
    if (error instanceof OpenQuestion || error instanceof UnknownColumns) {
      return endStep(runner, due, 'open', {});
    }
    const isOurs = !(error instanceof UnreadableFile);
    if (isOurs) runner.log.error({ upload: due.id, error: (error as Error).name }, 'upload failed');
    const reason = isOurs ? text.wrong.broken : error.message;
    await endStep(runner, due, 'failed', { reason });
  }
}

interface Ended {
  outcome?: Outcome;
  reason?: string;
  forgetsFile?: boolean;
}

async function endStep(
  { sql, site, now }: UploadRunner,
  { id, state }: Due,
  next: UploadState,
  { outcome, reason, forgetsFile = false }: Ended,
): Promise<void> {
  await sql.transaction().execute(async (transaction) => {
    const { numAffectedRows } = await raw`
      update import_uploads set state = ${next}, reason = ${reason ?? null}, changed_at = ${now()}, version = version + 1,
        outcome = ${outcome ? JSON.stringify(outcome) : null}::jsonb, content = case when ${forgetsFile} then null else content end
      where id = ${id} and state = ${state}`.execute(transaction);
    if (Number(numAffectedRows) > 0) await notifySender(transaction, site, id);
  });
}

async function readFile(
  { sql, now }: UploadRunner,
  connection: ImportConnection,
  { id, file_name, kind, answers, is_offered, state }: Due,
): Promise<Outcome> {
  const content = await readContent(sql, id);
  const onProgress = (done: number, all: number) => noteProgress(sql, id, done, all);
  const limits = { mostRows: mostRows({ isModerator: !is_offered }) };
  const upload = { connection, id, kind, answers, ...limits, now: now(), onProgress };
  const read = state === 'checking' ? checkUpload : importUpload;
  return withFile(file_name, content, (path) => read({ ...upload, path }));
}

async function noteProgress(sql: Sql, id: number, done: number, all: number): Promise<void> {
  await raw`update import_uploads set done = ${done}, rows_count = ${all} where id = ${id}`
    .execute(sql)
    // It is only shown, and the next one follows.
    .catch(() => {});
}

/** All that came of the upload, the last first. */
async function undo(sql: Sql, uploadId: number): Promise<Outcome> {
  const { rows } = await raw<{ id: number }>`
    select id from import_runs
    where upload_id = ${uploadId} and undone_at is null order by id desc`.execute(sql);
  const outcome: Outcome = { runs: [], problems: [], moreProblems: 0, duplicates: [], kept: [] };
  for (const { id } of rows) {
    const kept = await undoRun(sql, id, (done, all) => void noteProgress(sql, uploadId, done, all));
    outcome.kept.push(...kept);
  }
  return outcome;
}
