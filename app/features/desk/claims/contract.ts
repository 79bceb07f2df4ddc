import { z } from 'zod';
import { claimsText as text } from '../../../text/text.ts';

/** Name of the meta element, and what the TXT record begins with. */
export const PROOF_NAME = 'startup-claim';

export const claimForm = z.object({
  method: z.enum(['mail', 'dns', 'tag'], text.wrong.method),
  email: z.string().default(''),
});
export type ClaimForm = z.output<typeof claimForm>;
export type ClaimMethod = ClaimForm['method'];
