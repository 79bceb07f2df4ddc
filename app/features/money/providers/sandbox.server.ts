// A payment provider that moves no money, for use without keys; it signs events as others do.

import { createHmac } from 'node:crypto';
import { sql as raw } from 'kysely';
import { z } from 'zod';
import { checkoutSandboxPath } from '../../../base/paths.ts';
import type { Interval } from '../../../base/plans.ts';
import type { Sql } from '../../../data/database.ts';
import { isSameSecret } from '../../../http/guard.server.ts';
import {
  type Billing,
  type BillingProvider,
  invoiceFacts,
  type ProviderEvent,
  ProviderFailed,
  parseBody,
  subscriptionFacts,
  WebhookRefused,
} from './port.server.ts';

const TOLERANCE_MS = 300_000;
const SIGNATURE = /^t=(\d{1,15}),v1=([0-9a-f]{64})$/;

export interface SandboxRow {
  id: string;
  checkoutUuid: string;
  status: 'trialing' | 'active' | 'past_due' | 'ended';
  autoRenew: boolean;
  periodStart: Date;
  periodEnd: Date;
  createdAt: Date;
  endedAt: Date | null;
  version: number;
  interval: Interval;
  currency: string;
  amount: number;
}

export const sandboxRow = raw`
  s.id, s.checkout_uuid as "checkoutUuid", s.status, s.auto_renew as "autoRenew", s.period_start as "periodStart",
  s.period_end as "periodEnd", s.created_at as "createdAt", s.ended_at as "endedAt", s.version, c.interval, c.currency, c.amount`;

export async function findSandboxRow(sql: Sql, id: string): Promise<SandboxRow | null> {
  const { rows } = await raw<SandboxRow>`
    select ${sandboxRow} from sandbox_subscriptions s join checkouts c on c.uuid = s.checkout_uuid
    where s.id = ${id}`.execute(sql);
  return rows[0] ?? null;
}

export function describeSandboxRow(row: SandboxRow): z.input<typeof subscriptionBody> {
  const { status, autoRenew, createdAt, periodEnd, endedAt, interval, currency, amount } = row;
  return {
    status,
    autoRenew,
    startedAt: createdAt.toISOString(),
    currentPeriodEnd: periodEnd.toISOString(),
    ...(endedAt && { endedAt: endedAt.toISOString() }),
    interval,
    currency,
    amount,
  };
}

const subscriptionBody = subscriptionFacts.extend({
  status: subscriptionFacts.shape.status.exclude(['incomplete']),
});
const invoiceBody = invoiceFacts.extend({ currency: z.string().length(3), url: z.null() });
export type SandboxInvoice = z.input<typeof invoiceBody>;
const eventBody = z.object({
  id: z.string().min(1).max(100),
  type: z.string().min(1).max(100),
  created: z.iso.datetime(),
  checkout: z.uuid(),
  subscription: z.string().max(100).nullable(),
  version: z.int().nonnegative(),
  change: z
    .object({
      checkout: z.enum(['paid', 'declined']).optional(),
      subscription: subscriptionBody.optional(),
      invoice: invoiceBody.optional(),
    })
    .nullable(),
});
export type SandboxEvent = z.input<typeof eventBody>;

export function createSandbox({ sql, now }: Billing): BillingProvider {
  const requireRow = async (id: string) => {
    const row = await findSandboxRow(sql, id);
    if (!row) throw new ProviderFailed('sandbox', 'there is no such subscription', true);
    return row;
  };
  const fetchEvent = async (id: string): Promise<ProviderEvent> => {
    const row = await requireRow(id);
    return {
      id: `asked:${id}:${row.version}`,
      type: 'asked',
      occurredAt: now,
      rank: row.version,
      checkoutUuid: row.checkoutUuid,
      subscriptionId: id,
      customerId: null,
      change: { subscription: describeSandboxRow(row) },
    };
  };
  return {
    name: 'sandbox',
    canSell: () => true,
    hasTrials: true,
    startCheckout: async ({ uuid }) => ({ url: checkoutSandboxPath(uuid), checkoutId: null }),
    async fetchCheckout({ uuid }) {
      const { rows } = await raw<{ id: string }>`
        select id from sandbox_subscriptions where checkout_uuid = ${uuid}`.execute(sql);
      return rows[0] ? [await fetchEvent(rows[0].id)] : [];
    },
    fetchSubscription: ({ subscriptionId }) => fetchEvent(subscriptionId),
    async setAutoRenew({ subscriptionId }, autoRenew) {
      await raw`
        update sandbox_subscriptions set auto_renew = ${autoRenew}, version = version + 1
        where id = ${subscriptionId} and status <> 'ended'
          and auto_renew <> ${autoRenew}`.execute(sql);
      return fetchEvent(subscriptionId);
    },
    async endNow({ subscriptionId }) {
      await raw`
        update sandbox_subscriptions set status = 'ended', auto_renew = false, ended_at = ${now}, version = version + 1
        where id = ${subscriptionId} and status <> 'ended'`.execute(sql);
    },
    findCardLink: async ({ subscriptionId }) =>
      checkoutSandboxPath((await requireRow(subscriptionId)).checkoutUuid, { card: 1 }),
    async readWebhook(body, headers, at) {
      const signed = SIGNATURE.exec(headers.get('sandbox-signature') ?? '') ?? [];
      const [, time = '', signature = ''] = signed;
      const isOurs = isSameSecret(signature, sign(await findSecret(sql), time, body));
      if (!isOurs || Math.abs(at.getTime() - Number(time)) > TOLERANCE_MS) {
        throw new WebhookRefused('signature');
      }
      const event = parseBody(body, eventBody);
      return [
        {
          id: event.id,
          type: event.type,
          occurredAt: new Date(event.created),
          rank: event.version,
          checkoutUuid: event.checkout,
          subscriptionId: event.subscription,
          customerId: null,
          change: event.change,
        },
      ];
    },
    async *listRecentEvents() {},
  };
}

export async function signEvent(sql: Sql, event: SandboxEvent, now: Date) {
  const body = new Uint8Array(Buffer.from(JSON.stringify(event)));
  const time = String(now.getTime());
  const signature = `t=${time},v1=${sign(await findSecret(sql), time, body)}`;
  return { body, headers: new Headers({ 'sandbox-signature': signature }) };
}

function sign(secret: Buffer, time: string, body: Uint8Array): string {
  return createHmac('sha256', secret).update(`${time}.`).update(body).digest('hex');
}

async function findSecret(sql: Sql): Promise<Buffer> {
  const { rows } = await raw<{ secret: Buffer }>`
    select secret from signing_keys where purpose = 'sandbox events'`.execute(sql);
  if (!rows[0]) throw new Error('The key that signs events of the sandbox is missing');
  return rows[0].secret;
}
