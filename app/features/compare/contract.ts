import { z } from 'zod';
import type { UpgradeOffer } from '../../ui/states.tsx';
import type { ComparedStartup } from '../startups/comparison-contract.ts';

export const compareQuery = z.object({
  startups: z.string().max(8_000, 'expected at most 8000 characters').default(''),
  only: z.string().optional(),
  /** A name to add, submitted without script. */
  add: z.string().max(200, 'expected at most 200 characters').optional(),
});

export interface NamedStartup {
  name: string;
  slug: string;
  /** Its industry or place. */
  label: string;
}

export interface LinkedStartup {
  name: string;
  slug: string;
  logo: string | null;
}

/** A suggested comparison for the empty page. */
export interface Example {
  industry: string;
  startups: LinkedStartup[];
}

export interface Comparison {
  /** All that the address names, in order; those beyond `limit` are not shown. */
  startups: ComparedStartup[];
  /** Slugs without a startup. */
  unknown: string[];
  onlyDifferences: boolean;
  limit: number;
  /** A plan that would show more of them. */
  offer: UpgradeOffer | null;
  /** Startups similar to the first. */
  nearest: { to: LinkedStartup; startups: LinkedStartup[] } | null;
  /** Matches of a name submitted without script. */
  choices: { typed: string; found: NamedStartup[] } | null;
  examples: Example[];
}
