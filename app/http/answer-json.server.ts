import type { Context } from './context.ts';
import { type Answer, respond } from './respond.server.ts';
import { encryptResponse } from './response-encryption.server.ts';

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
