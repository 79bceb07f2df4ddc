// Made by `npm run make:row-types` from db/migrations; do not edit.
import type { Generated } from 'kysely';

/** Startups an investor backed, by their country. A key may have several rows, which are summed. */
export interface BackerSumsTable {
  /** The investor. */
  investor_id: number;
  /** The country of the startups. */
  country_id: number;
  /** Startups more or less. */
  startups_count: number;
  /** Their rounds that it joined. */
  rounds_count: number;
  /** False until the job has added it to the other rows of its key. */
  is_folded: Generated<boolean>;
}

/** Which investor backed which startup; derived. */
export interface BackingsTable {
  /** The investor. */
  investor_id: number;
  /** The startup. */
  startup_id: number;
  /** US dollars the startup raised in all; null when undisclosed. */
  total_fundings: number | null;
  /** Day of the newest of its rounds that the investor joined; null when undated. */
  newest_on: string | null;
}

/** What providers told, each once, kept before it is answered; and what they said when they were asked. */
export interface BillingEventsTable {
  id: Generated<number>;
  /** Who told. */
  provider: string;
  /** The provider's name for the event; a second one with the same name is the same. */
  event_id: string;
  /** The provider's word for what happened. */
  type: string;
  /** When it happened, by the provider's clock; events are taken in this order. */
  occurred_at: Date;
  /** Order among events of the same second. */
  rank: number;
  /** When it came here. */
  received_at: Generated<Date>;
  /** What it says, in our words; null for one that means nothing to us. No card, address or name is kept. */
  change: unknown | null;
  /** What it is about. */
  provider_subscription_id: string | null;
  /** Whom it is about. */
  provider_customer_id: string | null;
  /** The payment it is about. */
  checkout_uuid: string | null;
  /** The subscription it was counted to. */
  subscription_uuid: string | null;
  /** stored, then applied; waiting while what it is about is not known here; ignored when it means nothing to us; held when another sum was paid than was asked for, until a person has looked. */
  state: Generated<string>;
  /** How often applying it failed. */
  attempts: Generated<number>;
}

/** API calls within the running minute, by who makes them. */
export interface CallCountsTable {
  /** SHA-256 of who calls and what is counted. */
  key: Buffer;
  /** Calls within the window. */
  hits: number;
  /** When the window ends. */
  expires_at: Date;
}

/** Payments begun: what was to be bought, at the price the plans said then. */
export interface CheckoutsTable {
  /** Our name for it; the provider gets it as its reference. */
  uuid: Generated<string>;
  /** Who buys. */
  user_id: number;
  /** Who takes the payment: stripe, paystack or sandbox. */
  provider: string;
  /** Slug of the plan. */
  plan: string;
  /** month or year. */
  interval: string;
  /** ISO 4217. */
  currency: string;
  /** Price of one interval in the currency's smallest unit. */
  amount: number;
  /** The provider's own name for the price, where the plans give one. */
  provider_price_id: string | null;
  /** Days before the first payment. */
  trial_days: Generated<number>;
  /** open until the provider tells; then paid or declined. */
  state: Generated<string>;
  /** The provider's name for it. */
  provider_checkout_id: string | null;
  /** The provider's name for who pays, once it told. */
  provider_customer_id: string | null;
  /** The provider's page for paying; null until it was made. */
  url: string | null;
  /** Somebody asks the provider for the page; nobody else does before this. */
  claimed_until: Date | null;
  /** When it was begun. */
  created_at: Generated<Date>;
  /** When it was paid or declined. */
  settled_at: Date | null;
}

/** The startups of a saved comparison, in its order. */
export interface ComparisonStartupsTable {
  /** The comparison. */
  comparison_uuid: string;
  /** 0 is the first column. */
  position: number;
  /** Slug when it was saved, to name what has gone since. */
  slug: string;
  /** The startup; null once it is gone. */
  startup_id: number | null;
}

/** Comparisons that somebody saved. */
export interface ComparisonsTable {
  /** Address part, as in /dashboard/saved-comparisons/{uuid}. */
  uuid: Generated<string>;
  /** Whose it is; nobody else sees it. */
  user_id: number;
  /** Own name for it, 80 characters at most; null is named after its startups. */
  name: string | null;
  /** Own note, 500 characters at most. */
  note: string | null;
  /** When it was saved. */
  created_at: Generated<Date>;
  /** When it was deleted; it can come back within 10 seconds, later it is removed. */
  deleted_at: Date | null;
}

/** Startups that somebody does not want recommended. */
export interface DismissedRecommendationsTable {
  /** Who dismissed it. */
  user_id: number;
  /** The startup. */
  startup_id: number;
  /** When. */
  created_at: Generated<Date>;
}

/** Companion sessions that sign nobody in here: the visitor signed out, or the companion did not vouch for them. */
export interface DroppedCompanionSessionsTable {
  /** SHA-256 of the companion's session cookie. */
  cookie_hash: Buffer;
  /** When the companion may be asked about it again. */
  expires_at: Date;
}

/** Who follows what. Exactly one of the four references is set; read type and entity_id. */
export interface FollowsTable {
  /** Who follows. */
  user_id: number;
  /** The startup followed. */
  startup_id: number | null;
  /** The investor followed. */
  investor_id: number | null;
  /** The industry followed. */
  industry_id: number | null;
  /** The country or city followed. */
  place_id: number | null;
  /** startup, investor, industry or location. */
  type: Generated<string>;
  /** Row of what is followed, in the table of its type. */
  entity_id: Generated<number>;
  /** Since when. */
  created_at: Generated<Date>;
}

/** The rows of shown_startups, stored; derived. */
export interface FoundStartupsTable {
  /** The startup. */
  startup_id: number;
  /** What results of a search and its page show of it. */
  shown: unknown;
  /** What of it the pages of startups show that it is near to. */
  card: unknown;
  /** Which source its page uses for what, by id. */
  uses: unknown;
  /** All of these sources. */
  source_ids: number[];
}

