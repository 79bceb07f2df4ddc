import { sayMany } from '../../base/count.ts';

export const semanticText = {
  title: 'Search by description',
  searchTitle: (q: string) => `Startups for: ${q.length > 60 ? `${q.slice(0, 59)}…` : q}`,
  lead: 'Describe the company you are looking for.',
  description:
    'Describe an African startup in your own words, in English, French, Portuguese, Swahili or Arabic, and get the twenty nearest in meaning.',
  search: 'Search by description',
  label: 'What should the company do, and where?',
  submit: 'Search',
  try: 'For example',
  examples: [
    'lending to smallholder farmers',
    'buy now, pay later in Southern Africa',
    'solar power for homes without electricity in Zambia',
  ],
  found: (startups: number) => sayMany(startups, 'startup', 'startups, nearest first'),
  closeness: { veryClose: 'Very close', close: 'Close', related: 'Related', distant: 'Distant' },
  why: 'Why',
  same: (found: string) => found,
  answers: (asked: string, found: string) => `${asked}: ${found}`,
  byVector: 'Alike as a whole',
  byName: (q: string) => `No startup comes close to “${q}”.`,
  byNameWhy: 'Try other words, fewer of them, or a broader field or place.',
  notices: {
    preparing:
      'Search by description is not available right now. These startups have one of your words in their name.',
    words: 'Search by description is not available right now. These startups match your words.',
  },
} as const;
