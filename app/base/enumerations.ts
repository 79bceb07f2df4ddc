// Values that facts are chosen from, in the order and spelling that the API promises.

export const FUNDING_ROUNDS = [
  'Angel',
  'Pre-Seed',
  'Seed',
  'Grant',
  'Venture Series',
  'Series A',
  'Series B',
  'Series C',
  'Equity Crowdfunding',
  'Product Crowdfunding',
  'Convertible Note',
  'Debt Financing',
  'Secondary Market',
  'Post-IPO Equity',
  'Post-IPO Secondary',
  'Post-IPO Debt',
  'Initial Coin Offering',
  'Funding Round',
  'Venture Capital',
  'Private Equity',
] as const;
export type FundingRound = (typeof FUNDING_ROUNDS)[number];

/** Summed by the ranking early_stage_fundings. */
export const EARLY_STAGE_ROUNDS = [
  'Angel',
  'Pre-Seed',
  'Seed',
  'Grant',
  'Convertible Note',
] as const satisfies readonly FundingRound[];

/**
 * Rounds that exchange shares: not a convertible note (debt until it converts), tokens, or
 * "Funding Round" (an unknown stage, perhaps with debt).
 */
export const EQUITY_ROUNDS = [
  'Angel',
  'Pre-Seed',
  'Seed',
  'Venture Series',
  'Series A',
  'Series B',
  'Series C',
  'Equity Crowdfunding',
  'Secondary Market',
  'Post-IPO Equity',
  'Post-IPO Secondary',
  'Venture Capital',
  'Private Equity',
] as const satisfies readonly FundingRound[];

export const MONEY_KINDS = [
  'equity',
  'debt',
  'grant',
  'convertible',
  'secondary',
  'token',
  'other',
] as const;
/** Kinds of funding. */
export type MoneyKind = (typeof MONEY_KINDS)[number];

const KINDS_BESIDE_EQUITY: Partial<Record<FundingRound, MoneyKind>> = {
  Grant: 'grant',
  'Convertible Note': 'convertible',
  'Debt Financing': 'debt',
  'Post-IPO Debt': 'debt',
  'Secondary Market': 'secondary',
  'Post-IPO Secondary': 'secondary',
  'Initial Coin Offering': 'token',
  // Buyers get products, not shares.
  'Product Crowdfunding': 'other',
  'Funding Round': 'other',
};

export function moneyKindOf(round: FundingRound): MoneyKind {
  return KINDS_BESIDE_EQUITY[round] ?? 'equity';
}

export function roundsOfKind(kind: MoneyKind): FundingRound[] {
  return FUNDING_ROUNDS.filter((round) => moneyKindOf(round) === kind);
}

/** Why a round counts in no total: left_out_as() in SQL decides, the first that is true. */
export const LEFT_OUT_REASONS = [
  'facility',
  'after_listing',
  'secondary',
  'weak',
  'no_source',
] as const;
export type LeftOutReason = (typeof LEFT_OUT_REASONS)[number];

export const EMPLOYEE_RANGES = [
  '1',
  '2-10',
  '10-50',
  '50-100',
  '100-1000',
  '1000-5000',
  '>5000',
] as const;
export type EmployeeRange = (typeof EMPLOYEE_RANGES)[number];

export const STARTUP_TYPES = ['B2B', 'B2C', 'B2B2C', 'C2C', 'other'] as const;

export const STARTUP_STATUSES = ['active', 'acquired', 'closed', 'public'] as const;
export type StartupStatus = (typeof STARTUP_STATUSES)[number];

/** How a startup earns. */
export const BUSINESS_MODELS = [
  'fees',
  'commission',
  'interest',
  'goods',
  'subscription',
  'pay-as-you-go',
  'services',
  'advertising',
  'licences',
  'premiums',
] as const;

/** Other names of a startup. */
export const ALIAS_KINDS = ['former', 'product', 'legal', 'parent', 'short'] as const;
export type AliasKind = (typeof ALIAS_KINDS)[number];

/** Events of startups. */
export const EVENT_KINDS = [
  'renamed',
  'acquired',
  'merged',
  'listed',
  'closed',
  'paused',
  'pivoted',
] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

/** Why startups closed, as sources say it. */
export const CLOSURE_CAUSES = [
  'money',
  'market',
  'regulation',
  'dispute',
  'owner',
  'other',
] as const;
export type ClosureCause = (typeof CLOSURE_CAUSES)[number];

export const SOURCE_KINDS = ['company', 'filing', 'press', 'directory'] as const;
export type SourceKind = (typeof SOURCE_KINDS)[number];

export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** The first is the default. Page addresses write them with hyphens. */
export const RANKING_CRITERIA = [
  'fundings',
  'twitter_follower_growth',
  'twitter_follower_count',
  'twitter_tweet_count',
  'early_stage_fundings',
] as const;
export type RankingCriterion = (typeof RANKING_CRITERIA)[number];

export const NOTIFICATION_TYPES = ['positive', 'negative', 'warning', 'info', 'ongoing'] as const;
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];

export const METRICS = [
  'twitter_followers',
  'twitter_tweets',
  'twitter_mentions',
  'seo_backlinks',
  'employees',
] as const;
export type Metric = (typeof METRICS)[number];

/** Besides the newsletter, subscriptions that need only a mail address. */
export const TOPIC_TYPES = ['location', 'industry', 'investor'] as const;
export type TopicType = (typeof TOPIC_TYPES)[number];