/** Rounds of the last 14 months by day, place and industry. A key may have several rows, which are summed. */
export interface FundingDaySumsTable {
  /** A country or city; 0 is everywhere. */
  place_id: number;
  /** An industry; 0 is all. */
  industry_id: number;
  /** Day announced; the first of its period when imprecise. */
  day: string;
  /** Rounds more or less. */
  rounds_count: number;
  /** Those of them with a disclosed amount. */
  disclosed_count: number;
  /** US dollars of the disclosed amounts. */
  amount_usd: number;
  /** False until the job has added it to the other rows of its key. */
  is_folded: Generated<boolean>;
}

/** Who took part in a round, and who led it. */
export interface FundingInvestorsTable {
  /** The round. */
  funding_id: number;
  /** The investor. */
  investor_id: number;
  /** True when it led or co-led. */
  is_lead: Generated<boolean>;
  /** Order in the source. */
  position: Generated<number>;
}

/** What each source says of a round. Reports that disagree are versions of it. */
export interface FundingReportsTable {
  id: Generated<number>;
  /** The round. */
  funding_id: number;
  /** The source. */
  source_id: number;
  /** Kind of round by this source; null when it says the same. */
  round: string | null;
  /** Date by this source; null when it says the same. */
  announced_on: string | null;
  /** Precision of that date. */
  announced_precision: string | null;
  /** US dollars by this source; null when it says the same or nothing. */
  amount_usd: number | null;
  /** True when the round's own values follow this source. */
  is_preferred: Generated<boolean>;
}

/** Funding rounds: the preferred version of each, which is listed and counted. */
export interface FundingsTable {
  id: Generated<number>;
  /** {startup}-{round}-{yyyy[-mm]}, with a counter when taken. */
  slug: string;
  /** The startup that raised it. */
  startup_id: number;
  /** Kind of round, one of the specification's twenty. */
  round: string;
  /** Date announced; the first day of its period when imprecise. */
  announced_on: string | null;
  /** day, month or year: what is known of the date. */
  announced_precision: string | null;
  /** US dollars; null when undisclosed. */
  amount_usd: number | null;
  /** What a reader should know of this record, such as reports that differ. */
  note: string | null;
  /** When the record was made here. */
  created_at: Generated<Date>;
  /** When the record last changed. */
  updated_at: Generated<Date>;
  /** Amount as announced when that was not in US dollars. */
  reported_amount: number | null;
  /** ISO 4217 code of that amount. */
  reported_currency: string | null;
  /** US dollars for one unit of that currency, when amount_usd was converted from it. */
  usd_rate: number | null;
  /** Day of that rate. */
  usd_rate_on: string | null;
}

/** Figures of large places and industries that are worked out once a day, from all their records. */
export interface GroupRecordsTable {
  /** A country or city; 0 is everywhere. */
  place_id: number;
  /** An industry; 0 is all. */
  industry_id: number;
  /** The day they are of, UTC. */
  made_on: string;
  /** US dollars of the middle one of its disclosed rounds. */
  median_round: number | null;
  /** Startups and rounds. */
  rows_count: number;
  /** Those with a source. */
  sourced_count: number;
  /** Those seen at their source in the 12 months before. */
  checked_count: number;
}

/** Calls made with an Idempotency-Key: the same key answers the same for 24 hours. */
export interface IdempotencyKeysTable {
  /** Who called. */
  user_id: number;
  /** SHA-256 of the call and its key. */
  key_hash: Buffer;
  /** SHA-256 of what was sent. */
  content_hash: Buffer;
  /** What was answered. */
  answer: unknown | null;
  /** When it was first used. */
  created_at: Generated<Date>;
}

/** Files imported by the operator's command. */
export interface ImportRunsTable {
  id: Generated<number>;
  /** What the rows were taken for. */
  kind: string;
  /** Name of the file, without its folder. */
  file_name: string;
  /** SHA-256 of its bytes. */
  content_hash: string;
  /** Before its first row was written. */
  started_at: Generated<Date>;
  /** When its rows were in and the search had followed; null when it was interrupted. */
  finished_at: Date | null;
  /** Rows of the file. */
  rows_read: number | null;
  /** Rows that made a record. */
  created: number | null;
  /** Rows that changed a record. */
  updated: number | null;
  /** Rows that said what was known. */
  unchanged: number | null;
  /** Rows left out, each with its reason in the report. */
  rejected: number | null;
}

/** Which round each imported row was taken for: imported again, it means the same round. */
export interface ImportedRoundRowsTable {
  /** MD5 of what the row says. */
  row_hash: string;
  /** The round it was taken for. */
  funding_id: number;
  /** True when it disagreed and was kept as another version. */
  is_version: boolean;
}

/** Fields of business a startup can be listed under (about 180). */
export interface IndustriesTable {
  id: Generated<number>;
  /** Address part, lower-case ASCII, as in /industry/{slug}. */
  slug: string;
  /** Short name as shown in lists, such as FinTech. */
  name: string;
  /** How a sentence names it, such as Financial technology. */
  label: string;
}

/** How much it says that two startups share an industry, as last counted; without a row it has hardly any startups. Derived. */
export interface IndustryRaritiesTable {
  /** The industry. */
  industry_id: number;
  /** In thousandths, 1429 for an industry without startups. */
  rarity: number;
  /** It has so many startups that only those are looked at that lead their country or all. */
  is_large: boolean;
}

/** Cache tags that writes have invalidated, for the page caches of all processes; rows of the last hour. */
export interface InvalidationOutboxTable {
  id: Generated<number>;
  /** Tags of app/page-cache/cache-tags.ts, or all. */
  tags: string[];
  /** Transaction that wrote: readers find what was committed after they last looked. */
  transaction_id: Generated<number>;
  /** When that transaction began. */
  recorded_at: Generated<Date>;
}

/** Who joined most rounds with an investor that has joined very many; worked out by a job. */
export interface InvestorPartnersTable {
  /** The investor. */
  investor_id: number;
  /** The others, most rounds first. */
  partner_ids: number[];
  /** Rounds both joined, in the same order. */
  shared_counts: number[];
  /** When they were counted. */
  made_at: Date;
}

/** Sources of an investor's profile facts. */
export interface InvestorSourcesTable {
  /** The investor. */
  investor_id: number;
  /** The source. */
  source_id: number;
}

