export const formsText = {
  problem: 'There is a problem',
  optional: '(optional)',
  error: 'Error:',
} as const;
