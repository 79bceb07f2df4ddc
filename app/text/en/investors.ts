import { formatCount, formatList, sayMany } from '../../base/count.ts';
import { formatPartialDate, type PartialDate } from '../../base/dates.ts';

export const investorsText = {
  investors: 'Investors',
  title: 'Investors in African startups',
  lead: 'Funds, companies and people who join rounds of African startups, and the rounds they joined.',
  description:
    'Who joins the angel, seed, Series A and grant rounds of African startups, with every round and its source.',
  searchTitle: (q: string) => `Investors: ${q}`,
  search: 'Search investors',
  stage: 'Stage',
  anyType: 'Any type',
  anyStage: 'Any stage',
  choice: (label: string, investors: number) => `${label} (${formatCount(investors)})`,
  seat: 'Based in',
  place: 'Backed in',
  anyPlace: 'Any country',
  sector: 'Backed industry',
  anySector: 'Any industry',
  since: 'Active since',
  sinceHint: 'A year',
  ledOnly: 'Led a round',
  anyLed: 'Led or joined',
  ledYes: 'Has led',
  sinceYear: (year: string) => `active since ${year}`,
  basedIn: (place: string) => `based in ${place}`,
  backedIn: (place: string) => `backed in ${place}`,
  unknownBacked: (given: string) => `nothing here is named "${given.slice(0, 80)}"`,
  ledIsYes: 'expected yes, or nothing',
  sinceIsYear: 'expected a year, such as 2024',
  typicalAmount: 'Typical round led',
  searchButton: 'Search',
  clear: 'Clear all',
  all: 'All investors',
  found: (investors: number) => sayMany(investors, 'investor', 'investors'),
  filters: 'Filters',
  nearMatches: (q: string) => `No name has "${q}" in it. These are the closest.`,
  noMatches: (filters: number) =>
    filters === 1
      ? 'No investors match this filter.'
      : `No investors match these ${filters} filters.`,
  without: (filter: string, investors: number) => `Without ${filter}: ${formatCount(investors)}`,
  none: 'No investors recorded yet.',
  noneWhy: 'Investors are listed once a source names them in a round.',
  pastTheEnd: 'There are no more investors on this page.',
  firstPage: 'First page',
  lists: {
    top_angels: 'Top angels',
    top_seed: 'Top seed',
    top_series_a: 'Top Series A',
    top_grants: 'Top grants',
  },
  listRounds: {
    top_angels: 'angel rounds',
    top_seed: 'seed rounds',
    top_series_a: 'Series A rounds',
    top_grants: 'grants',
  },
  tooFew: (fewest: number) =>
    `Fewer than ${formatCount(fewest)} investors have joined more than one such round on record, too few to rank.`,
  seeRounds: 'See these rounds',
  window: (rounds: string, months: number | null) =>
    months === null ? `By ${rounds} joined, all time` : `By ${rounds} joined in ${months} months`,
  deals: (deals: number) => sayMany(deals, 'deal', 'deals'),
  sumOfRounds: (amount: string) => `${amount} in rounds joined`,
  stages: 'Stages',
  dealsColumn: 'Deals',
  leadDeals: 'Lead deals',
  roundsSum: 'Sum of rounds joined',
  lastDeal: 'Last deal',
  stagesMore: (stages: number) => `and ${stages} more`,
  exportCsv: 'Export CSV',
  exportTitle: 'Investors',
  investorTitle: (name: string) => `${name}: portfolio and deals`,
  investorDescription: (name: string, deals: number, startups: number) =>
    `${name} joined ${sayMany(deals, 'recorded round', 'recorded rounds')} of ${sayMany(startups, 'African startup', 'African startups')}: amounts, dates, co-investors and sources.`,
  joined: (deals: number, startups: number) => ({
    before: 'Joined ',
    figure: sayMany(deals, 'round', 'rounds'),
    after: ` of ${sayMany(startups, 'African startup', 'African startups')}`,
    x: '',
  }),
  ledRounds: (rounds: number) => `Led ${formatCount(rounds)}`,
  typicalOf: (amount: string) => `Typical round led ${amount}`,
  inCountries: (countries: number) => `${countries} countries`,
  lastDealOn: (date: string) => `Last deal ${date}`,
  fictional: 'Fictional',
  countries: 'Countries',
  unknown: '-',
  portfolio: 'Portfolio',
  portfolioOf: (name: string) => `Rounds joined by ${name}`,
  portfolioSum: (deals: number, startups: number, amount: string | null) =>
    `${sayMany(deals, 'round', 'rounds')} of ${sayMany(startups, 'startup', 'startups')}${amount ? `; the disclosed ones sum to ${amount}, all investors together` : ''}.`,
  noPortfolio: (name: string) => `No rounds with ${name} recorded yet.`,
  pastPortfolio: 'There are no more rounds on this page.',
  noPortfolioWhy: 'A round appears here once a source names this investor.',
  filterThese: 'Filter these rounds',
  leading: (round: string) => `${round} (lead)`,
  numberOfRounds: 'Number of rounds',
  coInvestors: 'Invests with',
  moreRounds: (rounds: number) => ` and ${formatCount(rounds)} more`,
  sharedRounds: (rounds: number) => sayMany(rounds, 'round together', 'rounds together'),
  founderToo: 'Also a founder or team member: ',
  focus: 'Rounds by industry and stage',
  focusNote: (isCut: boolean) =>
    `Each number opens its rounds. A startup in several industries counts in each.${isCut ? ' The most frequent are shown.' : ''}`,
  allRounds: 'All',
  similar: 'Similar investors',
  similarNote: 'Startups they backed as well, in the same rounds or others',
  sharedOf: (shared: number, all: number) => `${formatCount(shared)} of ${formatCount(all)}`,
  fit: {
    title: 'Find investors for your round',
    short: 'By fit',
    titleOf: (need: string) => `Investors for ${need}`,
    description:
      'Investors in African startups by what they have done: the stage, the industry and the place of a round.',
    lead: 'Choose what you look for. Investors who have done it come first, with the rounds that show it.',
    form: 'What you look for',
    stage: 'Round',
    sector: 'Industry',
    place: 'Place',
    any: 'Any',
    show: 'Show',
    doneAll: (investors: number, parts: number, need: string) =>
      `${sayMany(investors, 'investor has', 'investors have')} done ${parts === 1 ? 'this' : parts === 2 ? 'both' : 'all three'}: ${need}`,
    nobody: (parts: number, need: string) =>
      `No investor on record has done ${parts === 1 ? 'this' : parts === 2 ? 'both' : 'all three'}: ${need}`,
    others: (investors: number, isAtLeast: boolean) =>
      investors > 0
        ? `In rounds on record, not always in the same one. ${isAtLeast ? 'At least ' : ''}${formatCount(investors)} more come near`
        : 'In rounds on record, not always in the same one.',
    none: 'No investor on record comes near this.',
    noneWhy: 'Leave out a part of the need, or another filter.',
    caption: 'Investors by fit, best first',
    rank: 'Rank',
    why: 'Why',
    latest: 'Latest round',
    led: 'Has led',
    active: (year: number) => `${year} on`,
    states: { done: 'done', near: 'near', none: 'not on record' },
    near: 'near: the stage before or after, an industry of its group, its region, a last round up to two years earlier',
    /** "Led the Series A of {startup}, logistics, Morocco, 2024" */
    reason: (_name: string, round: string | null, isLead: boolean, about: string) => {
      const deed = round
        ? `${isLead ? 'Led' : 'Took part in'} the ${round} of`
        : isLead
          ? 'Led a round of'
          : 'Backed';
      return `${deed} {startup}${about && `, ${about}`}`;
    },
    order: 'Order: parts done, then what is near, leads and activity. Nobody can pay for a place.',
    leftOut:
      'Accelerators, incubators, angels, banks, corporates and grant givers are left out from Series A on, unless you choose their type.',
    csv: 'CSV',
    exportTitle: 'investors by fit',
    raising: 'Raising a round? ',
    raisingLink: 'Find investors by what they have done',
    all: (investors: number) => `All ${formatCount(investors)} by fit`,
  },
  unknownValue: (value: string, nearest: string | null) =>
    nearest
      ? `"${value.slice(0, 80)}" is none of them; did you mean "${nearest}"?`
      : `"${value.slice(0, 80)}" is none of them; see /api/investors/types-and-stages`,
} as const;