/** Investors by type and kind of round, and by letters of their names. A key may have several rows, which are summed. */
export interface InvestorSumsTable {
  /** As investors have it; empty is any or none. */
  type: string;
  /** A kind of round they state or have joined; empty is any or none. */
  stage: string;
  /** Investors more or less. */
  investors_count: number;
  /** False until the job has added it to the other rows of its key. */
  is_folded: Generated<boolean>;
  /** One or two letters that stand side by side in their names; then type and stage are empty. Empty is any. */
  pair: Generated<string>;
}

/** Funds, companies and people that invest. */
export interface InvestorsTable {
  id: Generated<number>;
  /** Address part, as in /investor/{slug}. */
  slug: string;
  /** Name. */
  name: string;
  /** Address of the logo on this site. */
  logo: string | null;
  /** Kind of investor, such as Venture Capital; null when unknown. */
  type: string | null;
  /** ISO 3166-1 alpha-2 of its seat; any country of the world. */
  country_code: string | null;
  /** Home page. */
  website: string | null;
  /** Kinds of round it says it invests in. */
  stages: Generated<string[]>;
  /** True for demonstration data. */
  is_fictional: Generated<boolean>;
  /** When the record was made here. */
  created_at: Generated<Date>;
  /** When the record or its figures last changed. */
  updated_at: Generated<Date>;
  /** Rounds it joined. */
  deals_count: Generated<number>;
  /** Rounds it led. */
  lead_count: Generated<number>;
  /** US dollars: sum of the disclosed rounds it joined, not of its own cheques. */
  total_amount: number | null;
  /** Date of the newest round it joined. */
  last_deal_on: string | null;
  /** The name without case and accents. */
  name_folded: Generated<string | null>;
  /** Kinds of round it has joined. */
  joined_rounds: Generated<string[]>;
  /** day, month or year. */
  last_deal_precision: string | null;
}

/** Invoices of subscriptions, as their provider tells them. */
export interface InvoicesTable {
  /** Our name for it. */
  uuid: Generated<string>;
  /** What it is for. */
  subscription_uuid: string;
  /** Who made it out. */
  provider: string;
  /** The provider's name for it. */
  provider_invoice_id: string;
  /** The number printed on it. */
  number: string;
  /** paid, open, or failed when the payment was refused. */
  state: string;
  /** Sum in the currency's smallest unit. */
  amount: number;
  /** ISO 4217. */
  currency: string;
  /** When it was made out. */
  issued_at: Date;
  /** When it was paid. */
  paid_at: Date | null;
  /** Begin of what it pays for. */
  period_start: Date | null;
  /** End of what it pays for. */
  period_end: Date | null;
  /** The provider's page of it. */
  url: string | null;
}

/** The startups nearest to one, as they were when the stamp was right; derived. */
export interface KeptRelatedTable {
  /** The startup. */
  startup_id: number;
  /** What stamp_related() answered for all that the list was made from. */
  stamp: number;
  /** Those nearest to it, nearest first. */
  ids: number[];
}

/** The last one of the startups that lead a country or all; without a row every startup leads. Derived. */
export interface LeadingBoundsTable {
  /** The country; 0 is all. */
  country_id: number;
  /** US dollars; -1 when undisclosed. */
  total_fundings: number;
  /** Name without case and accents, as in search_startups. */
  name: string;
  /** The startup. */
  startup_id: number;
}

/** How often leading_startups or the rarity of an industry changed: rows are added, never changed, and summed, so that two who write never wait for each other. */
export interface LeadingChangesTable {
  /** The industry. */
  industry_id: number;
  /** Changes. */
  changes: number;
}

/** Startups that lead their country or all, once for each of their industries, and those of small industries; derived. */
export interface LeadingStartupsTable {
  /** The startup. */
  startup_id: number;
  /** One of its industries. */
  industry_id: number;
  /** Its country. */
  country_id: number;
  /** US dollars; null when undisclosed. */
  total_fundings: number | null;
  /** Looked at from every country: it leads all, or this industry is small. */
  leads_all: boolean;
  /** Its tagline, as similarity() takes it apart: all triples of letters. */
  triples: Generated<string>;
  /** All of its industries. */
  industry_ids: Generated<number[]>;
}

/** Listing forms that are being filled in, as typed. */
export interface ListingDraftsTable {
  id: Generated<number>;
  /** Who fills it in. */
  user_id: number;
  /** The listing being changed; null for a new one, of which everybody has one at most. */
  submission_id: number | null;
  /** What was typed, by field. */
  content: Generated<unknown>;
  /** When something was last typed. */
  updated_at: Generated<Date>;
}

/** Every mail to be sent, once; what it said is cleared when it is done, because it can hold secret links. */
export interface MailsTable {
  id: Generated<number>;
  /** One mail address. */
  to_address: string;
  /** Name of the template that made it. */
  template: string;
  /** Subject line. */
  subject: string;
  /** What it says as plain text; empty when done. */
  text: string;
  /** What it says as HTML; empty when done. */
  html: string;
  /** Headers beside the usual ones, by name. */
  headers: Generated<unknown>;
  /** What the mail is about: a second one with the same key is not sent. */
  dedupe_key: string;
  /** queued, sending, sent, or failed for good. */
  state: Generated<string>;
  /** How often it was taken up. */
  attempts: Generated<number>;
  /** Not taken up before. */
  next_attempt_at: Generated<Date>;
  /** Which sender has it in hand. */
  claim: string | null;
  /** After this another sender may take it up, unless it was handed over. */
  claimed_until: Date | null;
  /** When its text began to go to the mail server in the attempt under way; from then on it is never sent again by itself. */
  handed_over_at: Date | null;
  /** Why the last attempt failed, without personal data. */
  last_error: string | null;
  /** When it was written. */
  created_at: Generated<Date>;
  /** When the mail server accepted it. */
  sent_at: Date | null;
}

/** Every row that a merge touched, as it was before, so that it can be taken back exactly. */
export interface MergeRowsTable {
  /** The merge. */
  merge_id: number;
  /** Order in which rows were touched. */
  position: number;
  /** Its table. */
  table_name: string;
  /** The reference that was changed; null where none was. */
  column_name: string | null;
  /** filled: unknown values of the one that stayed; gone: a startup or round that went; moved: refers to what stayed now; dropped: what stayed had the same; added: made by the merge. */
  fate: string;
  /** What the reference led to before. */
  old_id: number | null;
  /** What it leads to now. */
  new_id: number | null;
  /** The row as it was; of filled, the values before and after; of added, the row made. */
  content: unknown;
}

