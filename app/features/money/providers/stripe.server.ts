import type Stripe from 'stripe';
import {
  type BillingProvider,
  isUnknown,
  type Order,
  type ProviderEvent,
  ProviderFailed,
  readDate,
  toFetchedEvent,
  WebhookRefused,
} from './port.server.ts';
import {
  readStripeEvent,
  readStripeSubscription,
  STRIPE_EVENT_TYPES,
  stripeEvent,
  stripeSubscription,
  toStripeAmount,
} from './stripe-events.ts';

const TIMEOUT_MS = 10_000;
/** Retries send the same idempotency key, so nothing is done twice. */
const RETRIES = 2;
/** How old a signature may be: Stripe's own default. */
const TOLERANCE_S = 300;

interface StripeOptions {
  secretKey: string;
  webhookSecret: string;
  apiUrl: string;
  timeoutMs?: number;
}

type Client = InstanceType<typeof Stripe>;
const clients = new Map<string, Promise<Client>>();

/** Loaded on demand: the library is large, and most sites have no key. */
function openClient({ secretKey, apiUrl, timeoutMs = TIMEOUT_MS }: StripeOptions): Promise<Client> {
  const key = `${apiUrl} ${timeoutMs} ${secretKey}`;
  const known = clients.get(key);
  if (known) return known;
  const { hostname, port, protocol } = new URL(apiUrl);
  const opened = import('stripe').then(
    ({ default: Library }) =>
      new Library(secretKey, {
        host: hostname,
        port: port || (protocol === 'http:' ? 80 : 443),
        protocol: protocol === 'http:' ? 'http' : 'https',
        timeout: timeoutMs,
        maxNetworkRetries: RETRIES,
        telemetry: false,
      }),
  );
  clients.set(key, opened);
  return opened;
}

export function createStripe(options: StripeOptions): BillingProvider {
  const call = async <Answer>(send: (client: Client) => Promise<Answer>): Promise<Answer> => {
    try {
      return await send(await openClient(options));
    } catch (error) {
      throw asFailure(error);
    }
  };
  return {
    name: 'stripe',
    canSell: () => true,
    hasTrials: true,
    async startCheckout(order) {
      const open = (customerId: string | null) =>
        call((client) =>
          client.checkout.sessions.create(describeOrder(order, customerId), {
            idempotencyKey: ['checkout', order.uuid, customerId].filter(Boolean).join('-'),
          }),
        );
      const session = await open(order.customerId).catch((error) => {
        // A customer made with other keys, such as test keys, is unknown to these.
        if (!order.customerId || !isUnknown(error)) throw error;
        return open(null);
      });
      if (!session.url) throw new ProviderFailed('stripe', 'a checkout without a page');
      return { url: session.url, checkoutId: session.id };
    },
    async fetchCheckout({ uuid, checkoutId }) {
      if (!checkoutId) return [];
      const session = await call((client) =>
        client.checkout.sessions.retrieve(checkoutId, { expand: ['subscription'] }),
      );
      const { id, status, payment_status, subscription } = session;
      if (status === 'open') return [];
      const event = readStripeEvent({
        id: `asked:${id}:${status}:${payment_status}`,
        type: `checkout.session.${status === 'expired' ? 'expired' : 'completed'}`,
        created: Math.floor(timeOf(session).getTime() / 1_000),
        data: { object: session },
      });
      const events = [{ ...event, checkoutUuid: uuid }];
      if (typeof subscription !== 'object' || !subscription) return events;
      return [...events, readFetched(subscription, timeOf(session))];
    },
    async fetchSubscription({ subscriptionId }) {
      const found = await call((client) => client.subscriptions.retrieve(subscriptionId));
      return readFetched(found, timeOf(found));
    },
    async setAutoRenew({ subscriptionId }, autoRenew) {
      const change = { cancel_at_period_end: !autoRenew };
      const found = await call((client) => client.subscriptions.update(subscriptionId, change));
      return readFetched(found, timeOf(found));
    },
    async endNow({ subscriptionId }) {
      await call((client) => client.subscriptions.cancel(subscriptionId)).catch((error) => {
        if (!isUnknown(error)) throw error;
      });
    },
    async findCardLink({ customerId }, returnUrl) {
      if (!customerId) throw new ProviderFailed('stripe', 'the customer is not known');
      const session = await call((client) =>
        client.billingPortal.sessions.create({
          customer: customerId,
          return_url: returnUrl,
          flow_data: { type: 'payment_method_update' },
        }),
      );
      return session.url;
    },
    async readWebhook(body, headers, now) {
      const { webhooks } = await openClient(options);
      let event: unknown;
      try {
        event = webhooks.constructEvent(
          Buffer.from(body),
          headers.get('stripe-signature') ?? '',
          options.webhookSecret,
          TOLERANCE_S,
          undefined,
          now.getTime(),
        );
      } catch (error) {
        throw new WebhookRefused((error as Error).name);
      }
      const parsed = stripeEvent.safeParse(event);
      if (!parsed.success) throw new WebhookRefused('not an event');
      return [readStripeEvent(parsed.data)];
    },
    async *listRecentEvents(since) {
      const client = await openClient(options);
      const created = { gte: Math.floor(since.getTime() / 1_000) };
      const query = { types: STRIPE_EVENT_TYPES, created, limit: 100 };
      try {
        for await (const event of client.events.list(query)) {
          const parsed = stripeEvent.safeParse(event);
          if (parsed.success) yield readStripeEvent(parsed.data);
        }
      } catch (error) {
        throw asFailure(error);
      }
    },
  };
}

function describeOrder(
  order: Order,
  customerId: string | null,
): Stripe.Checkout.SessionCreateParams {
  const { uuid, currency, interval, priceId } = order;
  const price = priceId
    ? { price: priceId }
    : {
        price_data: {
          currency: currency.toLowerCase(),
          unit_amount: toStripeAmount(order.amount, currency),
          recurring: { interval },
          product_data: { name: order.planName },
        },
      };
  return {
    mode: 'subscription',
    client_reference_id: uuid,
    ...(customerId ? { customer: customerId } : { customer_email: order.email }),
    line_items: [{ quantity: 1, ...price }],
    subscription_data: {
      metadata: { checkout: uuid },
      ...(order.trialDays > 0 && { trial_period_days: order.trialDays }),
    },
    success_url: order.returnUrl,
    cancel_url: order.cancelUrl,
  };
}

function readFetched(found: unknown, at: Date): ProviderEvent {
  const parsed = stripeSubscription.safeParse(found);
  if (!parsed.success) throw new ProviderFailed('stripe', 'an answer that is no subscription');
  return toFetchedEvent(readStripeSubscription(parsed.data), at);
}

/** Stripe's clock, as in its events. */
function timeOf(answer: { lastResponse?: { headers?: Record<string, string> } }): Date {
  return readDate(answer.lastResponse?.headers?.date, new Date());
}

function asFailure(error: unknown): ProviderFailed {
  if (error instanceof ProviderFailed) return error;
  const { type, code, statusCode, message } = error as Partial<Stripe.errors.StripeError>;
  const reason = [type, code, statusCode].filter(Boolean).join(' ') || (message ?? 'failed');
  return new ProviderFailed('stripe', reason, code === 'resource_missing');
}
