import { setImmediate } from 'node:timers/promises';
import type { Cleaned, FieldCells } from './contract.ts';
import { type RawRow, readRows } from './read-rows.server.ts';
import type { ImportReport } from './report.server.ts';
import type { CleanContext } from './row-reader.ts';
import type { LinedRow, Writer } from './staging.server.ts';
import type { Survey } from './survey-file.server.ts';

export interface Kind {
  clean(cells: FieldCells, context: CleanContext): Cleaned<unknown>;
  writer: Writer<unknown>;
}

export interface Batch {
  rows: LinedRow<unknown>[];
  /** The rows as in the file, by line, for the report. */
  raw: Map<number, RawRow>;
}

interface CleanOptions {
  kind: Kind;
  context: CleanContext;
  report: ImportReport;
  maxRows: number;
  /** The row as the connection stages it. */
  stage(line: number, row: unknown): LinedRow<unknown>;
}

// The first batch is small and each is twice the one before, so that the database soon has
// something to write.
const FIRST_ROWS = 1_000;
/** Long texts make fewer rows a batch, so that memory stays the same whatever the file holds. */
const MAX_CHARACTERS = 1_000_000;
/** Reading pauses this often, so that the writing can send its next statement. */
const READ_MS = 1;

export async function* cleanBatches(survey: Survey, options: CleanOptions): AsyncGenerator<Batch> {
  const { kind, report, maxRows, stage } = options;
  let batch: Batch = { rows: [], raw: new Map() };
  let characters = 0;
  let size = Math.min(maxRows, FIRST_ROWS);
  let pauseAt = 0;
  let waitingCount = 0;
  for (const isSecondPass of [false, true]) {
    if (isSecondPass && waitingCount === 0) break;
    for await (const rows of readRows(survey)) {
      for (const raw of rows) {
        if (performance.now() > pauseAt) {
          await setImmediate();
          pauseAt = performance.now() + READ_MS;
        }
        if (!isSecondPass) report.counts.read++;
        const { row, problems } = cleanRow(raw, survey, options);
        const waits = row !== undefined && (kind.writer.needsSecondPass?.(row) ?? false);
        if (waits && !isSecondPass) waitingCount++;
        if (waits !== isSecondPass) continue;
        if (row === undefined) {
          report.rejectRow(raw, problems);
          continue;
        }
        for (const problem of problems) report.leaveOut(raw, problem);
        batch.rows.push(stage(raw.line, row));
        batch.raw.set(raw.line, raw);
        for (const cell of raw.cells) characters += cell.length;
        if (batch.rows.length < size && characters < MAX_CHARACTERS) continue;
        yield batch;
        batch = { rows: [], raw: new Map() };
        characters = 0;
        size = Math.min(maxRows, size * 2);
      }
    }
  }
  if (batch.rows.length > 0) yield batch;
}

function cleanRow(
  { cells, problem }: RawRow,
  { mapping }: Survey,
  { kind, context }: CleanOptions,
): Cleaned<unknown> {
  if (problem) {
    return { problems: [{ column: '', value: '', reason: problem, effect: 'row' }] };
  }
  const fields: FieldCells = {};
  for (const [field, index] of mapping.columnOf) fields[field] = cells[index] ?? '';
  if (mapping.sources.length > 0) {
    const others = mapping.sources.map((index) => cells[index] ?? '');
    fields.source_url = [fields.source_url ?? '', ...others].filter(Boolean).join('\n');
  }
  return kind.clean(fields, context);
}
