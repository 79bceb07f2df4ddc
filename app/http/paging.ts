// Paged lists, the same for every endpoint and page (decisions.md, wire conventions).
import { z } from 'zod';
import type { Context } from './context.ts';

// Beyond this no list here has rows; a bound keeps the offset a safe integer.
const MAX_PAGE = 1_000_000;

/** `page`: a whole number from 1; absent is 1; anything else is a 422. */
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
const paged = z.object({ meta: pageMeta });

export function pageMetaOf(page: number, perPage: number, total: number): PageMeta {
  return {
    current_page: page,
    per_page: perPage,
    last_page: Math.max(1, Math.ceil(total / perPage)),
    total,
  };
}

/** The Link header of one page of a list: first, prev, next and last (RFC 8288). Null for any other answer. */
export function pagingLinks(
  { url, settings }: Pick<Context, 'url' | 'settings'>,
  answer: unknown,
): string | null {
  const { data } = paged.safeParse(answer);
  if (!data) return null;
  const { meta } = data;
  const links: Array<[string, number]> = [['first', 1]];
  if (meta.current_page > 1) links.push(['prev', Math.min(meta.current_page - 1, meta.last_page)]);
  if (meta.current_page < meta.last_page) links.push(['next', meta.current_page + 1]);
  links.push(['last', meta.last_page]);
  return links
    .map(([rel, page]) => {
      const target = new URL(settings.SITE_URL + url.pathname + url.search);
      if (page === 1) target.searchParams.delete('page');
      else target.searchParams.set('page', String(page));
      return `<${target.href}>; rel="${rel}"`;
    })
    .join(', ');
}
