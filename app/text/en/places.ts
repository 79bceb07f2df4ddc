import { formatCount, sayMany } from '../../base/count.ts';

export const locationsText = {
  places: 'Places',
  title: (place: string) => `Startups in ${place}`,
  description: (place: string, startups: number) =>
    `${sayMany(startups, 'startup', 'startups')} in ${place}: who they are, what they raised, their latest rounds and main industries, each figure with its source.`,
  leadCountry: (region: string) => `A country in ${region}`,
  leadCity: (state: string | null, country: string) =>
    state && state !== country ? `A city in ${state}, ${country}` : `A city in ${country}`,
  thatRaised: (amount: string) => ` that raised ${amount}`,
  startupsIn: (place: string) => `Startups in ${place}`,
  noStartups: (place: string) => `No startups recorded in ${place} yet.`,
  noStartupsWhy: 'A startup is listed once a source names it and says where it works.',
  topIndustries: 'Main industries',
  investors: (place: string) => `Who backs startups in ${place}`,
  neighbours: 'Neighbouring countries',
  otherCities: (country: string) => `Other cities in ${country}`,
  cities: 'Cities',
} as const;

export const industriesText = {
  industries: 'Industries',
  title: 'Industries of African startups',
  lead: (industries: number) =>
    `${sayMany(industries, 'industry', 'industries')}: what each raised in the last ten years and in all, and its number of startups.`,
  unused: (industries: number) =>
    `${sayMany(industries, 'industry', 'industries')} without startups`,
  description:
    'Every industry African startups work in, with how many there are and what they raised.',
  filter: 'Filter industries by name',
  letters: 'Letters',
  letter: (letter: string) => `Industries with ${letter}`,
  digits: '0-9',
  shown: (shown: number, all: number) =>
    shown === all ? '' : `${formatCount(shown)} of ${formatCount(all)} industries`,
  noneShown: (typed: string) => `No industry has "${typed}" in its name.`,
  industryTitle: (industry: string, place: string | null) =>
    place ? `${industry} startups in ${place}` : `${industry} startups in Africa`,
  industryDescription: (label: string, place: string | null, startups: number) =>
    `${label}: ${sayMany(startups, 'startup', 'startups')} in ${place ?? 'Africa'}, what they raised, by year, and their latest rounds.`,
  heading: (industry: string, place: string | null) =>
    place ? `${industry} in ${place}` : industry,
  allCountries: 'All countries',
  choice: (name: string, startups: number) => `${name} (${formatCount(startups)})`,
  show: 'Show',
  startupsOf: (industry: string, place: string | null) =>
    place ? `${industry} startups in ${place}` : `${industry} startups`,
  noStartups: (heading: string) => `No startups recorded for ${heading} yet.`,
  noStartupsWhy: 'A startup is listed here once a source says what it does.',
  everywhere: (industry: string) => `All ${industry} startups`,
  allIn: (place: string) => `All startups in ${place}`,
  investors: (heading: string) => `Who backs ${heading}`,
  topCountries: (industry: string) => `${industry} by country`,
} as const;

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
  play: 'Play the years',
  pause: 'Pause',
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

export const reportText = {
  link: 'Report to print or save',
  crumb: 'Report',
  title: (name: string) => `Startups: ${name}`,
  description: (name: string) =>
    `Startups of ${name} on two pages: figures, money by year, rounds with their sources, investors, and how complete the record is.`,
  lead: (productName: string, day: string) => `From the record of ${productName} on ${day}.`,
  how: 'Print this page, or save it as a PDF, with the print command of your browser: it takes two sheets.',
  largestRounds: 'Largest rounds of the last 12 months',
  newestRounds: 'Newest rounds',
  topStartups: 'Best funded startups',
  topInvestors: 'Most active investors',
  complete: 'How complete this is',
  date: 'Date',
  source: 'Source',
  noSource: 'none recorded',
  cite: (productName: string, title: string, day: string) =>
    `To cite: ${productName}, “${title}”, ${day}, CC BY 4.0.`,
};
