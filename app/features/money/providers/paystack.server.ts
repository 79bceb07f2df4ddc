import { createHash, createHmac } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { isSameSecret } from '../../../http/guard.server.ts';
import {
  createdAtOf,
  type PaystackSubscription,
  paystackCharge,
  paystackEvent,
  paystackSubscription,
  readPaystackCharge,
  readPaystackEvent,
  readPaystackSubscription,
  toPaystackAmount,
} from './paystack-events.ts';
import {
  type BillingProvider,
  isUnknown,
  NO_FACTS,
  type ProviderEvent,
  ProviderFailed,
  parseBody,
  readDate,
  toFetchedEvent,
  WebhookRefused,
} from './port.server.ts';

const TIMEOUT_MS = 10_000;
const RETRIES = 2;
const FIRST_PAUSE_MS = 300;
/** Currencies Paystack settles in (paystack.com/docs/api, supported currencies). */
const CURRENCIES = new Set(['NGN', 'GHS', 'ZAR', 'KES', 'XOF', 'EGP', 'RWF', 'USD']);
/** Without a time, and with the same bytes each time: the subscription is asked how it stands. */
const TIMELESS = ['subscription.not_renew', 'subscription.disable'];
/** After a payment; one without a subscription is not renewed, such as a second of one plan. */
const MADE_WITHIN_MS = 3_600_000;
const CLOCKS_APART_MS = 60_000;
const CHARGES_NO_MORE = ['cancelled', 'completed', 'complete', 'non-renewing'];

interface PaystackOptions {
  secretKey: string;
  apiUrl: string;
  timeoutMs?: number;
}

interface PaystackRequest {
  /** Sent by POST. */
  body?: object;
  /** It may not be repeated without an answer. */
  isOnce?: boolean;
}

const answer = z.object({
  status: z.boolean(),
  message: z.string().catch(''),
  data: z.unknown().optional(),
});
const initialized = z.object({ authorization_url: z.url(), reference: z.string() });
const link = z.object({ link: z.url() });

export function createPaystack(options: PaystackOptions): BillingProvider {
  const call = openPaystack(options);
  const find = (code: string) =>
    call(`/subscription/${encodeURIComponent(code)}`, paystackSubscription);

  /** It needs the subscription's own token. */
  const setAutoRenew = async (code: string, autoRenew: boolean) => {
    const { data } = await find(code);
    if (!data.email_token) throw new ProviderFailed('paystack', 'a subscription without a token');
    const body = { code, token: data.email_token };
    await call(`/subscription/${autoRenew ? 'enable' : 'disable'}`, z.unknown(), { body });
    return readFetched(await find(code));
  };

  return {
    name: 'paystack',
    canSell: ({ currency, providerIds }) =>
      providerIds.paystack !== undefined && CURRENCIES.has(currency),
    hasTrials: false,
    async startCheckout({ uuid, email, amount, currency, priceId, returnUrl, cancelUrl }) {
      const { data } = await call('/transaction/initialize', initialized, {
        body: {
          email,
          amount: String(toPaystackAmount(amount, currency)),
          currency,
          plan: priceId,
          reference: uuid,
          callback_url: returnUrl,
          metadata: { cancel_action: cancelUrl },
        },
        isOnce: true,
      });
      return { url: data.authorization_url, checkoutId: data.reference };
    },
    async fetchCheckout({ uuid }) {
      const charge = await call(`/transaction/verify/${uuid}`, paystackCharge).catch(unknownIsNull);
      if (charge?.data.status !== 'success') return [];
      const { data, at } = charge;
      const read = readPaystackCharge(data, at);
      if (!read) return [];
      const paid = { id: `asked:${uuid}`, type: 'asked', ...read };
      const bought = data.plan_object ?? data.plan;
      if (!data.customer.id || !bought?.id) return [paid];
      const list = await call(
        `/subscription?customer=${data.customer.id}&plan=${bought.id}`,
        z.array(paystackSubscription),
      );
      const [newest] = list.data.sort((a, b) => madeAt(b) - madeAt(a));
      const paidAt = read.occurredAt.getTime();
      // An earlier one of the same customer is of another payment.
      if (!newest || madeAt(newest) < paidAt - CLOCKS_APART_MS) {
        const isAlone = list.at.getTime() - paidAt > MADE_WITHIN_MS;
        return isAlone ? [paid, { ...paid, ...renewsNever(paid), occurredAt: list.at }] : [paid];
      }
      return [paid, { ...readFetched({ data: newest, at: list.at }), checkoutUuid: uuid }];
    },
    fetchSubscription: async ({ subscriptionId }) => readFetched(await find(subscriptionId)),
    setAutoRenew: ({ subscriptionId }, autoRenew) => setAutoRenew(subscriptionId, autoRenew),
    async endNow({ subscriptionId }) {
      const found = await find(subscriptionId).catch(unknownIsNull);
      if (found && !CHARGES_NO_MORE.includes(found.data.status)) {
        await setAutoRenew(subscriptionId, false);
      }
    },
    async findCardLink({ subscriptionId }) {
      const path = `/subscription/${encodeURIComponent(subscriptionId)}/manage/link`;
      return (await call(path, link)).data.link;
    },
    async readWebhook(body, headers, now) {
      const expected = createHmac('sha512', options.secretKey).update(body).digest('hex');
      if (!isSameSecret(headers.get('x-paystack-signature') ?? '', expected)) {
        throw new WebhookRefused('signature');
      }
      const { event, data } = parseBody(body, paystackEvent);
      if (TIMELESS.includes(event)) {
        const code = paystackSubscription.safeParse(data).data?.subscription_code;
        const found = code && (await find(code).catch(unknownIsNull));
        if (found) return [readFetched(found)];
      }
      const read = readPaystackEvent(event, data, now);
      // A resent event has the same bytes.
      const id = createHash('sha256').update(body).digest('hex');
      return [{ id, type: event, ...(read ?? { occurredAt: now, rank: 0, ...NO_FACTS }) }];
    },
    async *listRecentEvents() {},
  };
}