/** Startups or rounds that were found to be one. The ids are no references: the one that went is no row any more. */
export interface MergesTable {
  id: Generated<number>;
  /** Names it in forms. */
  uuid: Generated<string>;
  /** The one that stayed. */
  kept_id: number;
  /** Its name. */
  kept_name: string;
  /** The one that went into it. */
  gone_id: number;
  /** Its slug, which redirects. */
  gone_slug: string;
  /** Its name. */
  gone_name: string;
  /** When. */
  created_at: Generated<Date>;
  /** When it was taken back. */
  undone_at: Date | null;
  /** startup or funding: whose ids, names and slugs these are. */
  kind: string;
}

/** Collectors of figures over time, and when each is due. */
export interface MetricCollectorsTable {
  /** headcount-file or follower-counts. */
  name: string;
  /** Not run before. Also set while it runs, so that no other process runs it. */
  next_run_at: Date;
  /** When it last ended. */
  ran_at: Date | null;
  /** Startups it measured then. */
  measured: number | null;
  /** Startups or rows it could not measure then. */
  failed: number | null;
  /** Why it last ended early, in a word; null when it did not. */
  last_error: string | null;
}

/** Figures of a startup over time. */
export interface MetricPointsTable {
  /** The startup. */
  startup_id: number;
  /** twitter_followers, twitter_tweets, twitter_mentions (in the month before), seo_backlinks or employees. */
  metric: string;
  /** Day it was measured. */
  measured_on: string;
  /** The count. */
  value: number;
  /** Where the count comes from. */
  source_id: number | null;
}

/** When a collector that asks for one startup at a time last asked for each. */
export interface MetricTriesTable {
  /** Name of the collector. */
  collector: string;
  /** The startup. */
  startup_id: number;
  /** When it was last asked for. */
  tried_at: Date;
  /** Failures in a row; each adds a week to the pause. */
  failures: Generated<number>;
}

/** Every decision of a moderator. Nothing is ever removed from it. */
export interface ModerationLogTable {
  id: Generated<number>;
  /** What was decided on; null for merges, and once its sender has deleted their account. */
  submission_id: number | null;
  /** Who decided; null once they have deleted their account. */
  moderator_id: number | null;
  /** Their name at the time. */
  moderator_name: string;
  /** approve, ask or reject a submission; merge startups, merge_rounds, undo_merge of either; follow_report and check_source of a round; remove_mention and restore_mention of a startup in news. */
  action: string;
  /** What it was about: name of a startup, with its round or the news where it was about those. */
  subject: string;
  /** What they wrote: a question, a reason, or nothing. */
  reason: string | null;
  /** What changed: kind of submission, slug of the startup or round, field with its values before and after, address of the source or news, uuid of a merge or mention. */
  details: Generated<unknown>;
  /** When. */
  created_at: Generated<Date>;
}

/** News about startups: title, publisher, date and link only. */
export interface NewsTable {
  id: Generated<number>;
  /** What happened, in our own words for the starter catalogue. */
  title: string;
  /** Who published it. */
  publisher: string;
  /** Link to the article. */
  url: string;
  /** Date of publication; the first day of its period when imprecise. */
  published_on: string;
  /** day, month or year: what is known of the date. */
  published_precision: Generated<string>;
  /** When it was recorded here. */
  created_at: Generated<Date>;
  /** Recognises an article whose address is spelled otherwise; see news_url_key(). */
  url_key: Generated<string | null>;
}

/** Feeds that are read for news, and when each is due; those no longer listed are removed. */
export interface NewsFeedsTable {
  /** Address of the feed, as FEEDS_FILE lists it. */
  url: string;
  /** Of its last content; sent back so that nothing is fetched twice. */
  etag: string | null;
  /** Of its last content, for servers without ETags. */
  last_modified: string | null;
  /** Not read before. Also set while it is being read, so that no other process reads it. */
  next_read_at: Date;
  /** When it last answered as it should. */
  answered_at: Date | null;
  /** When it last had new content. */
  changed_at: Date | null;
  /** Failures in a row; each doubles the pause, up to a day. */
  failures: Generated<number>;
  /** Why the last reading failed, in a word; null when it did not. */
  last_error: string | null;
  /** Entries it had at its last content. */
  entries: number | null;
}

/** Which startups a news entry mentions. */
export interface NewsStartupsTable {
  /** The news entry. */
  news_id: number;
  /** The startup mentioned. */
  startup_id: number;
  /** Of the news; follows it. */
  published_on: string | null;
}

/** The last day or week whose digest was made for somebody, by their own calendar. */
export interface NotificationPeriodsTable {
  /** Whose digest. */
  user_id: number;
  /** Kind of notification. */
  kind: string;
  /** A day as 2026-11-21, or a week as 2026-W47. */
  period: string;
}

/** What each person was told already: nothing is told twice. */
export interface NotifiedEventsTable {
  /** Who was told. */
  user_id: number;
  /** Kind of notification, as app/features/notifications/preferences.ts lists them. */
  kind: string;
  /** Id of the funding round, the news, the event of a startup, the recommended startup, the decision, or the news about the site. */
  event_id: number;
  /** When the mail was written. */
  created_at: Generated<Date>;
}

/** Links sent by mail: to verify an address, to reset a password. */
export interface OneTimeTokensTable {
  /** SHA-256 of the token in the link. */
  token_hash: Buffer;
  /** Whom it was sent to. */
  user_id: number;
  /** verify or reset. */
  purpose: string;
  /** After this it is worth nothing. */
  expires_at: Date;
  /** When it was used; it works once. */
  used_at: Date | null;
  /** When it was made. */
  created_at: Generated<Date>;
}

/** People named as founders or team. */
export interface PeopleTable {
  id: Generated<number>;
  /** Full name. */
  name: string;
  /** Address of a photo on this site. */
  photo: string | null;
  /** Public profile addresses: an array of strings. */
  links: Generated<unknown>;
}

