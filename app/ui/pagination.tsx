import { listsText } from '../text/text.ts';
import { Icon } from './icon.tsx';

interface PaginationProps {
  meta: { current_page: number; per_page: number; total: number };
  totalIs?: 'exact' | 'at_least';
  href: (page: number) => string;
  /** Distinguishes several paginations of one page. */
  label?: string;
}

export function Pagination(props: PaginationProps) {
  const { meta, totalIs = 'exact', href, label = listsText.pages } = props;
  const { current_page: page, per_page: perPage, total } = meta;
  const last = Math.ceil(total / perPage);
  const { from, to } = getPageRange(page, perPage, total);
  if (total === 0 || from > total) return null;
  const range = totalIs === 'exact' ? listsText.range : listsText.rangeAtLeast;
  return (
    <nav className="pagination" aria-label={label}>
      <p>{range(from, to, total)}</p>
      {last > 1 && (
        <ul>
          {page > 1 && (
            <li>
              <a rel="prev" href={href(page - 1)} aria-label={listsText.previous}>
                <Icon name="previous" />
              </a>
            </li>
          )}
          {listPageNumbers(page, last).map((number, index) =>
            number === 'gap' ? (
              <li key={index < 2 ? 'gap before' : 'gap after'} className="pagination-gap">
                …
              </li>
            ) : (
              <li key={number} className={isFar(number, page, last) ? 'from-sm' : undefined}>
                <a
                  href={href(number)}
                  aria-label={listsText.page(number)}
                  aria-current={number === page ? 'page' : undefined}
                >
                  {number}
                </a>
              </li>
            ),
          )}
          {page < last && (
            <li>
              <a rel="next" href={href(page + 1)} aria-label={listsText.next}>
                <Icon name="next" />
              </a>
            </li>
          )}
        </ul>
      )}
    </nav>
  );
}

/** On small screens only the neighbours, the first and the last page are shown. */
function isFar(number: number, page: number, last: number): boolean {
  return Math.abs(number - page) > 1 && number !== 1 && number !== last;
}

/** First, last, and two either side of the current page; a gap never stands for a single page. */
export function listPageNumbers(current: number, last: number): (number | 'gap')[] {
  const shown = new Set([1, last]);
  for (let page = current - 2; page <= current + 2; page += 1) {
    if (page >= 1 && page <= last) shown.add(page);
  }
  const pages = [...shown].sort((a, b) => a - b);
  return pages.flatMap((page, index) => {
    const before = pages[index - 1] ?? page - 1;
    if (page - before === 2) return [page - 1, page];
    return page - before > 2 ? ['gap' as const, page] : [page];
  });
}

/** The rows a page shows, 1-based: page 2 of 20 is 21 to 40. */
export function getPageRange(page: number, perPage: number, total: number) {
  return { from: (page - 1) * perPage + 1, to: Math.min(page * perPage, total) };
}

interface LoadMoreProps {
  /** The next page; with script its rows join the list. */
  href: string;
  listId: string;
}

export function LoadMore({ href, listId }: LoadMoreProps) {
  return (
    <p className="load-more">
      <a className="button button-secondary" href={href} rel="next" data-load-more={listId}>
        {listsText.loadMore}
      </a>
    </p>
  );
}
