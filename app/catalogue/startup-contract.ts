// A startup in API responses. Money is US dollars; null means unknown.
import { z } from 'zod';
import { ALIAS_KINDS, CLOSURE_CAUSES, EVENT_KINDS } from '../base/enumerations.ts';
import { pageParam } from '../http/params.ts';
import { leftOut } from './left-out.ts';
import { namedLink, partialDate, shapesFor, shapesOfSome, usd } from './shapes.ts';
import { figureSources, pageSource, source } from './sources/contract.ts';
import { STARTUP } from './startup.ts';

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
  /** Why it closed; null of other events, and where no source says. */
  cause: z.enum(CLOSURE_CAUSES).nullable(),
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

/** The facts that rows of startups show. */
export const ROW_FACTS = [
  'country',
  'latest_round',
  'total_fundings',
  'year_founded',
  'employee_range',
] as const;

export const startupRow = startupLink.extend({
  ...shapesOfSome(STARTUP, ROW_FACTS),
  country_slug: z.string(),
  left_out: leftOut,
});
export type StartupRow = z.output<typeof startupRow>;

const relatedStartup = startupLink.extend({
  total_fundings: usd,
  /** Why it is near, such as "same industry: Payments". */
  reasons: z.array(z.string()),
});
export type RelatedStartup = z.output<typeof relatedStartup>;

const profileFacts = shapesFor(STARTUP, 'api');

export const PROFILE_FACTS = Object.keys(profileFacts) as Array<keyof typeof profileFacts>;

export const startup = startupRow.extend({
  ...profileFacts,
  ...startupRecord.shape,
  /** True when a source calls a founder or its chief executive she; null when unknown. */
  is_women_led: z.literal(true).nullable(),
  hq_city: z.string().nullable(),
  hq_city_slug: z.string().nullable(),
  related: z.array(relatedStartup),
  investors_count: z.int(),
  sources: z.array(pageSource),
  /** Of single figures. */
  figure_sources: figureSources,
  is_liked_by_user: z.boolean(),
  is_fictional: z.boolean(),
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
