export const toastsText = {
  region: 'Notifications',
  close: 'Close',
  times: (count: number) => `${count} times`,
  stillWaiting: 'Still waiting for an answer',
  cancel: 'Cancel',
  exportDone: 'Export Completed',
  exportFailed: 'Browser denied file download...',
} as const;
