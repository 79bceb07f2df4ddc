import { sayMany } from '../../base/count.ts';
import type { FundingRound, MoneyKind } from '../../base/enumerations.ts';
import { pathTo } from '../../base/paths.ts';
import about from './about.json' with { type: 'json' };
import attributionPolicy from './legal-attribution-policy.json' with { type: 'json' };
import privacyPolicy from './legal-privacy-policy.json' with { type: 'json' };
import terms from './legal-terms.json' with { type: 'json' };
import methodology from './methodology.json' with { type: 'json' };

/** Lines hold links as `[label](address)` and names in braces, such as `{productName}`. */
export type LegalBlock =
  | { say: string }
  /** `isWritten`: texts of the record, which stay in English. */
  | { list: string[]; isWritten?: true }
  /** The first cell names its row. */
  | { table: { caption: string; head: string[]; rows: string[][]; written?: readonly string[] } }
  /** Shares of the longest bar. */
  | { bars: Array<{ label: string; share: number; value: string }> }
  | { terms: Array<{ id: string; term: string; says: string }> }
  | { quote: string };

export interface LegalDocument {
  title: string;
  description: string;
  lead: string;
  /** Day the text last changed, 2026-11-21. */
  changedOn: string;
  sections: Array<{ id: string; title: string; blocks: LegalBlock[] }>;
}

export const legalText = {
  contents: 'Contents',
  changed: 'Last changed {when}',
  contact: (email: string | undefined) =>
    email
      ? `Write to [${email}](mailto:${email}).`
      : 'This site has not published a contact address yet.',
  terms: terms as LegalDocument,
  privacyPolicy: privacyPolicy as LegalDocument,
  attributionPolicy: attributionPolicy as LegalDocument,
  about: about as LegalDocument,
};

export const methodologyText = {
  document: methodology as LegalDocument,
  short: {
    title: 'In short',
    lead: (day: string) =>
      `How many were wrong of those drawn at random on ${day} that could be judged, and the interval in which the true share lies. [What was drawn, and how](#audit).`,
  },
  audit: {
    title: 'What the audit found',
    sheetTitle: 'Audit',
    found: (day: string, drawn: number, judged: number, wrong: number) =>
      `On ${day}, ${drawn} startups, rounds and exits were drawn at random, with a fixed seed, and compared with published pages. ${judged} of them could be judged; ${wrong} were wrong.`,
    earlier: (day: string, drawn: number, what: string, judged: number, wrong: number) =>
      `Before that, on ${day}, ${drawn} ${what} were drawn: ${wrong} of the ${judged} that could be judged were wrong, and are corrected.`,
    drawnOf: { facts: 'single facts', whole: 'startups, rounds and exits' },
    caption: 'Drawn at random',
    columns: {
      what: 'What',
      drawn: 'Drawn',
      right: 'Right',
      wrong: 'Wrong',
      untold: 'Cannot be told',
      share: 'Share wrong',
      interval: '95% interval',
    },
    kinds: { startup: 'Startups', round: 'Rounds', exit: 'Exits' },
    kindsMean:
      'Of a startup: country, city, year founded, status, website, kind of customers and people. Of a round: amount, date, kind and lead. Of an exit: what became of it (acquired, merged, listed or closed), when, and who bought it. One wrong part makes the whole wrong.',
    howToRead:
      'Right: pages show it and contradict nothing of what was held; a part that no page was found to show does not count against it. Wrong: a page contradicts a part of it, or more pages do than agree. Cannot be told: no page that was found shows it, or pages differ evenly. The share is of those judged, and the true one may lie anywhere in the interval (95% Wilson interval). What was widely reported is found more easily, so those judged are likely better than the rest. The kinds were not drawn in proportion to the record: together they give no rate of the whole.',
    mistakes: 'The mistakes, all corrected since:',
    sheet: `The sheet, line by line, as [CSV](${pathTo('/methodology/audit.csv')}) and [XLSX](${pathTo('/methodology/audit.xlsx')}), with the pages that were read. How it was drawn stands in docs/audit of the source code.`,
  },
  others: {
    title: 'What others count',
    holds: (ours: string, theirs: string, publisher: string, year: number) =>
      `{productName} holds ${ours} of the ${theirs} that ${publisher} counted for ${year}.`,
    holdsMore: (ours: string, theirs: string, publisher: string, year: number) =>
      `{productName} holds ${ours} for ${year}; ${publisher} counted ${theirs}.`,
    howToRead:
      'Our amount is every disclosed round of the year and place: equity, debt and grants, of any size, without those that rest on weak sources only. Others draw the line elsewhere: some leave out small deals, some add confidential ones. So a share says how far apart two counts are, not that one is part of the other; it can be over 100%. Where a count leaves out equity or debt, no share is given.',
    caption: 'Published totals beside ours',
    columns: {
      who: 'Who',
      year: 'Year',
      place: 'Place',
      counts: 'What it counts',
      theirs: 'Their amount',
      ours: 'Our amount',
      share: 'Share',
    },
    africa: 'Africa',
    nothingYet: 'Nothing yet',
    unknown: 'Unknown',
    otherMoney: 'Not comparable',
  },
} as const;

