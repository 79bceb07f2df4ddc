import { formatCount, formatShare, sayMany } from '../../base/count.ts';

interface Participation {
  led: number;
  rounds: number;
  /** The kind of the only round. */
  round: string | null;
  years: { first: string; last: string } | null;
}

const sayYears = ({ first, last }: { first: string; last: string }) =>
  first === last ? first : `${first} to ${last}`;

/** "Seed round", "Funding Round" */
const nameRound = (round: string) => (round.endsWith('Round') ? 'round' : `${round} round`);

export const startupsText = {
  missing: {
    title: (name: string, facts: number) =>
      `Help complete ${name}: ${sayMany(facts, 'fact is', 'facts are')} missing`,
    how: 'One answer is enough, and no account is needed. The next page asks where it is written; a moderator reads it before it shows.',
    add: 'Add',
    choose: 'Choose',
    addRound: 'Add a funding round, a grant or a prize',
  },
  /** What its page says first of its money. */
  roundsSince: (rounds: number, since: string | undefined) =>
    (rounds === 1 ? 'one round' : `${formatCount(rounds)} rounds`) +
    (since ? ` since ${since}` : ''),
  /** The same where no sum is known, as a heading. */
  roundsAlone: (rounds: string) => rounds.charAt(0).toUpperCase() + rounds.slice(1),
  lastRound: (round: string, date: string | null) =>
    date ? `Last: ${round}, ${date}` : `Last: ${round}`,
  sourcesCount: (sources: number) => sayMany(sources, 'source', 'sources'),
  raisedIn: (rounds: string) => `raised in ${rounds}`,
  ofIt: {
    debt: (amount: string) => `${amount} of it is debt.`,
    grant: (amount: string) => `${amount} of it is grants.`,
  },
  amountsKnown: (known: number, rounds: number) =>
    rounds === 1
      ? 'The amount is not disclosed.'
      : `Amount known for ${formatCount(known)} of ${formatCount(rounds)} rounds.`,
  notConverted: (rounds: number) =>
    `${sayMany(rounds, 'round is', 'rounds are')} in another currency and not in sums.`,
  mayHaveMore: 'Later rounds may be missing.',
  timelineMeasure: 'Each round by date and amount, US dollars.',
  timelineDebt: 'Outlined: debt.',
  timelineRings: (isUndisclosed: boolean, isForeign: boolean) => {
    const reasons = [isUndisclosed && 'undisclosed', isForeign && 'in another currency'];
    return `Rings: amount ${reasons.filter(Boolean).join(' or ')}.`;
  },
  timelineOf: (name: string) =>
    `Rounds of ${name} by date and amount; the list below has the same figures`,
  earlierRounds: (rounds: number) => `${formatCount(rounds)} earlier rounds`,
  fundingsTab: 'Rounds as a table and CSV',
  investorsCount: (investors: number) =>
    investors === 1 ? 'Investor' : `${formatCount(investors)} investors`,
  tookPart: ({ led, rounds, round, years }: Participation): string => {
    const when = years ? `, ${sayYears(years)}` : '';
    if (round) return `${led > 0 ? 'Led' : 'Joined'} the ${nameRound(round)}${when}`;
    return led > 0
      ? `Led ${formatCount(led)} of ${formatCount(rounds)} rounds${when}`
      : `Joined ${formatCount(rounds)} rounds${when}`;
  },
  alsoInvested: 'Also',
  wholeTeam: (people: number) => `All ${formatCount(people)} people`,
  allNews: (news: number) => `All ${formatCount(news)} articles`,
  sayReasons: (reasons: readonly string[]) => {
    const words = reasons.join('; ');
    return words.charAt(0).toUpperCase() + words.slice(1);
  },
  /** What is missing, in its one line. */
  unknown: {
    rounds: 'funding rounds',
    investors: 'investors',
  },
  pastNames: { former: 'Formerly', parent: 'Part of' },
  relatedReasons: (industries: readonly string[], country: string | null): string[] => [
    ...(industries.length === 1 ? [`same industry: ${industries[0]}`] : []),
    ...(industries.length > 1 ? [`same industries: ${industries.join(', ')}`] : []),
    ...(country ? [`same country: ${country}`] : []),
  ],
  tabs: 'About this startup',
  overview: 'Overview',
  news: 'News',
  team: 'Team',
  fundings: 'Fundings',
  competitors: 'Competitors',
  tabTitle: (name: string, tab: string) => `${name}: ${tab.toLowerCase()}`,
  description: (name: string, tagline: string | null, country: string) =>
    tagline
      ? `${name}: ${tagline}. Funding, investors, team and news, each with its source.`
      : `${name}, ${country}. Funding, investors, team and news, each with its source.`,
  compare: 'Compare',
  rankOf: (rank: number) => `#${formatCount(rank)} by total raised`,
  undisclosed: 'Undisclosed',
  founded: 'Founded',
  founders: 'Founders',
  employees: 'Employees',
  statuses: { active: 'Active', acquired: 'Acquired', closed: 'Closed', public: 'Public' },
  otherType: 'Other',
  ticker: 'Ticker',
  foundedIn: (year: number) => `Founded ${year}`,
  fictional: 'Fictional',
  about: (name: string) => `About ${name}`,
  technologies: 'Technologies',
  related: 'Similar startups',
  allCompetitors: (name: string) => `Compare ${name} with them`,
  newsAbout: (name: string) => `News about ${name}`,
  noNews: 'No news recorded yet.',
  noNewsWhy: 'News appears here when a publication we follow names this startup.',
  teamOf: (name: string) => `Team of ${name}`,
  noTeam: 'No founders or team recorded yet.',
  fundingsOf: (name: string) => `Funding rounds of ${name}`,
  historyOf: (name: string) => `What happened to ${name}`,
  events: {
    renamed: { alone: 'Renamed', withOther: 'Renamed from {other}' },
    acquired: { alone: 'Acquired', withOther: 'Acquired by {other}' },
    merged: { alone: 'Merged', withOther: 'Merged with {other}' },
    listed: { alone: 'Listed', withOther: 'Listed on {other}' },
    closed: { alone: 'Closed', withOther: 'Closed with {other}' },
    paused: { alone: 'Paused', withOther: 'Paused with {other}' },
    pivoted: { alone: 'Changed its business', withOther: 'Changed its business with {other}' },
  },
  acquisitions: { acquired: 'Acquired {startup}', merged: 'Merged with {startup}' },
  forPrice: 'for {amount}',
  otherNames: 'Also known as',
  aliasKinds: {
    former: (until: string | null) => (until ? `until ${until}` : 'former name'),
    product: () => 'product',
    legal: () => 'legal name',
    parent: () => 'parent company',
    short: () => 'short name',
  },
  womenLedYes: 'Yes: a source calls a founder or the chief executive she',
  cumulative: 'Raised over time',
  raisedOverTime: (name: string) => `${name}: raised over time`,
  cumulativeSubtitle: 'Sum of disclosed rounds, US dollars',
  noFundings: 'No funding rounds recorded yet.',
  undatedRounds: (count: number) =>
    `${sayMany(count, 'round without a date counts', 'rounds without a date count')} in the total but not in the chart.`,
  date: 'Date',
  amountUsd: 'Amount (US dollars)',
  currency: 'Currency',
  source: 'Source',
  sourceOf: (round: string) => `, source of the ${round} round`,
  unknownDate: 'Date unknown',
  leadInvestor: 'lead',
  moreInvestors: (count: number) => `and ${count} more`,
  competitorsOf: (name: string) => `${name} and similar startups`,
  competitorsHow:
    'Similar in industries (rare ones count for more), country, funding and description.',
  noCompetitors: 'No similar startups recorded yet.',
  why: 'Why these',
  comparison: 'Comparison',
  company: 'Company',
  location: 'Location',
  sectors: 'Sectors',
  latestFundRound: 'Latest fund round',
  totalFundRaised: 'Total fund raised',
  rounds: 'Rounds',
  newestRound: 'Newest round',
  newestRoundOn: 'Newest round on',
  newestRoundAnnounced: 'Newest round as announced',
  equityRaised: 'Equity raised',
  debtRaised: 'Debt raised',
  grantsRaised: 'Grants',
  unknownRows: (rows: readonly string[]) => `Not known for any: ${rows.join(', ')}`,
  comparedType: 'Type',
  private: 'Private',
  best: 'highest',
} as const;

