// Paystack's documented requests, responses, errors, signatures and events, as far as used.
import { createHmac } from 'node:crypto';
import {
  type Given,
  type PaymentServer,
  type Received,
  startPaymentServer,
} from './payment-server.ts';

export const PAYSTACK_KEY = 'sk_test_paystackgriot';

const CUSTOMER = {
  id: 84312,
  first_name: null,
  last_name: null,
  email: 'somebody@people.example',
  customer_code: 'CUS_test1',
  phone: null,
  metadata: null,
  risk_action: 'default',
};
const AUTHORIZATION = {
  authorization_code: 'AUTH_test1',
  bin: '408408',
  last4: '4081',
  exp_month: '12',
  exp_year: '2030',
  channel: 'card',
  card_type: 'visa ',
  reusable: true,
};

interface PaystackPlan {
  id: number;
  name: string;
  plan_code: string;
  amount: number;
  interval: 'monthly' | 'annually';
  currency: string;
}

export interface PaystackTransaction {
  reference: string;
  amount: number;
  currency: string;
  status: 'abandoned' | 'success' | 'failed';
  paid_at: string | null;
  created_at: string;
  plan: PaystackPlan;
  customer: typeof CUSTOMER;
}

export interface PaystackSubscription {
  id: number;
  domain: 'test';
  status: string;
  subscription_code: string;
  email_token: string;
  amount: number;
  cron_expression: string;
  next_payment_date: string | null;
  open_invoice: null;
  most_recent_invoice: { invoice_code: string; status: string; paid: 0 | 1 } | null;
  createdAt: string;
  plan: PaystackPlan;
  authorization: typeof AUTHORIZATION;
  customer: typeof CUSTOMER;
}

export interface PaystackServer extends PaymentServer {
  plans: Map<string, PaystackPlan>;
  transactions: Map<string, PaystackTransaction>;
  subscriptions: Map<string, PaystackSubscription>;
  /** Simulates a payment on Paystack's page, which creates a subscription. */
  pay(reference: string, at: Date, next: Date): PaystackSubscription;
}

/** x-paystack-signature of a body (paystack.com/docs/payments/webhooks). */
export function signPaystack(body: string, key = PAYSTACK_KEY): string {
  return createHmac('sha512', key).update(body).digest('hex');
}

