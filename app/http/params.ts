// Parameters of addresses, slugs and pages, and the links between pages.
import { z } from 'zod';

/** A slug in an address: lower-case ASCII words joined by hyphens. */
export const slugParam = z
  .string()
  .max(120)
  .regex(
    /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
    'Expected a slug as in the address of the page: words joined by hyphens, such as south-africa',
  )
  .describe('Slug: lower-case ASCII words joined by hyphens, as in the address of the page');

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

// Most responses have no pages; an optional field fails without building an error.
const paged = z.object({ meta: pageMeta.optional() });

/** Parameters that nothing reads are neither repeated nor told apart. */
export function dropOtherKeys(query: URLSearchParams, keys: readonly string[]): void {
  for (const key of new Set(query.keys())) if (!keys.includes(key)) query.delete(key);
}

/** Of the 16 KB that proxies take of all headers together. */
const MOST_LINK_CHARACTERS = 8_000;

/**
 * Link header with first, prev, next and last (RFC 8288), of the address with the keys that its
 * call reads; null for responses without pages. Of long ones only next, if proxies take it.
 */
export function pagingLinks(
  { url, settings }: { url: URL; settings: { SITE_URL: string } },
  keys: readonly string[],
  answer: unknown,
): string | null {
  const { data } = paged.safeParse(answer);
  const meta = data?.meta;
  if (!meta) return null;
  const address = new URL(settings.SITE_URL + url.pathname + url.search);
  dropOtherKeys(address.searchParams, keys);
  const links: Array<[string, number]> = [['first', 1]];
  if (meta.current_page > 1) links.push(['prev', Math.min(meta.current_page - 1, meta.last_page)]);
  if (meta.current_page < meta.last_page) links.push(['next', meta.current_page + 1]);
  links.push(['last', meta.last_page]);
  const format = ([rel, page]: [string, number]) => {
    const target = new URL(address);
    if (page === 1) target.searchParams.delete('page');
    else target.searchParams.set('page', String(page));
    return `<${target.href}>; rel="${rel}"`;
  };
  const fits = (link: string) => link !== '' && link.length <= MOST_LINK_CHARACTERS;
  const next = links.filter(([rel]) => rel === 'next');
  return [links, next].map((some) => some.map(format).join(', ')).find(fits) ?? null;
}
