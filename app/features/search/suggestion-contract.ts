// What the API answers to name search (decisions.md, name search).
import { z } from 'zod';

export const SEARCH_KINDS = ['startup', 'investor', 'industry', 'location'] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

export const MAX_SUGGESTIONS = 10;
/** Longer questions are cut: no name is longer. */
export const MAX_QUERY_LENGTH = 200;

export const suggestion = z.object({
  kind: z.enum(SEARCH_KINDS),
  name: z.string(),
  slug: z.string(),
  /** What it is or where, and by which former name it was found. */
  label: z.string(),
});
export type Suggestion = z.output<typeof suggestion>;
