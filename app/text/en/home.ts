const count = new Intl.NumberFormat('en');

function counted(number: number, one: string, many: string): string {
  return `${count.format(number)} ${number === 1 ? one : many}`;
}

export const homeText = {
  demonstration: 'Demonstration data: these companies are fictional',
  description: (startups: number, countries: number) =>
    `${counted(startups, 'startup', 'startups')} in ${counted(countries, 'African country', 'African countries')}: what they raised, from whom, and where each figure comes from.`,
  lead: (startups: number, countries: number, industries: number) =>
    `${counted(startups, 'startup', 'startups')} in ${counted(countries, 'country', 'countries')} and ${counted(industries, 'industry', 'industries')}: what they raised, from whom, and where each figure comes from.`,
  leadEmpty: 'No startups are recorded yet. They appear here with the first import.',
  search: 'Search the catalogue',
  totalRaised: 'Total raised',
  startups: 'Startups',
  fundings: 'Funding rounds',
  investors: 'Investors',
  fundingSubtitle: 'Disclosed rounds, US dollars',
  map: 'Startups by country',
  mapSubtitle: 'Number of startups',
  explore: 'Explore the map',
  rankings: 'Best funded startups',
  rankBy: 'Rank by',
  noRankings: 'No disclosed rounds recorded yet',
  noRankingsWhy:
    'Startups are ranked here as soon as a round with an amount and a source is recorded.',
  industriesSubtitle: 'Number of startups; one counts under each of its industries',
  allIndustries: 'All industries',
  countries: 'Countries',
  countriesSubtitle: 'Startups and disclosed total of each',
  allCountries: (countries: number) => `All ${countries} countries`,
  countryStartups: (startups: number) => counted(startups, 'startup', 'startups'),
  latestFundings: 'Latest rounds',
  startup: 'Startup',
  round: 'Round',
  date: 'Date',
  amount: 'Amount',
  noFundings: 'No dated rounds recorded yet',
  newStartups: 'New startups',
  noStartups: 'No startups recorded yet',
  news: 'News',
  allNews: 'All news',
  noNews: 'No news recorded yet',
} as const;
