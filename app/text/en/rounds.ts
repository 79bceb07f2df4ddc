import { formatCount, formatList, sayMany } from '../../base/count.ts';
import type { FundingRound } from '../../base/enumerations.ts';
import { type RoundAmount, sayRoundAmount } from '../../base/money.ts';

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
  uncountedLast: 'In this order, rounds that no total counts come last.',
  tooMany: 'Too many rounds match to sum them here. Add a filter to see the sum.',
  yes: 'yes',
  csvTitle: 'Rounds',
  feedTitle: 'Rounds that match',
  weakOnly: 'Weak sources only',
  source: 'Source',
  address: 'Address',
  unknownSort: (given: string, columns: readonly string[]) =>
    `cannot sort by "${given}"; expected one of ${columns.join(', ')}, with a minus for descending`,
};

/** Money that totals leave out, by reason. */
export const leftOutText = {
  /** Beside a round. */
  why: {
    facility: 'limit of a credit line, not in totals',
    after_listing: 'raised after listing, not in totals',
    secondary: 'paid to shareholders, not in totals',
    weak: 'source weak, not in totals',
    no_source: 'no source, not in totals',
  },
  /** Beside a sum without it. */
  parts: {
    facility: (usd: string) => `limits of credit lines of ${usd}`,
    after_listing: (usd: string) => `${usd} after listing`,
    secondary: (usd: string) => `${usd} paid to shareholders`,
    weak: (usd: string) => `${usd} that no good source shows`,
    no_source: (usd: string) => `${usd} without a source`,
  },
  /** "and $691.0M after listing" */
  and: (parts: readonly string[]) => `and ${formatList(parts)}`,
  notIn: (parts: readonly string[]) => `Not in the sum: ${formatList(parts)}.`,
} as const;

/** In a sentence: "raised $4.0M in …". */
const inRound: Record<FundingRound, string> = {
  Angel: 'an Angel round',
  'Pre-Seed': 'a Pre-Seed round',
  Seed: 'a Seed round',
  Grant: 'a grant',
  'Venture Series': 'a Venture Series round',
  'Series A': 'a Series A round',
  'Series B': 'a Series B round',
  'Series C': 'a Series C round',
  'Equity Crowdfunding': 'an equity crowdfunding round',
  'Product Crowdfunding': 'a product crowdfunding round',
  'Convertible Note': 'a convertible note',
  'Debt Financing': 'debt financing',
  'Secondary Market': 'a secondary market sale',
  'Post-IPO Equity': 'a post-IPO equity round',
  'Post-IPO Secondary': 'a post-IPO secondary sale',
  'Post-IPO Debt': 'post-IPO debt',
  'Initial Coin Offering': 'an initial coin offering',
  'Funding Round': 'a funding round',
  'Venture Capital': 'a venture capital round',
  'Private Equity': 'a private equity round',
};

