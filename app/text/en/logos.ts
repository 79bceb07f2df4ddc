export const logosText = {
  from: (host: string) => `Logo from ${host}`,
  remove: 'Remove the logo',
} as const;
