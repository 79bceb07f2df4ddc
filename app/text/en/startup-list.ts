import { formatCount } from '../../base/count.ts';

export const startupListText = {
  title: 'Startups',
  lead: 'Every startup on record. Filter by place, industry, status, founding year and the rounds it raised.',
  description:
    'All African startups on record: filter by country, industry, status, founding year and rounds raised, and download the list as CSV or JSON.',
  search: 'Filter startups',
  one: 'startup',
  many: 'startups',
  noneMatch: 'No startup matches these filters',
  add: 'Add a startup',
  foundedFrom: '2015',
  foundedTo: '2024',
  roundsAre: 'Conditions on rounds are met by',
  roundsOne: 'one round',
  roundsTogether: 'its rounds together',
  raisedRound: 'Raised a round',
  raisedAmount: 'Size of a round (USD)',
  raisedOn: 'Raised in',
  womenLed: (known: number, total: number) =>
    `Known for ${formatCount(known)} of ${formatCount(total)} startups: a source calls a founder or the chief executive she. For the others it is not known.`,
  csvTitle: 'Startups',
};
