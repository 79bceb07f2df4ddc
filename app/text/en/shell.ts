import { formatCount, sayMany } from '../../base/count.ts';

export const shellText = {
  defaultTitle: 'Discover the top and emerging startups in Africa',
  titleTemplate: (title: string, productName: string) => `${title} - ${productName}`,
  titleWithErrors: (title: string) => `Error: ${title}`,
  description:
    'An open record of African startups: who they are, what they raised, from whom, and where each figure comes from.',
  skipToContent: 'Skip to content',
  home: (productName: string) => `${productName}, home`,
  mainNavigation: 'Main',
  legalNavigation: 'Legal',
  dataNavigation: 'Data',
  aboutNavigation: 'About this site',
  about: 'About',
  figures: 'Figures',
  exits: 'Exits',
  accountNavigation: 'Account',
  more: 'More',
  menu: 'Menu',
  close: 'Close',
  startups: 'Startups',
  rounds: 'Rounds',
  industries: 'Industries',
  investors: 'Investors',
  map: 'Map',
  top100: 'Top 100',
  compare: 'Compare',
  news: 'News',
  pricing: 'Pricing',
  search: 'Search',
  searchLabel: 'Search startups, investors, industries and places',
  searchPlaceholder: 'Search',
  searchKeyHint: '/',
  signIn: 'Sign in',
  signOut: 'Sign out',
  dashboard: 'Dashboard',
  alerts: 'Alerts',
  following: 'Following',
  lists: 'Your lists',
  savedComparisons: 'Saved comparisons',
  addStartup: 'Add a startup',
  missing: 'Is a startup missing?',
  moderation: 'Moderation',
  settings: 'Settings',
  language: (name: string) => `Language: ${name}`,
  accountOf: (name: string) => `Account of ${name}`,
  theme: 'Theme',
  themes: { light: 'Light', dark: 'Dark', auto: 'System' },
  siteNotice: 'Notice',
  terms: 'Terms',
  privacyPolicy: 'Privacy policy',
  attributionPolicy: 'Attribution policy',
  corrections: 'Corrections',
  methodology: 'Methodology',
  newsletter: 'Newsletter',
  advancedSearch: 'Advanced search',
  match: 'Match a list',
  api: 'API',
  data: 'Data',
  fundingsFeed: 'Funding feed',
  newsFeed: 'News feed',
  dataSource: 'Figures come from public reports. Each names its source; corrections are welcome.',
  keys: {
    title: 'Keys',
    search: ['/ or Ctrl+K', 'Search'],
    list: ['?', 'This list'],
    close: ['Esc', 'Close what is open'],
    button: 'Keyboard shortcuts',
    turnOff: 'Turn single keys off',
    turnOn: 'Turn single keys on',
  },
  copy: { copy: 'Copy', copied: 'Copied', denied: 'The browser denied copying' },
  loading: 'Loading',
} as const;

export const statesText = {
  retry: 'Retry',
  requestId: (id: string) => `Request ${id}`,
  source: 'Source:',
  records: (records: number) => sayMany(records, 'record', 'records'),
  updated: 'updated {day}',
  stale: (days: number) => `Updated ${formatCount(days)} days ago`,
} as const;

export const toastsText = {
  region: 'Notifications',
  close: 'Close',
  times: (count: number) => `${count} times`,
  stillWaiting: 'Still waiting for an answer',
  cancel: 'Cancel',
  exportDone: 'Export Completed',
  exportFailed: 'Browser denied file download...',
} as const;

export const formsText = {
  problem: 'There is a problem',
  optional: '(optional)',
  error: 'Error:',
} as const;

export const listsText = {
  removeFilter: (filter: string) => `Remove filter ${filter}`,
  pages: 'Pages',
  page: (page: number) => `Page ${formatCount(page)}`,
  previous: 'Previous',
  next: 'Next',
  /** "21-40 of 6,812" */
  range: (from: number, to: number, total: number) =>
    `${formatCount(from)}-${formatCount(to)} of ${formatCount(total)}`,
  rangeAtLeast: (from: number, to: number, total: number) =>
    `${formatCount(from)}-${formatCount(to)} of at least ${formatCount(total)}`,
  loadMore: 'Load more',
  breadcrumbs: 'Breadcrumbs',
} as const;

