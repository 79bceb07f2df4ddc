export const roundsText = {
  columns: {
    round: 'Round',
    kind: 'Kind of money',
    amount: 'Amount (USD)',
    announced_on: 'Announced',
    investor: 'Investor',
    lead_investor: 'Lead investor',
    country: 'Country',
    city: 'City',
    industry: 'Industry',
    startup: 'Startup',
    disclosed: 'Amount disclosed',
  },
  unknownSort: (given: string, columns: readonly string[]) =>
    `cannot sort by "${given}"; expected one of ${columns.join(', ')}, with a minus for descending`,
};
