import { closeSync, openSync, writeSync } from 'node:fs';
import { formatCsvLine } from '../../../base/csv.ts';
import type { ImportCounts, NextStep, Problem } from './contract.ts';
import type { Layout, RawRow } from './read-rows.server.ts';

const FLUSH_CHARACTERS = 1 << 16;

type Line = Pick<RawRow, 'line' | 'cells'>;
/** The column is the file's own name of it. */
export type OnProblem = (line: number, problem: Problem) => void;
type Found = Omit<Problem, 'effect'> & Partial<Problem>;

/** The command's advice for a problem. */
const OPTIONS: Record<NextStep, string> = {
  unit: 'say --unit thousands, --unit millions or --unit ones',
  decimals: 'say which with --decimals dot or --decimals comma',
  date_order: 'say which with --date-order day-first or --date-order month-first',
  removal: './griot remove --list says why',
};

/**
 * Corrected rows can be imported from the report itself: columns named problem_… are ignored.
 * Without a path it only counts.
 */
export class ImportReport {
  readonly counts: ImportCounts = {
    read: 0,
    created: 0,
    updated: 0,
    unchanged: 0,
    rejected: 0,
    leftOut: 0,
  };
  private file: number | undefined;
  private pending = '';
  private readonly path: string | undefined;
  private readonly layout: Pick<Layout, 'headers' | 'mapping'>;

  private readonly onProblem: OnProblem | undefined;

  constructor(
    path: string | undefined,
    layout: Pick<Layout, 'headers' | 'mapping'>,
    onProblem?: OnProblem,
  ) {
    this.path = path;
    this.layout = layout;
    this.onProblem = onProblem;
  }

  rejectRow(row: Line, problems: readonly Found[]): void {
    this.counts.rejected++;
    for (const problem of problems) this.add(row, { effect: 'row', ...problem });
  }

  leaveOut(row: Line, problem: Found): void {
    this.counts.leftOut++;
    this.add(row, { effect: 'cell', ...problem });
  }

  close(): string | undefined {
    if (this.file === undefined) return undefined;
    this.flush();
    closeSync(this.file);
    return this.path;
  }

  private add({ line, cells }: Line, problem: Problem): void {
    const { column, value, reason, next, effect } = problem;
    const { headers, mapping } = this.layout;
    const header = headers[mapping.columnOf.get(column) ?? -1] ?? column;
    this.onProblem?.(line, { ...problem, column: header });
    if (this.path === undefined) return;
    if (this.file === undefined) {
      this.file = openSync(this.path, 'w');
      const own = ['line', 'column', 'value', 'reason', 'effect'].map((name) => `problem_${name}`);
      this.pending = formatCsvLine([...own, ...headers]);
    }
    const said = next ? `${reason}: ${OPTIONS[next]}` : reason;
    const leftOut = effect === 'row' ? 'row left out' : 'cell left out';
    this.pending += `\r\n${formatCsvLine([line, header, value, said, leftOut, ...cells])}`;
    if (this.pending.length >= FLUSH_CHARACTERS) this.flush();
  }

  private flush(): void {
    if (this.file !== undefined) writeSync(this.file, this.pending);
    this.pending = '';
  }
}
