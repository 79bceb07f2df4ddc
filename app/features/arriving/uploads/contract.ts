// Files that are imported in the browser: the kinds of rows, and the sender's settings.
import { z } from 'zod';
import { currentLocale, LOCALES } from '../../../base/locale.ts';
import { uploadsText as text } from '../../../text/text.ts';
import {
  IMPORT_KINDS,
  type ImportCounts,
  type ImportKind,
  type Problem,
} from '../import/contract.ts';
import { FIELDS } from '../import/fields.ts';
import type { KeptRow } from '../import/undo-import.server.ts';

/** Deals are rounds, with columns of their startups. */
export const UPLOAD_KINDS = ['deals', ...IMPORT_KINDS] as const;
export type UploadKind = (typeof UPLOAD_KINDS)[number];

export const UPLOAD_STATES = [
  ...['open', 'checking', 'checked', 'waiting', 'importing', 'imported'],
  ...['declined', 'undoing', 'undone', 'failed'],
] as const;

export const UPLOAD_LIMITS = {
  bytes: 6 * 1_048_576,
  /** Of a .gz, and of a part of a workbook: six megabytes may hold six gigabytes. */
  unpackedBytes: 64 * 1_048_576,
  rows: { moderator: 5_000, member: 1_000 },
  perDay: { moderator: 100, member: 5 },
  /** Of members, in a quarter of an hour: each takes the processor up to half a minute. */
  checks: 10,
};

export const UNITS = { ones: 1, thousands: 1e3, millions: 1e6, billions: 1e9 } as const;
type Unit = keyof typeof UNITS;
export const DECIMAL_SIGNS = ['dot', 'comma'] as const;
export const DATE_ORDERS = ['day-first', 'month-first'] as const;

const shortText = z.string().trim().max(300);
const web = z.union([
  z.literal(''),
  z.url({ protocol: /^https?$/, error: () => text.wrong.address }),
]);

/** The sender's information about a file; all of it is optional. */
export const answersSchema = z.object({
  sheet: shortText.catch(''),
  /** The language in which problems of the file are described: that of the page. */
  locale: z.enum(LOCALES).catch(() => currentLocale()),
  /** Fields by header; '' for none. */
  columns: z.record(z.string(), z.string()).catch({}),
  unit: z
    .enum(Object.keys(UNITS) as [Unit, ...Unit[]])
    .or(z.literal(''))
    .catch(''),
  decimals: z.enum(['', ...DECIMAL_SIGNS]).catch(''),
  date_order: z.enum(['', ...DATE_ORDERS]).catch(''),
  are_rounds: z.string().optional(),
  source_url: shortText.pipe(web).default(''),
  publisher: shortText.default(''),
});
export type Answers = z.output<typeof answersSchema>;
export const noAnswers = (): Answers => answersSchema.parse({});

/** The kinds of records in a row, in the order of import. */
export const kindsOf = (kind: UploadKind): readonly ImportKind[] =>
  kind === 'deals' ? ['startups', 'rounds'] : [kind];

/** Fields with other names in deals than in startups. */
const OF_STARTUPS: Readonly<Record<string, string>> = { startup: 'name', startup_slug: 'slug' };
const OF_BOTH = ['website', 'country', 'source_url', 'publisher', 'read_on'];

export function listFields(kind: UploadKind): string[] {
  if (kind !== 'deals') return Object.keys(FIELDS[kind]);
  const more = Object.keys(FIELDS.startups).filter((field) => !['name', 'slug'].includes(field));
  return [...new Set([...Object.keys(FIELDS.rounds), ...more])];
}

/** The field of one kind chosen for a column; null for none. */
export function fieldFor(kind: ImportKind, of: UploadKind, field: string): string | null {
  if (of !== 'deals' || kind === 'rounds') return field in FIELDS[kind] ? field : null;
  const own = OF_STARTUPS[field] ?? field;
  const isOfRounds = field in FIELDS.rounds && own === field && !OF_BOTH.includes(field);
  return isOfRounds || !(own in FIELDS.startups) ? null : own;
}

/** How deals call a field of startups. */
export const dealsField = (field: string): string =>
  Object.entries(OF_STARTUPS).find(([, own]) => own === field)?.[0] ?? field;

/** Problems of one kind, with some of their rows. */
export interface ProblemKind extends Omit<Problem, 'value'> {
  count: number;
  examples: Array<{ line: number; value: string }>;
}

export interface Outcome {
  runs: Array<ImportCounts & { kind: ImportKind }>;
  problems: ProblemKind[];
  /** Of kinds that are not listed. */
  moreProblems: number;
  /** Pairs that may be one startup. */
  duplicates: Array<{ one: string; other: string; reason: string }>;
  kept: KeptRow[];
}
