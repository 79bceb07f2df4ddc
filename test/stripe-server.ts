// Stripe's documented requests, responses, errors, idempotency keys and signatures, as far as used.
import { createHmac } from 'node:crypto';
import {
  type Given,
  type PaymentServer,
  type Received,
  startPaymentServer,
} from './payment-server.ts';
import {
  makeStripeSubscription,
  type StripeEvent,
  type StripeSubscription,
} from './stripe-objects.ts';

export const STRIPE_KEY = 'sk_test_griot';
export const STRIPE_WEBHOOK_SECRET = 'whsec_griot';

interface Session {
  id: string;
  object: 'checkout.session';
  url: string;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid';
  client_reference_id: string;
  customer: string | null;
  subscription: string | null;
  asked: Record<string, string>;
}

export interface StripeServer extends PaymentServer {
  sessions: Map<string, Session>;
  subscriptions: Map<string, StripeSubscription>;
  customers: Set<string>;
  /** Response of GET /v1/events, newest first. */
  events: StripeEvent[];
  /** Simulates a payment on Stripe's page. */
  pay(checkout: string, values?: { start?: Date; periodEnd?: Date }): StripeSubscription;
}

/** Stripe-Signature of a body (docs.stripe.com/webhooks/signature). */
export function signStripe(body: string, at: Date, secret = STRIPE_WEBHOOK_SECRET): string {
  const time = Math.floor(at.getTime() / 1_000);
  return `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`;
}

export async function startStripeServer(now: () => Date): Promise<StripeServer> {
  const sessions = new Map<string, Session>();
  const subscriptions = new Map<string, StripeSubscription>();
  const events: StripeEvent[] = [];
  const customers = new Set<string>();
  const kept = new Map<string, { body: string; given: Given }>();

  const answerOne = (received: Received): Given => {
    const { method, path } = received;
    const form = Object.fromEntries(new URLSearchParams(received.body));
    if (received.headers.authorization !== `Bearer ${STRIPE_KEY}`) {
      return refuse(401, 'invalid_request_error', 'Invalid API Key provided');
    }
    if (method === 'POST' && path === '/v1/checkout/sessions') {
      const { customer } = form;
      if (customer && !customers.has(customer)) return missing('customer', customer);
      return { body: openSession(form) };
    }
    const sessionId = /^\/v1\/checkout\/sessions\/(\w+)$/.exec(path)?.[1];
    if (sessionId) {
      const session = sessions.get(sessionId);
      if (!session) return missing('checkout session', sessionId);
      const expanded = received.query.get('expand[0]') === 'subscription';
      const subscription = subscriptions.get(session.subscription ?? '');
      return {
        body: {
          ...session,
          subscription: expanded ? (subscription ?? null) : session.subscription,
        },
      };
    }
    const subscriptionId = /^\/v1\/subscriptions\/(\w+)$/.exec(path)?.[1];
    if (subscriptionId) return answerSubscription(method, subscriptionId, form);
    if (method === 'POST' && path === '/v1/billing_portal/sessions') {
      if (!form.customer) return refuse(400, 'invalid_request_error', 'Missing customer');
      return { body: { id: 'bps_1', url: `https://billing.stripe.example/p/${form.customer}` } };
    }
    if (method === 'GET' && path === '/v1/events') return { body: listEvents(received.query) };
    return refuse(404, 'invalid_request_error', `Unrecognized request URL (${method}: ${path})`);
  };

  const openSession = (asked: Record<string, string>): Session => {
    const id = `cs_test_${sessions.size + 1}`;
    const session: Session = {
      id,
      object: 'checkout.session',
      url: `https://checkout.stripe.example/c/pay/${id}`,
      status: 'open',
      payment_status: 'unpaid',
      client_reference_id: asked.client_reference_id ?? '',
      customer: asked.customer ?? null,
      subscription: null,
      asked,
    };
    sessions.set(id, session);
    return session;
  };

  const answerSubscription = (method: string, id: string, form: Record<string, string>): Given => {
    const subscription = subscriptions.get(id);
    if (!subscription) return missing('subscription', id);
    if (method === 'DELETE') {
      if (subscription.status === 'canceled') return missing('subscription', id);
      subscription.status = 'canceled';
      subscription.ended_at = Math.floor(now().getTime() / 1_000);
    }
    if (method === 'POST' && form.cancel_at_period_end !== undefined) {
      subscription.cancel_at_period_end = form.cancel_at_period_end === 'true';
      const end = subscription.items.data[0]?.current_period_end ?? null;
      subscription.cancel_at = subscription.cancel_at_period_end ? end : null;
    }
    return { body: subscription };
  };

  const listEvents = (query: URLSearchParams): object => {
    const since = Number(query.get('created[gte]') ?? 0);
    const after = query.get('starting_after');
    const all = events.filter(({ created }) => created >= since);
    const from = after ? all.findIndex(({ id }) => id === after) + 1 : 0;
    // Pages are shorter than requested, so that pagination is needed.
    const data = all.slice(from, from + 2);
    return { object: 'list', url: '/v1/events', data, has_more: all.length > from + 2 };
  };

  const server = await startPaymentServer((received) => {
    const key = received.headers['idempotency-key'];
    const known = typeof key === 'string' ? kept.get(key) : undefined;
    if (known?.body === received.body) return known.given;
    if (known)
      return refuse(
        400,
        'idempotency_error',
        'Keys for idempotent requests can only be used with the same parameters',
      );
    const given = answerOne(received);
    if (typeof key === 'string') kept.set(key, { body: received.body, given });
    return given;
  }, now);

  return Object.assign(server, {
    sessions,
    subscriptions,
    events,
    customers,
    pay(checkout: string, values: { start?: Date; periodEnd?: Date } = {}) {
      const session = [...sessions.values()].find((one) => one.client_reference_id === checkout);
      if (!session) throw new Error(`No session for ${checkout}`);
      const price = 'line_items[0][price_data]';
      const subscription = makeStripeSubscription({
        ...values,
        checkout: session.asked['subscription_data[metadata][checkout]'],
        customer: session.customer ?? 'cus_test1',
        amount: Number(session.asked[`${price}[unit_amount]`]),
        currency: session.asked[`${price}[currency]`],
        interval: session.asked[`${price}[recurring][interval]`],
      });
      subscriptions.set(subscription.id, subscription);
      customers.add(subscription.customer);
      Object.assign(session, {
        status: 'complete',
        payment_status: 'paid',
        customer: subscription.customer,
        subscription: subscription.id,
      });
      return subscription;
    },
  });
}

function refuse(status: number, type: string, message: string, code?: string): Given {
  return { status, body: { error: { type, message, code } } };
}

function missing(what: string, id: string): Given {
  return refuse(404, 'invalid_request_error', `No such ${what}: '${id}'`, 'resource_missing');
}
