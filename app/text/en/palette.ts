import { sayMany } from '../../base/count.ts';

export const paletteText = {
  groups: {
    startup: 'Startups',
    investor: 'Investors',
    industry: 'Industries',
    location: 'Places',
  },
  recent: 'Recent searches',
  tryOne: 'Try',
  exampleSearches: ['fintech in Kenya', 'Series A in 2025', 'solar in West Africa'],
  saved: 'Saved searches',
  understood: 'Understood as',
  read: (chips: readonly string[]) =>
    `Understood as: ${chips.join(', ')}. Enter shows the results.`,
  actions: 'Actions',
  results: 'Suggestions',
  allResults: (q: string) => `All results for “${q}”`,
  goTo: (page: string) => `Go to ${page}`,
  advancedSearch: 'Advanced search',
  searchByDescription: 'Search by description',
  theme: (theme: string) => `Theme: ${theme}`,
  counted: (options: number) => sayMany(options, 'suggestion', 'suggestions'),
  noNames: (q: string) => `Nothing found for “${q}”.`,
  noAnswer: 'Suggestions are not available right now. Press Enter for the results page.',
  keys: [
    ['Enter', 'open'],
    ['Ctrl+Enter', 'in a new tab'],
    ['Esc', 'close'],
  ],
} as const;
