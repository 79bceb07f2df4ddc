// Made by `npm run make:schema` from db/migrations; do not edit.
import type { Generated } from 'kysely';

export interface AcquirersTable {
  id: Generated<number>;
  slug: string;
  name: string;
  startup_id: number | null;
  investor_id: number | null;
}

export interface AlertBatchesTable {
  id: Generated<number>;
  startup_ids: number[];
  investor_ids: number[];
}

export interface AlertChangesTable {
  id: Generated<number>;
  startup_id: number | null;
  investor_id: number | null;
}

export interface AlertDeliveriesTable {
  id: Generated<string>;
  webhook_user_id: number | null;
  push_subscription_id: number | null;
  body: unknown;
  attempts: Generated<number>;
  next_attempt_at: Generated<Date>;
  created_at: Generated<Date>;
}

export interface AlertItemsTable {
  alert_id: number;
  item_id: number;
  found_at: Generated<Date>;
  sent_at: Date | null;
}

export interface AlertWebhooksTable {
  user_id: number;
  url: string;
  secrets: string[];
  failing_since: Date | null;
  stopped_at: Date | null;
  created_at: Generated<Date>;
}

export interface AlertsTable {
  id: Generated<number>;
  uuid: Generated<string>;
  user_id: number;
  kind: string;
  address: string;
  name: string;
  frequency: string;
  by_mail: boolean;
  by_push: Generated<boolean>;
  by_webhook: Generated<boolean>;
  seen: Generated<string>;
  checked_to: Generated<number>;
  sent_period: string | null;
  ended_at: Date | null;
  created_at: Generated<Date>;
}

export interface ApiKeysTable {
  id: Generated<number>;
  user_id: number;
  name: string;
  beginning: string;
  key_hash: Buffer;
  scopes: string[];
  created_at: Date;
  last_used_at: Date | null;
  expires_at: Date | null;
}

export interface BillingEventsTable {
  id: Generated<number>;
  provider: string;
  event_id: string;
  type: string;
  occurred_at: Date;
  rank: number;
  received_at: Generated<Date>;
  change: unknown | null;
  provider_subscription_id: string | null;
  provider_customer_id: string | null;
  checkout_uuid: string | null;
  subscription_uuid: string | null;
  state: Generated<string>;
  attempts: Generated<number>;
}

export interface CallCountsTable {
  key: Buffer;
  hits: number;
  expires_at: Date;
}

export interface CheckoutsTable {
  uuid: Generated<string>;
  user_id: number;
  provider: string;
  plan: string;
  interval: string;
  currency: string;
  amount: number;
  provider_price_id: string | null;
  trial_days: Generated<number>;
  state: Generated<string>;
  provider_checkout_id: string | null;
  provider_customer_id: string | null;
  url: string | null;
  claimed_until: Date | null;
  created_at: Generated<Date>;
  settled_at: Date | null;
}

export interface ClaimsTable {
  user_id: number;
  startup_id: number;
  domain: string;
  method: string;
  verified_at: Date;
  seen_at: Date | null;
}

export interface ComparisonStartupsTable {
  comparison_uuid: string;
  position: number;
  slug: string;
  startup_id: number | null;
}

export interface ComparisonsTable {
  uuid: Generated<string>;
  user_id: number;
  name: string | null;
  note: string | null;
  created_at: Generated<Date>;
  deleted_at: Date | null;
}

export interface ConfirmationsTable {
  id: Generated<number>;
  startup_id: number | null;
  investor_id: number | null;
  email_hash: Buffer;
  asked_at: Generated<Date>;
  answer: string | null;
  answered_at: Date | null;
  facts: unknown | null;
}

export interface CorrectionsTable {
  id: Generated<number>;
  kind: string;
  entity_id: number;
  subject: string;
  field: string;
  before: string | null;
  after: string | null;
  reason: string | null;
  source_url: string;
  finder: string | null;
  received_at: Date;
  decided_at: Date;
  undoes: number | null;
}

