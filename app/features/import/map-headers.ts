// Which column of a file says what: guessed from its headers, or told by a mapping file.
import { z } from 'zod';
import { cleanText, lookupKey } from './clean-text.ts';
import { type ImportKind, UnreadableFile } from './contract.ts';
import { FIELDS, REQUIRED } from './fields.ts';

/** A mapping file: `{"columns": {"Firm": "name", "Notes": null}, "rounds": {"Tranche 2": "Series A"}, "industries": {"Fin Tech": "fintech"}}`. */
export const mappingSchema = z.strictObject({
  columns: z.record(z.string(), z.string().nullable()).default({}),
  rounds: z.record(z.string(), z.string()).default({}),
  industries: z.record(z.string(), z.string()).default({}),
});
export type MappingFile = z.output<typeof mappingSchema>;

export interface ColumnMapping {
  /** Column index by field. */
  columnOf: ReadonlyMap<string, number>;
  /** Headers that say nothing this kind of file can hold. */
  ignored: string[];
}

/** Columns that our own reports put before a row; not the row's. */
const OWN = /^problem_(?:line|column|value|reason|effect)$/;

/** Throws UnreadableFile for a mapping that names a column or field that does not exist. */
export function mapHeaders(
  kind: ImportKind,
  headers: readonly string[],
  told: MappingFile['columns'] = {},
): ColumnMapping {
  const fields = FIELDS[kind];
  const columnOf = new Map<string, number>();
  const taken = new Set<number>();
  for (const [header, field] of Object.entries(told)) {
    const index = headers.findIndex((one) => cleanText(one) === cleanText(header));
    if (index < 0)
      throw new UnreadableFile(
        `The mapping names a column "${header}" that the file does not have.`,
      );
    if (field !== null && !Object.hasOwn(fields, field)) {
      throw new UnreadableFile(
        `The mapping gives "${header}" the field "${field}"; ${kind} have ${Object.keys(fields).join(', ')}.`,
      );
    }
    taken.add(index);
    if (field !== null) columnOf.set(field, index);
  }
  // First whole headers, then without what stands in brackets: "Amount (USD)", "Name *".
  for (const simplify of [
    (header: string) => header,
    (header: string) => header.replace(/[([].*$/, ''),
  ]) {
    const keys = headers.map((header) => (OWN.test(header) ? '' : lookupKey(simplify(header))));
    for (const [field, others] of Object.entries(fields)) {
      if (columnOf.has(field)) continue;
      for (const synonym of [lookupKey(field), ...others.split(' ').map(lookupKey)]) {
        const index = keys.findIndex((key, at) => key !== '' && key === synonym && !taken.has(at));
        if (index < 0) continue;
        columnOf.set(field, index);
        taken.add(index);
        break;
      }
    }
  }
  const ignored = headers.filter(
    (header, index) => !taken.has(index) && !OWN.test(header) && cleanText(header) !== '',
  );
  return { columnOf, ignored };
}

/** What is missing for the file to be understood, in words; null when nothing is. */
export function findMissing(kind: ImportKind, { columnOf }: ColumnMapping): string | null {
  const missing = REQUIRED[kind].find((fields) => !fields.some((field) => columnOf.has(field)));
  return missing ? missing.join(' or ') : null;
}
