import { sql as raw } from 'kysely';
import type { Sql } from '../../../data/database.ts';
import { type Batch, cleanBatches, type Kind } from './clean-batches.server.ts';
import { cleanInvestor } from './clean-investor.ts';
import { cleanMetric } from './clean-metric.ts';
import { cleanNews } from './clean-news.ts';
import { cleanRound } from './clean-round.ts';
import { cleanStartup } from './clean-startup.ts';
import type { ImportKind } from './contract.ts';
import { beginRun, endRun } from './follow-import.server.ts';
import { type ImportConnection, prepareWriting } from './import-connection.server.ts';
import { findNearDuplicates, type NearDuplicate } from './near-duplicates.server.ts';
import { ImportReport, type OnProblem } from './report.server.ts';
import type { CleanContext } from './row-reader.ts';
import { prepareTables, toStaged, type Writer, writeBatch } from './staging.server.ts';
import type { Survey } from './survey-file.server.ts';
import { investorsWriter } from './write-investors.server.ts';
import { metricsWriter } from './write-metrics.server.ts';
import { newsWriter } from './write-news.server.ts';
import { roundsWriter } from './write-rounds.server.ts';
import { startupsWriter } from './write-startups.server.ts';

const KINDS: Record<ImportKind, Kind> = {
  startups: { clean: cleanStartup, writer: startupsWriter },
  rounds: { clean: cleanRound, writer: roundsWriter },
  investors: { clean: cleanInvestor, writer: investorsWriter },
  news: { clean: cleanNews, writer: newsWriter },
  metrics: { clean: cleanMetric, writer: metricsWriter },
};
/** Rows per statement: COPY's text, or JSON in the embedded database's memory. */
const ROWS_PER_BATCH = { postgres: 10_000, embedded: 2_000 };

export interface ImportOptions {
  /** Undefined where nothing can be written: problems are then only counted. */
  reportPath: string | undefined;
  /** Does everything, then rolls it back. */
  isDryRun?: boolean;
  /** A transaction around the dry run, which its owner rolls back. */
  within?: Sql;
  onProblem?: OnProblem;
  /** The upload that brought the file. */
  uploadId?: number;
  rowsPerBatch?: number;
  /** Of a batch; all that it takes otherwise. */
  mostPasses?: number;
  onProgress?: (progress: { stage: 'rows' | 'search'; rows: number; all: number }) => void;
}

export type ImportResult = Awaited<ReturnType<typeof importFile>>;

/** Idempotent: an interrupted import is completed by running it again. */
export async function importFile(
  connection: ImportConnection,
  kind: ImportKind,
  survey: Survey,
  context: CleanContext,
  options: ImportOptions,
) {
  const { sql } = connection;
  const { writer } = KINDS[kind];
  const report = new ImportReport(options.reportPath, survey, options.onProblem);
  const { within } = options;
  await prepareTables(within ?? sql, writer);
  const run = options.isDryRun ? null : await beginRun(sql, kind, survey, options.uploadId);
  const startedAt = performance.now();
  const batches = cleanBatches(survey, {
    kind: KINDS[kind],
    context,
    report,
    maxRows: options.rowsPerBatch ?? ROWS_PER_BATCH[connection.kind],
    stage: (line, row) => toStaged(connection, writer, line, row),
  });
  type Work = (transaction: Sql) => Promise<void>;
  const writeAll = (inTransaction: (work: Work) => Promise<void>) =>
    writeWhileReading(batches, async (batch) => {
      await inTransaction(async (transaction) => {
        await prepareWriting(transaction, kind, connection.kind, run?.id);
        await writeAndReport(connection, transaction, writer, batch, report, options.mostPasses);
      });
      const { created, updated, unchanged, rejected } = report.counts;
      const rows = created + updated + unchanged + rejected;
      options.onProgress?.({ stage: 'rows', rows, all: survey.rowsCount });
    });
  let loadedAt = startedAt;
  let nearDuplicates: NearDuplicate[] = [];
  const load = async (
    asked: Sql,
    since: Date | null,
    inTransaction: (work: Work) => Promise<void>,
  ) => {
    await writeAll(inTransaction);
    loadedAt = performance.now();
    if (kind === 'startups' && since) nearDuplicates = await findNearDuplicates(asked, since);
  };
  if (run) await load(sql, run.startedAt, (work) => sql.transaction().execute(work));
  else if (within) await load(within, null, (work) => work(within));
  else {
    await inDryRun(sql, async (transaction) => {
      const begun = await raw<{ at: Date }>`select now() as at`.execute(transaction);
      await load(transaction, begun.rows[0]?.at ?? null, (work) => work(transaction));
    });
    // A server does so by itself: what was undone would go on taking up room.
    if (connection.kind === 'embedded') await raw`vacuum`.execute(sql);
  }
  const comparedAt = performance.now();
  if (run) {
    await endRun(sql, kind, run, report.counts, (rows, all) =>
      options.onProgress?.({ stage: 'search', rows, all }),
    );
  }
  const times = {
    loadMs: loadedAt - startedAt,
    compareMs: comparedAt - loadedAt,
    followMs: performance.now() - comparedAt,
  };
  // A report was written when anything was left out.
  return { counts: report.counts, reportPath: report.close(), nearDuplicates, ...times };
}

/** While one batch is written the next is read. */
async function writeWhileReading(
  batches: AsyncIterable<Batch>,
  write: (batch: Batch) => Promise<void>,
): Promise<void> {
  let writing: Promise<void> = Promise.resolve();
  for await (const batch of batches) {
    await writing;
    writing = write(batch);
    // A failure is thrown by the next await.
    writing.catch(() => {});
  }
  await writing;
}

async function writeAndReport(
  connection: ImportConnection,
  transaction: Sql,
  writer: Writer<unknown>,
  { rows, raw }: Batch,
  report: ImportReport,
  mostPasses: number | undefined,
): Promise<void> {
  const rowOf = (line: number) => raw.get(line) ?? { line, cells: [] };
  const { counts } = report;
  for (const written of await writeBatch(connection, transaction, writer, rows, mostPasses)) {
    const { rowsCount, created, changedLines, rejected = [], notes = [] } = written;
    counts.created += created;
    counts.updated += changedLines.size;
    counts.unchanged += rowsCount - rejected.length - created - changedLines.size;
    for (const { line, ...problem } of rejected) report.rejectRow(rowOf(line), [problem]);
    for (const { line, ...problem } of notes) report.leaveOut(rowOf(line), problem);
  }
}

class DryRunEnd extends Error {}

/** Does the work in a transaction that is rolled back. */
export async function inDryRun(sql: Sql, work: (transaction: Sql) => Promise<void>): Promise<void> {
  try {
    await sql.transaction().execute(async (transaction) => {
      await work(transaction);
      throw new DryRunEnd();
    });
  } catch (error) {
    if (!(error instanceof DryRunEnd)) throw error;
  }
}
