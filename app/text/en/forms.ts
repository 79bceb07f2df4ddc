export const formsText = {
  problem: 'There is a problem',
  optional: '(optional)',
  error: 'Error:',
  maskHint: (mask: string) => `In the form ${mask}, each # a digit`,
} as const;
