import { z } from 'zod';
import { isAllOpen, type Plans } from '../../../base/plans.ts';
import type { Context } from '../../../http/context.ts';
import { type Endpoint, endpoint } from '../../../http/endpoint.server.ts';
import { HttpError } from '../../../http/errors.ts';
import { requireSession } from '../../../http/guard.server.ts';
import { readBodyBytes } from '../../../http/read-body.server.ts';
import { billingText as text } from '../../../text/text.ts';
import { receiveWebhook } from './apply-event.server.ts';
import { findCardLink, setAutoRenew } from './change-renewal.server.ts';
import * as contract from './contract.ts';
import { checkoutState, findSubscription, listInvoices } from './queries.server.ts';
import { startCheckout } from './start-checkout.server.ts';

const tag = 'Subscription';
const own = { tag, needsSession: true };
const ofSubscription = {
  ...own,
  query: contract.ownSubscriptionQuery,
  errors: [403, 404, 409, 422, 503],
};

export const getPlans: Endpoint = endpoint({
  tag,
  summary: 'What can be bought, and what each plan gives',
  description:
    "Amounts are whole numbers in the currency's smallest unit: 1900 is USD 19.00, 5000 is XOF 5,000. With no price at all everything is open to everybody.",
  answer: contract.plansAnswer,
  handle: async ({ plans }) => presentPlans(plans),
});

export const createCheckout: Endpoint = endpoint({
  ...own,
  summary: "Begin a payment; answers the provider's page for it",
  description:
    'The price is the one of the plan. With an Idempotency-Key the same call can be sent again. A subscription begins when the provider tells us of the payment.',
  body: contract.checkoutBody,
  answer: contract.checkoutAnswer,
  status: 201,
  errors: [403, 409, 422, 503],
  handle: async (context, { body }) => ({ data: await startCheckout(context, body) }),
});

export const getCheckout: Endpoint = endpoint({
  ...own,
  summary: 'How one of your payments stands',
  params: z.object({ uuid: z.string().max(60).describe('Of one of your checkouts') }),
  answer: contract.checkoutStateAnswer,
  errors: [404],
  async handle(context, { params: { uuid } }) {
    const { userId } = requireSession(context);
    return { data: await checkoutState(context.sql, userId, uuid) };
  },
});

export const getSubscription: Endpoint = endpoint({
  ...own,
  summary: 'Your subscription with its invoices; null for none',
  answer: contract.subscriptionAnswer,
  async handle(context) {
    const { userId } = requireSession(context);
    return inWords(context, text.failed.subscription, findSubscription(context, userId));
  },
});

export const cancelSubscription: Endpoint = endpoint({
  ...ofSubscription,
  summary: 'End auto-renewal of your subscription; access stays to the end of the period',
  answer: z.object({ data: contract.subscription }),
  handle: (context, { query: { uuid } }) =>
    inWords(context, text.failed.cancel, setAutoRenew(context, uuid, false)),
});

export const resumeSubscription: Endpoint = endpoint({
  ...ofSubscription,
  summary: 'Take a cancelled renewal back before the period ends',
  answer: z.object({ data: contract.subscription }),
  handle: (context, { query: { uuid } }) =>
    inWords(context, text.failed.resume, setAutoRenew(context, uuid, true)),
});

export const changeCard: Endpoint = endpoint({
  ...ofSubscription,
  summary: "The provider's page where the card can be changed",
  answer: z.object({ data: z.object({ url: z.string() }) }),
  handle: async (context, { query: { uuid } }) => ({
    data: { url: await findCardLink(context, uuid) },
  }),
});

export const getInvoices: Endpoint = endpoint({
  ...own,
  summary: 'Your invoices, newest first',
  answer: z.object({ data: z.array(contract.invoice) }),
  async handle(context) {
    const { userId } = requireSession(context);
    return { data: await listInvoices(context.sql, userId) };
  },
});

export const receiveEvent: Endpoint = endpoint({
  tag,
  summary: 'For payment providers: what happened to a payment or subscription',
  description:
    'Signed by the provider over the raw body. Each event is kept once before it is answered, whatever its order or repetition. 503 asks for it again.',
  params: z.object({ provider: z.string().max(40).describe('stripe, paystack or sandbox') }),
  answer: z.object({ received: z.literal(true) }),
  isSigned: true,
  errors: [400, 404, 413, 503],
  async handle(context, { params: { provider } }) {
    const body = await readBodyBytes(context.request);
    await receiveWebhook(context, provider, body, context.request.headers);
    return { received: true as const };
  },
});

/** A failure of ours answers in fixed words, and is logged. */
async function inWords<Data>({ log, requestId }: Context, words: string, work: Promise<Data>) {
  const data = await work.catch((error) => {
    if (error instanceof HttpError) throw error;
    log.error({ err: error, requestId }, words);
    throw new HttpError(500, words);
  });
  return { data };
}

function presentPlans(plans: Plans): z.output<typeof contract.plansAnswer> {
  return {
    data: plans.plans.map(({ slug, name, summary, features, limits, trialDays, prices }) => ({
      slug,
      name,
      summary,
      features: { ...features },
      limits: {
        csv_rows: limits.csvRows,
        compared_on_page: limits.comparedOnPage,
        saved_comparisons: limits.savedComparisons,
        lists: limits.lists,
        list_rows: limits.listRows,
        alerts: limits.alerts,
        api_calls_per_minute: limits.apiCallsPerMinute,
      },
      trial_days: trialDays,
      prices: prices.map(({ currency, interval, amount }) => ({ currency, interval, amount })),
    })),
    meta: {
      is_open: isAllOpen(plans),
      is_sample: plans.isSample,
      features: plans.features.map(({ key, label }) => ({ key, label })),
    },
  };
}
