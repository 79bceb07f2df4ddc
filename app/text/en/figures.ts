import { sayMany } from '../../base/count.ts';

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
  year: 'Year',
  exitKind: 'Kind of exit',
  from: 'From',
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
  records: (number: number) => sayMany(number, 'record', 'records'),
};