export const fundingsText = {
  /** After the name: "Paya raised $4.0M in a Seed round". */
  raised: (
    name: string,
    round: RoundAmount & { round: FundingRound; is_facility?: 'yes' | null },
  ) => {
    const verb = round.is_facility ? 'can draw up to' : 'raised';
    return `${name} ${verb} ${sayRoundAmount(round) ?? 'an undisclosed amount'} in ${inRound[round.round]}`;
  },
  description: (raised: string, date: string | null, investors: number) =>
    [
      `${raised}.`,
      date && `Announced ${date}.`,
      investors > 0 && `${sayMany(investors, 'investor', 'investors')} named.`,
      'Investors, the rounds before and after, and every source.',
    ]
      .filter(Boolean)
      .join(' '),
  undated: 'Date unknown',
  undatedNote: 'It counts in totals but not in yearly charts, because its date is unknown.',
  /** The publisher's name follows. */
  sourceIs: 'Source:',
  reported: 'Reported as',
  converted: (rate: string, day: string) => `, converted at ${rate} on ${day}`,
  notConverted: ', not converted to US dollars',
  undisclosed: 'Undisclosed',
  unknown: { amount: 'its amount', date: 'its date', investors: 'its investors' },
  equity: 'Equity',
  isEquity: { yes: 'Yes', no: 'No' },
  cumulative: 'Raised so far',
  share: 'Share of its industry',
  facts: 'Round details',
  lead: 'Lead',
  steps: 'Round by round',
  stepsMeasure: 'Each bar is the sum of the disclosed rounds up to then, US dollars',
  /** A startup's name follows. */
  allRounds: 'All rounds of {name}',
  percentOf: (percent: number) => `${percent}%`,
  /** "12.5% of the $80.0M disclosed in FinTech in 2021, over 23 rounds." */
  shareOf: (year: number, rounds: number) =>
    `{percent} of the {total} disclosed in {industry} in ${year}, over ${rounds} rounds.`,
  news: 'News from that time',
  sources: 'Sources',
  noSources: 'No source recorded yet.',
  preferred: 'Followed here',
  moderatorsOnly: 'Only moderators choose which report a round follows.',
  differs: 'Reports otherwise:',
  differsRound: (round: string) => `round ${round}`,
  differsDate: (date: string) => `announced ${date}`,
  differsAmount: (amount: string) => `amount ${amount}`,
  roundOf: (startup: string, round: string, date: string | null) =>
    [`${startup}: ${round}`, date].filter(Boolean).join(', '),
  sameRound: 'Is another record the same round?',
  sameRoundAs: 'The same round as',
  sameRoundHint: 'You see both side by side before they become one.',
  sameRoundCompare: 'Compare',
  sameRoundChoose: 'Choose a round',
  updated: 'Updated {day}',
  fictional: 'Fictional',
} as const;

export const exitsText = {
  title: 'Exits and closures',
  lead: 'Which African startups were acquired, merged, listed or closed, when, by whom, and for how much where that is known.',
  description:
    'Acquisitions, mergers, listings and closures of African startups, each with date, price where disclosed, and source.',
  search: 'Filter exits',
  kind: 'What happened',
  anyKind: 'Anything',
  kinds: { acquired: 'Acquired', merged: 'Merged', listed: 'Listed', closed: 'Closed' },
  causes: {
    money: 'Ran out of money',
    market: 'Too few customers or too high costs',
    regulation: 'Regulation or a lost licence',
    dispute: 'Fraud or dispute',
    owner: 'Failure or decision of its owner',
    other: 'Another reason',
  },
  anyCause: 'Any reason',
  whyClosed: 'Why startups closed',
  causesKnown: (known: number, closures: number) =>
    `Sources give a reason for ${formatCount(known)} of ${formatCount(closures)} closures.`,
  latestClosures: 'Latest',
  anyCountry: 'Any country',
  anyIndustry: 'Any industry',
  year: 'Year',
  since: 'Since',
  anyYear: 'Any year',
  choice: (name: string, exits: number) => `${name} (${formatCount(exits)})`,
  show: 'Show',
  clear: 'Clear all',
  unknownDate: 'Date unknown',
  counterparty: 'Buyer, partner or exchange',
  detail: 'What is known',
  price: 'Price',
  priceUsd: 'Price in US dollars',
  source: 'Source',
  undisclosed: 'Undisclosed',
  acquisitions: 'Acquired',
  mergers: 'Merged',
  listings: 'Listed',
  closures: 'Closed',
  byYear: 'These by year, as a chart',
  closuresFollowed: (closures: number) =>
    `${sayMany(closures, 'startup that closed has', 'startups that closed have')} another status since, such as acquired, and lists of closed startups leave ${closures === 1 ? 'it' : 'them'} out.`,
  prices: (disclosed: number, undisclosed: number, amount: string | null) =>
    disclosed === 0
      ? `No price is disclosed for ${sayMany(undisclosed, 'acquisition or merger', 'acquisitions and mergers')}.`
      : `Disclosed prices add up to ${amount} in ${sayMany(disclosed, 'deal', 'deals')}; ${sayMany(undisclosed, 'price is', 'prices are')} undisclosed and not counted.`,
  none: 'No exits match these filters.',
  noneWhy:
    'If you know of one, suggest an edit on the page of the startup, with an address that shows it.',
  acquirerTitle: (name: string) => `${name}: startups acquired`,
  acquirerLead: (name: string) => `African startups that ${name} acquired or merged with.`,
  asInvestor: (name: string) => `${name} as an investor`,
} as const;
