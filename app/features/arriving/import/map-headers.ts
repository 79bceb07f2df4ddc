import { z } from 'zod';
import { FUNDING_ROUNDS } from '../../../base/enumerations.ts';
import { lookupKey } from '../../../language/tokens.ts';
import { findSharedHost, readWebAddress } from '../../../language/values/address.ts';
import { readMoney } from '../../../language/values/money.ts';
import { cleanCell, cleanValue } from '../../../language/values/reading.ts';
import { type ImportKind, UnreadableFile } from './contract.ts';
import { FIELDS, NAME_FIELDS, REQUIRED } from './fields.ts';

export const mappingSchema = z.strictObject({
  columns: z.record(z.string(), z.string().nullable()).default({}),
  rounds: z.record(z.string(), z.enum(FUNDING_ROUNDS)).default({}),
  industries: z.record(z.string(), z.string()).default({}),
});
export type MappingFile = z.output<typeof mappingSchema>;

export interface ColumnMapping {
  columnOf: ReadonlyMap<string, number>;
  /** Further columns of sources, read together with the first. */
  sources: number[];
  ignored: string[];
  /** Headers under which names are expected, whose cells are numbers or amounts. */
  nameless: string[];
}

/** Columns that our own reports add before a row. */
const OWN = /^problem_(?:line|column|value|reason|effect)$/;

/** `rows` show whether a column of names holds names. Throws UnreadableFile for a wrong mapping. */
export function mapHeaders(
  kind: ImportKind,
  headers: readonly string[],
  told: MappingFile['columns'] = {},
  rows: ReadonlyArray<readonly string[]> = [],
): ColumnMapping {
  const fields = FIELDS[kind];
  const columnOf = new Map<string, number>();
  const taken = new Set<number>();
  const nameless = new Set<string>();
  const sources: number[] = [];
  for (const [header, field] of Object.entries(told)) {
    const index = headers.findIndex((one) => cleanCell(one) === cleanCell(header));
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
    if (field === null) continue;
    if (!columnOf.has(field)) columnOf.set(field, index);
    else if (field === 'source_url') sources.push(index);
    else throw new UnreadableFile(`The mapping gives the field "${field}" to two columns.`);
  }
  // First whole headers, then without the part in brackets: "Amount (USD)", "Name *".
  for (const simplify of [
    (header: string) => header,
    (header: string) => header.replace(/[([].*$/, ''),
  ]) {
    const keys = headers.map((header) => (OWN.test(header) ? '' : lookupKey(simplify(header))));
    for (const [field, others] of Object.entries(fields)) {
      if (columnOf.has(field)) continue;
      for (const synonym of [lookupKey(field), ...others]) {
        const index = keys.findIndex((key, at) => key !== '' && key === synonym && !taken.has(at));
        if (index < 0) continue;
        if (field === NAME_FIELDS[kind] && !holdsNames(rows, index)) {
          nameless.add(headers[index] ?? '');
          continue;
        }
        // "Link" is the home page in one file and the article in another.
        const isEither = field === 'website' && fields.source_url?.includes(synonym);
        if (isEither && !holdsHomePages(rows, index)) continue;
        const chosen = field === NAME_FIELDS[kind] ? findCompany(kind, keys, index, rows) : index;
        columnOf.set(field, chosen);
        taken.add(chosen);
        break;
      }
    }
  }
  sources.push(...takeSources(headers, fields, rows, columnOf, taken));
  const ignored = headers.filter(
    (header, index) => !taken.has(index) && !OWN.test(header) && cleanCell(header) !== '',
  );
  return { columnOf, sources, ignored, nameless: [...nameless] };
}

/** "Source", "Link 2", "Source_URLs": whatever else holds addresses of sources. */
function takeSources(
  headers: readonly string[],
  { source_url: synonyms = [], website = [] }: (typeof FIELDS)[ImportKind],
  rows: ReadonlyArray<readonly string[]>,
  columnOf: Map<string, number>,
  taken: Set<number>,
): number[] {
  const found: number[] = [];
  headers.forEach((header, index) => {
    const key = lookupKey(header).replace(/\d+$/, '');
    const isSource = [key, key.replace(/s$/, '')].some((one) => synonyms.includes(one));
    if (taken.has(index) || key === '' || !isSource) return;
    if (website.includes(key) && holdsHomePages(rows, index)) return;
    taken.add(index);
    if (columnOf.has('source_url')) found.push(index);
    else columnOf.set('source_url', index);
  });
  return found;
}

const textsOf = (rows: ReadonlyArray<readonly string[]>, index: number): string[] =>
  rows.map((cells) => cleanValue(cells[index])).filter(Boolean);

/** True when most of a column's addresses are those of a site, or of a page at a social network. */
function holdsHomePages(rows: ReadonlyArray<readonly string[]>, index: number): boolean {
  const addresses = textsOf(rows, index).flatMap((text) => readWebAddress(text) ?? []);
  const homes = addresses.filter(
    (address) => new URL(address).pathname === '/' || findSharedHost(address) !== null,
  );
  return homes.length * 2 >= addresses.length;
}

/** Words for a name that may be that of a record: "Acme - Seed" beside the company "Acme". */
const TITLES = new Set(['name', 'nom', 'nome', 'nombre', 'title', 'displayname', 'الاسم']);

/** The column of companies, where that of names holds another name than theirs. */
function findCompany(
  kind: ImportKind,
  keys: readonly string[],
  index: number,
  rows: ReadonlyArray<readonly string[]>,
): number {
  if (kind !== 'startups' || !TITLES.has(keys[index] ?? '')) return index;
  const words = FIELDS.startups.name?.filter((word) => !TITLES.has(word)) ?? [];
  const company = keys.findIndex((key) => words.includes(key));
  if (company < 0 || !holdsNames(rows, company)) return index;
  const both = rows.flatMap((cells): [string, string][] => {
    const [name, other] = [cleanValue(cells[index]), cleanValue(cells[company])];
    return name && other ? [[lookupKey(name), lookupKey(other)]] : [];
  });
  // "Kuda" next to the legal name "Kuda Technologies Ltd" is the name; "Kuda - Series A" is not.
  const names = both.filter(([name, other]) => other.startsWith(name));
  return names.length * 2 >= both.length ? index : company;
}

/** False when most of a column's cells are numbers or amounts of money. */
function holdsNames(rows: ReadonlyArray<readonly string[]>, index: number): boolean {
  const texts = textsOf(rows, index);
  const figures = texts.filter(
    (text) =>
      !/\p{Letter}/u.test(text) ||
      (/\d/.test(text) && readMoney(text, { decimals: 'dot' }).value !== null),
  );
  return figures.length * 2 <= texts.length;
}

/** The fields that are missing, in words; null when none is. */
export function findMissing(kind: ImportKind, { columnOf }: ColumnMapping): string | null {
  const missing = REQUIRED[kind].find((fields) => !fields.some((field) => columnOf.has(field)));
  return missing ? missing.join(' or ') : null;
}
