import { sayMany } from '../../base/count.ts';

export const homeText = {
  demonstration: 'Demonstration data: these companies are fictional',
  description: (startups: number, countries: number) =>
    `${sayMany(startups, 'startup', 'startups')} in ${sayMany(countries, 'African country', 'African countries')}: what they raised, from whom, and where each figure comes from.`,
  lead: (startups: number, countries: number, industries: number) =>
    `${sayMany(startups, 'startup', 'startups')} in ${sayMany(countries, 'country', 'countries')} and ${sayMany(industries, 'industry', 'industries')}: what they raised, from whom, and where it was reported.`,
  leadEmpty: 'No startups are recorded yet. They appear here with the first import.',
  search: 'Search the catalogue',
  examples: 'Examples',
  largestRounds: (year: number) =>
    `The largest rounds of ${year}, each in its startup\u2019s cloth`,
  percent: (share: number) => `${Math.round(share * 100)}%`,
  map: 'Startups by country',
  mapSubtitle: 'Number of startups, and what they raised',
  rankings: 'Best funded startups',
  topShare: (startups: number) => `The top ${startups} raised `,
  topShareOf: ' of all the money',
  rankingsOf: 'Of ',
  rankingsIn: ' in disclosed rounds of all years.',
  rankBy: 'Top 100 by',
  noRankings: 'No disclosed rounds recorded yet',
  noRankingsWhy:
    'Startups are ranked here as soon as a round with an amount and a source is recorded.',
  allIndustries: 'All industries',
  countryCard: (country: string, startups: number) =>
    `${country}\n${sayMany(startups, 'startup', 'startups')}`,
  allCountries: 'All countries',
  countryStartups: (startups: number) => sayMany(startups, 'startup', 'startups'),
  doors: {
    find: {
      title: 'Find',
      words:
        'Search by place, industry, round and year. You see what was understood and can change it.',
      link: 'Search the directory',
    },
    take: {
      title: 'Use the data',
      words: 'Every chart as a picture and as CSV, every page as data, free and with its sources.',
      link: 'Get the data',
    },
    add: {
      title: 'Add',
      words: 'Your startup is missing, or a figure is wrong? Tell us, with a page that shows it.',
      link: 'Add a startup',
    },
  },
  news: 'News',
  allNews: 'All news',
  noNews: 'No news recorded yet',
} as const;