export const listPagesText = {
  filters: 'Filters',
  moreFilters: 'More filters',
  show: 'Show',
  upTo: (label: string) => `${label}, up to`,
  any: 'Any',
  clearAll: 'Clear all',
  pastTheEnd: 'There is nothing on this page',
  firstPage: 'First page',
  without: (filter: string, total: number, isAtLeast: boolean) =>
    `Without "${filter}": ${formatCount(total)}${isAtLeast ? ' or more' : ''}`,
  take: 'Download this list:',
  /** "1,004 rows", "first 2,000 of 5,120" */
  fileRows: (total: number, most: number, isAtLeast: boolean) => {
    if (isAtLeast) return `up to ${sayMany(most, 'row', 'rows')}`;
    if (total <= most) return sayMany(total, 'row', 'rows');
    return `first ${formatCount(most)} of ${formatCount(total)}`;
  },
  csv: 'CSV',
  xlsx: 'XLSX',
  json: 'JSON',
  feed: 'Feed',
  wrong: (label: string, message: string) => `${label}: ${message}`,
  /** Operators in chips; others show the value alone. */
  says: {
    not_equals: (value: string) => `not ${value}`,
    not_in: (value: string) => `none of ${value}`,
    not_includes: (value: string) => `not ${value}`,
    in: (value: string) => `any of ${value}`,
    includes_any: (value: string) => `any of ${value}`,
    gt: (value: string) => `more than ${value}`,
    gte: (value: string) => `from ${value}`,
    lt: (value: string) => `less than ${value}`,
    lte: (value: string) => `up to ${value}`,
    between: (from: string, to: string) => `${from} to ${to}`,
    within_last: (days: string) => `in the last ${days} days`,
    is_blank: () => 'not known',
    is_not_blank: () => 'known',
  } as Readonly<Record<string, (first: string, second: string) => string>>,
  count: (total: number, one: string, many: string, isAtLeast: boolean) =>
    `${isAtLeast ? 'At least ' : ''}${sayMany(total, one, many)}`,
};

export const paletteText = {
  groups: {
    startup: 'Startups',
    investor: 'Investors',
    person: 'People',
    industry: 'Industries',
    location: 'Places',
  },
  recent: 'Recent searches',
  tryOne: 'Try',
  exampleSearches: ['fintech in Kenya', 'Series A in 2025', 'solar in West Africa'],
  saved: 'Saved searches',
  understood: 'Understood as',
  read: (chips: readonly string[], found: string | undefined) =>
    `Understood as: ${chips.join(', ')}. ${found ? `${found}. ` : ''}Enter shows the results.`,
  actions: 'Actions',
  results: 'Suggestions',
  allResults: (q: string) => `All results for “${q}”`,
  goTo: (page: string) => `Go to ${page}`,
  advancedSearch: 'Advanced search',
  searchByDescription: 'Search by description',
  theme: (theme: string) => `Theme: ${theme}`,
  counted: (options: number) => sayMany(options, 'suggestion', 'suggestions'),
  noNames: (q: string) => `Nothing found for “${q}”.`,
  noAnswer: 'Suggestions are not available right now. Press Enter for the results page.',
  keys: [
    ['Enter', 'open'],
    ['Ctrl+Enter', 'in a new tab'],
    ['Esc', 'close'],
  ],
} as const;

/** What a source reports, other than a kind of round. */
const uses: Record<string, string> = {
  profile: 'profile',
  status: 'status',
  technologies: 'technologies',
  metrics: 'figures over time',
  names: 'other names',
  history: 'history',
  people: 'people',
  operations: 'countries of operation',
  incorporation: 'incorporation',
};

export const sourcesText = {
  sources: 'Sources',
  note: 'Source',
  notKnown: (facts: readonly string[]) =>
    `Not known yet: ${facts.join(', ')}. Know it, or see a mistake?`,
  allKnown: 'See a mistake?',
  updated: 'Updated {day}',
  checked: (day: string) => `checked ${day}`,
  read: (day: string) => `read ${day}`,
  published: (day: string) => `published ${day}`,
  kinds: { company: 'its own page', filing: 'filing', press: 'press', directory: 'directory' },
  weak: 'cannot show the figure: left out of totals',
  /** "Source: TechCabal, checked 3 May 2024" */
  mark: (publisher: string, count: number, when: string | null) =>
    [
      count === 1 ? `Source: ${publisher}` : `Sources: ${publisher} and ${count - 1} more`,
      ...(when ? [when] : []),
    ].join(', '),
  sayUse: (use: string): string => uses[use] ?? use,
  prefer: 'Follow this report',
  preferOf: (publisher: string) => ` of ${publisher}`,
  markChecked: 'Still says so',
  markCheckedOf: (publisher: string) => `: ${publisher}`,
} as const;

export const fieldsText = {
  domainListed: (domain: string, name: string) => `${domain} is listed already: ${name}.`,
  valueGone: 'A place or industry that it names is not listed any more, or not in this country.',
  wrong: {
    field: 'Choose what is wrong or missing',
    https: 'Enter an address that begins with https',
    shared: (host: string) => `Enter the company's own address: ${host} belongs to many`,
    year: (first: number, now: number) => `Enter a year from ${first} to ${now}`,
    date: 'This date was not understood. Write it as 2024, May 2024 or 17 May 2024',
    dateEither: 'This could be two dates. Write the month as a word, such as 4 May 2024',
    datePast: 'Enter a date from 1950 to today',
    empty: 'Enter a value',
  },
} as const;

/** Between parts that stand side by side, and after a label. */
export const marksText = { comma: ', ', semicolon: '; ', colon: ': ' };
