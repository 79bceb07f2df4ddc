import { z } from 'zod';
import { claimsText as text } from '../../text/text.ts';

const CLAIM_METHODS = ['mail', 'dns', 'tag'] as const;
export type ClaimMethod = (typeof CLAIM_METHODS)[number];

/** Name of the meta element, and what the TXT record begins with. */
export const PROOF_NAME = 'startup-claim';

export const claimForm = z.object({
  method: z.enum(CLAIM_METHODS, text.wrong.method),
  email: z.string().default(''),
});
export type ClaimForm = z.output<typeof claimForm>;
