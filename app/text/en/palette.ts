export const paletteText = {
  groups: {
    startup: 'Startups',
    investor: 'Investors',
    industry: 'Industries',
    location: 'Places',
  },
  recent: 'Recent searches',
  actions: 'Actions',
  results: 'What was found',
  allResults: (q: string) => `All results for “${q}”`,
  goTo: (page: string) => `Go to ${page}`,
  advancedSearch: 'Advanced search',
  searchByDescription: 'Search by description',
  theme: (theme: string) => `Theme: ${theme}`,
  counted: (options: number) => (options === 1 ? '1 suggestion' : `${options} suggestions`),
  noNames: (q: string) => `Nothing found for “${q}”.`,
  noAnswer: 'Suggestions do not answer at the moment. Enter shows the results page.',
  keys: [
    ['Enter', 'open'],
    ['Ctrl+Enter', 'in a new tab'],
    ['Esc', 'close'],
  ],
} as const;
