// What keeps a visitor's browser and this process safe on every answer.
import type { MiddlewareHandler } from 'hono';
import { HttpError } from './errors.ts';
import type { Settings } from './settings.ts';

/** Largest request body; nothing here takes more yet. */
export const MAX_BODY_BYTES = 1_048_576;
const MAX_ADDRESS_LENGTH = 8_192;

// No inline script or style anywhere: neither a hash nor a nonce is needed, and a cached page stays safe.
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

export function secureHeaders(settings: Settings): MiddlewareHandler {
  return async (c, next) => {
    await next();
    const { headers } = c.res;
    headers.set('content-security-policy', POLICY);
    headers.set('x-content-type-options', 'nosniff');
    headers.set('x-frame-options', 'DENY');
    // Answers whose address holds a secret ask for a stricter one.
    if (!headers.has('referrer-policy')) {
      headers.set('referrer-policy', 'strict-origin-when-cross-origin');
    }
    headers.set('cross-origin-opener-policy', 'same-origin');
    headers.set('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=()');
    if (settings.isProduction) {
      headers.set('strict-transport-security', 'max-age=31536000; includeSubDomains');
    }
  };
}

/** Refuses what is too large before anything reads it: 414 for addresses, 413 for bodies. */
export function refuseOversize(request: Request): void {
  if (request.url.length > MAX_ADDRESS_LENGTH) {
    throw new HttpError(414, `The address is longer than ${MAX_ADDRESS_LENGTH} characters.`);
  }
  const declared = Number(request.headers.get('content-length') ?? 0);
  if (declared > MAX_BODY_BYTES) throw tooLarge();
}

export function tooLarge(): HttpError {
  return new HttpError(413, `The request is larger than ${MAX_BODY_BYTES} bytes.`);
}
