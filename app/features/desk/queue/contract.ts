import { z } from 'zod';
import { cleanText } from '../../../base/clean-text.ts';
import { invalid } from '../../../http/errors.ts';
import { moderationQueueText, moderationText } from '../../../text/text.ts';
import { hasLength } from '../../arriving/listing/contract.ts';

const { wrong } = moderationText;

export const reason = (min: number, message: string) =>
  z
    .string()
    .default('')
    .transform(cleanText)
    .refine(hasLength(min, 2000), message)
    .transform((text) => text || null);

/** Throws 422. */
export function readReason(given: string, min: number): string | null {
  const parsed = reason(min, wrong.reason).safeParse(given);
  if (!parsed.success) throw invalid({ reason: [wrong.reason] });
  return parsed.data;
}

/** Which version of a submission was decided on, and how its facts stood then. */
const seen = { version: z.coerce.number().int().min(1), seen: z.string().max(80).default('') };

export const decision = z.discriminatedUnion('action', [
  z.object({ action: z.literal('approve'), ...seen, reason: reason(0, wrong.reason) }),
  z.object({ action: z.literal('ask'), ...seen, reason: reason(2, wrong.question) }),
  z.object({ action: z.literal('reject'), ...seen, reason: reason(2, wrong.reason) }),
]);
export type Decision = z.output<typeof decision>;

export const LOG_PER_PAGE = 50;
export const QUEUE_PER_PAGE = 20;

/** "submission {uuid} {version} {digest}", "reply {id}" or "claim {user}-{startup}". */
const CHOSEN =
  /^(submission [0-9a-f-]{36} \d{1,9} [\w-]{0,80}|reply \d{1,15}|claim \d{1,15}-\d{1,15})$/;
const { chosen: choose } = moderationQueueText.wrong;
const chosen = z.array(z.string().regex(CHOSEN, choose), choose).min(1, choose).max(QUEUE_PER_PAGE);

export const batchDecision = z.discriminatedUnion(
  'action',
  [
    z.object({ action: z.literal('approve'), chosen, reason: reason(0, wrong.reason) }),
    z.object({ action: z.literal('reject'), chosen, reason: reason(2, wrong.reason) }),
  ],
  wrong.action,
);
export type BatchDecision = z.output<typeof batchDecision>;
