/** `gap` stands for pages left out. */
export type PageNumber = number | 'gap';

/** First, last, and two either side of the current page; a gap never stands for a single page. */
export function listPageNumbers(current: number, last: number): PageNumber[] {
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
export function getPageRange(
  page: number,
  perPage: number,
  total: number,
): { from: number; to: number } {
  return { from: (page - 1) * perPage + 1, to: Math.min(page * perPage, total) };
}
