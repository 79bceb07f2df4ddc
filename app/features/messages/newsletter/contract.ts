import { z } from 'zod';
import { TOPIC_TYPES } from '../../../base/enumerations.ts';
import { emailAddressOf } from '../../../outbox/email-address.ts';
import { newsletterText } from '../../../text/text.ts';

const { wrongEmail, wrongTopic } = newsletterText;

export const subscription = z.object({
  email: emailAddressOf(wrongEmail).describe('Mail address'),
  type: z
    .enum(TOPIC_TYPES, wrongTopic)
    .optional()
    .describe('Of a weekly mail about one thing: location, industry or investor'),
  slug: z
    .string(wrongTopic)
    .min(1, wrongTopic)
    .max(120, wrongTopic)
    .optional()
    .describe('Slug of that thing; with type'),
});

export const subscriberAnswer = z.strictObject({ data: z.strictObject({ email: z.string() }) });