export interface CountedStartupsTable {
  startup_id: number;
  country_id: number;
  city_id: number | null;
  industry_ids: number[];
  year_founded: number | null;
  round_days: string[];
  round_amounts: number[];
  changed_on: string;
  rounds_changed_on: string | null;
}

export interface DailyFiguresTable {
  key: string;
  day: string;
  value: unknown;
}

export interface DealsTable {
  startup_id: number;
  funding_id: number;
  investor_id: number;
  country_id: number;
  announced_on: string | null;
  counted_usd: number | null;
  total_fundings: number | null;
}

export interface DeletionsTable {
  kind: string;
  slug: string;
  deleted_at: Generated<Date>;
}

export interface DismissedRecommendationsTable {
  user_id: number;
  startup_id: number;
  created_at: Generated<Date>;
}

export interface DroppedCompanionSessionsTable {
  cookie_hash: Buffer;
  expires_at: Date;
}

export interface FactChangesTable {
  id: Generated<number>;
  kind: string;
  entity_id: number;
  table_name: string;
  row_key: unknown;
  before: unknown | null;
  after: unknown | null;
  correction_id: number | null;
  source_url: string | null;
  changed_at: Generated<Date>;
}

export interface FactRepliesTable {
  id: Generated<number>;
  kind: string;
  entity_id: number;
  field: string;
  words: string;
  said_by: string;
  domain: string;
  created_at: Generated<Date>;
  removed_at: Date | null;
  seen_at: Date | null;
}

export interface FiguresTable {
  place_id: number;
  industry_id: number;
  kind: string;
  period: number;
  startups_count: number;
  fundings_count: number;
  disclosed_count: number;
  total_fundings: number;
  startups_changed_on: string | null;
  fundings_changed_on: string | null;
}

export interface FollowsTable {
  user_id: number;
  startup_id: number | null;
  investor_id: number | null;
  industry_id: number | null;
  place_id: number | null;
  type: Generated<string>;
  entity_id: Generated<number>;
  created_at: Generated<Date>;
}

export interface FoundStartupsTable {
  startup_id: number;
  shown: unknown;
}

export interface FundingInvestorsTable {
  funding_id: number;
  investor_id: number;
  is_lead: Generated<boolean>;
  position: Generated<number>;
}

export interface FundingReportsTable {
  id: Generated<number>;
  funding_id: number;
  source_id: number;
  round: string | null;
  announced_on: string | null;
  announced_precision: string | null;
  amount_usd: number | null;
  is_preferred: Generated<boolean>;
}

export interface FundingsTable {
  id: Generated<number>;
  slug: string;
  startup_id: number;
  round: string;
  announced_on: string | null;
  announced_precision: string | null;
  amount_usd: number | null;
  note: string | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  reported_amount: number | null;
  reported_currency: string | null;
  usd_rate: number | null;
  usd_rate_on: string | null;
  is_weak: Generated<boolean>;
  counted_usd: Generated<number | null>;
}

export interface IdempotencyKeysTable {
  user_id: number;
  key_hash: Buffer;
  content_hash: Buffer;
  answer: unknown | null;
  created_at: Generated<Date>;
}

export interface ImportRunsTable {
  id: Generated<number>;
  kind: string;
  file_name: string;
  content_hash: string;
  started_at: Generated<Date>;
  finished_at: Date | null;
  rows_read: number | null;
  created: number | null;
  updated: number | null;
  unchanged: number | null;
  rejected: number | null;
}

export interface ImportedRoundRowsTable {
  row_hash: string;
  funding_id: number;
  is_version: boolean;
}

export interface IndustriesTable {
  id: Generated<number>;
  slug: string;
  name: string;
  label: string;
}

export interface InvalidationOutboxTable {
  id: Generated<number>;
  tags: string[];
  transaction_id: Generated<number>;
  recorded_at: Generated<Date>;
}

export interface InvestorSourcesTable {
  investor_id: number;
  source_id: number;
}

