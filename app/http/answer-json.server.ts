import { createCipheriv, randomBytes } from 'node:crypto';
import type { Context } from './context.ts';
import { type Answer, respond } from './respond.server.ts';

export interface JsonAnswer extends Omit<Answer, 'body'> {
  body: unknown;
  /** Never encrypted, as the API's own description. */
  plain?: boolean;
}

/** Sends JSON; encrypted as text when RESPONSE_ENCRYPTION_KEY is set (spec section 7). */
export function answerJson(context: Context, answer: JsonAnswer): Promise<Response> {
  const text = JSON.stringify(answer.body);
  const key = context.settings.RESPONSE_ENCRYPTION_KEY;
  if (!key || answer.plain) return respond(context, { ...answer, body: text });
  return respond(context, {
    ...answer,
    body: encryptResponse(text, key),
    type: 'text/plain; charset=utf-8',
    cache: 'private',
  });
}

/**
 * Spec section 7: base64 of a 16-byte initialisation vector and AES-256-CBC with PKCS#7; `key` is
 * 64 hexadecimal digits.
 */
function encryptResponse(text: string, key: string): string {
  const vector = randomBytes(16);
  const cipher = createCipheriv('aes-256-cbc', Buffer.from(key, 'hex'), vector);
  return Buffer.concat([vector, cipher.update(text, 'utf8'), cipher.final()]).toString('base64');
}
