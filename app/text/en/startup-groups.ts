import { formatCount, sayMany } from '../../base/count.ts';

const percent = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 0 });

const sayRounds = (rounds: number) => sayMany(rounds, 'round', 'rounds');

/** Lists and figures of the startups of a place or an industry. */
export const startupGroupsText = {
  pastTheEnd: 'There are no more startups on this page.',
  latestFundings: 'Latest rounds',
  startups: 'Startups',
  raised12Months: 'Raised in 12 months',
  medianRound: 'Median round',
  rounds: sayRounds,
  startupsCount: (startups: number) => sayMany(startups, 'startup', 'startups'),
  record: 'The record',
  completeness: (rows: number, sourced: number) =>
    `${percent.format(sourced)} of ${formatCount(rows)} records, startups and rounds, have a source.`,
  disclosed: (disclosed: number, rounds: number) =>
    `${formatCount(disclosed)} of ${sayRounds(rounds)} with an amount`,
  howComplete: 'How complete the record is',
  howFigures:
    'Total raised is the sum of the disclosed rounds of these startups; undisclosed amounts are left out.',
  dealsHere: 'Deals here',
  ledHere: 'Led here',
  lastDealHere: 'Last deal here',
  allInvestorsHere: 'All investors here, with filters',
  filterThese: 'Filter these startups',
  unknown: '-',
} as const;
