// Signatures of the Standard Webhooks specification 1.0.
import { createHmac, randomBytes } from 'node:crypto';

const PREFIX = 'whsec_';

export function makeSecret(): string {
  return PREFIX + randomBytes(32).toString('base64');
}

/** `seconds` since 1970. One signature for each secret: two while the owner changes over. */
export function signWebhook(
  secrets: readonly string[],
  id: string,
  seconds: number,
  body: string,
): Record<string, string> {
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`;
  });
  return {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': signatures.join(' '),
  };
}
