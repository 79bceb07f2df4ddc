// Made by `npm run make:row-types` from db/migrations; do not edit.
import type { Generated } from 'kysely';

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

/** Sources of an investor's profile facts. */
export interface InvestorSourcesTable {
  /** The investor. */
  investor_id: number;
  /** The source. */
  source_id: number;
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
}

/** Which startups a news entry mentions. */
export interface NewsStartupsTable {
  /** The news entry. */
  news_id: number;
  /** The startup mentioned. */
  startup_id: number;
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
  /** Kind of notification: followed_funding, followed_news, followed_status or recommended_digest. */
  kind: string;
  /** Id of the funding round, the news, the event of a startup, or the recommended startup. */
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

/** Tries counted within a window of time, such as sign-ins. */
export interface RateLimitsTable {
  /** SHA-256 of what is counted: no address and no account can be read from it. */
  key: Buffer;
  /** Tries within the window. */
  hits: number;
  /** When the window ends and counting begins again. */
  expires_at: Date;
}

/** Each name as one word, and the words of names that have several. */
export interface SearchNameWordsTable {
  /** The name. */
  name_id: number;
  /** A word of two letters or more, or the whole name's key. */
  word: string;
  /** True when the word is the whole name's key. */
  is_whole: boolean;
  /** Of the name. */
  weight: number;
}

/** Names that name search finds; derived from the tables of their kinds. */
export interface SearchNamesTable {
  id: Generated<number>;
  /** startup, investor, industry or location. */
  kind: string;
  /** Row it names, in the table of its kind. */
  entity_id: number;
  /** The name as written. */
  name: string;
  /** main, former (a name it had) or other (also known by). */
  relation: string;
  /** The name without case, accents, spaces and punctuation. */
  key: string;
  /** How likely it is meant, 0 to 100; equal matches are shown in this order. */
  weight: number;
}

/** What startups can be filtered and sorted by; derived. */
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

/** The first seven letters of words, for typing errors. */
export interface SearchStemsTable {
  /** The letters. */
  stem: string;
  /** The stem, and the stem with one letter left out. Two stems that differ by a letter added, left out, changed or swapped share one. */
  misspellings: string[];
}

/** Longer texts of startups without case and accents, null when they have none; derived. */
export interface SearchTextsTable {
  /** The startup. */
  startup_id: number;
  /** Its tagline. */
  tagline: string | null;
  /** Its overview. */
  overview: string | null;
  /** Address of its website. */
  website: string | null;
}

/** Every distinct word of search_name_words, for typing errors. A word no name has any more may stay. */
export interface SearchWordsTable {
  /** The word. */
  word: string;
  /** Its first seven letters. */
  stem: string;
  /** True when it is some name's whole key. */
  is_whole: boolean;
  /** The highest weight its names have had. */
  weight: number;
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

/** Sources of a startup's profile facts. */
export interface StartupSourcesTable {
  /** The startup. */
  startup_id: number;
  /** The source. */
  source_id: number;
}

/** Which startup uses which technology. */
export interface StartupTechnologiesTable {
  /** The startup. */
  startup_id: number;
  /** The technology. */
  technology_id: number;
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

export interface Tables {
  comparison_startups: ComparisonStartupsTable;
  comparisons: ComparisonsTable;
  dismissed_recommendations: DismissedRecommendationsTable;
  dropped_companion_sessions: DroppedCompanionSessionsTable;
  follows: FollowsTable;
  funding_investors: FundingInvestorsTable;
  funding_reports: FundingReportsTable;
  fundings: FundingsTable;
  idempotency_keys: IdempotencyKeysTable;
  industries: IndustriesTable;
  investor_sources: InvestorSourcesTable;
  investors: InvestorsTable;
  mails: MailsTable;
  metric_points: MetricPointsTable;
  news: NewsTable;
  news_startups: NewsStartupsTable;
  notification_periods: NotificationPeriodsTable;
  notified_events: NotifiedEventsTable;
  one_time_tokens: OneTimeTokensTable;
  people: PeopleTable;
  place_neighbours: PlaceNeighboursTable;
  places: PlacesTable;
  rate_limits: RateLimitsTable;
  search_name_words: SearchNameWordsTable;
  search_names: SearchNamesTable;
  search_startups: SearchStartupsTable;
  search_stems: SearchStemsTable;
  search_texts: SearchTextsTable;
  search_words: SearchWordsTable;
  semantic_models: SemanticModelsTable;
  sessions: SessionsTable;
  signing_keys: SigningKeysTable;
  site_state: SiteStateTable;
  slug_history: SlugHistoryTable;
  sources: SourcesTable;
  startup_events: StartupEventsTable;
  startup_industries: StartupIndustriesTable;
  startup_names: StartupNamesTable;
  startup_people: StartupPeopleTable;
  startup_sources: StartupSourcesTable;
  startup_technologies: StartupTechnologiesTable;
  startup_vectors: StartupVectorsTable;
  startups: StartupsTable;
  subscribers: SubscribersTable;
  technologies: TechnologiesTable;
  used_companion_tokens: UsedCompanionTokensTable;
  users: UsersTable;
}
