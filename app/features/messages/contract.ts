import { z } from 'zod';
import { TOPIC_TYPES } from '../../base/enumerations.ts';
import { emailAddressOf } from '../../outbox/mail-address.ts';
import { newsletterText, alertsText as text } from '../../text/text.ts';

const ITEM_KINDS = ['round', 'startup', 'investor', 'exit'] as const;
export type ItemKind = (typeof ITEM_KINDS)[number];

export const ALERT_FREQUENCIES = ['instant', 'daily', 'weekly'] as const;

export const MAX_ADDRESS = 4_000;
const MAX_NAME = 120;

const ticked = z
  .enum(['on', '1', 'true'])
  .optional()
  .catch(undefined)
  .transform((value) => value !== undefined);

export const alertSettings = z.object({
  frequency: z.enum(ALERT_FREQUENCIES, { error: () => text.wrong.frequency }),
  by_mail: ticked,
  by_push: ticked,
  by_webhook: ticked,
});
export type AlertSettings = z.output<typeof alertSettings>;

export const newAlert = alertSettings.extend({
  of: z
    .string()
    .min(1, { error: () => text.wrong.list })
    .max(MAX_ADDRESS, { error: () => text.wrong.list }),
  name: z
    .string({ error: () => text.wrong.name })
    .trim()
    .min(1, { error: () => text.wrong.name })
    .max(MAX_NAME, { error: () => text.wrong.name })
    .refine((name) => !/\p{Cc}/u.test(name), { error: () => text.wrong.name }),
});
export type NewAlert = z.output<typeof newAlert>;

export interface OwnAlert extends AlertSettings {
  uuid: string;
  kind: ItemKind;
  address: string;
  name: string;
  createdAt: Date;
  endedAt: Date | null;
  /** Found in the last 60 days. */
  itemsCount: number;
  lastFoundAt: Date | null;
}

const base64url = (bytes: number) =>
  z
    .string()
    .max(200)
    .transform((given) => given.replace(/=+$/, ''))
    .refine((given) => /^[\w-]+$/.test(given) && Buffer.from(given, 'base64url').length === bytes, {
      error: () => text.wrong.browser,
    });

/** As PushSubscription.toJSON() of a browser has them. */
export const newBrowser = z.object({
  endpoint: z.url({ protocol: /^https?$/, error: () => text.wrong.browser }).max(2_000),
  p256dh: base64url(65),
  auth: base64url(16),
});

export const newWebhook = z.object({
  url: z
    .url({ protocol: /^https?$/, error: () => text.wrong.webhook })
    .max(2_000, { error: () => text.wrong.webhook }),
});

const topicError = { error: () => newsletterText.wrongTopic };

export const subscription = z.object({
  email: emailAddressOf(() => newsletterText.wrongEmail).describe('Mail address'),
  type: z
    .enum(TOPIC_TYPES, topicError)
    .optional()
    .describe('Of a weekly mail about one thing: location, industry or investor'),
  slug: z
    .string(topicError)
    .min(1, topicError)
    .max(120, topicError)
    .optional()
    .describe('Slug of that thing; with type'),
});

export const subscriberAnswer = z.strictObject({ data: z.strictObject({ email: z.string() }) });
