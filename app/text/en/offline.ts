export const offlineText = {
  title: 'You are offline',
  description: 'Pages you read before, saved on this device.',
  lead: 'This page needs a connection. The last pages you read are saved on this device:',
  nothingCached: 'None yet.',
  retry: 'Try again',
  noticeLabel: 'Offline',
  /** The device fills in the date. */
  cachedNotice: (date: string) => `You are offline. This page is as it was on ${date}.`,
} as const;
