import { formatCount, sayMany } from '../../base/count.ts';

const MEASURES: Record<string, string> = {
  raised: 'Raised',
  rounds: 'Rounds',
  startups: 'Startups',
  investors: 'Investors',
  exits: 'Exits',
  median_round: 'Median round',
  mean_round: 'Mean round',
  largest_round: 'Largest round',
  share: 'Share of money raised',
};

/** Figures of the record: /figures, its calls and files. */
export const figureText = {
  measures: MEASURES,
  splits: {
    none: 'Nothing',
    year: 'Year',
    quarter: 'Quarter',
    country: 'Country',
    region: 'Region',
    city: 'City',
    industry: 'Industry',
    kind: 'Kind of money',
    round: 'Round',
    investor: 'Investor',
    startup: 'Startup',
    status: 'Status',
  } as Record<string, string>,
  page: {
    title: 'Figures',
    description:
      'Sums, counts and medians of the record: by year, place, industry or investor, as you count them, each number with its records.',
    measure: 'Measure',
    splitBy: 'Split by',
    compare: 'Compare',
    add: 'Add',
    chooseLabel: (most: number) => `A place, industry or investor; up to ${most} on one chart`,
    chooseFirst: 'Choose …',
    comparable: {
      region: 'Regions',
      country: 'Countries',
      industry: 'Industries',
      investor: 'Most active investors',
    },
    addLabel: 'Another place, industry or investor, or a year',
    addHint: 'or Lagos, Norrsken, 2024',
    years: 'Years',
    show: 'Show',
    about: 'Only',
    lens: 'What is counted',
    lensSubtitle: 'Totals depend on it. Each choice has its own address',
    choose: 'Or choose',
    min: 'Rounds of at least, US dollars',
    apply: 'Apply',
    table: 'The same figures',
    tableSubtitle: 'Every figure opens its records',
    knownOf: (known: number, all: number) => `${known} of ${all}`,
    recordsOf: (label: string, value: string) => `${label}, ${value}: its records`,
    none: 'none',
    tooFew: 'too few',
    all: 'All',
    more: (shown: number, all: number) =>
      `The first ${formatCount(shown)} of ${formatCount(all)}; the files hold more.`,
    overlap:
      'A record counts for each of its industries and investors, so that these rows do not add up.',
    lenses: 'Under each way of counting',
    lensesSubtitle: 'The same sum, counted otherwise',
    counted: 'Counted',
    chosen: 'As chosen here',
    knownIn: (known: number, all: number, label: string) =>
      `${formatCount(known)} of ${formatCount(all)} (${label})`,
    amountKnown: (parts: readonly string[]) => `Amount known for ${parts.join(', ')} rounds.`,
    followed: 'Feed of these records',
    json: 'JSON',
    otherCurrency: (number: number) =>
      `${sayMany(number, 'round', 'rounds')} announced in another currency without a sourced rate.`,
    leftOut: (usd: string, rounds: number) =>
      `Left out by this lens: ${usd} in ${sayMany(rounds, 'round', 'rounds')}.`,
    unplaced: (number: number) => `In none of the rows: ${sayMany(number, 'record', 'records')}.`,
    address: 'The address is the question: send it, and the same figures open.',
    key: 'Key',
    value: 'Value',
    recordsColumn: 'Records',
    undisclosedColumn: 'Without an amount',
    addressColumn: 'Records at',
    comparedColumn: 'Of',
  },
  presets: {
    record: 'As totals of this record',
    all: 'All that is on record',
    partech: 'As Partech counts',
    'big-deal': 'As Africa: The Big Deal counts',
    equity: 'Equity only',
  } as Record<string, string>,
  parts: {
    grants: ['Grants', 'given, not paid back'],
    debt: ['Debt', 'loans paid out'],
    convertibles: ['Convertible notes', 'debt until they convert'],
    tokens: ['Tokens', 'sold to the public'],
    other: ['Not stated', 'rounds of no stated kind'],
    facilities: ['Facilities', 'a limit that may be drawn'],
    post_ipo: ['After listing', 'money raised once on an exchange'],
    secondary: ['Secondary', 'paid to shareholders'],
  } as Record<string, readonly [string, string]>,
  year: 'Year',
  exitKind: 'Kind of exit',
  from: 'From',
  fromYear: 'First year',
  toYear: 'Last year',
  to: 'to',
  unknown: 'Unknown',
  errors: {
    oneOfExits:
      'exits take one country, one industry and one kind, without regions, ranges or exclusions',
    noLens: (measure: string) => `${measure} have no lens: it chooses which rounds count`,
    toBeforeFrom: 'expected the year of from or a later one',
    tooMany: (most: number) => `expected at most ${most} to compare`,
    unknownCompared: (given: string) =>
      `there is no place, region, industry or investor "${given}"; give slugs such as kenya,nigeria or years such as 2023,2024`,
    notCompared: (given: string, subject: string) => `"${given}" is nothing that ${subject} have`,
    unknownRegion: (given: string) =>
      `there is no region "${given}"; expected north-africa, west-africa, central-africa, east-africa or southern-africa`,
    noSplit: (measure: string, split: string, splits: readonly string[]) =>
      `${measure} cannot be split by ${split}; expected one of ${splits.join(', ')}`,
    unknownParameter: (given: string, nearest: string | null) =>
      `there is no parameter or filter "${given}"${nearest ? `; did you mean ${nearest}?` : ''}`,
    notOneOf: (given: string, known: readonly string[], nearest: string | null) =>
      `"${given}" is not known${nearest ? `; did you mean ${nearest}?` : ''} Expected one of ${known.join(', ')}`,
    notAYear: (first: number, last: number) => `expected a year from ${first} to ${last}`,
    notAnAmount: 'expected US dollars from 0 up, such as 200000 or 200k',
    notInOrOut: 'expected in or out',
    notALimit: (most: number) => `expected a number of rows from 1 to ${most}`,
    twice: 'expected this once',
  },
  years: (from: number | undefined, to: number | undefined) => {
    if (!from) return `up to ${to}`;
    if (!to) return `since ${from}`;
    return from === to ? String(from) : `${from} to ${to}`;
  },
  title: (measure: string, split: string | null) => (split ? `${measure} by ${split}` : measure),
  /** The finding: words before the figure, the figure, and words after it. */
  finding: {
    raised: (usd: string, known: string) => ['The record holds ', usd, ` raised, in ${known}`],
    count: (words: string) => ['The record holds ', words, ''],
    median_round: (usd: string, known: string) => [
      'The median round on record is ',
      usd,
      `, of ${known}`,
    ],
    mean_round: (usd: string, known: string) => [
      'The mean round on record is ',
      usd,
      `, of ${known}`,
    ],
    largest_round: (usd: string, known: string) => [
      'The largest round on record is ',
      usd,
      `, of ${known}`,
    ],
    share: (share: string) => ['The record shows ', share, ' of all money raised'],
    leads: (name: string, value: string, next: string, after: string) => [
      `${name} leads with `,
      value,
      `, before ${next} with ${after}`,
    ],
    one: (name: string, value: string) => [`${name}: `, value, ' on record'],
    none: ['The record knows ', 'no amount', ' of what you ask for'],
  },
  /** After the finding: " (Country: Kenya, 2015 to 2025)". */
  scope: (about: readonly string[]) => (about.length > 0 ? ` (${about.join(', ')})` : ''),
  /** "32 of 36 rounds" */
  known: (known: number, all: number) =>
    known === all
      ? sayMany(all, 'round', 'rounds')
      : `${formatCount(known)} of ${sayMany(all, 'round', 'rounds')}`,
  counts: {
    rounds: (number: number) => sayMany(number, 'round', 'rounds'),
    startups: (number: number) => sayMany(number, 'startup', 'startups'),
    investors: (number: number) => sayMany(number, 'investor', 'investors'),
    exits: (number: number) => sayMany(number, 'exit', 'exits'),
  } as Record<string, (number: number) => string>,
};