/** Uploaded pictures as this site encoded them, served at /media/{hash}.webp; the same picture is kept once. */
export interface PicturesTable {
  /** SHA-256 of the bytes, in hexadecimal. */
  hash: string;
  /** A WebP file without metadata. */
  bytes: Buffer;
  /** Pixels. */
  width: number;
  /** Pixels. */
  height: number;
  /** When it was last uploaded; what nothing shows is removed a week later. */
  created_at: Generated<Date>;
}

/** Countries that share a land border, stored in both directions. */
export interface PlaceNeighboursTable {
  /** A country. */
  place_id: number;
  /** A country that borders it. */
  neighbour_id: number;
}

/** The 54 African countries, their first-level divisions and their cities. */
export interface PlacesTable {
  id: Generated<number>;
  /** country, state (a first-level division) or city. */
  kind: string;
  /** Address part. Countries and cities share one space, as in /location/{slug}; states have no page. */
  slug: string;
  /** Name in English, with its own accents. */
  name: string;
  /** ISO 3166-1 alpha-2 code; countries only. */
  iso2: string | null;
  /** North, West, Central, East or Southern Africa; countries only. */
  region: string | null;
  /** The country a state or city lies in; null for countries. */
  country_id: number | null;
  /** The first-level division a city lies in, where known. */
  state_id: number | null;
}

/** Subscriptions to be ended at their provider; a row goes when the provider has done it. */
export interface ProviderCancellationsTable {
  /** Where. */
  provider: string;
  /** The provider's name for it. */
  provider_subscription_id: string;
  /** account deleted: it ends at once; paid twice: a second subscription does not renew. */
  reason: string;
  /** How often the provider was asked in vain. */
  attempts: Generated<number>;
  /** Not asked again before. */
  next_attempt_at: Generated<Date>;
  /** When it was wanted. */
  created_at: Generated<Date>;
}

/** Tries counted within a window of time, such as sign-ins. */
export interface RateLimitsTable {
  /** SHA-256 of what is counted: no address and no account can be read from it. */
  key: Buffer;
  /** Tries within the window. */
  hits: number;
  /** When the window ends and counting begins again. */
  expires_at: Date;
}

/** Startups that news does not mention, whatever a feed or a file says. */
export interface RemovedMentionsTable {
  /** The news entry. */
  news_id: number;
  /** The startup that is not meant. */
  startup_id: number;
  /** Names it in the log, where it is taken back. */
  uuid: Generated<string>;
  /** When. */
  removed_at: Date;
}

/** What the sandbox, which plays a payment provider, knows of its own. */
export interface SandboxSubscriptionsTable {
  /** Its name for the subscription. */
  id: string;
  /** The payment it began with. */
  checkout_uuid: string;
  /** trialing, active, past_due or ended. */
  status: string;
  /** Whether it goes on at the period's end. */
  auto_renew: Generated<boolean>;
  /** Begin of the current period. */
  period_start: Date;
  /** End of the current period. */
  period_end: Date;
  /** When it began. */
  created_at: Date;
  /** When it ended. */
  ended_at: Date | null;
  /** Counts its changes, so that two of one moment have an order. */
  version: Generated<number>;
}

/** Each name that name search finds as one word, and the words of names that have several; derived by refresh_search_names. */
export interface SearchNamesTable {
  /** startup, investor, industry or location. */
  kind: string;
  /** Row it names, in the table of its kind. */
  entity_id: number;
  /** The search_key of the whole name, or one of its words of two letters or more. */
  word: string;
  /** True when the word is the whole name. */
  is_whole: boolean;
  /** The name as written; of several with the word the likeliest. */
  name: string;
  /** main, former (a name it had) or other (also known by). */
  relation: string;
  /** How likely it is meant, 0 to 100; equal matches are shown in this order. */
  weight: number;
}

/** What startups can be filtered and sorted by: the rows of searchable_startups, stored; derived. */
export interface SearchStartupsTable {
  /** The startup. */
  startup_id: number;
  /** US dollars, as the API answers it. */
  total_fundings: number | null;
  /** US dollars, as the API answers it. */
  last_funding_amount: number | null;
  /** Newest follower count. */
  twitter_followers: number | null;
  /** When the record or its figures last changed. */
  updated_at: Date;
  /** Date of the newest round; the first day of its period when imprecise. */
  last_funding_on: string | null;
  /** Rounds recorded. */
  fundings_count: number;
  /** Its country. */
  country_id: number;
  /** Its first-level division, where known. */
  state_id: number | null;
  /** Year the company began. */
  year_founded: number | null;
  /** active, acquired, closed or public. */
  status: string | null;
  /** Whom it sells to. */
  type: string | null;
  /** Head-count band. */
  employee_range: string | null;
  /** Kind of the newest dated round. */
  latest_round: string | null;
  /** Name without case and accents. */
  name: string;
  /** Ticker without case and accents; null when it has none. */
  public_ticker: string | null;
  /** Tagline as searchable_text. */
  tagline: string | null;
  /** Overview as searchable_text. */
  overview: string | null;
  /** Address of its website as searchable_text. */
  website: string | null;
  /** Its industries, the main one first. */
  industry_ids: number[];
  /** Everyone named in its rounds. */
  investor_ids: number[];
  /** Those who led one of its rounds. */
  lead_investor_ids: number[];
  /** People who founded it. */
  founder_ids: number[];
  /** Technologies found on its website. */
  technology_ids: number[];
}

/** Every distinct word of search_names, for typing errors; derived. A word that no name has any more may stay. */
export interface SearchWordsTable {
  /** The word. */
  word: string;
}

/** What turns text into vectors; vectors of two models cannot be compared. */
export interface SemanticModelsTable {
  id: Generated<number>;
  /** latent-{vocabulary}-{startups} for the built-in one, else the endpoint's host and model. */
  name: string;
  /** Numbers in a vector. */
  dimensions: number;
  /** Startups the built-in model learned from; null for an endpoint. */
  trained_on: number | null;
  /** The built-in model itself; null for an endpoint. */
  weights: Buffer | null;
  /** When it was trained or first used. */
  created_at: Generated<Date>;
}

