// Checks, imports and takes back uploaded files, one after the other.
import { sql as raw } from 'kysely';
import { isoDay } from '../../../base/dates.ts';
import type { Sql } from '../../../data/database.ts';
import type { JobLog } from '../../../jobs/jobs.server.ts';
import type { MailSite } from '../../../outbox/mail-address.ts';
import { uploadsText as text } from '../../../text/text.ts';
import { UnreadableFile } from '../import/contract.ts';
import {
  type ImportConnection,
  ImportRunning,
  openImportConnection,
} from '../import/import-connection.server.ts';
import { importFile, inDryRun } from '../import/import-file.server.ts';
import { UnknownColumns } from '../import/lay-out-file.server.ts';
import { loadCleanContext } from '../import/load-clean-context.server.ts';
import type { OnProblem } from '../import/report.server.ts';
import { OpenQuestion } from '../import/survey-figures.ts';
import { surveyFile } from '../import/survey-file.server.ts';
import { undoRun } from '../import/undo-import.server.ts';
import {
  answersSchema,
  kindsOf,
  type Outcome,
  type ProblemKind,
  type UploadKind,
} from './contract.ts';
import { surveyOptions, withFile } from './look-at-upload.server.ts';
import { tellSender } from './tell-sender.server.ts';
import { readContent, type UploadState } from './uploads.server.ts';

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

async function findDue(sql: Sql): Promise<Due | null> {
  const { rows } = await raw<Due>`
    select id, file_name, kind, answers, state from import_uploads
    where state in ('checking', 'importing', 'undoing') order by changed_at, id limit 1`.execute(
    sql,
  );
  return rows[0] ?? null;
}

async function takeOn(runner: UploadRunner, due: Due, work: () => Promise<Outcome>): Promise<void> {
  try {
    const outcome = await work();
    const forgetsFile = due.state === 'importing';
    await endStep(runner, due, DONE[due.state], { outcome, forgetsFile });
  } catch (error) {
    // The page asks what has to be told.
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
    if (Number(numAffectedRows) > 0) await tellSender(transaction, site, id);
  });
}

/** Small, so that other requests are answered between two of them. */
const ROWS_PER_BATCH = 250;
const MOST_DUPLICATES = 20;

async function readFile(
  runner: UploadRunner,
  connection: ImportConnection,
  due: Due,
): Promise<Outcome> {
  const isDryRun = due.state === 'checking';
  const answers = answersSchema.parse(due.answers);
  const { sql, now } = runner;
  const content = await readContent(sql, due.id);
  const outcome: Outcome = { runs: [], problems: [], moreProblems: 0, duplicates: [], kept: [] };
  const { source_url, publisher } = answers;
  const defaults = { sourceUrl: source_url || undefined, publisher: publisher || undefined };
  await withFile(due.file_name, content, async (path) => {
    const importAll = async (within?: Sql) => {
      for (const kind of kindsOf(due.kind)) {
        const survey = await surveyFile(kind, path, surveyOptions(kind, due.kind, answers));
        const today = isoDay(now());
        const context = await loadCleanContext(within ?? connection.sql, survey, {
          today,
          defaults,
        });
        const { counts, nearDuplicates } = await importFile(connection, kind, survey, context, {
          reportPath: undefined,
          isDryRun,
          within,
          uploadId: due.id,
          rowsPerBatch: ROWS_PER_BATCH,
          onProblem: collectProblems(outcome),
          onProgress({ rows, all }) {
            // Within a dry run the embedded database has no other connection.
            if (!within) void noteProgress(sql, due.id, rows, all);
          },
        });
        outcome.runs.push({ kind, ...counts });
        for (const { new_name, known_name, reason } of nearDuplicates.slice(0, MOST_DUPLICATES)) {
          outcome.duplicates.push({ one: new_name, other: known_name, reason });
        }
      }
    };
    if (isDryRun) await inDryRun(connection.sql, importAll);
    else await importAll();
  });
  return outcome;
}

async function noteProgress(sql: Sql, id: number, done: number, all: number): Promise<void> {
  await raw`update import_uploads set done = ${done}, rows_count = ${all} where id = ${id}`
    .execute(sql)
    // It is only shown, and the next one follows.
    .catch(() => {});
}

const MOST_KINDS = 60;
const MOST_EXAMPLES = 20;

/** Files of deals are read for startups and for rounds: a problem of both is listed once. */
function collectProblems(outcome: Outcome): OnProblem {
  const { problems } = outcome;
  return (line, { column, value, reason, effect }) => {
    const isSame = (one: ProblemKind) =>
      one.column === column && one.reason === reason && one.effect === effect;
    let kind = problems.find(isSame);
    if (!kind && problems.length >= MOST_KINDS) {
      outcome.moreProblems++;
      return;
    }
    if (!kind) {
      kind = { column, reason, effect, count: 0, examples: [] };
      problems.push(kind);
    }
    if (kind.examples.some((one) => one.line === line && one.value === value)) return;
    kind.count++;
    if (kind.examples.length < MOST_EXAMPLES) kind.examples.push({ line, value });
  };
}

/** All that came of the upload, the last first. */
async function undo(sql: Sql, uploadId: number): Promise<Outcome> {
  const { rows } = await raw<{ id: number }>`
    select id from import_runs where upload_id = ${uploadId} and undone_at is null order by id desc`.execute(
    sql,
  );
  const outcome: Outcome = { runs: [], problems: [], moreProblems: 0, duplicates: [], kept: [] };
  for (const { id } of rows) {
    const kept = await undoRun(sql, id, (done, all) => void noteProgress(sql, uploadId, done, all));
    outcome.kept.push(...kept);
  }
  return outcome;
}
