import { formatCount, sayMany } from '../../base/count.ts';

export const chartsText = {
  chart: 'Chart',
  table: 'Table',
  csv: 'CSV',
  xlsx: 'XLSX',
  svg: 'SVG',
  png: 'PNG',
  zip: 'All in a zip',
  cite: 'Cite',
  load: 'Load in Python, R, Sheets',
  loading: (address: string) =>
    [
      `import pandas as pd; data = pd.read_csv("${address}")`,
      `data <- read.csv("${address}")`,
      `=IMPORTDATA("${address}")`,
    ].join('\n'),
  openAsFigure: 'Open as figure',
  compareWith: 'Compare with others',
  mostIn: (year: number) => `Most in ${year}`,
  citation: (site: string, title: string, day: string | null, address: string) =>
    `${site}. \u201c${title}.\u201d ${day ? `Data as of ${day}. ` : ''}${address}`,
  source: (site: string, day: string | null) =>
    day ? `Source: ${site}, updated ${day}.` : `Source: ${site}.`,
  measure: (title: string, unit: string) => `${title}, ${unit}`,
  coverage: {
    usd: (known: string, total: string) =>
      `${known} of ${total} rounds count; the others have no amount or are left out.`,
    count: (known: string, total: string) =>
      `Founding year known for ${known} of ${total} startups.`,
  },
  figureViews: (title: string) => `Views of ${title}`,
  empty: 'No figures recorded yet. The first one with a source will appear here.',
  noData: 'No data',
  openRecords: 'Click for the records',
  /** Below the running year. */
  soFar: 'so far',
  yearSoFar: (year: string) => `${year} so far`,
  otherRows: (count: number) => `${count} others`,
  otherSeries: 'Other',
  unnamed: 'Unnamed',
  units: { usd: 'US dollars', count: 'Number', percent: 'Percent' },
  xHeadings: { year: 'Year', date: 'Date', category: 'Name' },
  zeroUsd: '$0',
  percent: (value: string) => `${value}%`,
  /** Read by assistive technology instead of the picture. */
  finding: {
    only: (label: string, value: string) => `${label}: ${value}.`,
    highest: (label: string, value: string) => `Highest: ${label}, ${value}.`,
    lowest: (label: string, value: string) => `Lowest: ${label}, ${value}.`,
    latest: (label: string, value: string) => `Latest: ${label}, ${value}.`,
    allEqual: (count: number, value: string) => `All ${count}: ${value}.`,
    ofSeries: (name: string, finding: string) => `${name}. ${finding}`,
    unknown: (count: number, of: number) => `No data for ${count} of ${of}.`,
  },
  pointReading: (label: string, value: string) => `${label}: ${value}`,
  legend: 'Legend',
  range: (low: string, high: string) => `${low} to ${high}`,
  orMore: (low: string) => `${low} and more`,
  placeReading: (label: string, value: string) => `${label}: ${value}`,
  boundaryDisclaimer:
    'Borders are simplified and shown for orientation only; they express no opinion on the status of any territory.',
} as const;

export const figuresText = {
  fundingHistory: (where?: string) =>
    where ? `Funding on record by year, ${where}` : 'Funding on record by year',
  topIndustries: 'Industries with the most startups',
  yearFounded: (where: string) => `Startups by year founded, ${where}`,
  twitterFollowers: (startup: string) => `Twitter followers of ${startup}`,
  twitterMentions: (startup: string) => `Twitter mentions of ${startup} a month`,
  backlinks: (startup: string) => `Links to the website of ${startup}`,
  countryConcentration: (investor: string) => `Rounds joined by ${investor}, by country`,
  startupsOf: ({ industryName, placeName }: { industryName?: string; placeName?: string }) => {
    const startups = industryName ? `${industryName} startups` : 'startups';
    if (placeName) return `${startups} in ${placeName}`;
    return industryName ? startups : null;
  },
  /** Findings: words before the figure, and after it. */
  headlines: {
    /** "The record holds {figure} raised by startups in Kenya in 2025, the most of any year" */
    raised: (who: string | null, year: number, comparison: string) =>
      `The record holds {figure} raised${who ? ` by ${who}` : ''} in ${year}, ${comparison}`,
    /** Beside what others count. */
    of: (usd: string, publisher: string) => `of ${usd} that ${publisher} counts`,
    moreThan: (usd: string, publisher: string) => `more than the ${usd} that ${publisher} counts`,
    most: 'the most of any year',
    mostUntilThen: 'more than in any year before',
    mostSince: (year: number) => `the most since ${year}`,
    leastSince: (year: number) => `the least since ${year}`,
    alike: (year: number) => `about as much as in ${year}`,
    fewerThanHalf: (year: number) => `less than half of ${year}`,
    downFrom: (amount: string, year: number) => `down from ${amount} in ${year}`,
    industry: (name: string, startups: number, total: number) =>
      `{figure} of ${formatCount(total)} startups ${startups === 1 ? 'works' : 'work'} in ${name}`,
    country: (name: string, _rounds: number, total: number) =>
      `{figure} of ${formatCount(total)} rounds went to ${name}`,
  },
  /** In place of a chart of which less than half is known. */
  tooFewFounded: (known: number, total: number) =>
    `Founding year known for only ${formatCount(known)} of ${formatCount(total)} startups, too few to chart.`,
  industryIn: (industry: string, place: string) => `${industry} in ${place}`,
  series: {
    disclosedAmount: 'Disclosed amount',
    startups: 'Startups',
    followers: 'Followers',
    mentions: 'Mentions',
    backlinks: 'Backlinks',
    rounds: 'Rounds',
  },
  /** Rounds counted in totals that a chart by year cannot place. */
  undatedRounds: (rounds: number) =>
    `${sayMany(rounds, 'round without a date counts', 'rounds without a date count')} in totals but in no year.`,
  columns: { year: 'Year', date: 'Date', name: 'Name', usd: (series: string) => `${series} (USD)` },
  readMe: (site: string, day: string, address: string, files: readonly string[], home: string) =>
    `${site}, ${day}
${address}

${files.join(', ')}

data.csv holds the numbers of the chart.${files.includes('records.csv') ? ' records.csv holds the rounds behind them, each with the address of its source.' : ''}
Where each fact is from: ${home}/methodology. Licence: CC BY 4.0, with a link to ${home}.
`,
  datasetDescription: (title: string, records: number) =>
    `${title}: counted from ${formatCount(records)} public records about African startups, each with its source.`,
  noFundingsYet:
    'No dated round with a disclosed amount is recorded yet. Years appear with the first one that has a source.',
  errors: {
    onlyMissing: (keys: string) => `expected one or more of ${keys}, joined by commas`,
    unknownKey: (key: string) => `"${key}" is no chart`,
    unknownKeyNear: (key: string, nearest: string) =>
      `"${key}" is no chart; did you mean "${nearest}"?`,
    slugMissing: (key: string) => `required by ${key}`,
    oneChart: 'expected exactly one chart for a file',
    year: 'expected a year such as 2024',
  },
} as const;