const sayRounds = (rounds: number) => sayMany(rounds, 'round', 'rounds');

/** Lists and figures of the startups of a place or an industry. */
export const startupGroupsText = {
  markYear: 'Highlight a year',
  markYearShow: 'Show',
  notMarked: (year: string) =>
    `${year} is no full year with money on record here, so the chart speaks of the last one.`,
  pastTheEnd: 'There are no more startups on this page.',
  latestFundings: 'Latest rounds',
  startups: 'Startups',
  raised12Months: 'Raised in 12 months',
  medianRound: 'Median round',
  rounds: sayRounds,
  startupsCount: (startups: number) => sayMany(startups, 'startup', 'startups'),
  record: 'The record',
  completeness: (rows: number, sourced: number) =>
    `${formatShare(sourced)} of ${formatCount(rows)} records, startups and rounds, have a source.`,
  disclosed: (disclosed: number, rounds: number) =>
    `${formatCount(disclosed)} of ${sayRounds(rounds)} counted`,
  howComplete: 'How complete the record is',
  howFigures:
    'Total raised is the sum of the rounds of these startups that have an amount and a source. Limits of credit lines, money raised after listing and sales of shares to others stand beside it.',
  dealsHere: 'Deals here',
  ledHere: 'Led here',
  lastDealHere: 'Last deal here',
  allInvestorsHere: 'All investors here, with filters',
  filterThese: 'Filter these startups',
  unknown: '-',
} as const;

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
