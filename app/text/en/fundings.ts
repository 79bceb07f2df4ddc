import { sayMany } from '../../base/count.ts';
import type { FundingRound } from '../../base/enumerations.ts';
import { type RoundAmount, sayRoundAmount } from '../../base/money.ts';

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
  raised: (round: RoundAmount & { round: FundingRound }) =>
    ` raised ${sayRoundAmount(round) ?? 'an undisclosed amount'} in ${inRound[round.round]}`,
  description: (sentence: string, date: string | null, investors: number) =>
    [
      date ? `${sentence}, announced ${date}.` : `${sentence}.`,
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
  weakAmount: 'source weak, not in totals',
  undisclosed: 'Undisclosed',
  unknown: { amount: 'its amount', date: 'its date', investors: 'its investors' },
  equity: 'Equity',
  isEquity: { yes: 'Yes', no: 'No' },
  cumulative: 'Raised so far',
  share: 'Share of its industry',
  facts: 'Round details',
  lead: 'Lead',
  around: 'Previous and next round',
  previous: 'Previous round',
  next: 'Next round',
  /** A startup's name follows. */
  allRounds: 'All rounds of',
  percentOf: (percent: number) => `${percent}%`,
  /** "12.5% of the $80.0M disclosed in FinTech in 2021, over 23 rounds." */
  shareOf: ' of the ',
  disclosedIn: ' disclosed in ',
  inYear: (year: number, rounds: number) => ` in ${year}, over ${rounds} rounds.`,
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
  updated: 'Updated',
  fictional: 'Fictional',
} as const;
