import { formatCount, sayMany } from '../../base/count.ts';
import { countryName } from '../../base/countries.ts';

const nearestIs = (nearest: string | null) => (nearest ? `; the nearest is "${nearest}"` : '');
const oneOf = (values: readonly string[]) => `one of ${values.join(', ')}`;

const CHOICE_LABELS: Readonly<Record<string, string>> = {
  active: 'Active',
  acquired: 'Acquired',
  closed: 'Closed',
  public: 'Public',
  other: 'Other',
  linkedin: 'LinkedIn',
  crunchbase: 'Crunchbase',
  wikidata: 'Wikidata',
  github: 'GitHub',
};

export const searchText = {
  title: 'Search',
  searchTitle: (q: string) => `Search: ${q}`,
  resultsFor: (q: string) => `Results for “${q}”`,
  description:
    'Find startups, investors, industries and places of Africa by name, through typing errors, accents and former names.',
  kinds: 'Kinds of results',
  all: 'All',
  groups: {
    startup: 'Startups',
    investor: 'Investors',
    person: 'People',
    industry: 'Industries',
    location: 'Places',
  },
  allOfKind: (kind: string, names: number, most: number) =>
    names < most ? `All ${formatCount(names)} ${kind.toLowerCase()}` : `More ${kind.toLowerCase()}`,
  atLeast: (names: number) => `${formatCount(names)}+`,
  noneOfKind: (kind: string) => `No ${kind.toLowerCase()} have a name like this.`,
  firstOfMany: (most: number) =>
    `These are the likeliest ${formatCount(most)}. A longer part of the name finds the others.`,
  recent: 'Recent searches',
  saved: 'Saved searches',
  manageSaved: 'Change or end saved searches',
  clearRecent: 'Clear recent searches',
  popular: 'Popular pages',
  nearest: 'Did you mean',
  nothingNamed: (q: string) => `Nothing found for "${q}"`,
  nothingNamedWhy:
    'Try part of the name; accents and a typing error or two do not matter. Or describe what the company does.',
  otherWays: 'Other ways to search',
  byMeaning: 'Search by description',
  byMeaningWhy: 'in a sentence, such as lending to smallholder farmers',
  byFilters: 'Advanced search',
  byFiltersWhy: 'by country, industry, money raised and more',

  /** Why a name that is not its own finds a startup. */
  aliases: {
    former: (name: string) => `formerly ${name}`,
    product: (name: string) => `makes ${name}`,
    legal: (name: string) => `legal name ${name}`,
    parent: (name: string) => `part of ${name}`,
    short: (name: string) => `also ${name}`,
  },
  startupIn: (country: string | null) => (country ? `Startup in ${country}` : 'Startup'),
  investor: 'Investor',
  /** The best known two of their startups. */
  personOf: (startups: readonly string[], isFounder: boolean) => {
    const named = startups.slice(0, 2).join(' and ');
    if (!named) return 'Person';
    return isFounder ? `Founder of ${named}` : `At ${named}`;
  },
  industry: 'Industry',
  country: 'Country',
  cityIn: (country: string | null) => (country ? `City in ${country}` : 'City'),

  operators: {
    contains: 'contains',
    not_contains: 'does not contain',
    equals: 'is',
    not_equals: 'is not',
    starts_with: 'starts with',
    ends_with: 'ends with',
    gt: 'is more than',
    gte: 'is at least',
    lt: 'is less than',
    lte: 'is at most',
    between: 'is between',
    within_last: 'is within the last days',
    in: 'is one of',
    not_in: 'is none of',
    includes: 'includes',
    not_includes: 'does not include',
    includes_all: 'includes all of',
    includes_any: 'includes any of',
    is_blank: 'is not known',
    is_not_blank: 'is known',
  },
  operatorNotes: {
    contains: 'Has this text anywhere; a text of one or two letters at the beginning of a word.',
    not_contains: 'The opposite of contains.',
    equals: 'Has exactly this value; a date is within the day, month or year given.',
    not_equals: 'The opposite of equals.',
    starts_with: 'Begins with this text.',
    ends_with: 'Ends with this text.',
    gt: 'Is above the value; a date is after the day, month or year given.',
    gte: 'Is the value or above it.',
    lt: 'Is below the value; a date is before the day, month or year given.',
    lte: 'Is the value or below it.',
    between: 'Is query_1, query_2 or between them.',
    within_last: 'Is today or one of so many days before, in UTC.',
    in: 'Has one of these values.',
    not_in: 'The opposite of in.',
    includes: 'Has this one among its values.',
    not_includes: 'The opposite of includes.',
    includes_all: 'Has each of these among its values.',
    includes_any: 'Has at least one of these among its values.',
    is_blank: 'Nothing is recorded.',
    is_not_blank: 'Something is recorded.',
  },
  notes: [
    'A startup has to match all filters.',
    'An unknown value never passes equals, contains, in, includes, gt and the like.',
    'Operators with not are exact opposites: they also give the startups of which the value is unknown. Add is_not_blank to leave those out.',
    'Texts and names are compared without case and accents.',
    'Values of choices and references can be given by slug or by label; a name that several share means all of them.',
    'Separate the values of a list by commas; put a value that contains a comma in double quotes.',
    'Numbers may be written 1500000, 1,500,000 or 1.5M. Amounts are US dollars: a round in another currency counts only where a rate with a source turns it into dollars.',
    'Dates may be a day, a month or a year. A date known only to its month or year counts as the first day of that. Days are those of UTC.',
    'Unknown values are sorted last in both directions.',
  ],
  choiceLabel: (choice: string) =>
    CHOICE_LABELS[choice] ?? (/^[A-Z]{2}$/.test(choice) ? countryName(choice) : choice),

  errors: {
    notAList: 'expected a list of filters, each with column, operator, query_1 and query_2',
    notANumberedFilter: 'expected filters numbered from 0, as in f[0][column]',
    notAFilter: 'expected a filter with column, operator, query_1 and query_2',
    tooManyFilters: (most: number) => `expected at most ${most} filters`,
    missing: (field: string) =>
      `expected the name of ${field === 'column' ? 'a column' : 'an operator'}`,
    unknownColumn: (given: string, nearest: string | null) =>
      `there is no column "${given}"${nearestIs(nearest)}`,
    unknownOperator: (
      given: string,
      column: string,
      nearest: string | null,
      operators: readonly string[],
    ) =>
      `${column} has no operator "${given}"${nearest ? nearestIs(nearest) : `; expected ${oneOf(operators)}`}`,
    noValue: 'expected a value',
    notText: 'expected text or a number',
    nul: 'contains the character U+0000',
    tooLong: (most: number) => `expected at most ${formatCount(most)} characters`,
    tooManyValues: (most: number) => `expected at most ${most} values`,
    oneValue: (operator: string) =>
      `${operator} takes one value; ${operator === 'includes' ? 'includes_any or includes_all' : operator === 'not_includes' ? 'several filters' : operator === 'equals' ? 'in' : 'not_in'} takes several`,
    notANumber: 'expected a number such as 1500000, 1.5M or 250K',
    notWhole: 'expected a whole number',
    tooLarge: 'expected a number up to a thousand million million',
    belowFirst: 'expected a value that is not below query_1',
    notADate: 'expected a date such as 2024-05-31, a month such as 2024-05 or a year such as 2024',
    notDays: (most: number) => `expected a whole number of days from 0 to ${formatCount(most)}`,
    unknownChoice: (given: string, nearest: string | null, choices: readonly string[]) =>
      `"${given}" is not known${nearest ? nearestIs(nearest) : `; expected ${oneOf(choices)}`}`,
    unknownReference: (kind: string, given: string, nearest: string | null) =>
      `there is no ${kind} "${given}"${nearestIs(nearest)}`,
    unknownSort: (given: string, nearest: string | null, columns: readonly string[]) =>
      `results cannot be sorted by "${given}"${nearest ? nearestIs(nearest) : `; expected ${oneOf(columns)}`}`,
    tooManySortKeys: (most: number) => `expected at most ${most} columns`,
    tooSlow: 'The search took too long. Narrow the search: add a filter, or a longer text.',
    tooBusy: 'Too many searches are under way. Try again in a few seconds.',
  },
} as const;

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