/** Signed-in browsers and programs; 28 days each, from sign-in (spec section 9). */
export interface SessionsTable {
  id: Generated<number>;
  /** Whose it is. */
  user_id: number;
  /** SHA-256 of the token; the token itself is nowhere kept. */
  token_hash: Buffer;
  /** Browser and system as a short word for the owner's list. */
  label: string | null;
  /** When they signed in. */
  created_at: Generated<Date>;
  /** Last use, to the hour. */
  last_seen_at: Generated<Date>;
  /** When it ends whatever happens. */
  expires_at: Date;
}

/** Keys made here, once: links in old mails must work after every restart and move. */
export interface SigningKeysTable {
  /** What it signs. */
  purpose: string;
  /** 256 bits. */
  secret: Buffer;
  /** When it was made. */
  created_at: Generated<Date>;
}

/** News about the site, mailed once to each person who asked for it. */
export interface SiteNewsTable {
  id: Generated<number>;
  /** What is new, in a line; the subject of a mail about it alone. */
  title: string;
  /** What there is to say of it. */
  text: string;
  /** MD5 of both: the same file twice is the same news. */
  content_hash: Generated<string | null>;
  /** When it was given to be mailed. */
  created_at: Generated<Date>;
}

/** Facts about this database as a whole. */
export interface SiteStateTable {
  /** catalogue: what it was filled with (starter or demo). */
  key: string;
  /** The fact. */
  value: unknown;
  /** When it was last written. */
  updated_at: Generated<Date>;
}

/** Slugs that were in use once and now redirect. */
export interface SlugHistoryTable {
  /** startup, investor or funding. */
  kind: string;
  /** The slug that redirects. */
  old_slug: string;
  /** Row it leads to, in the table of its kind. */
  entity_id: number;
  /** When the slug was given up. */
  changed_at: Generated<Date>;
}

/** Where facts come from: one row an address. */
export interface SourcesTable {
  id: Generated<number>;
  /** Address of the article, directory or page. */
  url: string;
  /** Who published it, where known. */
  publisher: string | null;
  /** Day the fact was taken from it. */
  retrieved_on: string | null;
  /** Day a person or job last saw that it still says so. */
  checked_on: string | null;
}

/** Changes of a startup that its followers are told of; written by a trigger. */
export interface StartupEventsTable {
  id: Generated<number>;
  /** Which startup. */
  startup_id: number;
  /** What changed: status. */
  kind: string;
  /** Before; null when it was unknown. */
  old_value: string | null;
  /** After; null when it is unknown. */
  new_value: string | null;
  /** When it was recorded here. */
  created_at: Generated<Date>;
  /** Where the new state is said; null when unknown. */
  source_id: number | null;
}

/** Industries of a startup, in order of importance. */
export interface StartupIndustriesTable {
  /** The startup. */
  startup_id: number;
  /** The industry. */
  industry_id: number;
  /** 0 is the main one. */
  position: number;
}

/** Former and other names of a startup, for search. */
export interface StartupNamesTable {
  /** The startup. */
  startup_id: number;
  /** A name it had or is also known by. */
  name: string;
}

/** Who founded or works at a startup. */
export interface StartupPeopleTable {
  /** The startup. */
  startup_id: number;
  /** The person. */
  person_id: number;
  /** Role, where known. */
  title: string | null;
  /** True for founders. */
  is_founder: Generated<boolean>;
  /** Order on the page. */
  position: Generated<number>;
}

/** What each startup is counted as in startup_sums and funding_day_sums; derived. */
export interface StartupSharesTable {
  /** The startup. */
  startup_id: number;
  /** Country it counts in. */
  country_id: number;
  /** City it counts in, where known. */
  city_id: number | null;
  /** Industries it counts in. */
  industry_ids: number[];
  /** US dollars it counts with; null when undisclosed. */
  total_fundings: number | null;
  /** Rounds it counts with. */
  fundings_count: number;
  /** Days of its rounds; null where undated. */
  round_days: string[];
  /** US dollars of these rounds, in the same order; null when undisclosed. */
  round_amounts: number[];
  /** Year it counts as founded in; null when unknown. */
  year_founded: number | null;
  /** Investors of its rounds, each once a round. */
  backer_ids: Generated<number[]>;
}

/** Sources of a startup's profile facts. */
export interface StartupSourcesTable {
  /** The startup. */
  startup_id: number;
  /** The source. */
  source_id: number;
}

/** Startups by place and industry. A pair may have several rows, which are summed. */
export interface StartupSumsTable {
  /** A country or city; 0 is everywhere. */
  place_id: number;
  /** An industry; 0 is all, -1 (everywhere only) startups with any. */
  industry_id: number;
  /** Startups more or less. */
  startups_count: number;
  /** Their rounds. */
  fundings_count: number;
  /** Those of them with a disclosed total: none means that the total is unknown. */
  disclosed_count: number;
  /** US dollars of their disclosed totals. */
  total_fundings: number;
  /** False until the job has added it to the other rows of its pair. */
  is_folded: Generated<boolean>;
}

/** Which startup uses which technology. */
export interface StartupTechnologiesTable {
  /** The startup. */
  startup_id: number;
  /** The technology. */
  technology_id: number;
  /** True when a reading of the website found it; such rows follow the next reading. Others were entered by somebody and stay. */
  is_detected: Generated<boolean>;
  /** Where it was found: the website. */
  source_id: number | null;
  /** Day it was last found there. */
  found_on: string | null;
}

/** Startups as vectors, for semantic search. */
export interface StartupVectorsTable {
  /** The startup. */
  startup_id: number;
  /** The model that made it. */
  model_id: number;
  /** Hash of the text it was made from; another hash means that it is out of date. */
  text_hash: string;
  /** A 32-bit float, then one signed byte a number; each number is its byte times the float. */
  vector: Buffer;
}

