export const followsText = {
  follow: 'Follow',
  following: 'Following',
  followOf: (name: string) => `Follow ${name}`,
  askTitle: (name: string) => `Follow ${name}?`,
  askBefore: 'Follow',
  askWhy: 'Its news will appear in your feed. You can stop at any time.',
  notNow: 'Not now',
  wrongType: 'expected startup, investor, industry or location',
  wrongSlug: 'expected a slug, as in the address of its page',
} as const;
