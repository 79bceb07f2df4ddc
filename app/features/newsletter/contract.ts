import { z } from 'zod';
import { newsletterText } from '../../text/text.ts';

const { wrongEmail } = newsletterText;

/** At most 254 characters (RFC 5321). */
export const subscription = z.object({
  email: z
    .string(wrongEmail)
    .trim()
    .max(254, wrongEmail)
    .pipe(z.email(wrongEmail))
    .describe('Mail address'),
});

export const subscriberAnswer = z.strictObject({ data: z.strictObject({ email: z.string() }) });
