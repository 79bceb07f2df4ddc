// Imports one file: surveyed, then row by row cleaned, then batch by batch written, each batch in a transaction of its own.
import { setImmediate } from 'node:timers/promises';
import type { Sql } from '../../data/database.ts';
import { cleanInvestor } from './clean-investor.ts';
import { cleanMetric } from './clean-metric.ts';
import { cleanNews } from './clean-news.ts';
import { cleanRound } from './clean-round.ts';
import { cleanStartup } from './clean-startup.ts';
import type { Cleaned, FieldCells, ImportCounts, ImportKind, Problem } from './contract.ts';
import { inDryRun } from './dry-run.server.ts';
import { type ImportConnection, prepareWriting } from './import-connection.server.ts';
import { beginRun, endRun } from './import-run.server.ts';
import { findNearDuplicates, type NearDuplicate } from './near-duplicates.server.ts';
import { type RawRow, readRows } from './read-rows.server.ts';
import { ImportReport } from './report.server.ts';
import type { CleanContext } from './row-reader.ts';
import { splitWaves } from './split-waves.ts';
import type { Survey } from './survey-file.server.ts';
import type { KindWriter, LinedRow, LineProblem } from './write-batch.ts';
import { investorsWriter } from './write-investors.server.ts';
import { metricsWriter } from './write-metrics.server.ts';
import { newsWriter } from './write-news.server.ts';
import { roundsWriter } from './write-rounds.server.ts';
import { startupsWriter } from './write-startups.server.ts';

interface Kind<Row> {
  clean(cells: FieldCells, context: CleanContext): Cleaned<Row>;
  writer: KindWriter<Row>;
}

function pair<Row>(clean: Kind<Row>['clean'], writer: KindWriter<Row>): Kind<unknown> {
  return { clean, writer: writer as KindWriter<unknown> };
}

const KINDS: Record<ImportKind, Kind<unknown>> = {
  startups: pair(cleanStartup, startupsWriter),
  rounds: pair(cleanRound, roundsWriter),
  investors: pair(cleanInvestor, investorsWriter),
  news: pair(cleanNews, newsWriter),
  metrics: pair(cleanMetric, metricsWriter),
};

export interface ImportProgress {
  rows: number;
  stage: 'rows' | 'search';
  all: number;
}

export interface ImportOptions {
  reportPath: string;
  /** Does everything, then takes it back. */
  isDryRun?: boolean;
  rowsPerBatch?: number;
  onProgress?: (progress: ImportProgress) => void;
}

export interface ImportResult {
  counts: ImportCounts;
  /** Present when anything was left out. */
  reportPath?: string;
  nearDuplicates: NearDuplicate[];
  /** Milliseconds until the rows were in, and until the search had followed. */
  loadMs: number;
  followMs: number;
}

// What one statement takes at a time: COPY's text, or JSON in the embedded database's memory.
const ROWS_PER_BATCH = { postgres: 10_000, embedded: 2_000 };
// The first batch is small and each is twice the one before, so that the database need not wait long for something to write.
const FIRST_ROWS = 1_000;
// Long texts make fewer rows a batch, so that memory stays the same whatever the file holds.
const CHARACTERS_PER_BATCH = 1_000_000;

// Reading pauses so often for the writing to send its next statement, for which the database waits.
const READ_MS = 1;