/** The companies listed. */
export interface StartupsTable {
  id: Generated<number>;
  /** Address part, as in /startup/{slug}. */
  slug: string;
  /** Name as the company writes it. */
  name: string;
  /** Address of the logo on this site; null shows the drawn fallback. */
  logo: string | null;
  /** Home page. */
  website: string | null;
  /** Host of the website without www, for matching. */
  domain: string | null;
  /** Exchange and symbol of a listed company, such as NYSE:JMIA. */
  public_ticker: string | null;
  /** One line on what it does, 10 to 140 characters. */
  tagline: string | null;
  /** A few plain sentences. */
  overview: string | null;
  /** active, acquired, closed or public; null when no source states it. */
  status: string | null;
  /** Whom it sells to: B2B, B2C, B2B2C, C2C or other. */
  type: string | null;
  /** Head-count band, one of the specification's seven. */
  employee_range: string | null;
  /** Year the company began. */
  year_founded: number | null;
  /** Main or home market; it may be incorporated elsewhere. */
  country_id: number;
  /** First-level division of its head office, where known. */
  state_id: number | null;
  /** City of its head office, where known. */
  city_id: number | null;
  /** Twitter/X handle without @. */
  twitter: string | null;
  /** True for demonstration data made by the generator. */
  is_fictional: Generated<boolean>;
  /** When a person last checked the record. */
  verified_at: Date | null;
  /** When the record was made here. */
  created_at: Generated<Date>;
  /** When the record or its figures last changed. */
  updated_at: Generated<Date>;
  /** US dollars: sum of its disclosed rounds; null when none is disclosed. */
  total_fundings: number | null;
  /** US dollars: sum of disclosed Angel, Pre-Seed, Seed, Grant and Convertible Note rounds. */
  early_stage_fundings: number | null;
  /** Rounds recorded, disclosed or not. */
  fundings_count: Generated<number>;
  /** Distinct investors named in its rounds. */
  investors_count: Generated<number>;
  /** Kind of the newest dated round; ties by amount. */
  latest_round: string | null;
  /** Date of the newest round; the first day of its period when imprecise. */
  last_funding_on: string | null;
  /** day, month or year. */
  last_funding_precision: string | null;
  /** US dollars of the newest round; null when undisclosed. */
  last_funding_amount: number | null;
  /** Newest follower count. */
  twitter_followers: number | null;
  /** Newest count of posts. */
  twitter_tweets: number | null;
  /** Newest follower count less the nearest one 365 days earlier (45 days either way). */
  twitter_follower_growth: number | null;
  /** Where the status is said; null when only the sources of the listing say it, or none. */
  status_source_id: number | null;
}

/** Startups that somebody asked to list, and suggested edits; a moderator decides on each. */
export interface SubmissionsTable {
  id: Generated<number>;
  /** Address part, told to who sent it and to moderators. */
  uuid: Generated<string>;
  /** Who sent it; it goes with the account. */
  user_id: number;
  /** listing or edit. */
  kind: string;
  /** pending, needs_info (the moderator asks something), published or rejected. */
  state: Generated<string>;
  /** Of a listing, the startup made of it; of an edit, the startup it is about. */
  startup_id: number | null;
  /** Name of the startup it is about. */
  name: string;
  /** Host of the website of a listing without www, for finding duplicates. */
  domain: string | null;
  /** What was sent, checked: the fields of the form. */
  content: unknown;
  /** The sender saw startups of a similar name and says that this is another one. */
  is_other_company: Generated<boolean>;
  /** Goes up with every change, so that nobody decides on what they have not seen. */
  version: Generated<number>;
  /** The moderator's last question or reason. */
  message: string | null;
  /** What the sender answered to the question. */
  answer: string | null;
  /** When it was first sent. */
  created_at: Generated<Date>;
  /** When it was last sent. */
  sent_at: Generated<Date>;
  /** When it was last decided on. */
  decided_at: Date | null;
}

/** Addresses given for the newsletter; it goes to those that were confirmed and have not ended it. */
export interface SubscribersTable {
  id: Generated<number>;
  /** Mail address as typed; compared without regard to case. */
  email: string;
  /** When it was first given. */
  created_at: Generated<Date>;
  /** When its owner confirmed it. */
  confirmed_at: Date | null;
  /** When its owner ended it; null while it runs. */
  ended_at: Date | null;
}

/** Subscriptions as their provider tells them. */
export interface SubscriptionsTable {
  /** Our name for it. */
  uuid: Generated<string>;
  /** Whose it is; nobody else sees it. */
  user_id: number;
  /** The payment it began with. */
  checkout_uuid: string | null;
  /** stripe, paystack or sandbox. */
  provider: string;
  /** The provider's name for it; null until it told. */
  provider_subscription_id: string | null;
  /** The provider's name for who pays. */
  provider_customer_id: string | null;
  /** Slug of the plan when it was bought. */
  plan: string;
  /** month or year. */
  interval: string;
  /** ISO 4217. */
  currency: string;
  /** Price of one interval in the currency's smallest unit. */
  amount: number;
  /** incomplete before the first payment; trialing, active, past_due; ended. What is shown also looks at the clock. */
  status: string;
  /** Whether the provider will charge again at the end of the period. */
  auto_renew: boolean;
  /** When it began. */
  started_at: Date;
  /** End of what is paid for, or of the trial. */
  current_period_end: Date;
  /** When the payment failed that is still owed. */
  past_due_since: Date | null;
  /** When the provider ended it. */
  ended_at: Date | null;
  /** Until when it gives what the plan says, unless the provider tells more; with 7 days of grace where a payment is due. */
  access_until: Date;
  /** When an event last changed it here. */
  updated_at: Generated<Date>;
}

/** Technologies found in use on startups' websites. */
export interface TechnologiesTable {
  id: Generated<number>;
  /** Stable key. */
  slug: string;
  /** Name as its makers write it. */
  name: string;
  /** What it is for, such as Analytics. */
  category: string;
}

/** Readings of startups' websites for technologies, and when each is due. */
export interface TechnologyScansTable {
  /** Whose website. */
  startup_id: number;
  /** When somebody asked for a reading that has not begun; null when nobody did. */
  requested_at: Date | null;
  /** Not read before, unless somebody asks. Also set while it is being read, so that no other process reads it. */
  next_scan_at: Date;
  /** When it was last read or tried. */
  scanned_at: Date | null;
  /** ok, or in a word why it could not be read. */
  outcome: string | null;
  /** Technologies found at the last reading. */
  found: number | null;
}

