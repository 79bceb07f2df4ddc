import { formatCount } from '../../base/count.ts';

interface CriterionText {
  tab: string;
  title: string;
  amount: string;
  how: string;
  emptyTitle: string;
  emptyWhy: string;
}

const criteria = {
  fundings: {
    tab: 'Funding',
    title: 'Top 100 African startups by funding',
    amount: 'Total raised',
    how: `The sum of a startup's disclosed rounds of every kind, in US dollars. Startups without a disclosed round are left out.`,
    emptyTitle: 'No disclosed rounds recorded yet',
    emptyWhy: 'A startup appears here once a round with an amount and a source is recorded.',
  },
  early_stage_fundings: {
    tab: 'Early-stage funding',
    title: 'Top 100 African startups by early-stage funding',
    amount: 'Early-stage funding',
    how: `The sum of disclosed Angel, Pre-Seed, Seed, Grant and Convertible Note rounds, in US dollars.`,
    emptyTitle: 'No disclosed early-stage rounds recorded yet',
    emptyWhy:
      'This ranking needs Angel, Pre-Seed, Seed, Grant or Convertible Note rounds with an amount and a source.',
  },
  twitter_follower_growth: {
    tab: 'Twitter follower growth',
    title: 'Top 100 African startups by Twitter follower growth',
    amount: 'Followers gained',
    how: `Followers now less the nearest count 365 days earlier, at most 45 days off; startups without both are left out.`,
    emptyTitle: 'No two follower counts a year apart recorded yet',
    emptyWhy:
      'A startup appears here once two follower counts about a year apart are recorded, each with its source.',
  },
  twitter_follower_count: {
    tab: 'Twitter followers',
    title: 'Top 100 African startups by Twitter followers',
    amount: 'Followers',
    how: `The newest follower count on record. Startups without one are left out.`,
    emptyTitle: 'No follower counts recorded yet',
    emptyWhy: 'A startup appears here once a follower count with a source is recorded.',
  },
  twitter_tweet_count: {
    tab: 'Twitter posts',
    title: 'Top 100 African startups by Twitter posts',
    amount: 'Posts',
    how: `The newest count of posts on record. Startups without one are left out.`,
    emptyTitle: 'No counts of posts recorded yet',
    emptyWhy: 'A startup appears here once a count of posts with a source is recorded.',
  },
} satisfies Record<string, CriterionText>;

export const rankingsText = {
  criteria,
  tabs: 'Rank by',
  rank: 'Rank',
  years: (years: number) => `Last ${years} years`,
  /** The newest year in the records of a list. */
  dataTo: (year: string) => `Data to ${year}.`,
  coverage: (known: number, total: number) =>
    `The figure is known for ${formatCount(known)} of ${formatCount(total)} startups on record.`,
  description: (title: string, how: string) => `${title}. ${how}`,
  tagline: 'What it does',
  asOf: 'As of',
  address: 'Address',
  unknownSort: (sort: string, known: readonly string[]) =>
    `"${sort}" is no column to sort by; expected one of ${known.join(', ')}, with - for descending`,
  otherRanking: 'See the ranking by funding',
  allIndustries: 'See all industries',
  top100: 'Top 100',
  unknownCriterion: (by: string, known: string) =>
    `"${by}" is no criterion; expected one of ${known}`,
  unknownCriterionNear: (by: string, nearest: string) =>
    `"${by}" is no criterion; did you mean "${nearest}"?`,
} as const;
