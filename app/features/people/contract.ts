// /person/{slug}. Money is US dollars; null means undisclosed.

import { z } from 'zod';
import { FUNDING_ROUNDS } from '../../base/enumerations.ts';
import { roundAmount } from '../../catalogue/round-contract.ts';
import { namedLink, partialDate } from '../../catalogue/shapes.ts';
import { source } from '../../catalogue/sources/contract.ts';
import { startupLink } from '../../catalogue/startup-contract.ts';

const role = z.object({
  startup: startupLink,
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
  /** Sources that call this person she; empty when none was read that does. */
  she_sources: z.array(source),
});
export type Person = z.output<typeof person>;
