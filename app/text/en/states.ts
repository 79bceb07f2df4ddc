const count = /* @__PURE__ */ new Intl.NumberFormat('en');

export const statesText = {
  retry: 'Retry',
  requestId: (id: string) => `Request ${id}`,
  source: 'Source:',
  records: (records: number) => (records === 1 ? '1 record' : `${count.format(records)} records`),
  updated: 'updated',
  stale: (days: number) => `Updated ${count.format(days)} days ago`,
} as const;
