import { z } from 'zod';
import { cleanLine } from '../../base/clean-text.ts';
import { readDay } from '../../base/dates.ts';
import { pathTo, withQuery } from '../../base/paths.ts';
import { pageMeta, pageParam } from '../../http/params.ts';
import { ownListsText } from '../../text/text.ts';
import { LIST_KINDS, LISTED_FACTS } from './listed-facts.ts';

/** Of a list, for alerts: its page leads to the list itself. */
export const ownListAlertsAddress = (uuid: string) =>
  withQuery(pathTo('/dashboard/lists'), { list: uuid });

const { wrong } = ownListsText;
export const MAX_NAME = 80;
const MAX_STATUSES = 12;
const MAX_STATUS = 40;
export const MAX_NOTE = 500;
export const LISTS_PER_PAGE = 50;
export const ROWS_PER_PAGE = 25;
/** Rows that one form or call adds. */
export const MAX_ADDED = 200;

const line = (longest: number, error: () => string) =>
  z
    .string({ error })
    .max(12_000, { error })
    .transform(cleanLine)
    .refine((text) => [...text].length <= longest, { error });

const name = line(MAX_NAME, () => wrong.name).refine((text) => text !== '', {
  error: () => wrong.name,
});
const status = line(MAX_STATUS, () => wrong.status);
const emptyToNull = (text: string | null) => text || null;

/** One a line, or as a list; each once, whatever its case. */
const statuses = z
  .union([z.string().max(2_000), z.array(z.string()).max(100)], { error: () => wrong.statuses })
  .transform((given) => {
    const words = (typeof given === 'string' ? given.split('\n') : given).map(cleanLine);
    return [...new Map(words.filter(Boolean).map((one) => [one.toLowerCase(), one])).values()];
  })
  .refine(
    (all) =>
      all.length > 0 &&
      all.length <= MAX_STATUSES &&
      all.every((one) => [...one].length <= MAX_STATUS),
    { error: () => wrong.statuses },
  );

const slugs = z
  .union([z.array(z.string()), z.string().max(30_000)], { error: () => wrong.slugs })
  .transform((given) => {
    const list = typeof given === 'string' ? given.split(',') : given;
    return [...new Set(list.map((slug) => slug.trim().toLowerCase()).filter(Boolean))];
  })
  .refine((all) => all.length <= MAX_ADDED, { error: () => wrong.slugs })
  .describe(`Slugs of what the list holds, at most ${MAX_ADDED}: a list, or joined by commas`);

const listKind = z.enum(LIST_KINDS, `expected ${LIST_KINDS.join(', ')}`);

export const newList = z.object({
  name: name.describe('Own name for it, 80 characters at most'),
  kind: listKind.describe('What it holds'),
  statuses: statuses
    .optional()
    .describe('Own words for where a row stands, at most 12; a first set when left out'),
  slugs: slugs.optional(),
});
export type NewList = z.output<typeof newList>;

const FACT_NAMES = [...new Set(LIST_KINDS.flatMap((kind) => Object.keys(LISTED_FACTS[kind])))];

export const listChange = z.object({
  name: name.optional().describe('Own name for it, 80 characters at most'),
  statuses: statuses.optional().describe('Own words for where a row stands, at most 12'),
  columns: z
    .array(z.enum(FACT_NAMES, `expected ${FACT_NAMES.join(', ')}`))
    .nullable()
    .optional()
    .describe('Facts shown beside each row; null for the usual ones'),
  is_shared: z
    .boolean('expected true or false')
    .optional()
    .describe('true makes a secret address if there is none, false revokes it'),
  shares_notes: z
    .boolean('expected true or false')
    .optional()
    .describe('Whether notes are shown there'),
});
export type ListChange = z.output<typeof listChange>;

const ownWords = {
  status: status.nullable().transform(emptyToNull),
  note: line(MAX_NOTE, () => wrong.note)
    .nullable()
    .transform(emptyToNull),
  due_on: z
    .string({ error: () => wrong.day })
    .nullable()
    .transform(emptyToNull)
    .refine((day) => day === null || readDay(day) !== null, { error: () => wrong.day }),
};
/** The owner's values of a row. */
export const rowWords = z.object(ownWords);
export type RowWords = z.output<typeof rowWords>;

export const addedRows = z.object({
  slugs: slugs.refine((all) => all.length > 0, { error: () => wrong.slugs }),
  status: ownWords.status.optional().describe('Where they stand'),
  note: ownWords.note.optional().describe('Own note, 500 characters at most'),
  due_on: ownWords.due_on.optional().describe('Day of the next step, such as 2026-12-01'),
});
export type AddedRows = z.output<typeof addedRows>;

const ROW_SORTS = ['added', 'name', 'status', 'due_on'] as const;
export const listQuery = z.object({
  page: pageParam,
  status: z.string().max(200).optional().describe('Rows of this status alone'),
  sort: z
    .enum(ROW_SORTS, `expected ${ROW_SORTS.join(', ')}`)
    .default('added')
    .describe('added: the newest last'),
});
export type ListQuery = z.output<typeof listQuery>;
export const listsQuery = z.object({ page: pageParam });

const ownList = z.object({
  uuid: z.uuid(),
  name: z.string(),
  kind: listKind,
  statuses: z.array(z.string()),
  columns: z.array(z.string()).nullable(),
  share_path: z.string().nullable(),
  shares_notes: z.boolean(),
  rows: z.int(),
  created_at: z.iso.datetime(),
  changed_at: z.iso.datetime(),
});
export type OwnList = z.output<typeof ownList>;

const fact = z.union([z.string(), z.number()]).nullable();
export const listRow = z.object({
  id: z.int(),
  /** Null where the record was deleted. */
  slug: z.string().nullable(),
  name: z.string().nullable(),
  status: z.string().nullable(),
  note: z.string().nullable(),
  due_on: z.string().nullable(),
  facts: z.record(z.string(), fact),
});

export const listsAnswer = z.object({ data: z.array(ownList), meta: pageMeta });
export const listAnswer = z.object({ data: ownList });
export const rowsAnswer = z.object({
  data: z.array(listRow),
  meta: pageMeta.extend({ list: ownList }),
});
