import { formatCount, sayMany } from '../../base/count.ts';

const rounds = (number: number) => sayMany(number, 'round', 'rounds');

export const roundsText = {
  title: 'Funding rounds',
  lead: 'Every round on record, newest first, with who took part and the source of the figure.',
  description:
    'All funding rounds of African startups on record: filter by kind, amount, date, investor, country and industry, and download the list as CSV or JSON.',
  search: 'Filter rounds',
  amounts: 'Amount in US dollars',
  amountFrom: '1M',
  amountTo: '10M',
  dateFrom: '2024',
  dateTo: '2025-06',
  disclosedChoices: { yes: 'Disclosed', no: 'Undisclosed', counted: 'Counted in sums' },
  moneyKinds: {
    equity: 'Equity',
    debt: 'Debt',
    grant: 'Grant',
    convertible: 'Convertible note',
    secondary: 'Secondary sale',
    token: 'Token sale',
    other: 'Other or not stated',
  },
  one: 'round',
  many: 'rounds',
  noneMatch: 'No round matches these filters',
  date: 'Date',
  sources: 'Sources',
  sourcesOf: (number: number) => sayMany(number, 'source', 'sources'),
  undated: 'Undated',
  undisclosed: 'Undisclosed',
  others: (number: number) => `+${formatCount(number)}`,
  raised: 'Raised',
  equity: 'Equity',
  debt: 'Debt',
  grants: 'Grants',
  otherKinds: 'Other kinds',
  median: 'Median round',
  sumOf: (counted: number, total: number) => `Sum of ${formatCount(counted)} of ${rounds(total)}.`,
  undisclosedAmounts: (number: number) =>
    `${sayMany(number, 'amount is', 'amounts are')} undisclosed`,
  otherCurrency: (number: number) => `${formatCount(number)} announced in another currency only`,
  weakAmounts: (number: number) =>
    `${formatCount(number)} with sources that cannot show the figure (†)`,
  tooMany: 'Too many rounds match to sum them here. Add a filter to see the sum.',
  weakNote: '† No source on record can show this figure, so sums leave it out.',
  weak: 'Weak source',
  yes: 'yes',
  csvTitle: 'Rounds',
  feedTitle: 'Rounds that match',
  weakOnly: 'Weak sources only',
  source: 'Source',
  address: 'Address',
  unknownSort: (given: string, columns: readonly string[]) =>
    `cannot sort by "${given}"; expected one of ${columns.join(', ')}, with a minus for descending`,
};
