import { formatCount, sayMany } from '../../base/count.ts';

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

export const listPagesText = {
  filters: 'Filters',
  moreFilters: 'More filters',
  show: 'Show',
  upTo: (label: string) => `${label}, up to`,
  any: 'Any',
  clearAll: 'Clear all',
  pastTheEnd: 'There is nothing on this page',
  firstPage: 'First page',
  without: (filter: string, total: number, isAtLeast: boolean) =>
    `Without "${filter}": ${formatCount(total)}${isAtLeast ? ' or more' : ''}`,
  take: 'Download this list:',
  csv: 'CSV',
  xlsx: 'XLSX',
  json: 'JSON',
  feed: 'Feed',
  wrong: (label: string, message: string) => `${label}: ${message}`,
  /** Operators in chips; others show the value alone. */
  says: {
    not_equals: (value: string) => `not ${value}`,
    not_in: (value: string) => `none of ${value}`,
    not_includes: (value: string) => `not ${value}`,
    in: (value: string) => `any of ${value}`,
    includes_any: (value: string) => `any of ${value}`,
    gt: (value: string) => `more than ${value}`,
    gte: (value: string) => `from ${value}`,
    lt: (value: string) => `less than ${value}`,
    lte: (value: string) => `up to ${value}`,
    between: (from: string, to: string) => `${from} to ${to}`,
    within_last: (days: string) => `in the last ${days} days`,
    is_blank: () => 'not known',
    is_not_blank: () => 'known',
  } as Readonly<Record<string, (first: string, second: string) => string>>,
  count: (total: number, one: string, many: string, isAtLeast: boolean) =>
    `${isAtLeast ? 'At least ' : ''}${sayMany(total, one, many)}`,
};
