// Paging of lists (decisions.md, wire conventions).
import { z } from 'zod';

// Keeps the offset a safe integer.
const MAX_PAGE = 1_000_000;

export const pageParam = z
  .string()
  .regex(/^[0-9]{1,7}$/, 'expected a whole number from 1')
  .transform(Number)
  .pipe(z.number().min(1, 'expected a whole number from 1').max(MAX_PAGE))
  .default(1)
  .describe('Page, a whole number from 1; 1 when left out');

export const pageMeta = z.object({
  current_page: z.int(),
  per_page: z.int(),
  last_page: z.int(),
  total: z.int(),
});
export type PageMeta = z.output<typeof pageMeta>;

export function pageMetaOf(page: number, perPage: number, total: number): PageMeta {
  return {
    current_page: page,
    per_page: perPage,
    last_page: Math.max(1, Math.ceil(total / perPage)),
    total,
  };
}

/** Of a list that gets shorter under its reader: the last page in place of one beyond it. */
export function pageMetaWithin(page: number, perPage: number, total: number): PageMeta {
  const { last_page: last } = pageMetaOf(page, perPage, total);
  return pageMetaOf(Math.min(page, last), perPage, total);
}