const sayFate = (what: string, on: string | null) => (on ? `${what}, ${on}` : what);

export const peopleText = {
  founder: 'Founder',
  lead: 'Founder or team member of African startups',
  investorToo: (rounds: number) =>
    rounds > 0 ? `Investor in ${sayMany(rounds, 'round', 'rounds')}` : 'Investor',
  description: (name: string, startups: readonly string[]) =>
    `${name}: roles at ${startups.join(', ')}, and the rounds of these startups, each with its source.`,
  founderOf: (startups: string) => `Founder of ${startups}`,
  /** Of a person who is no founder on record. */
  worksAt: (startups: string) => `In the team of ${startups}`,
  atStartup: (title: string, startup: string) => `${title} of ${startup}`,
  roles: 'Roles',
  /** What the founded startups raised: the amount stands in the second colour. */
  raised: (amount: string, startups: number, only: string) => ({
    before: startups === 1 ? `${only} has raised ` : `Their ${startups} startups have raised `,
    figure: amount,
    after: '',
    x: '',
  }),
  overTime: 'Over the years',
  lanesOf: (name: string) =>
    `The startups of ${name} over the years. The tables below say the same in words.`,
  lanesNote:
    'Each startup in its own cloth, from the year it began, with the rounds it raised below. An arrow: at work, as a source says. A bar: sold, closed or left. Dots: nothing is on record.',
  lanesUndated: 'When a role ended is not on record, so a lane is the life of the startup.',
  investedIn: (round: string, year: string) => `investor, ${round} of ${year}`,
  became: {
    acquired: (by: string | null, on: string | null) =>
      sayFate(by ? `Acquired by ${by}` : 'Acquired', on),
    merged: (into: string | null, on: string | null) =>
      sayFate(into ? `Merged with ${into}` : 'Merged', on),
    listed: (at: string | null, on: string | null) =>
      sayFate(at ? `Listed on ${at}` : 'Listed', on),
    closed: (_: string | null, on: string | null) => sayFate('Closed', on),
  },
  startupRounds: (rounds: number, last: string | null) => {
    const counted = sayMany(rounds, 'round', 'rounds');
    if (last === null) return counted;
    return rounds === 1 ? `${counted}, ${last}` : `${counted}, the last ${last}`;
  },
  now: 'What became of it',
  raisedColumn: 'Raised',
  founded: 'Founded, and what became of it',
  otherRoles: 'Other roles',
  invested: 'Invested in',
  ledIt: 'led',
  wholeRound: 'Whole round',
  with: (names: readonly string[]) => `with ${formatList(names)}`,
  moreOthers: (more: number) => `${more} more`,
  foundedWith: 'Founded with',
  roundsCount: (rounds: number) => sayMany(rounds, 'round', 'rounds'),
  when: 'When',
  between: (since: PartialDate | null, until: PartialDate | null): string | null => {
    if (since && until) return `${formatPartialDate(since)} to ${formatPartialDate(until)}`;
    if (since) return `since ${formatPartialDate(since)}`;
    return until && `until ${formatPartialDate(until)}`;
  },
  rounds: 'Rounds raised during that time',
  roundsNote: 'Rounds of these startups, from the beginning to the end of the role where known.',
  otherRounds: 'Rounds of these startups',
  otherRoundsNote: (name: string) =>
    `No source on record says whether ${name} was there at the time.`,
  date: 'Date',
  unknownDate: 'Date unknown',
  removal:
    'This page repeats what published sources say of a public role. If it is about you and you want it corrected or removed, ',
  removalLink: 'write to us as the privacy policy says',
} as const;
