// What the comparison page asks for and hands to its script.
import { z } from 'zod';
import type { UpgradeOffer } from '../../ui/gate.tsx';
import type { ComparedStartup } from '../startups/comparison-contract.ts';

export const compareQuery = z.object({
  startups: z.string().max(8_000, 'expected at most 8000 characters').default(''),
  only: z.string().optional(),
  /** A name to add, from the form without script. */
  add: z.string().max(200, 'expected at most 200 characters').optional(),
});

export interface NamedStartup {
  name: string;
  slug: string;
  /** What it is or where. */
  label: string;
}

export interface LinkedStartup {
  name: string;
  slug: string;
  logo: string | null;
}

/** Startups worth comparing, for an empty page. */
export interface Example {
  industry: string;
  startups: LinkedStartup[];
}

export interface Comparison {
  /** All the address names, in its order; those beyond `limit` are not shown side by side. */
  startups: ComparedStartup[];
  /** What the address names and no startup is called. */
  unknown: string[];
  onlyDifferences: boolean;
  limit: number;
  /** What would show more of them. */
  offer: UpgradeOffer | null;
  /** The startups nearest to the first. */
  nearest: { to: LinkedStartup; startups: LinkedStartup[] } | null;
  /** What a name typed into the form without script may mean. */
  choices: { typed: string; found: NamedStartup[] } | null;
  examples: Example[];
}