interface CriterionText {
  tab: string;
  title: string;
  /** Of fewer than a hundred. */
  shortTitle: string;
  amount: string;
  how: string;
  emptyTitle: string;
  emptyWhy: string;
}

const criteria = {
  fundings: {
    tab: 'Funding',
    title: 'Top 100 African startups by funding',
    shortTitle: 'African startups by funding',
    amount: 'Total raised',
    how: `The sum of a startup's rounds with an amount and a source, in US dollars. What counts in no total stands beside it: limits of credit lines, money raised after listing, sales of shares to others. Startups without a sum are left out.`,
    emptyTitle: 'No disclosed rounds recorded yet',
    emptyWhy: 'A startup appears here once a round with an amount and a source is recorded.',
  },
  early_stage_fundings: {
    tab: 'Early-stage funding',
    title: 'Top 100 African startups by early-stage funding',
    shortTitle: 'African startups by early-stage funding',
    amount: 'Early-stage funding',
    how: `The sum of Angel, Pre-Seed, Seed, Grant and Convertible Note rounds with an amount and a source, in US dollars.`,
    emptyTitle: 'No disclosed early-stage rounds recorded yet',
    emptyWhy:
      'This ranking needs Angel, Pre-Seed, Seed, Grant or Convertible Note rounds with an amount and a source.',
  },
  twitter_follower_growth: {
    tab: 'Twitter follower growth',
    title: 'Top 100 African startups by Twitter follower growth',
    shortTitle: 'African startups by Twitter follower growth',
    amount: 'Followers gained',
    how: `Followers now less the nearest count 365 days earlier, at most 45 days off; startups without both are left out.`,
    emptyTitle: 'No two follower counts a year apart recorded yet',
    emptyWhy:
      'A startup appears here once two follower counts about a year apart are recorded, each with its source.',
  },
  twitter_follower_count: {
    tab: 'Twitter followers',
    title: 'Top 100 African startups by Twitter followers',
    shortTitle: 'African startups by Twitter followers',
    amount: 'Followers',
    how: `The newest follower count on record. Startups without one are left out.`,
    emptyTitle: 'No follower counts recorded yet',
    emptyWhy: 'A startup appears here once a follower count with a source is recorded.',
  },
  twitter_tweet_count: {
    tab: 'Twitter posts',
    title: 'Top 100 African startups by Twitter posts',
    shortTitle: 'African startups by Twitter posts',
    amount: 'Posts',
    how: `The newest count of posts on record. Startups without one are left out.`,
    emptyTitle: 'No counts of posts recorded yet',
    emptyWhy: 'A startup appears here once a count of posts with a source is recorded.',
  },
} satisfies Record<string, CriterionText>;

export const rankingsText = {
  criteria,
  narrow: 'Narrow the ranking',
  anyCountry: 'All countries',
  anyIndustry: 'All industries',
  show: 'Show',
  noneChosen: 'No startup in this choice has the figure',
  allOfThem: 'See all of the ranking',
  unknownPage: 'expected 1 or 2',
  unmeasured: 'Not measured yet:',
  tabs: 'Rank by',
  rank: 'Rank',
  movedSince: (year: number) => `Since ${year}`,
  isNew: 'new',
  unmoved: '=',
  up: (places: number) => `up ${places}`,
  down: (places: number) => `down ${places}`,
  wasRank: (rank: number) => `Was number ${rank}`,
  years: (years: number) => `Last ${years} years`,
  /** The newest year in the records of a list. */
  dataTo: (year: string) => `Data to ${year}.`,
  coverage: (known: number, total: number) =>
    `The figure is known for ${formatCount(known)} of ${formatCount(total)} startups on record.`,
  coverageChosen: (known: number, total: number) =>
    `The figure is known for ${formatCount(known)} of the ${formatCount(total)} startups in this choice.`,
  description: (title: string, how: string) => `${title}. ${how}`,
  tagline: 'What it does',
  asOf: 'As of',
  address: 'Address',
  unknownSort: (sort: string, known: readonly string[]) =>
    `"${sort}" is no column to sort by; expected one of ${known.join(', ')}, with - for descending`,
  otherRanking: 'See the ranking by funding',
  allIndustries: 'See all industries',
  top100: 'Top 100',
  unknownCriterion: (by: string, known: string) =>
    `"${by}" is no criterion; expected one of ${known}`,
  unknownCriterionNear: (by: string, nearest: string) =>
    `"${by}" is no criterion; did you mean "${nearest}"?`,
} as const;
