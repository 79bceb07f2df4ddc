// The kinds of imports and exports, and the types that the stages of an import share.

import type { ToTell } from '../../../language/values/reading.ts';

export const IMPORT_KINDS = ['startups', 'rounds', 'investors', 'news', 'metrics'] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

/** `row`: the whole row stays out · `cell`: the row goes in without this cell. */
export type ProblemEffect = 'row' | 'cell';

export interface Problem {
  /** The field, or the file's column once that is known. */
  column: string;
  value: string;
  reason: string;
  /** What to do about it; the place that shows it says where. */
  next?: NextStep | null;
  effect: ProblemEffect;
}

/** `removal`: the record was removed. */
export type NextStep = ToTell | 'removal';

/** Cells of one row by field; fields the file does not have are absent. */
export type FieldCells = Partial<Record<string, string>>;

export interface Cleaned<Row> {
  /** Absent when a problem keeps the row out. */
  row?: Row;
  problems: Problem[];
}

/** The result of cleaning a row. */
export type CleanRow<Clean extends (...given: never[]) => Cleaned<unknown>> = NonNullable<
  ReturnType<Clean>['row']
>;

export interface ImportCounts {
  read: number;
  created: number;
  updated: number;
  unchanged: number;
  rejected: number;
  /** Cells that could not be used, in rows that went in. */
  leftOut: number;
}

/** The file cannot be understood; nothing was written. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile';
}
