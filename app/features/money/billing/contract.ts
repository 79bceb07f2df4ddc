// Plans, checkout and subscription. Amounts are in the currency's smallest unit.
import { z } from 'zod';
import { INTERVALS } from '../../../base/plans.ts';
import { billingText } from '../../../text/text.ts';

const { wrong } = billingText;

const PROVIDER_NAMES = ['stripe', 'paystack', 'sandbox'] as const;
export type ProviderName = (typeof PROVIDER_NAMES)[number];

export const checkoutBody = z.object({
  plan: z
    .string({ error: () => wrong.plan })
    .max(60, { error: () => wrong.plan })
    .describe('Slug of a plan with a price'),
  interval: z.enum(INTERVALS, { error: () => wrong.interval }).describe('month or year'),
  currency: z
    .string({ error: () => wrong.currency })
    .regex(/^[A-Za-z]{3}$/, { error: () => wrong.currency })
    .transform((code) => code.toUpperCase())
    .optional()
    .describe("One the plan has a price in; the plan's first when left out"),
  provider: z
    .enum(PROVIDER_NAMES, { error: () => wrong.provider })
    .optional()
    .describe('Who takes the payment; the first that can when left out'),
});

export const checkoutAnswer = z.object({
  data: z.object({ uuid: z.uuid(), provider: z.enum(PROVIDER_NAMES), url: z.string() }),
});

const checkout = z.object({
  uuid: z.uuid(),
  /**
   * declined: refused, not begun, or not paid in time. held: another sum was paid, a person looks
   * at it.
   */
  state: z.enum(['open', 'paid', 'declined', 'held']),
  plan: z.string(),
  interval: z.enum(INTERVALS),
  currency: z.string(),
  amount: z.int(),
  provider: z.enum(PROVIDER_NAMES),
  created_at: z.iso.datetime(),
});
export type Checkout = z.output<typeof checkout>;

export const invoice = z.object({
  uuid: z.uuid(),
  number: z.string(),
  state: z.enum(['paid', 'open', 'failed']),
  amount: z.int().describe("In the currency's smallest unit"),
  currency: z.string(),
  issued_at: z.iso.datetime(),
  paid_at: z.iso.datetime().nullable(),
  period_start: z.iso.datetime().nullable(),
  period_end: z.iso.datetime().nullable(),
  url: z.string().nullable(),
});
export type Invoice = z.output<typeof invoice>;

export const subscription = z.object({
  uuid: z.uuid(),
  plan: z.string().describe('Slug of the plan'),
  plan_name: z.string().describe('Its name; the slug where it is no longer offered'),
  interval: z.enum(INTERVALS),
  /**
   * trialing and active: paid. past_due: a payment failed, access continues for 7 days. cancelled:
   * will not renew, access to the period's end. expired: no access.
   */
  status: z.enum(['trialing', 'active', 'past_due', 'cancelled', 'expired']),
  started_at: z.iso.datetime(),
  current_period_end: z.iso.datetime(),
  /** When access ends unless paid again; past_due: the end of the grace. */
  access_until: z.iso.datetime(),
  auto_renew: z.boolean(),
  price: z.int().describe("In the currency's smallest unit"),
  currency: z.string(),
  provider: z.enum(PROVIDER_NAMES),
  invoices: z.array(invoice),
});
export type Subscription = z.output<typeof subscription>;
export const subscriptionAnswer = z.object({ data: subscription.nullable() });

export const ownSubscriptionQuery = z.object({
  uuid: z
    .string({ error: () => wrong.uuid })
    .max(60, { error: () => wrong.uuid })
    .describe('Of your subscription'),
});
export const checkoutStateAnswer = z.object({ data: checkout });

const planAnswer = z.object({
  slug: z.string(),
  name: z.string(),
  summary: z.string(),
  /** By feature key of `meta`: included or not, or how much in words. */
  features: z.record(z.string(), z.union([z.boolean(), z.string()])),
  limits: z.object({
    csv_rows: z.int(),
    compared_on_page: z.int(),
    saved_comparisons: z.int(),
    lists: z.int(),
    list_rows: z.int(),
    alerts: z.int(),
    api_calls_per_minute: z.int(),
  }),
  trial_days: z.int(),
  prices: z.array(z.object({ currency: z.string(), interval: z.enum(INTERVALS), amount: z.int() })),
});
export const plansAnswer = z.object({
  data: z.array(planAnswer),
  meta: z.object({
    is_open: z.boolean().describe('Nothing is for sale; everybody has all of it'),
    is_sample: z.boolean().describe('The prices are examples'),
    features: z.array(z.object({ key: z.string(), label: z.string() })),
  }),
});
