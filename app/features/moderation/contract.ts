import { z } from 'zod';
import { cleanText } from '../../base/clean-text.ts';
import { slugParam } from '../../http/slug-param.ts';
import { moderationText } from '../../text/text.ts';

const { wrong } = moderationText;

const reason = (min: number, message: string) =>
  z
    .string()
    .default('')
    .transform(cleanText)
    .refine((text) => [...text].length >= min && [...text].length <= 2000, message)
    .transform((text) => text || null);

/** Which version of a submission was decided on, and how its facts stood then. */
const seen = { version: z.coerce.number().int().min(1), seen: z.string().max(80).default('') };

export const decision = z.discriminatedUnion('action', [
  z.object({ action: z.literal('approve'), ...seen, reason: reason(0, wrong.reason) }),
  z.object({ action: z.literal('ask'), ...seen, reason: reason(2, wrong.question) }),
  z.object({ action: z.literal('reject'), ...seen, reason: reason(2, wrong.reason) }),
]);
export type Decision = z.output<typeof decision>;

export const mergeForm = z.object({
  keep: slugParam,
  gone: slugParam,
  reason: reason(2, wrong.reason),
});

export const LOG_PER_PAGE = 50;
export const QUEUE_PER_PAGE = 20;
