// Checks in slices what an uploaded file would change, and imports it.
import { isoDay } from '../../../base/dates.ts';
import type { ImportCounts, ImportKind } from '../import/contract.ts';
import type { ImportConnection } from '../import/import-connection.server.ts';
import { importFile, inDryRun } from '../import/import-file.server.ts';
import { loadCleanContext } from '../import/load-clean-context.server.ts';
import { type RawRow, readRows } from '../import/read-rows.server.ts';
import type { OnProblem } from '../import/report.server.ts';
import type { CleanContext } from '../import/row-reader.ts';
import { type Survey, surveyFile } from '../import/survey-file.server.ts';
import {
  answersSchema,
  kindsOf,
  type Outcome,
  type ProblemKind,
  type UploadKind,
} from './contract.ts';
import { surveyOptions } from './look-at-upload.server.ts';
import { sliceRows } from './row-slices.ts';

/** Small, so that other requests are answered between two of them. */
const ROWS_PER_BATCH = 250;
const ROWS_PER_SLICE = 100;
/** The transaction keeps the embedded database to itself, and each takes some 20 ms. */
const MOST_PASSES = 50;
const MOST_DUPLICATES = 20;

interface UploadToRead {
  connection: ImportConnection;
  id: number;
  kind: UploadKind;
  answers: unknown;
  mostRows: number;
  path: string;
  now: Date;
  onProgress(done: number, all: number): Promise<void>;
}

const nothingYet = (): Outcome => ({
  ...{ runs: [], problems: [], moreProblems: 0 },
  ...{ duplicates: [], kept: [] },
});

/** Throws UnreadableFile, or the questions that the sender must answer. */
export async function importUpload(upload: UploadToRead): Promise<Outcome> {
  const outcome = nothingYet();
  for (const kind of kindsOf(upload.kind)) {
    const { survey, context } = await prepare(upload, kind);
    const { counts, nearDuplicates } = await importFile(upload.connection, kind, survey, context, {
      reportPath: undefined,
      uploadId: upload.id,
      rowsPerBatch: ROWS_PER_BATCH,
      mostPasses: MOST_PASSES,
      onProblem: collectProblems(outcome),
      onProgress: ({ rows, all }) => void upload.onProgress(rows, all),
    });
    outcome.runs.push({ kind, ...counts });
    for (const { new_name, known_name, reason } of nearDuplicates.slice(0, MOST_DUPLICATES)) {
      outcome.duplicates.push({ one: new_name, other: known_name, reason });
    }
  }
  return outcome;
}

interface FileToCheck {
  kind: ImportKind;
  layout: Survey;
  context: CleanContext;
  rows: RawRow[];
}

/**
 * Imports slices, each in a transaction that is rolled back: others use the database between them.
 * Throws as importUpload.
 */
export async function checkUpload(upload: UploadToRead): Promise<Outcome> {
  const outcome = nothingYet();
  const files: FileToCheck[] = [];
  for (const kind of kindsOf(upload.kind)) {
    const { survey, context } = await prepare(upload, kind);
    const rows: RawRow[] = [];
    for await (const read of readRows(survey)) rows.push(...read);
    files.push({ kind, layout: survey, context, rows });
    outcome.runs.push({ kind, ...NO_COUNTS });
  }
  const onProblem = collectProblems(outcome);
  const [{ rows: all = [] } = {}] = files;
  let done = 0;
  for (const slice of sliceRows(files, ROWS_PER_SLICE)) {
    await inDryRun(upload.connection.sql, async (within) => {
      for (const [nth, { kind, layout, context }] of files.entries()) {
        const survey = { ...layout, heldRows: slice[nth] ?? [] };
        const limits = { mostPasses: MOST_PASSES };
        const options = { reportPath: undefined, isDryRun: true, within, onProblem, ...limits };
        const result = await importFile(upload.connection, kind, survey, context, options);
        outcome.runs = outcome.runs.map((run, of) => (of === nth ? add(run, result.counts) : run));
      }
    });
    done += slice[0]?.length ?? 0;
    await upload.onProgress(done, all.length);
  }
  return outcome;
}

/** The detected layout of the file, and its sender's answers. */
async function prepare({ connection, path, now, ...upload }: UploadToRead, kind: ImportKind) {
  const answers = answersSchema.parse(upload.answers);
  const { source_url, publisher } = answers;
  const survey = await surveyFile(
    kind,
    path,
    surveyOptions(kind, upload.kind, answers, upload.mostRows),
  );
  const context = await loadCleanContext(connection.sql, survey, {
    today: isoDay(now),
    defaults: { sourceUrl: source_url || undefined, publisher: publisher || undefined },
  });
  return { survey, context };
}

const NO_COUNTS: ImportCounts = {
  ...{ read: 0, created: 0, updated: 0 },
  ...{ unchanged: 0, rejected: 0, leftOut: 0 },
};

const add = <Counts extends ImportCounts>(sum: Counts, more: ImportCounts): Counts => ({
  ...sum,
  read: sum.read + more.read,
  created: sum.created + more.created,
  updated: sum.updated + more.updated,
  unchanged: sum.unchanged + more.unchanged,
  rejected: sum.rejected + more.rejected,
  leftOut: sum.leftOut + more.leftOut,
});

const MOST_KINDS = 60;
const MOST_EXAMPLES = 20;

/** Files of deals are read for startups and for rounds: a problem of both is listed once. */
function collectProblems(outcome: Outcome): OnProblem {
  const { problems } = outcome;
  return (line, { column, value, reason, next, effect }) => {
    const isSame = (one: ProblemKind) =>
      one.column === column && one.reason === reason && one.effect === effect;
    let kind = problems.find(isSame);
    if (!kind && problems.length >= MOST_KINDS) {
      outcome.moreProblems++;
      return;
    }
    if (!kind) {
      kind = { column, reason, next, effect, count: 0, examples: [] };
      problems.push(kind);
    }
    if (kind.examples.some((one) => one.line === line && one.value === value)) return;
    kind.count++;
    if (kind.examples.length < MOST_EXAMPLES) kind.examples.push({ line, value });
  };
}