/** Startups by how much they raised, coarsely. A magnitude may have several rows, which are summed. */
export interface TotalSumsTable {
  /** Of their totals, as magnitude_of() has it. */
  magnitude: number;
  /** Startups more or less. */
  startups_count: number;
  /** False until the job has added it to the other rows of its magnitude. */
  is_folded: Generated<boolean>;
}

/** One-time tokens of the companion application that were used; kept until they end by themselves. */
export interface UsedCompanionTokensTable {
  /** SHA-256 of the token's id. */
  token_hash: Buffer;
  /** After this the token is refused anyway. */
  expires_at: Date;
}

/** People with an account here. */
export interface UsersTable {
  id: Generated<number>;
  /** Identity told to others, such as the companion application. */
  uuid: Generated<string>;
  /** Mail address as typed; compared without regard to case. */
  email: string;
  /** Name shown, 2 to 80 characters. */
  name: string;
  /** argon2id with its parameters; null for accounts that only come from the companion application. */
  password_hash: string | null;
  /** When the address was proven to be theirs. */
  email_verified_at: Date | null;
  /** Address of a picture on this site. */
  avatar: string | null;
  /** What they do. */
  job_title: string | null;
  /** Where they do it. */
  organization: string | null;
  /** founder, investor, analyst, journalist, student, public sector or other. */
  role: string | null;
  /** Value of the country select. */
  country: string | null;
  /** A few words, 300 characters at most. */
  bio: string | null;
  /** Own address. */
  website: string | null;
  /** Profile address. */
  linkedin: string | null;
  /** Handle without @. */
  x: string | null;
  /** Language tag. */
  locale: Generated<string>;
  /** IANA time zone. */
  timezone: Generated<string>;
  /** Kind to frequency (off, instant, daily, weekly), and pause_all. */
  notifications: Generated<unknown>;
  /** Set by the operator's command only. */
  is_moderator: Generated<boolean>;
  /** When the terms were accepted. */
  terms_accepted_at: Date | null;
  /** When the first choice of industries was made or skipped. */
  first_run_done_at: Date | null;
  /** When the account was made. */
  created_at: Generated<Date>;
  /** When it last changed. */
  updated_at: Generated<Date>;
}

/** Startups founded and rounds announced in a year, by place and industry. A key may have several rows, which are summed. */
export interface YearSumsTable {
  /** A country or city; 0 is everywhere. */
  place_id: number;
  /** An industry; 0 is all, -1 (everywhere only) startups with any. */
  industry_id: number;
  /** The year; 0 is unknown. */
  year: number;
  /** Startups founded in it, more or less. */
  startups_count: number;
  /** Rounds announced in it, be the day still to come. */
  rounds_count: number;
  /** Those of them with a disclosed amount. */
  disclosed_count: number;
  /** US dollars of the disclosed amounts. */
  amount_usd: number;
  /** Day the count of startups last changed. */
  startups_changed_on: string | null;
  /** Day the rounds or amounts last changed. */
  rounds_changed_on: string | null;
  /** False until the job has added it to the other rows of its key. */
  is_folded: Generated<boolean>;
}

export interface Tables {
  backer_sums: BackerSumsTable;
  backings: BackingsTable;
  billing_events: BillingEventsTable;
  call_counts: CallCountsTable;
  checkouts: CheckoutsTable;
  comparison_startups: ComparisonStartupsTable;
  comparisons: ComparisonsTable;
  dismissed_recommendations: DismissedRecommendationsTable;
  dropped_companion_sessions: DroppedCompanionSessionsTable;
  follows: FollowsTable;
  found_startups: FoundStartupsTable;
  funding_day_sums: FundingDaySumsTable;
  funding_investors: FundingInvestorsTable;
  funding_reports: FundingReportsTable;
  fundings: FundingsTable;
  group_records: GroupRecordsTable;
  idempotency_keys: IdempotencyKeysTable;
  import_runs: ImportRunsTable;
  imported_round_rows: ImportedRoundRowsTable;
  industries: IndustriesTable;
  industry_rarities: IndustryRaritiesTable;
  invalidation_outbox: InvalidationOutboxTable;
  investor_partners: InvestorPartnersTable;
  investor_sources: InvestorSourcesTable;
  investor_sums: InvestorSumsTable;
  investors: InvestorsTable;
  invoices: InvoicesTable;
  kept_related: KeptRelatedTable;
  leading_bounds: LeadingBoundsTable;
  leading_changes: LeadingChangesTable;
  leading_startups: LeadingStartupsTable;
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
  notification_periods: NotificationPeriodsTable;
  notified_events: NotifiedEventsTable;
  one_time_tokens: OneTimeTokensTable;
  people: PeopleTable;
  pictures: PicturesTable;
  place_neighbours: PlaceNeighboursTable;
  places: PlacesTable;
  provider_cancellations: ProviderCancellationsTable;
  rate_limits: RateLimitsTable;
  removed_mentions: RemovedMentionsTable;
  sandbox_subscriptions: SandboxSubscriptionsTable;
  search_names: SearchNamesTable;
  search_startups: SearchStartupsTable;
  search_words: SearchWordsTable;
  semantic_models: SemanticModelsTable;
  sessions: SessionsTable;
  signing_keys: SigningKeysTable;
  site_news: SiteNewsTable;
  site_state: SiteStateTable;
  slug_history: SlugHistoryTable;
  sources: SourcesTable;
  startup_events: StartupEventsTable;
  startup_industries: StartupIndustriesTable;
  startup_names: StartupNamesTable;
  startup_people: StartupPeopleTable;
  startup_shares: StartupSharesTable;
  startup_sources: StartupSourcesTable;
  startup_sums: StartupSumsTable;
  startup_technologies: StartupTechnologiesTable;
  startup_vectors: StartupVectorsTable;
  startups: StartupsTable;
  submissions: SubmissionsTable;
  subscribers: SubscribersTable;
  subscriptions: SubscriptionsTable;
  technologies: TechnologiesTable;
  technology_scans: TechnologyScansTable;
  total_sums: TotalSumsTable;
  used_companion_tokens: UsedCompanionTokensTable;
  users: UsersTable;
  year_sums: YearSumsTable;
}
