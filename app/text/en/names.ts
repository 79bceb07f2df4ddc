export const namesText = { of: (name: string): string => name };
