import { sayMany } from '../../base/count.ts';

const inCountries = (countries: number) => `in ${sayMany(countries, 'country', 'countries')}`;

export const mapText = {
  title: 'Map of African startups',
  titleOf: (measure: string, year: number | null) =>
    year ? `${measure} by country, ${year}` : `${measure} by country`,
  description:
    'African countries by their startups, what these raised and how many rounds, of all time or one year, with the figures as a list and a file.',
  measures: { startups: 'Startups', raised: 'Raised', rounds: 'Rounds' },
  /** What the two first countries have of all. */
  findings: {
    startups: (first: string, second: string, share: string) =>
      `${first} and ${second} are home to ${share} of the startups`,
    raised: (first: string, second: string, share: string) =>
      `Startups in ${first} and ${second} raised ${share} of the money`,
    rounds: (first: string, second: string, share: string) =>
      `${first} and ${second} had ${share} of the rounds`,
  },
  headings: {
    startups: 'Startups by country',
    raised: 'Money raised by country',
    rounds: 'Funding rounds by country',
  },
  subtitles: {
    startups: (year: number | null) =>
      year ? `Number of startups founded by the end of ${year}` : 'Number of startups',
    raised: (year: number | null) =>
      year
        ? `US dollars in disclosed rounds announced in ${year}`
        : 'US dollars in disclosed rounds, all time',
    rounds: (year: number | null) =>
      year ? `Number of rounds announced in ${year}` : 'Number of rounds, all time',
  },
  /** `shown` is the formatted total. */
  totals: {
    startups: (total: number, shown: string, countries: number, year: number | null) =>
      `${shown} ${total === 1 ? 'startup' : 'startups'} ${inCountries(countries)}${year ? ` by the end of ${year}` : ''}.`,
    raised: (_: number, shown: string, countries: number, year: number | null) =>
      `${shown} raised ${inCountries(countries)}${year ? ` in ${year}` : ''}.`,
    rounds: (total: number, shown: string, countries: number, year: number | null) =>
      `${shown} ${total === 1 ? 'round' : 'rounds'} ${inCountries(countries)}${year ? ` in ${year}` : ''}.`,
  },
  form: 'What the map shows',
  measure: 'Measure',
  year: 'Year',
  allTime: 'All time',
  show: 'Show',
  how: 'Startups founded up to that year; money and rounds announced in it.',
  withoutYear: {
    startups: (startups: number) =>
      `${sayMany(startups, 'startup', 'startups')} without a known founding year ${startups === 1 ? 'counts' : 'count'} in all time only.`,
    rounds: (rounds: number) =>
      `${sayMany(rounds, 'round', 'rounds')} without a date ${rounds === 1 ? 'counts' : 'count'} in all time only.`,
  },
  empty: {
    startups: (year: number | null) =>
      year
        ? `No startups founded by the end of ${year} are recorded.`
        : 'No startups recorded yet.',
    raised: (year: number | null) =>
      year
        ? `No round announced in ${year} has a disclosed amount on record.`
        : 'No round with a disclosed amount is recorded yet.',
    rounds: (year: number | null) =>
      year ? `No rounds announced in ${year} are recorded.` : 'No rounds recorded yet.',
  },
  emptyAction: 'Show all time',
  list: 'Countries',
  withoutData: (countries: number) =>
    `${sayMany(countries, 'country', 'countries')} with no startups yet`,
  country: 'Country',
  isoCode: 'ISO code',
  raisedUsd: 'Raised (USD)',
  noRecord: 'No data',
  card: {
    startups: (value: string) => `Startups: ${value}`,
    raised: (value: string) => `Raised: ${value}`,
    rounds: (value: string) => `Rounds: ${value}`,
    topIndustry: (industry: string) => `Main industry: ${industry}`,
    timed: (country: string, year: number | null) => (year ? `${country}, ${year}` : country),
  },
  expectedMeasure: 'expected startups, raised or rounds',
  expectedYear: (last: number) => `expected a year from 1900 to ${last}`,
} as const;
