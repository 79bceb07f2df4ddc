// Columns of rounds for conditions.
const ROUND_COLUMNS = [
  'round',
  'kind',
  'amount',
  'announced_on',
  'investor',
  'lead_investor',
  'country',
  'city',
  'industry',
  'startup',
  'disclosed',
  'currency',
  'announced_amount',
] as const;
export type RoundColumn = (typeof ROUND_COLUMNS)[number];
