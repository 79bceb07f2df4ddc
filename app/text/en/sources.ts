/** What a source reports, other than a kind of round. */
const uses: Record<string, string> = {
  profile: 'profile',
  status: 'status',
  technologies: 'technologies',
  metrics: 'figures over time',
};

export const sourcesText = {
  sources: 'Sources',
  updated: 'Updated',
  checked: (day: string) => `checked ${day}`,
  read: (day: string) => `read ${day}`,
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
