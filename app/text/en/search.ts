export const searchText = {
  formerly: (name: string) => `formerly ${name}`,
  startupIn: (country: string | null) => (country ? `Startup in ${country}` : 'Startup'),
  investor: 'Investor',
  industry: 'Industry',
  country: 'Country',
  cityIn: (country: string | null) => (country ? `City in ${country}` : 'City'),
} as const;
