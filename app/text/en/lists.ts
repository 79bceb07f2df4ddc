import { formatCount } from '../../base/count.ts';

export const listsText = {
  removeFilter: (filter: string) => `Remove filter ${filter}`,
  pages: 'Pages',
  page: (page: number) => `Page ${formatCount(page)}`,
  previous: 'Previous',
  next: 'Next',
  /** "21-40 of 6,812" */
  range: (from: number, to: number, total: number) =>
    `${formatCount(from)}-${formatCount(to)} of ${formatCount(total)}`,
  rangeAtLeast: (from: number, to: number, total: number) =>
    `${formatCount(from)}-${formatCount(to)} of at least ${formatCount(total)}`,
  loadMore: 'Load more',
  breadcrumbs: 'Breadcrumbs',
} as const;
