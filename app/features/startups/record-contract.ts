// What is recorded of a startup beside its profile: names, history, people and places, each fact
// with its sources.
import { z } from 'zod';
import { ALIAS_KINDS, EVENT_KINDS } from '../../base/enumerations.ts';
import { partialDate } from '../fundings/contract.ts';
import { source } from '../sources/contract.ts';

const sources = z.array(source);

export const otherName = z.object({
  name: z.string(),
  kind: z.enum(ALIAS_KINDS),
  /** When a former name was given up. */
  until: partialDate.nullable(),
  sources,
});
export type OtherName = z.output<typeof otherName>;

/** A company that acquired a startup or merged with one. */
export const acquirer = z.object({
  name: z.string(),
  slug: z.string(),
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
  amount: z.number().positive().nullable(),
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
export const acquisition = z.object({
  startup: z.object({ name: z.string(), slug: z.string() }),
  kind: z.enum(['acquired', 'merged']),
  date: partialDate.nullable(),
  amount: z.number().positive().nullable(),
});
export type Acquisition = z.output<typeof acquisition>;

export const startupRecord = z.object({
  names: z.array(otherName),
  history: z.array(historyEvent),
  acquisitions: z.array(acquisition),
  incorporated_in: countryFact.nullable(),
  operates_in: z.array(countryFact),
});
export type StartupRecord = z.output<typeof startupRecord>;
