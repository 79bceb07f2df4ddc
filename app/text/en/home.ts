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

export const newsText = {
  title: 'Startup news',
  pageTitle: (page: number) => `Startup news, page ${page}`,
  lead: 'What was published about the startups listed here. Each entry links to its publisher.',
  description:
    'News about African startups by day: funding, acquisitions, launches and closures, each with its publisher.',
  continued: (period: string) => `${period}, continued`,
  startupsNamed: 'Startups named',
  newer: 'Newer news',
  none: 'No news recorded yet.',
  noneWhy: 'News appears here when a publication names a startup of this directory.',
  noneMore: 'There is no older news.',
  newest: 'Go to the newest',
  notAbout: (startup: string) => `Not about ${startup}`,
  mentionsLead: 'A mention that you remove stays removed, whatever a feed says.',
  mentionsLog: 'Take one back in the log',
  mentionBack: 'This mention has been put back already.',
} as const;

export const notFoundText = {
  title: 'Page not found',
  heading: 'There is no page at this address',
  lookedFor: 'You were looking for:',
  search: 'Search',
  popular: 'Popular pages',
  home: 'Home page',
  errorTitle: 'Something went wrong',
  requestId: (id: string) => `Request ${id}`,
  errorHelp: 'Nothing you typed is lost: go back to find it again.',
  retry: 'Retry',
} as const;

export const offlineText = {
  title: 'You are offline',
  description: 'Pages you read before, saved on this device.',
  lead: 'This page needs a connection. The last pages you read are saved on this device:',
  nothingCached: 'None yet.',
  retry: 'Try again',
  noticeLabel: 'Offline',
  /** The device fills in the date. */
  cachedNotice: (date: string) => `You are offline. This page is as it was on ${date}.`,
} as const;
