import { formatCount, sayMany } from '../../base/count.ts';

export const statesText = {
  retry: 'Retry',
  requestId: (id: string) => `Request ${id}`,
  source: 'Source:',
  records: (records: number) => sayMany(records, 'record', 'records'),
  updated: 'updated',
  stale: (days: number) => `Updated ${formatCount(days)} days ago`,
} as const;
