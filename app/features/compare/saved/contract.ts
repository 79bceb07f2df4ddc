import { z } from 'zod';
import { MAX_COMPARED } from '../../../base/plans.ts';
import { startupRow } from '../../../catalogue/startup-contract.ts';
import { pageParam } from '../../../http/params.ts';
import { savedComparisonsText } from '../../../text/text.ts';
import { comparedStartup } from '../../startups/comparison-contract.ts';

const { wrong } = savedComparisonsText;
const MIN_SAVED = 2;
export const MAX_NAME = 80;
const MAX_NOTE = 500;
export const SAVED_PER_PAGE = 50;
/** Time to restore a deleted one. */
export const UNDO_MS = 10_000;

const words = (max: number, error: () => string) =>
  z
    .string({ error })
    .trim()
    .refine((text) => [...text].length <= max && !text.includes('\0'), { error })
    .nullish()
    .transform((text) => text || null);

export const renameForm = z.object({
  name: words(MAX_NAME, () => wrong.name),
  note: words(MAX_NOTE, () => wrong.note),
});

export const saveBody = z
  .object({
    name: words(MAX_NAME, () => wrong.name).describe('Own name for it, 80 characters at most'),
    note: words(MAX_NOTE, () => wrong.note).describe('Own note, 500 characters at most'),
    slugs: z
      .union([z.array(z.string()).max(100), z.string().max(2_000)], { error: () => wrong.slugs })
      .optional()
      .transform((given) => (given === undefined ? undefined : readSlugs(given)))
      .refine((slugs) => !slugs || (slugs.length >= MIN_SAVED && slugs.length <= MAX_COMPARED), {
        error: () => wrong.slugs,
      })
      .describe('2 to 10 slugs of startups: a list, or joined by commas'),
    uuid: z
      .uuid({ error: () => wrong.uuid })
      .optional()
      .describe('Of a comparison deleted in the last 10 seconds: brings it back as it was'),
  })
  .refine(({ slugs, uuid }) => slugs !== undefined || uuid !== undefined, {
    error: () => wrong.slugs,
    path: ['slugs'],
  });
export type SaveBody = z.output<typeof saveBody>;

function readSlugs(given: string | string[]): string[] {
  const list = typeof given === 'string' ? given.split(',') : given;
  return [...new Set(list.map((slug) => slug.trim().toLowerCase()).filter(Boolean))];
}

export const savedQuery = z.object({ page: pageParam });

const about = z.object({
  uuid: z.uuid(),
  name: z.string().nullable(),
  note: z.string().nullable(),
  created_at: z.iso.datetime(),
  missing: z.array(z.string()),
});

export const savedRow = about.extend({
  startups: z.array(startupRow.pick({ name: true, slug: true, logo: true })),
});
export type SavedRow = z.output<typeof savedRow>;

export const savedComparison = z.object({ data: z.array(comparedStartup), meta: about });
export type SavedComparison = z.output<typeof savedComparison>;

export const savedAnswer = z.object({ data: z.object({ uuid: z.uuid() }) });
