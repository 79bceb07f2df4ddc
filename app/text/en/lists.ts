const count = /* @__PURE__ */ new Intl.NumberFormat('en');

export const listsText = {
  removeFilter: (filter: string) => `Remove filter ${filter}`,
  pages: 'Pages',
  page: (page: number) => `Page ${count.format(page)}`,
  previous: 'Previous',
  next: 'Next',
  /** "21-40 of 6,812" */
  range: (from: number, to: number, total: number) =>
    `${count.format(from)}-${count.format(to)} of ${count.format(total)}`,
  rangeAtLeast: (from: number, to: number, total: number) =>
    `${count.format(from)}-${count.format(to)} of at least ${count.format(total)}`,
  loadMore: 'Load more',
  breadcrumbs: 'Breadcrumbs',
} as const;
