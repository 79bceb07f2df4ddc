// One page of each kind, in the starter catalogue.
export const KINDS_OF_PAGE = {
  home: '/',
  startup: '/startup/flutterwave',
  fundings: '/startup/flutterwave/fundings',
  competitors: '/startup/flutterwave/competitors',
  investor: '/investor/y-combinator',
  industry: '/industry/fintech',
  location: '/location/kenya',
  ranking: '/top-100',
  investors: '/investors',
  industries: '/industries',
  map: '/explore/location',
  news: '/news',
} as const;
