// Startups (spec section 3, decisions.md). Money is US dollars; null means unknown.
import { z } from 'zod';
import {
  ALIAS_KINDS,
  BUSINESS_MODELS,
  EMPLOYEE_RANGES,
  EVENT_KINDS,
  FUNDING_ROUNDS,
  STARTUP_STATUSES,
  STARTUP_TYPES,
} from '../base/enumerations.ts';
import { pageParam } from '../http/params.ts';
import { partialDate } from './round-contract.ts';
import { figureSources, pageSource, source } from './sources/contract.ts';

export const usd = z.number().positive().nullable();
export const namedLink = z.object({ name: z.string(), slug: z.string() });
export type NamedLink = z.output<typeof namedLink>;
export const startupLink = namedLink.extend({
  logo: z.string().nullable(),
  tagline: z.string().nullable(),
});

const sources = z.array(source);

const otherName = z.object({
  name: z.string(),
  kind: z.enum(ALIAS_KINDS),
  /** When a former name was given up. */
  until: partialDate.nullable(),
  sources,
});
export type OtherName = z.output<typeof otherName>;

/** A company that acquired a startup or merged with one. */
const acquirer = namedLink.extend({
  /** Its page: that of the startup when it is one. */
  path: z.string(),
  /** Its page as an investor, when it is one. */
  investor_path: z.string().nullable(),
});
export type Acquirer = z.output<typeof acquirer>;

export const historyEvent = z.object({
  kind: z.enum(EVENT_KINDS),
  date: partialDate.nullable(),
  /** The acquirer, the company merged with, the exchange, or the old name. */
  counterparty: z.string().nullable(),
  acquirer: acquirer.nullable(),
  /** US dollars paid; null when undisclosed. */
  amount: usd,
  detail: z.string().nullable(),
  sources,
});
export type HistoryEvent = z.output<typeof historyEvent>;

const countryFact = z.object({
  /** ISO 3166-1 alpha-2. */
  country_code: z.string(),
  country: z.string(),
  sources,
});
export type CountryFact = z.output<typeof countryFact>;

/** A startup that this one acquired or that merged into it. */
const acquisition = z.object({
  startup: namedLink,
  kind: z.enum(['acquired', 'merged']),
  date: partialDate.nullable(),
  amount: usd,
});
export type Acquisition = z.output<typeof acquisition>;

const startupRecord = z.object({
  names: z.array(otherName),
  history: z.array(historyEvent),
  acquisitions: z.array(acquisition),
  incorporated_in: countryFact.nullable(),
  operates_in: z.array(countryFact),
});
export type StartupRecord = z.output<typeof startupRecord>;

export const startupRow = startupLink.extend({
  country: z.string(),
  country_slug: z.string(),
  latest_round: z.enum(FUNDING_ROUNDS).nullable(),
  total_fundings: usd,
  year_founded: z.int().nullable(),
  employee_range: z.enum(EMPLOYEE_RANGES).nullable(),
});
export type StartupRow = z.output<typeof startupRow>;

const relatedStartup = startupLink.extend({
  total_fundings: usd,
  /** Why it is near, such as "same industry: Payments". */
  reasons: z.array(z.string()),
});
export type RelatedStartup = z.output<typeof relatedStartup>;

export const startup = startupRow.extend({
  ...startupRecord.shape,
  /** How it earns, where a source says. */
  business_models: z.array(z.enum(BUSINESS_MODELS)),
  /** True when a source calls a founder or its chief executive she; null when unknown. */
  is_women_led: z.literal(true).nullable(),
  website: z.string().nullable(),
  public_ticker: z.string().nullable(),
  overview: z.string().nullable(),
  status: z.enum(STARTUP_STATUSES).nullable(),
  type: z.enum(STARTUP_TYPES).nullable(),
  state: z.string().nullable(),
  hq_city: z.string().nullable(),
  hq_city_slug: z.string().nullable(),
  twitter_followers: z.int().nullable(),
  industries: z.array(namedLink),
  founders: z.array(z.string()),
  related: z.array(relatedStartup),
  fundings_count: z.int(),
  last_funding_on: partialDate.nullable(),
  investors_count: z.int(),
  sources: z.array(pageSource),
  /** Of single figures. */
  figure_sources: figureSources,
  is_liked_by_user: z.boolean(),
  is_fictional: z.boolean(),
  updated_at: z.string(),
  verified_at: z.string().nullable(),
});
export type Startup = z.output<typeof startup>;

export const technologyGroup = z.object({ category: z.string(), items: z.array(namedLink) });
export type TechnologyGroup = z.output<typeof technologyGroup>;

export const teamMember = z.object({
  name: z.string(),
  slug: z.string(),
  title: z.string().nullable(),
  is_founder: z.boolean(),
  since: partialDate.nullable(),
  until: partialDate.nullable(),
  /** Sources that call this person she; empty when none was read that does. */
  she_sources: z.array(source),
  sources: z.array(source),
  photo: z.string().nullable(),
  links: z.array(z.string()),
});
export type TeamMember = z.output<typeof teamMember>;

export const NEWS_PER_PAGE = 20;
export const newsQuery = z.object({ page: pageParam });