/** Writes the surveyed file. Doing it again changes nothing, so that an interrupted import is mended by running it again. */
export async function importFile(
  connection: ImportConnection,
  kind: ImportKind,
  survey: Survey,
  context: CleanContext,
  options: ImportOptions,
): Promise<ImportResult> {
  const { sql } = connection;
  const { clean, writer } = KINDS[kind];
  const { columns, valuesOf } = writer.staging;
  const most = options.rowsPerBatch ?? ROWS_PER_BATCH[connection.kind];
  const counts: ImportCounts = {
    read: 0,
    created: 0,
    updated: 0,
    unchanged: 0,
    rejected: 0,
    leftOut: 0,
  };
  const report = new ImportReport(options.reportPath, survey.headers);
  await writer.begin(connection);
  const run = options.isDryRun ? null : await beginRun(sql, kind, survey);
  const startedAt = performance.now();
  const fields = [...survey.mapping.columnOf];

  const write = async (transaction: Sql, batch: Batch) => {
    const result = await writer.write(connection, transaction, batch.waves);
    counts.created += result.created;
    counts.updated += result.updated;
    counts.unchanged += result.unchanged;
    for (const problem of result.rejected) reject(batch, problem);
    for (const problem of result.notes) {
      counts.leftOut++;
      report.add(rawOf(batch, problem.line), named(problem, 'cell'));
    }
  };
  /** After the batch is in for good. */
  const showProgress = () => {
    const rows = counts.created + counts.updated + counts.unchanged + counts.rejected;
    options.onProgress?.({ stage: 'rows', rows, all: survey.rowsCount });
  };
  const reject = (batch: Batch, problem: LineProblem) => {
    counts.rejected++;
    report.add(rawOf(batch, problem.line), named(problem, 'row'));
  };
  /** Problems name the file's own column. */
  const named = (
    { column, value, reason }: Omit<Problem, 'effect'>,
    effect: Problem['effect'],
  ): Problem => {
    const index = survey.mapping.columnOf.get(column);
    return {
      column: index === undefined ? column : (survey.headers[index] ?? column),
      value,
      reason,
      effect,
    };
  };
  let lateCount = 0;
  const take = (batch: Batch, row: RawRow, takesLate: boolean) => {
    if (!takesLate) counts.read++;
    if (row.problem) {
      if (takesLate) return;
      counts.rejected++;
      report.add(row, { column: '', value: '', reason: row.problem, effect: 'row' });
      return;
    }
    const cells: FieldCells = {};
    for (const [field, index] of fields) cells[field] = row.cells[index] ?? '';
    const cleaned = clean(cells, context);
    const isLate = cleaned.row !== undefined && (writer.comesLate?.(cleaned.row) ?? false);
    if (isLate && !takesLate) lateCount++;
    if (isLate !== takesLate) return;
    if (!cleaned.row) counts.rejected++;
    for (const problem of cleaned.problems) {
      if (cleaned.row) counts.leftOut++;
      report.add(row, named(problem, problem.effect));
    }
    if (!cleaned.row) return;
    const { line } = row;
    const staged = connection.encode(columns, valuesOf(line, cleaned.row));
    batch.rows.push({ line, row: cleaned.row, staged });
    batch.raw.set(row.line, row);
    for (const cell of row.cells) batch.characters += cell.length;
  };

  const readAll = async (send: (batch: Batch) => Promise<void>) => {
    let batch = newBatch();
    let size = Math.min(most, FIRST_ROWS);
    // While one batch is written the next is read.
    let writing: Promise<void> = Promise.resolve();
    let pauseAt = 0;
    const read = async (takesLate: boolean) => {
      for await (const rows of readRows(survey)) {
        for (const row of rows) {
          if (performance.now() > pauseAt) {
            await setImmediate();
            pauseAt = performance.now() + READ_MS;
          }
          take(batch, row, takesLate);
          if (batch.rows.length < size && batch.characters < CHARACTERS_PER_BATCH) continue;
          batch.waves = splitWaves(batch.rows, writer.keysOf);
          await writing;
          writing = send(batch);
          // Its failure is thrown by the await above, or below.
          writing.catch(() => {});
          batch = newBatch();
          size = Math.min(most, size * 2);
        }
      }
    };
    await read(false);
    if (lateCount > 0) await read(true);
    batch.waves = splitWaves(batch.rows, writer.keysOf);
    await writing;
    if (batch.rows.length > 0) await send(batch);
  };

  if (options.isDryRun) {
    await inDryRun(sql, (transaction) =>
      readAll(async (batch) => {
        await prepareWriting(transaction, kind, connection.kind);
        await write(transaction, batch);
        showProgress();
      }),
    );
  } else {
    await readAll(async (batch) => {
      await sql.transaction().execute(async (transaction) => {
        await prepareWriting(transaction, kind, connection.kind);
        await write(transaction, batch);
      });
      showProgress();
    });
  }
  const loadMs = performance.now() - startedAt;
  const nearDuplicates =
    kind === 'startups' && run ? await findNearDuplicates(sql, run.startedAt) : [];
  const followedAt = performance.now();
  if (run) {
    await endRun(sql, kind, run, counts, (rows, all) =>
      options.onProgress?.({ stage: 'search', rows, all }),
    );
  }
  return {
    counts,
    reportPath: report.close(),
    nearDuplicates,
    loadMs,
    followMs: performance.now() - followedAt,
  };
}

interface Batch {
  rows: LinedRow<unknown>[];
  /** Of these rows, once all are in. */
  waves: LinedRow<unknown>[][];
  /** As they stood in the file, for the report. */
  raw: Map<number, RawRow>;
  characters: number;
}

function newBatch(): Batch {
  return { rows: [], waves: [], raw: new Map(), characters: 0 };
}

function rawOf(batch: Batch, line: number): RawRow {
  return batch.raw.get(line) ?? { line, cells: [] };
}
