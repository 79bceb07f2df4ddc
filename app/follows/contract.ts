import { z } from 'zod';
import { startupRow } from '../catalogue/startup-contract.ts';
import { pageParam } from '../http/params.ts';
import { followsText } from '../text/text.ts';
import { FOLLOW_TYPES } from './follow-type.ts';

export const LIKES_PER_PAGE = 20;
export const RECOMMENDED = 10;

const followType = z
  .enum(FOLLOW_TYPES, { error: () => followsText.wrongType })
  .describe('startup, investor, industry or location');

export const likeQuery = z.object({
  type: followType,
  slug: z
    .string({ error: () => followsText.wrongSlug })
    .min(1, { error: () => followsText.wrongSlug })
    .max(120, { error: () => followsText.wrongSlug })
    .describe('Slug of what to follow, as in the address of its page'),
});

export const likesQuery = z.object({
  type: followType.optional().describe('Only what is followed of this type'),
  page: pageParam,
});

export const like = z.object({
  type: z.enum(FOLLOW_TYPES),
  name: z.string(),
  slug: z.string(),
  logo: z.string().nullable(),
  /** Startup: tagline; investor: type; industry: full name; city: country; country: region. */
  label: z.string().nullable(),
  is_liked_by_user: z.boolean(),
  liked_at: z.iso.datetime(),
});
export type Like = z.output<typeof like>;

export const likeAnswer = z.object({
  data: z.object({ type: z.enum(FOLLOW_TYPES), slug: z.string(), is_liked_by_user: z.boolean() }),
  /** Of all types. */
  total: z.int(),
});

export const recommendedStartup = startupRow.extend({
  is_liked_by_user: z.boolean(),
  /** Higher is nearer; comparable within one response only. */
  score: z.number(),
  reasons: z.array(z.string()),
});
export type RecommendedStartup = z.output<typeof recommendedStartup>;
