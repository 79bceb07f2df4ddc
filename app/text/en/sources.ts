/** What a source reports, other than a kind of round. */
const uses: Record<string, string> = {
  profile: 'profile',
  status: 'status',
  technologies: 'technologies',
  metrics: 'figures over time',
  names: 'other names',
  history: 'history',
  people: 'people',
  operations: 'countries of operation',
  incorporation: 'incorporation',
};

export const sourcesText = {
  sources: 'Sources',
  note: 'Source',
  notKnown: (facts: readonly string[]) =>
    `Not known yet: ${facts.join(', ')}. Know it, or see a mistake?`,
  allKnown: 'See a mistake?',
  updated: 'Updated',
  checked: (day: string) => `checked ${day}`,
  read: (day: string) => `read ${day}`,
  published: (day: string) => `published ${day}`,
  kinds: { company: 'its own page', filing: 'filing', press: 'press', directory: 'directory' },
  weak: 'cannot show the figure: left out of totals',
  /** "Source: TechCabal, checked 3 May 2024" */
  mark: (publisher: string, count: number, when: string | null) =>
    [
      count === 1 ? `Source: ${publisher}` : `Sources: ${publisher} and ${count - 1} more`,
      ...(when ? [when] : []),
    ].join(', '),
  sayUse: (use: string): string => uses[use] ?? use,
  prefer: 'Follow this report',
  preferOf: (publisher: string) => ` of ${publisher}`,
  markChecked: 'Still says so',
  markCheckedOf: (publisher: string) => `: ${publisher}`,
} as const;
