// What a file says of itself: its sheets, its columns and what each is taken for, what must be
// answered before it can be imported.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { excerpt } from '../../../language/values/reading.ts';
import { type ImportKind, UnreadableFile } from '../import/contract.ts';
import { layOutFile, UnknownColumns } from '../import/lay-out-file.server.ts';
import { readRows } from '../import/read-rows.server.ts';
import { OpenQuestion } from '../import/survey-figures.ts';
import { type SurveyOptions, surveyRows } from '../import/survey-file.server.ts';
import {
  type Answers,
  dealsField,
  fieldFor,
  kindsOf,
  UNITS,
  UPLOAD_LIMITS,
  type UploadKind,
} from './contract.ts';

export interface UploadColumn {
  header: string;
  /** '' for none. */
  field: string;
  samples: string[];
}

export interface UploadLook {
  columns: UploadColumn[];
  /** Of a workbook. */
  sheets: string[];
  sheet: string | null;
  rowsCount: number | null;
  /** Fields of which a column has to be one. */
  missing: string | null;
  questions: Array<Pick<OpenQuestion, 'about' | 'header'>>;
}

/** The file in a folder of its own while the work lasts. Errors name it as it is called. */
export async function withFile<Result>(
  name: string,
  content: Uint8Array,
  work: (path: string) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'griot-upload-'));
  const path = join(
    folder,
    basename(name)
      .replace(/[^\w.\- ]|^\.+$/g, '_')
      .slice(-100) || 'file',
  );
  try {
    writeFileSync(path, content);
    return await work(path);
  } catch (error) {
    if (!(error instanceof UnreadableFile && error.message.includes(path))) throw error;
    throw new UnreadableFile(error.message.replaceAll(path, name));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** As an import takes it. */
export function surveyOptions(
  kind: ImportKind,
  of: UploadKind,
  answers: Answers,
  mostRows: number,
): SurveyOptions {
  const { sheet, columns, unit, decimals, date_order, are_rounds } = answers;
  return {
    limits: { unpackedBytes: UPLOAD_LIMITS.unpackedBytes, rows: mostRows },
    sheet: sheet || undefined,
    unit: unit ? UNITS[unit] : undefined,
    decimals: decimals || undefined,
    dateOrder: date_order || undefined,
    areUndatedRounds: are_rounds !== undefined,
    columns: Object.fromEntries(
      Object.entries(columns).map(([header, field]) => [header, fieldFor(kind, of, field)]),
    ),
  };
}

const SAMPLES = 3;

/** Throws UnreadableFile where no answer of the sender would help. */
export async function lookAtFile(
  path: string,
  of: UploadKind,
  answers: Answers,
  mostRows: number,
): Promise<UploadLook> {
  const look: UploadLook = {
    ...{ columns: [], sheets: [], sheet: null },
    ...{ rowsCount: null, missing: null, questions: [] },
  };
  // Rounds last, as their columns come first.
  for (const kind of kindsOf(of)) {
    const options = surveyOptions(kind, of, answers, mostRows);
    try {
      const layout = await layOutFile(kind, path, options);
      look.sheets = layout.sheet?.workbook.sheets.map(({ name }) => name) ?? [];
      look.sheet = layout.sheet?.name ?? null;
      const rows: string[][] = [];
      for await (const read of readRows(layout)) {
        rows.push(...read.map(({ cells }) => cells));
      }
      look.rowsCount = rows.length;
      mergeColumns(look, { ...layout, rows }, kind, of);
      await surveyRows(kind, layout, options);
    } catch (error) {
      if (error instanceof OpenQuestion) look.questions.push(error);
      else if (error instanceof UnknownColumns) {
        look.missing = error.missing;
        mergeColumns(look, error, kind, of);
      } else throw error;
    }
  }
  return look;
}

type Found = Pick<UnknownColumns, 'headers' | 'rows' | 'mapping'>;

/** A column that two kinds read is called as the later one calls it. */
function mergeColumns(
  look: UploadLook,
  { headers, rows, mapping }: Found,
  kind: ImportKind,
  of: UploadKind,
): void {
  const found = new Map([...mapping.columnOf].map(([field, index]) => [index, field]));
  for (const index of mapping.sources) found.set(index, 'source_url');
  const before = new Map(look.columns.map(({ header, field }) => [header, field]));
  const sayOwn = of === 'deals' && kind === 'startups' ? dealsField : (field: string) => field;
  look.columns = headers.flatMap((header, index) => {
    if (header === '' || headers.indexOf(header) < index) return [];
    const field = sayOwn(found.get(index) ?? '') || before.get(header) || '';
    const cells = rows.map((row) => row[index]?.trim() ?? '').filter(Boolean);
    return [{ header, field, samples: [...new Set(cells)].slice(0, SAMPLES).map(excerpt) }];
  });
}
