import { formatCount, sayMany } from '../../base/count.ts';

const startups = (total: number) => sayMany(total, 'startup', 'startups');
const counted = (total: number, isAtLeast: boolean) =>
  `${isAtLeast ? 'At least ' : ''}${startups(total)}`;

export const advancedSearchText = {
  title: 'Advanced search',
  description:
    'Find African startups by country, industry, round, investors, money raised and fifteen more facts.',
  lead: 'Every filter narrows the list. The address of the results can be saved and shared.',
  form: 'Filters',
  filter: (number: number) => `Filter ${number}`,
  column: 'Column',
  chooseColumn: 'Choose a column',
  operator: 'Operator',
  chooseOperator: 'Choose an operator',
  value: 'Value',
  chooseValue: 'Choose a value',
  lowerEnd: 'From',
  upperEnd: 'To',
  upperEndSpare: 'To, if between',
  days: 'Days',
  listHint: 'Several, with commas between them.',
  dateHint: 'A day, month or year, such as 2024-05.',
  moneyHint:
    'US dollars, such as 1.5M. Rounds in another currency count only where a rate with a source turns them into dollars.',
  add: 'Add filter',
  remove: (number: number) => `Remove filter ${number}`,
  removeShort: 'Remove',
  search: 'Search',
  operatorsTitle: 'What each operator does',
  kinds: {
    text: 'Texts',
    number: 'Numbers and amounts',
    date: 'Dates',
    choice: 'One of a few values',
    reference: 'Places',
    many: 'Several of each startup',
  },
  upTo: (most: number) => `At most ${most} filters can be combined.`,
  matches: (total: number, isAtLeast: boolean) =>
    `${counted(total, isAtLeast)} ${total === 1 ? 'matches' : 'match'}`,
  notCounted: 'The matches could not be counted; the search itself may still work.',
  belowFirst: 'expected a value that is not below the first',
  atFilter: (number: number, message: string) => `Filter ${number}: ${message}`,
  atSort: (message: string) => `Sorting: ${message}`,

  startTitle: 'Choose a column to begin',
  start:
    'A filter is a column, an operator and a value, such as "Country is Kenya". Startups have to match all of them. Startups with an unknown value match only "is not" and "is not known".',
  tryOne: 'Or begin with one of these:',
  examples: {
    fintech: 'Fintech in Nigeria that raised at least $10M',
    recent: 'Funded in 2023 or later, latest first',
    seed: 'Seed stage in Kenya, Egypt or Rwanda',
    young: 'Founded since 2020, with a known total',
  },

  results: 'Results',
  chips: 'Filters in use',
  clearAll: 'Clear all',
  isBetween: (column: string, from: string, to: string) => `${column} is between ${from} and ${to}`,
  isWithinLast: (column: string, days: string) => `${column} is within the last ${days} days`,
  sortedBy: (labels: readonly string[]) => `Sorted by ${labels.join(', then ')}.`,
  descending: (label: string) => `${label}, largest first`,
  ascending: (label: string) => `${label}, smallest first`,
  usualOrder: 'Usual order',
  chooseColumns: 'Columns',
  columnsLegend: 'Columns of the table',
  applyColumns: 'Show these columns',
  startup: 'Startup',
  undisclosed: 'Undisclosed',
  unknown: '-',
  more: (left: number) => `and ${left} more`,
  csv: 'CSV',
  csvRows: (rows: number, total: number, isAtLeast: boolean) =>
    `The CSV file has the first ${formatCount(rows)} of ${isAtLeast ? 'more than ' : ''}${formatCount(total)} rows`,
  csvAll: 'The CSV file has all rows.',
  csvAccount: (rows: number) => `A free account gives ${formatCount(rows)} rows in one file.`,
  csvSignIn: 'Sign in or create one',
  csvGives: (rows: number) => `${formatCount(rows)} rows in one file`,
  csvTitle: 'Startups',
  showFacets: 'Count by country, industry, round and status',
  hideFacets: 'Hide the counts',
  facetsTitle: 'Narrow down',
  facets: {
    country: 'Country',
    industry: 'Industry',
    latest_round: 'Latest round',
    status: 'Status',
  },
  facetsOfFirst: (matches: number) =>
    `Counted among the first ${formatCount(matches)} results in this order.`,
  facetsLeft: (left: number) => `${formatCount(left)} more`,

  noMatches: (filters: number) =>
    filters === 1 ? 'No startups match this filter' : `No startups match ${filters} filters`,
  noMatchesWhy: 'No startup matches all of them.',
  without: (filter: string, total: number, isAtLeast: boolean) =>
    `Without "${filter}": ${isAtLeast ? 'at least ' : ''}${formatCount(total)}`,
  overTitle: 'Narrow the search',
} as const;