export interface InvestorsTable {
  id: Generated<number>;
  slug: string;
  name: string;
  logo: string | null;
  type: string | null;
  country_code: string | null;
  website: string | null;
  stages: Generated<string[]>;
  is_fictional: Generated<boolean>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  deals_count: Generated<number>;
  lead_count: Generated<number>;
  total_amount: number | null;
  last_deal_on: string | null;
  name_folded: Generated<string | null>;
  joined_rounds: Generated<string[]>;
  last_deal_precision: string | null;
  typical_amount: number | null;
}

export interface InvoicesTable {
  uuid: Generated<string>;
  subscription_uuid: string | null;
  provider: string;
  provider_invoice_id: string;
  number: string;
  state: string;
  amount: number;
  currency: string;
  issued_at: Date;
  paid_at: Date | null;
  period_start: Date | null;
  period_end: Date | null;
  url: string | null;
}

export interface KnownDevicesTable {
  user_id: number;
  device_hash: Buffer;
  last_seen_at: Date;
}

export interface LinkChecksTable {
  source_id: number;
  host: string;
  checked_at: Date;
  next_check_at: Date;
  outcome: string;
  failures: Generated<number>;
  failed_on: string | null;
  dead_since: string | null;
}

export interface ListingDraftsTable {
  id: Generated<number>;
  user_id: number;
  submission_id: number | null;
  content: Generated<unknown>;
  updated_at: Generated<Date>;
}

export interface MailsTable {
  id: Generated<number>;
  to_address: string;
  template: string;
  subject: string;
  text: string;
  html: string;
  headers: Generated<unknown>;
  dedupe_key: string;
  state: Generated<string>;
  attempts: Generated<number>;
  next_attempt_at: Generated<Date>;
  claim: string | null;
  claimed_until: Date | null;
  handed_over_at: Date | null;
  last_error: string | null;
  created_at: Generated<Date>;
  sent_at: Date | null;
  is_bulk: Generated<boolean>;
}

export interface MergeRowsTable {
  merge_id: number;
  position: number;
  table_name: string;
  column_name: string | null;
  fate: string;
  old_id: number | null;
  new_id: number | null;
  content: unknown;
}

export interface MergesTable {
  id: Generated<number>;
  uuid: Generated<string>;
  kept_id: number;
  kept_name: string;
  gone_id: number;
  gone_slug: string;
  gone_name: string;
  created_at: Generated<Date>;
  undone_at: Date | null;
  kind: string;
}

export interface MetricCollectorsTable {
  name: string;
  next_run_at: Date;
  ran_at: Date | null;
  measured: number | null;
  failed: number | null;
  last_error: string | null;
}

export interface MetricPointsTable {
  startup_id: number;
  metric: string;
  measured_on: string;
  value: number;
  source_id: number | null;
}

export interface MetricTriesTable {
  collector: string;
  startup_id: number;
  tried_at: Date;
  failures: Generated<number>;
}

export interface ModerationLogTable {
  id: Generated<number>;
  submission_id: number | null;
  moderator_id: number | null;
  moderator_name: string;
  action: string;
  subject: string;
  reason: string | null;
  details: Generated<unknown>;
  created_at: Generated<Date>;
}

export interface NewsTable {
  id: Generated<number>;
  title: string;
  publisher: string;
  url: string;
  published_on: string;
  published_precision: Generated<string>;
  created_at: Generated<Date>;
  url_key: Generated<string | null>;
}

export interface NewsFeedsTable {
  url: string;
  etag: string | null;
  last_modified: string | null;
  next_read_at: Date;
  answered_at: Date | null;
  changed_at: Date | null;
  failures: Generated<number>;
  last_error: string | null;
  entries: number | null;
}

export interface NewsStartupsTable {
  news_id: number;
  startup_id: number;
  published_on: string | null;
}

export interface NewsletterIssuesTable {
  id: Generated<number>;
  day: string;
  since: Date;
  until: Date;
  title: string;
  note: string | null;
  blocks: unknown;
  written_at: Date;
  released_at: Date | null;
  released_by: number | null;
  skipped_at: Date | null;
  queued_to: Generated<number>;
  queued_at: Date | null;
}

