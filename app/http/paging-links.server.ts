import { z } from 'zod';
import type { Context } from './context.ts';
import { pageMeta } from './paging.ts';

// Most responses have no pages; an optional field fails without building an error.
const paged = z.object({ meta: pageMeta.optional() });

/** Link header with first, prev, next and last (RFC 8288); null for responses without pages. */
export function pagingLinks(
  { url, settings }: Pick<Context, 'url' | 'settings'>,
  answer: unknown,
): string | null {
  const { data } = paged.safeParse(answer);
  const meta = data?.meta;
  if (!meta) return null;
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