const renewsNever = ({ id }: ProviderEvent) => ({
  id: `${id}:alone`,
  change: { subscription: { autoRenew: false } },
});

function readFetched({ data, at }: { data: PaystackSubscription; at: Date }): ProviderEvent {
  return toFetchedEvent(readPaystackSubscription(data), at);
}

const madeAt = (found: PaystackSubscription) => Date.parse(createdAtOf(found) ?? '') || 0;

/** Silence, too many calls, or a failure of theirs: the same call may succeed. */
class PassingFailure extends ProviderFailed {}

function openPaystack(options: PaystackOptions) {
  return async <Schema extends z.ZodType>(
    path: string,
    schema: Schema,
    request: PaystackRequest = {},
  ): Promise<{ data: z.output<Schema>; at: Date }> => {
    for (let tried = 0; ; tried++) {
      try {
        const { data, at } = await sendOnce(options, path, request);
        const parsed = schema.safeParse(data);
        if (parsed.success) return { data: parsed.data, at };
        throw new ProviderFailed('paystack', `an unexpected answer to ${path}`);
      } catch (error) {
        const isLast = request.isOnce || tried >= RETRIES;
        if (isLast || !(error instanceof PassingFailure)) throw error;
        await wait(FIRST_PAUSE_MS * 2 ** tried);
      }
    }
  };
}

async function sendOnce(
  { secretKey, apiUrl, timeoutMs = TIMEOUT_MS }: PaystackOptions,
  path: string,
  { body }: PaystackRequest,
): Promise<{ data: unknown; at: Date }> {
  const sentAt = new Date();
  const response = await fetch(`${apiUrl}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      authorization: `Bearer ${secretKey}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    body: body && JSON.stringify(body),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((error: Error) => {
    throw new PassingFailure('paystack', error.name);
  });
  const parsed = answer.safeParse(await response.json().catch(() => null));
  const { ok, status, headers } = response;
  if (ok && parsed.data?.status) {
    return { data: parsed.data.data, at: readDate(headers.get('date'), sentAt) };
  }
  const reason = `${status} ${parsed.data?.message ?? 'without a message'}`;
  if (status >= 500 || status === 429) throw new PassingFailure('paystack', reason);
  throw new ProviderFailed('paystack', reason, status === 404);
}

function unknownIsNull(error: unknown): null {
  if (isUnknown(error)) return null;
  throw error;
}