export interface NotificationPeriodsTable {
  user_id: number;
  kind: string;
  period: string;
}

export interface NotifiedEventsTable {
  user_id: number;
  kind: string;
  event_id: number;
  created_at: Generated<Date>;
}

export interface OneTimeTokensTable {
  token_hash: Buffer;
  user_id: number;
  purpose: string;
  device_hash: Buffer | null;
  expires_at: Date;
  used_at: Date | null;
  created_at: Generated<Date>;
}

export interface PageReadsTable {
  kind: string;
  entity_id: number;
  month: string;
  reads: number;
}

export interface PasskeyChallengesTable {
  challenge_hash: Buffer;
  user_id: number | null;
  expires_at: Date;
}

export interface PasskeysTable {
  credential_id: Buffer;
  user_id: number;
  public_key: Buffer;
  counter: number;
  transports: string[];
  label: string;
  created_at: Date;
  last_used_at: Date | null;
}

export interface PeopleTable {
  id: Generated<number>;
  slug: string;
  name: string;
  photo: string | null;
  links: Generated<unknown>;
  she_source_ids: Generated<number[]>;
}

export interface PicturesTable {
  hash: string;
  bytes: Buffer;
  width: number;
  height: number;
  created_at: Generated<Date>;
}

export interface PlaceNeighboursTable {
  place_id: number;
  neighbour_id: number;
}

export interface PlacesTable {
  id: Generated<number>;
  kind: string;
  slug: string;
  name: string;
  iso2: string | null;
  region: string | null;
  country_id: number | null;
  state_id: number | null;
}

export interface ProviderCancellationsTable {
  provider: string;
  provider_subscription_id: string;
  reason: string;
  attempts: Generated<number>;
  next_attempt_at: Generated<Date>;
  created_at: Generated<Date>;
}

export interface PushSubscriptionsTable {
  id: Generated<number>;
  user_id: number;
  endpoint: string;
  p256dh: string;
  auth: string;
  label: string;
  created_at: Generated<Date>;
}

export interface RateLimitsTable {
  key: Buffer;
  hits: number;
  expires_at: Date;
}

export interface RecoveryCodesTable {
  user_id: number;
  code_hash: Buffer;
  used_at: Date | null;
}

export interface RelatedStartupsTable {
  startup_id: number;
  position: number;
  related_id: number;
}

export interface RemovalsTable {
  id: Generated<number>;
  kind: string;
  slug: string;
  hashes: string[];
  reason: string;
  removed_at: Date;
}

export interface RemovedMentionsTable {
  news_id: number;
  startup_id: number;
  uuid: Generated<string>;
  removed_at: Date;
}

export interface RemovedPeopleTable {
  startup_slug: string;
  name_hash: Buffer;
  removed_at: Generated<Date>;
}

export interface SandboxSubscriptionsTable {
  id: string;
  checkout_uuid: string;
  status: string;
  auto_renew: Generated<boolean>;
  period_start: Date;
  period_end: Date;
  created_at: Date;
  ended_at: Date | null;
  version: Generated<number>;
}

export interface SearchNamesTable {
  kind: string;
  entity_id: number;
  word: string;
  is_whole: boolean;
  name: string;
  relation: string;
  weight: number;
}

export interface SearchStartupsTable {
  startup_id: number;
  total_fundings: number | null;
  last_funding_amount: number | null;
  twitter_followers: number | null;
  updated_at: Date;
  last_funding_on: string | null;
  fundings_count: number;
  country_id: number;
  state_id: number | null;
  city_id: number | null;
  year_founded: number | null;
  status: string | null;
  type: string | null;
  employee_range: string | null;
  latest_round: string | null;
  name: string;
  public_ticker: string | null;
  tagline: string | null;
  overview: string | null;
  website: string | null;
  industry_ids: number[];
  investor_ids: number[];
  lead_investor_ids: number[];
  founder_ids: number[];
  technology_ids: number[];
  women_led: string | null;
  closed_on: string | null;
  acquired_by: string | null;
  incorporated_in: string | null;
  operates_in: Generated<string[]>;
  business_models: Generated<string[]>;
}

