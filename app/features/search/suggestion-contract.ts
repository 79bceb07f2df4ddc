import { z } from 'zod';
import { NAME_KINDS } from '../../find/names/name-hit.ts';

export const MAX_SUGGESTIONS = 10;
/** Longer queries are cut: no name is longer. */
export const MAX_QUERY_LENGTH = 200;

export const suggestion = z.object({
  kind: z.enum(NAME_KINDS),
  name: z.string(),
  slug: z.string(),
  /** Place or industry, or the matching former name. */
  label: z.string(),
});
export type Suggestion = z.output<typeof suggestion>;
