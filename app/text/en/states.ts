const count = /* @__PURE__ */ new Intl.NumberFormat('en');

export const statesText = {
  retry: 'Retry',
  requestId: (id: string) => `Request ${id}`,
  loading: 'Loading',
  source: (records: number, updated: string) =>
    `Source: ${count.format(records)} ${records === 1 ? 'record' : 'records'}, updated ${updated}`,
  sourceUndated: (records: number) =>
    `Source: ${count.format(records)} ${records === 1 ? 'record' : 'records'}`,
  stale: (days: number) => `Updated ${count.format(days)} days ago`,
} as const;