export interface SearchWordsTable {
  word: string;
}

export interface SecurityEventsTable {
  id: Generated<number>;
  user_id: number | null;
  kind: string;
  outcome: string;
  network_hash: Buffer | null;
  detail: string | null;
  created_at: Generated<Date>;
}

export interface SemanticModelsTable {
  id: Generated<number>;
  name: string;
  dimensions: number;
  trained_on: number | null;
  weights: Buffer | null;
  created_at: Generated<Date>;
}

export interface SessionsTable {
  id: Generated<number>;
  user_id: number;
  token_hash: Buffer;
  label: string | null;
  created_at: Generated<Date>;
  last_seen_at: Generated<Date>;
  expires_at: Date;
  second_step_at: Date | null;
}

export interface SignInChallengesTable {
  token_hash: Buffer;
  user_id: number;
  expires_at: Date;
}

export interface SigningKeysTable {
  purpose: string;
  secret: Buffer;
  created_at: Generated<Date>;
}

export interface SiteNewsTable {
  id: Generated<number>;
  title: string;
  text: string;
  content_hash: Generated<string | null>;
  created_at: Generated<Date>;
}

export interface SiteStateTable {
  key: string;
  value: unknown;
  updated_at: Generated<Date>;
}

export interface SlugHistoryTable {
  kind: string;
  old_slug: string;
  entity_id: number;
  changed_at: Generated<Date>;
}

export interface SourcesTable {
  id: Generated<number>;
  url: string;
  kind: string | null;
  publisher: string | null;
  published_on: string | null;
  published_precision: string | null;
  read_on: string | null;
  checked_on: string | null;
  is_marked_weak: Generated<boolean>;
  is_weak: Generated<boolean>;
}

export interface StartupEventsTable {
  id: Generated<number>;
  startup_id: number;
  kind: string;
  happened_on: string | null;
  happened_precision: string | null;
  counterparty: string | null;
  acquirer_id: number | null;
  amount_usd: number | null;
  detail: string | null;
  source_ids: Generated<number[]>;
  created_at: Generated<Date>;
}

export interface StartupIndustriesTable {
  startup_id: number;
  industry_id: number;
  position: number;
}

export interface StartupLogosTable {
  startup_id: number;
  path: string | null;
  url: string | null;
  read_on: string | null;
  removed_at: Date | null;
}

export interface StartupNamesTable {
  startup_id: number;
  name: string;
  kind: Generated<string>;
  until_on: string | null;
  until_precision: string | null;
  source_ids: Generated<number[]>;
}

export interface StartupOperationsTable {
  startup_id: number;
  country_code: string;
  source_ids: Generated<number[]>;
}

export interface StartupPeopleTable {
  startup_id: number;
  person_id: number;
  title: string | null;
  is_founder: Generated<boolean>;
  since_on: string | null;
  since_precision: string | null;
  until_on: string | null;
  until_precision: string | null;
  source_ids: Generated<number[]>;
  position: Generated<number>;
}

export interface StartupSourcesTable {
  startup_id: number;
  source_id: number;
  shows: Generated<string[]>;
}

export interface StartupTechnologiesTable {
  startup_id: number;
  technology_id: number;
  is_detected: Generated<boolean>;
  source_id: number | null;
  found_on: string | null;
}

export interface StartupVectorsTable {
  startup_id: number;
  model_id: number;
  text_hash: string;
  vector: Buffer;
}

