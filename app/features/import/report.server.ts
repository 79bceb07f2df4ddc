// The report a person works from: each problem with its line, column, value and reason, and behind it the row as it stood in the file.
import { closeSync, openSync, writeSync } from 'node:fs';
import { formatCsvLine } from '../../base/csv.ts';
import type { Problem } from './contract.ts';
import type { RawRow } from './read-rows.server.ts';

const FLUSH_CHARACTERS = 1 << 16;

/**
 * A row with several problems has a line for each. Mended rows can be imported from the report itself: its first columns, all named
 * problem_…, are passed over.
 */
export class ImportReport {
  private file: number | undefined;
  private pending = '';
  private path: string;
  private headers: readonly string[];

  constructor(path: string, headers: readonly string[]) {
    this.path = path;
    this.headers = headers;
  }

  add(
    { line, cells }: Pick<RawRow, 'line' | 'cells'>,
    { column, value, reason, effect }: Problem,
  ): void {
    if (this.file === undefined) {
      this.file = openSync(this.path, 'w');
      this.pending = formatCsvLine([
        'problem_line',
        'problem_column',
        'problem_value',
        'problem_reason',
        'problem_effect',
        ...this.headers,
      ]);
    }
    const told = effect === 'row' ? 'row left out' : 'cell left out';
    this.pending += `\r\n${formatCsvLine([line, column, value, reason, told, ...cells])}`;
    if (this.pending.length >= FLUSH_CHARACTERS) this.flush();
  }

  /** The path, when anything was written. */
  close(): string | undefined {
    if (this.file === undefined) return undefined;
    this.flush();
    closeSync(this.file);
    return this.path;
  }

  private flush(): void {
    if (this.file !== undefined) writeSync(this.file, this.pending);
    this.pending = '';
  }
}