export async function startPaystackServer(now: () => Date): Promise<PaystackServer> {
  const plans = new Map<string, PaystackPlan>();
  const transactions = new Map<string, PaystackTransaction>();
  const subscriptions = new Map<string, PaystackSubscription>();

  const answer = (received: Received): Given => {
    const { method, path, query } = received;
    if (received.headers.authorization !== `Bearer ${PAYSTACK_KEY}`) {
      return refuse(401, 'Invalid key');
    }
    if (method === 'POST' && path === '/transaction/initialize') return initialize(received);
    const reference = /^\/transaction\/verify\/([\w.=-]+)$/.exec(path)?.[1];
    if (method === 'GET' && reference) return verify(reference);
    if (method === 'GET' && path === '/subscription') {
      const list = [...subscriptions.values()].filter(
        ({ customer, plan }) =>
          String(customer.id) === query.get('customer') && String(plan.id) === query.get('plan'),
      );
      return say('Subscriptions retrieved', list);
    }
    const action = /^\/subscription\/(enable|disable)$/.exec(path)?.[1];
    if (method === 'POST' && action) return toggle(action, JSON.parse(received.body));
    const [, code = '', link] = /^\/subscription\/(\w+)(\/manage\/link)?$/.exec(path) ?? [];
    const subscription = subscriptions.get(code);
    if (method === 'GET' && code && !subscription) {
      return refuse(404, 'Subscription with code not found');
    }
    if (method === 'GET' && link) {
      return say('Link generated', {
        link: `https://paystack.example/manage/subscriptions/${code}`,
      });
    }
    if (method === 'GET' && subscription)
      return say('Subscription retrieved successfully', subscription);
    return refuse(404, 'Route not found');
  };

  const initialize = ({ body }: Received): Given => {
    const asked = JSON.parse(body);
    const plan = plans.get(asked.plan);
    if (!plan) return refuse(400, 'Plan not found');
    if (transactions.has(asked.reference)) return refuse(400, 'Duplicate Transaction Reference');
    transactions.set(asked.reference, {
      reference: asked.reference,
      // The plan's amount overrides the requested one.
      amount: plan.amount,
      currency: plan.currency,
      status: 'abandoned',
      paid_at: null,
      created_at: now().toISOString(),
      plan,
      customer: { ...CUSTOMER, email: asked.email },
    });
    return say('Authorization URL created', {
      authorization_url: `https://checkout.paystack.example/${transactions.size}`,
      access_code: `code${transactions.size}`,
      reference: asked.reference,
    });
  };

  const verify = (reference: string): Given => {
    const found = transactions.get(reference);
    if (!found) return refuse(404, 'Transaction reference not found.');
    const { plan, ...transaction } = found;
    return say('Verification successful', {
      id: 4099260516,
      ...transaction,
      plan: plan.plan_code,
      plan_object: plan,
      authorization: AUTHORIZATION,
    });
  };

  const toggle = (action: string, { code, token }: { code: string; token: string }): Given => {
    const subscription = subscriptions.get(code);
    if (!subscription || subscription.email_token !== token) {
      return refuse(404, 'Subscription with code not found or already inactive');
    }
    subscription.status = action === 'enable' ? 'active' : 'non-renewing';
    return { body: { status: true, message: `Subscription ${action}d successfully` } };
  };

  const server = await startPaymentServer(answer, now);
  return Object.assign(server, {
    plans,
    transactions,
    subscriptions,
    pay(reference: string, at: Date, next: Date) {
      const transaction = transactions.get(reference);
      if (!transaction) throw new Error(`No transaction ${reference}`);
      Object.assign(transaction, { status: 'success', paid_at: at.toISOString() });
      const id = subscriptions.size + 1;
      const subscription: PaystackSubscription = {
        id,
        domain: 'test',
        status: 'active',
        subscription_code: `SUB_test${id}`,
        email_token: `token${id}`,
        amount: transaction.amount,
        cron_expression: '0 0 1 * *',
        next_payment_date: next.toISOString(),
        open_invoice: null,
        most_recent_invoice: null,
        createdAt: at.toISOString(),
        plan: transaction.plan,
        authorization: AUTHORIZATION,
        customer: transaction.customer,
      };
      subscriptions.set(subscription.subscription_code, subscription);
      return subscription;
    },
  });
}

function say(message: string, data: unknown): Given {
  return { body: { status: true, message, data } };
}

function refuse(status: number, message: string): Given {
  return { status, body: { status: false, message } };
}

export function chargeSuccess(transaction: PaystackTransaction) {
  return {
    event: 'charge.success',
    data: {
      id: 4099260516,
      domain: 'test',
      channel: 'card',
      gateway_response: 'Successful',
      authorization: AUTHORIZATION,
      metadata: {},
      ...transaction,
    },
  };
}

export function subscriptionEvent(
  event: 'subscription.create' | 'subscription.not_renew' | 'subscription.disable',
  subscription: PaystackSubscription,
  status = subscription.status,
) {
  return { event, data: { ...subscription, status, created_at: subscription.createdAt } };
}

interface PaystackInvoiceValues {
  code: string;
  at: Date;
  periodEnd: Date;
  outcome: 'created' | 'paid' | 'failed';
}

export function invoiceEvent(subscription: PaystackSubscription, values: PaystackInvoiceValues) {
  const { code, at, periodEnd, outcome } = values;
  const isPaid = outcome === 'paid';
  const kind = { created: 'create', paid: 'update', failed: 'payment_failed' }[outcome];
  const { status, subscription_code, email_token, amount } = subscription;
  return {
    event: `invoice.${kind}`,
    data: {
      domain: 'test',
      invoice_code: code,
      amount,
      period_start: at.toISOString(),
      period_end: periodEnd.toISOString(),
      status: isPaid ? 'success' : outcome === 'failed' ? 'failed' : 'pending',
      paid: isPaid,
      paid_at: isPaid ? at.toISOString() : null,
      description: null,
      authorization: AUTHORIZATION,
      subscription: {
        status,
        subscription_code,
        email_token,
        amount,
        next_payment_date: isPaid ? periodEnd.toISOString() : subscription.next_payment_date,
        open_invoice: null,
      },
      customer: subscription.customer,
      transaction: isPaid
        ? {
            reference: `renewal-${code}`,
            status: 'success',
            amount,
            currency: subscription.plan.currency,
          }
        : {},
      created_at: at.toISOString(),
    },
  };
}
