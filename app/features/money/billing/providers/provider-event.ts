import { createHash } from 'node:crypto';
import type { z } from 'zod';
import { UUID } from '../../../../base/address.ts';
import { type ProviderEvent, RANK_FETCHED, WebhookRefused } from './port.server.ts';

export type EventFacts = Pick<
  ProviderEvent,
  'checkoutUuid' | 'subscriptionId' | 'customerId' | 'change'
>;

export const NO_FACTS: EventFacts = {
  checkoutUuid: null,
  subscriptionId: null,
  customerId: null,
  change: null,
};

/** The same fetched state has the same id, so it is stored once. */
export function toFetchedEvent(facts: EventFacts, at: Date): ProviderEvent {
  const digest = createHash('sha256').update(JSON.stringify(facts.change)).digest('hex');
  return {
    id: `asked:${facts.subscriptionId}:${at.toISOString()}:${digest.slice(0, 16)}`,
    type: 'asked',
    occurredAt: at,
    rank: RANK_FETCHED,
    ...facts,
  };
}

/** Parses a webhook whose signature is right. Throws WebhookRefused. */
export function parseBody<Schema extends z.ZodType>(
  body: Uint8Array,
  schema: Schema,
): z.output<Schema> {
  let value: unknown;
  try {
    value = JSON.parse(Buffer.from(body).toString('utf8'));
  } catch {
    throw new WebhookRefused('not JSON');
  }
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new WebhookRefused('not an event');
  return parsed.data;
}

/** Null for references of other things sold through the same account. */
export function asUuid(text: string | null | undefined): string | null {
  return text && UUID.test(text) ? text : null;
}