const rounds: Record<FundingRound, string> = {
  Angel: 'Private people put in their own money, often before any fund does.',
  'Pre-Seed': 'The first money from outside, often before there is a product that anyone pays for.',
  Seed: 'Early money, to build the product and find the first customers.',
  Grant:
    'Money that is not paid back and buys no shares, such as that of a foundation, a programme or a prize.',
  'Venture Series':
    'A round of venture investors whose source gives no letter, or one after C, such as Series D.',
  'Series A': 'The first large round of venture investors, to grow what has begun to work.',
  'Series B': 'The next large round after Series A, to grow into more markets or products.',
  'Series C': 'The next after Series B, of a company that is large already.',
  'Equity Crowdfunding': 'Many people buy small shares, most often through a website.',
  'Product Crowdfunding': 'Many people pay ahead for a product; they get no shares.',
  'Convertible Note': 'A loan, or a promise such as a SAFE, that becomes shares in a later round.',
  'Debt Financing': 'A loan or a bond, which is paid back with interest.',
  'Secondary Market':
    'Investors buy shares of existing owners; the money goes to them and not to the company.',
  'Post-IPO Equity': 'New shares sold by a company that is listed on an exchange.',
  'Post-IPO Secondary': 'Existing shares of a listed company sold by their owners.',
  'Post-IPO Debt': 'A loan or a bond of a company that is listed on an exchange.',
  'Initial Coin Offering': 'Buyers get digital tokens and no shares.',
  'Funding Round': 'Money whose source names no stage; it may hold debt, too.',
  'Venture Capital': 'Money of venture funds where the source names no stage.',
  'Private Equity': 'A fund buys a large part of a grown company.',
};

const money: Record<MoneyKind, string> = {
  equity: 'Investors buy new shares and own a part of the company.',
  debt: 'Lent, and paid back with interest. Nobody gets shares.',
  grant: 'Given. It is not paid back, and nobody gets shares.',
  convertible: 'Lent or promised first; it becomes shares later.',
  secondary: 'Shares change hands between owners. The company itself gets nothing.',
  token: 'Digital tokens are sold instead of shares.',
  other: 'Paid ahead for products, or the source does not say what the money is.',
};

export const glossaryText = {
  title: 'Kinds of rounds and of money',
  lead: 'A round has one of twenty names, which follow how its source calls it. From the name follows the kind of money that sums and filters go by.',
  rounds,
  money,
  countedAs: (kind: string) => `Counted as: ${kind.toLowerCase()}.`,
  link: 'What kinds of rounds and money mean',
  whatIs: (round: string) => `What is ${round}?`,
};

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
    `The largest rounds of ${year}, as cloth: each startup has its own pattern`,
  percent: (share: number) => `${Math.round(share * 100)}%`,
  map: 'Startups by country',
  mapSubtitle: 'Number of startups, and what they raised',
  rankings: 'Best funded startups',
  topShare: (startups: number) => `The top ${startups} raised {share} of the money on record`,
  rankingsOf: 'Of {total} that count in the record of all years.',
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
  others: 'The same by others',
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
