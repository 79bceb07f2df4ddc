import { formatCount, sayMany } from '../../base/count.ts';

export const figuresText = {
  fundingHistory: (where?: string) => (where ? `Funding by year, ${where}` : 'Funding by year'),
  topIndustries: 'Industries with the most startups',
  yearFounded: (where: string) => `Startups by year founded, ${where}`,
  twitterFollowers: (startup: string) => `Twitter followers of ${startup}`,
  twitterMentions: (startup: string) => `Twitter mentions of ${startup} a month`,
  backlinks: (startup: string) => `Links to the website of ${startup}`,
  countryConcentration: (investor: string) => `Rounds joined by ${investor}, by country`,
  startupsOf: ({ industryName, placeName }: { industryName?: string; placeName?: string }) => {
    const startups = industryName ? `${industryName} startups` : 'Startups';
    if (placeName) return `${startups} in ${placeName}`;
    return industryName ? startups : 'African startups';
  },
  /** Findings: words before the figure, and after it. */
  headlines: {
    raised: (who: string) => `${who} raised `,
    inYear: (year: number, comparison: string) => ` in ${year}, ${comparison}`,
    most: 'the most of any year',
    mostSince: (year: number) => `the most since ${year}`,
    leastSince: (year: number) => `the least since ${year}`,
    alike: (year: number) => `about as much as in ${year}`,
    fewerThanHalf: (year: number) => `less than half of ${year}`,
    downFrom: (amount: string, year: number) => `down from ${amount} in ${year}`,
    industry: (name: string) => ({
      before: '',
      after: (total: number) => ` of ${formatCount(total)} startups work in ${name}`,
    }),
    country: (name: string) => ({
      before: '',
      after: (total: number) => ` of ${formatCount(total)} rounds went to ${name}`,
    }),
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
  },
} as const;