export interface StartupsTable {
  id: Generated<number>;
  slug: string;
  name: string;
  logo: string | null;
  website: string | null;
  domain: string | null;
  public_ticker: string | null;
  tagline: string | null;
  overview: string | null;
  status: string | null;
  type: string | null;
  employee_range: string | null;
  year_founded: number | null;
  country_id: number;
  state_id: number | null;
  city_id: number | null;
  twitter: string | null;
  is_fictional: Generated<boolean>;
  verified_at: Date | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  total_fundings: number | null;
  early_stage_fundings: number | null;
  fundings_count: Generated<number>;
  investors_count: Generated<number>;
  latest_round: string | null;
  last_funding_on: string | null;
  last_funding_precision: string | null;
  last_funding_amount: number | null;
  twitter_followers: number | null;
  twitter_tweets: number | null;
  twitter_follower_growth: number | null;
  business_models: Generated<string[]>;
  incorporated_in: string | null;
  incorporated_source_ids: number[] | null;
  is_women_led: boolean | null;
  status_source_id: number | null;
}

export interface StatusChangesTable {
  id: Generated<number>;
  startup_id: number;
  old_value: string | null;
  new_value: string | null;
  created_at: Generated<Date>;
  source_id: number | null;
}

export interface SubmissionsTable {
  id: Generated<number>;
  uuid: Generated<string>;
  user_id: number | null;
  kind: string;
  state: Generated<string>;
  startup_id: number | null;
  name: string;
  domain: string | null;
  content: unknown;
  is_other_company: Generated<boolean>;
  version: Generated<number>;
  message: string | null;
  answer: string | null;
  created_at: Generated<Date>;
  sent_at: Generated<Date>;
  decided_at: Date | null;
  email: string | null;
  credit: string | null;
  subject_kind: string | null;
  subject_id: number | null;
}

export interface SubscribersTable {
  id: Generated<number>;
  email: string | null;
  email_hash: Buffer | null;
  place_id: number | null;
  industry_id: number | null;
  investor_id: number | null;
  created_at: Generated<Date>;
  confirmed_at: Date | null;
  ended_at: Date | null;
  sent_until: Date | null;
}

export interface SubscriptionsTable {
  uuid: Generated<string>;
  user_id: number;
  checkout_uuid: string | null;
  provider: string;
  provider_subscription_id: string | null;
  provider_customer_id: string | null;
  plan: string;
  interval: string;
  currency: string;
  amount: number;
  status: string;
  auto_renew: boolean;
  started_at: Date;
  current_period_end: Date;
  past_due_since: Date | null;
  ended_at: Date | null;
  access_until: Date;
  updated_at: Generated<Date>;
}

export interface TechnologiesTable {
  id: Generated<number>;
  slug: string;
  name: string;
  category: string;
}

export interface TechnologyScansTable {
  startup_id: number;
  requested_at: Date | null;
  next_scan_at: Date;
  scanned_at: Date | null;
  outcome: string | null;
  found: number | null;
}

export interface TotpSecretsTable {
  user_id: number;
  secret: Buffer;
  last_step: Generated<number>;
  confirmed_at: Date | null;
  created_at: Date;
}

export interface UsedCompanionTokensTable {
  token_hash: Buffer;
  expires_at: Date;
}

