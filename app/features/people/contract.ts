// /person/{slug}. Money is US dollars; null means undisclosed.

import { z } from 'zod';
import { FUNDING_ROUNDS } from '../../base/enumerations.ts';
import { roundAmount } from '../../catalogue/round-contract.ts';
import { namedLink, partialDate, shapesOfSome } from '../../catalogue/shapes.ts';
import { source } from '../../catalogue/sources/contract.ts';
import { STARTUP } from '../../catalogue/startup.ts';
import { startupLink } from '../../catalogue/startup-contract.ts';

/** Events of a startup that can end a person's role, in order. */
export const FATES = ['acquired', 'merged', 'listed', 'closed'] as const;

const fate = z.object({
  kind: z.enum(FATES),
  date: partialDate.nullable(),
  /** The acquirer, the company merged with, or the exchange. */
  counterparty: z.string().nullable(),
});
export type Fate = z.output<typeof fate>;

export const LIFE_FACTS = [
  ...(['year_founded', 'status', 'total_fundings', 'fundings_count', 'last_funding_on'] as const),
];

/** A startup from its beginning to its end, as far as they are known. */
const startupLife = startupLink.extend({
  ...shapesOfSome(STARTUP, LIFE_FACTS),
  /** Oldest first. */
  fates: z.array(fate),
});
export type StartupLife = z.output<typeof startupLife>;

const role = z.object({
  startup: startupLife,
  title: z.string().nullable(),
  is_founder: z.boolean(),
  since: partialDate.nullable(),
  until: partialDate.nullable(),
  sources: z.array(source),
});
export type Role = z.output<typeof role>;

const personRound = z.object({
  slug: z.string(),
  startup: namedLink,
  round: z.enum(FUNDING_ROUNDS),
  announced_on: partialDate.nullable(),
  ...roundAmount,
  is_weak: z.boolean(),
  /** True when the dates of the round and of the role say that the person was there. */
  is_during_role: z.boolean(),
});
export type PersonRound = z.output<typeof personRound>;

const coFounder = z.object({
  name: z.string(),
  slug: z.string(),
  photo: z.string().nullable(),
  /** Founded by both. */
  startups: z.array(namedLink),
});
export type CoFounder = z.output<typeof coFounder>;

const investment = z.object({
  slug: z.string(),
  startup: startupLife,
  round: z.enum(FUNDING_ROUNDS),
  announced_on: partialDate.nullable(),
  /** Of the whole round. */
  ...roundAmount,
  is_lead: z.boolean(),
  /** The other investors of the round, those who led first. */
  others: z.array(namedLink),
});
export type Investment = z.output<typeof investment>;

export const person = z.object({
  name: z.string(),
  slug: z.string(),
  photo: z.string().nullable(),
  links: z.array(z.string()),
  roles: z.array(role),
  /** Rounds of these startups, without those before or after the role; newest first. */
  rounds: z.array(personRound),
  /** Recorded as an investor under the same full name. */
  investor: z.object({ slug: z.string(), deals_count: z.int() }).nullable(),
  /** Rounds joined as that investor; newest first. */
  investments: z.array(investment),
  /** Co-founders of these startups. */
  co_founders: z.array(coFounder),
  /** Sources that call this person she; empty when none was read that does. */
  she_sources: z.array(source),
});
export type Person = z.output<typeof person>;
