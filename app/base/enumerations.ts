// Spec section 3, "Enumerations", in its order and spelling.

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

/** Summed by the ranking early_stage_fundings (decisions.md, /rankings). */
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

/** From decisions.md, /startup/{slug}. */
export const STARTUP_STATUSES = ['active', 'acquired', 'closed', 'public'] as const;
export type StartupStatus = (typeof STARTUP_STATUSES)[number];

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

/** The first is the default. Page addresses write them with hyphens (decisions.md). */
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
