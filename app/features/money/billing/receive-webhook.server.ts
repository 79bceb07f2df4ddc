import { HttpError, notFound } from '../../../http/errors.ts';
import { billingText as text } from '../../../text/text.ts';
import { findProvider } from '../providers/list-providers.server.ts';
import { type Billing, type ProviderEvent, WebhookRefused } from '../providers/port.server.ts';
import { storeAndApply } from './apply-event.server.ts';

/** Stores and applies a provider's events. Throws 404 if not set up, 400 for a bad signature. */
export async function receiveWebhook(
  billing: Billing,
  name: string,
  body: Uint8Array,
  headers: Headers,
): Promise<void> {
  const provider = findProvider(billing, name);
  if (!provider) throw notFound('payment provider', name);
  let events: ProviderEvent[];
  try {
    events = await provider.readWebhook(body, headers, billing.now);
    // Postgres cannot hold U+0000 in text.
    if (JSON.stringify(events).includes('\\u0000')) throw new WebhookRefused('U+0000');
  } catch (error) {
    if (!(error instanceof WebhookRefused)) throw error;
    billing.log.warn({ provider: name, reason: error.message }, 'a webhook was refused');
    throw new HttpError(400, text.signature);
  }
  await storeAndApply(billing, provider.name, events);
}