export interface UsersTable {
  id: Generated<number>;
  uuid: Generated<string>;
  email: string;
  name: string;
  new_email: string | null;
  password_hash: string | null;
  email_verified_at: Date | null;
  avatar: string | null;
  job_title: string | null;
  organization: string | null;
  role: string | null;
  country: string | null;
  bio: string | null;
  website: string | null;
  linkedin: string | null;
  x: string | null;
  locale: Generated<string>;
  timezone: Generated<string>;
  notifications: Generated<unknown>;
  is_moderator: Generated<boolean>;
  moderator_since: Date | null;
  terms_accepted_at: Date | null;
  first_run_done_at: Date | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

export interface Tables {
  acquirers: AcquirersTable;
  alert_batches: AlertBatchesTable;
  alert_changes: AlertChangesTable;
  alert_deliveries: AlertDeliveriesTable;
  alert_items: AlertItemsTable;
  alert_webhooks: AlertWebhooksTable;
  alerts: AlertsTable;
  api_keys: ApiKeysTable;
  billing_events: BillingEventsTable;
  call_counts: CallCountsTable;
  checkouts: CheckoutsTable;
  claims: ClaimsTable;
  comparison_startups: ComparisonStartupsTable;
  comparisons: ComparisonsTable;
  confirmations: ConfirmationsTable;
  corrections: CorrectionsTable;
  counted_startups: CountedStartupsTable;
  daily_figures: DailyFiguresTable;
  deals: DealsTable;
  deletions: DeletionsTable;
  dismissed_recommendations: DismissedRecommendationsTable;
  dropped_companion_sessions: DroppedCompanionSessionsTable;
  fact_changes: FactChangesTable;
  fact_replies: FactRepliesTable;
  figures: FiguresTable;
  follows: FollowsTable;
  found_startups: FoundStartupsTable;
  funding_investors: FundingInvestorsTable;
  funding_reports: FundingReportsTable;
  fundings: FundingsTable;
  idempotency_keys: IdempotencyKeysTable;
  import_runs: ImportRunsTable;
  imported_round_rows: ImportedRoundRowsTable;
  industries: IndustriesTable;
  invalidation_outbox: InvalidationOutboxTable;
  investor_sources: InvestorSourcesTable;
  investors: InvestorsTable;
  invoices: InvoicesTable;
  known_devices: KnownDevicesTable;
  link_checks: LinkChecksTable;
  listing_drafts: ListingDraftsTable;
  mails: MailsTable;
  merge_rows: MergeRowsTable;
  merges: MergesTable;
  metric_collectors: MetricCollectorsTable;
  metric_points: MetricPointsTable;
  metric_tries: MetricTriesTable;
  moderation_log: ModerationLogTable;
  news: NewsTable;
  news_feeds: NewsFeedsTable;
  news_startups: NewsStartupsTable;
  newsletter_issues: NewsletterIssuesTable;
  notification_periods: NotificationPeriodsTable;
  notified_events: NotifiedEventsTable;
  one_time_tokens: OneTimeTokensTable;
  page_reads: PageReadsTable;
  passkey_challenges: PasskeyChallengesTable;
  passkeys: PasskeysTable;
  people: PeopleTable;
  pictures: PicturesTable;
  place_neighbours: PlaceNeighboursTable;
  places: PlacesTable;
  provider_cancellations: ProviderCancellationsTable;
  push_subscriptions: PushSubscriptionsTable;
  rate_limits: RateLimitsTable;
  recovery_codes: RecoveryCodesTable;
  related_startups: RelatedStartupsTable;
  removals: RemovalsTable;
  removed_mentions: RemovedMentionsTable;
  removed_people: RemovedPeopleTable;
  sandbox_subscriptions: SandboxSubscriptionsTable;
  search_names: SearchNamesTable;
  search_startups: SearchStartupsTable;
  search_words: SearchWordsTable;
  security_events: SecurityEventsTable;
  semantic_models: SemanticModelsTable;
  sessions: SessionsTable;
  sign_in_challenges: SignInChallengesTable;
  signing_keys: SigningKeysTable;
  site_news: SiteNewsTable;
  site_state: SiteStateTable;
  slug_history: SlugHistoryTable;
  sources: SourcesTable;
  startup_events: StartupEventsTable;
  startup_industries: StartupIndustriesTable;
  startup_logos: StartupLogosTable;
  startup_names: StartupNamesTable;
  startup_operations: StartupOperationsTable;
  startup_people: StartupPeopleTable;
  startup_sources: StartupSourcesTable;
  startup_technologies: StartupTechnologiesTable;
  startup_vectors: StartupVectorsTable;
  startups: StartupsTable;
  status_changes: StatusChangesTable;
  submissions: SubmissionsTable;
  subscribers: SubscribersTable;
  subscriptions: SubscriptionsTable;
  technologies: TechnologiesTable;
  technology_scans: TechnologyScansTable;
  totp_secrets: TotpSecretsTable;
  used_companion_tokens: UsedCompanionTokensTable;
  users: UsersTable;
}
