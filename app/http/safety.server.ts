// Headers that protect pages, and limits of what is read.

import type { MiddlewareHandler } from 'hono';
import { splitLocale } from '../base/locale-path.ts';
import { problemsText } from '../text/text.ts';
import { HttpError } from './errors.ts';
import type { Settings } from './settings.ts';

export const MAX_BODY_BYTES = 1_048_576;
const TAKE_FILES =
  /^\/(?:dashboard\/|moderation\/import$|import$|match(?:\.csv|\.xlsx)?$|startup\/[^/]+\/claim$)/;
/** For pictures and tables: a large one is reported at its field, with the other input kept. */
const MAX_UPLOAD_BYTES = 8 * MAX_BODY_BYTES;
const MAX_ADDRESS_LENGTH = 8_192;

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
];
// form-action also applies to redirects to payment providers.
const STRIPE_PAGES = 'https://checkout.stripe.com https://billing.stripe.com';
const PAYSTACK_PAGES = 'https://checkout.paystack.com https://paystack.com';

export function secureHeaders(settings: Settings): MiddlewareHandler {
  const secure = createHeaderGuard(settings);
  return async (c, next) => {
    await next();
    secure(c.res.headers);
  };
}

/** Also for responses that the site does not make, such as a refusal of a busy server. */
export function createHeaderGuard(settings: Settings): (headers: Headers) => void {
  const policy = [...POLICY, `form-action ${listFormTargets(settings).join(' ')}`].join('; ');
  return (headers) => {
    headers.set('x-content-type-options', 'nosniff');
    if (settings.isProduction) {
      headers.set('strict-transport-security', 'max-age=31536000; includeSubDomains');
    }
    if (isPartOfPage(headers)) return headers.set('cross-origin-resource-policy', 'same-origin');
    // Pictures have a stricter one.
    if (!headers.has('content-security-policy')) headers.set('content-security-policy', policy);
    // Previews may be in frames of other sites.
    const isFramed = headers.get('content-security-policy')?.includes('frame-ancestors *');
    if (!isFramed) headers.set('x-frame-options', 'DENY');
    // Pages with a secret in the address have a stricter one.
    if (!headers.has('referrer-policy')) {
      headers.set('referrer-policy', 'strict-origin-when-cross-origin');
    }
    headers.set('cross-origin-opener-policy', 'same-origin');
    // Other sites may show logos and previews.
    const isPicture = headers.get('content-type')?.startsWith('image/');
    if (!headers.has('cross-origin-resource-policy')) {
      headers.set('cross-origin-resource-policy', isPicture ? 'cross-origin' : 'same-origin');
    }
    headers.set('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=()');
  };
}

const PART_TYPES = /^(?:text\/(?:css|javascript)|font\/)/;

/**
 * A built style, script or font: browsers make no document of it, and its page's policy applies.
 * The service worker is none of them, as the policy of its own response applies to it.
 */
function isPartOfPage(headers: Headers): boolean {
  const isBuilt = headers.get('cache-control')?.endsWith('immutable') ?? false;
  return isBuilt && PART_TYPES.test(headers.get('content-type') ?? '');
}

function listFormTargets({ STRIPE_SECRET_KEY, PAYSTACK_SECRET_KEY }: Settings): string[] {
  return [
    "'self'",
    ...(STRIPE_SECRET_KEY ? [STRIPE_PAGES] : []),
    ...(PAYSTACK_SECRET_KEY ? [PAYSTACK_PAGES] : []),
  ];
}

/** Throws 414 for long addresses, 413 for large bodies. */
export function refuseOversize(request: Request): void {
  if (request.url.length > MAX_ADDRESS_LENGTH) {
    throw new HttpError(414, `The address is longer than ${MAX_ADDRESS_LENGTH} characters.`);
  }
  const declared = Number(request.headers.get('content-length') ?? 0);
  const limit = bodyLimitOf(request);
  if (declared > limit) throw tooLarge(limit);
}

export function bodyLimitOf({ headers, url }: Request): number {
  const isForm = /^multipart\/form-data\b/i.test(headers.get('content-type') ?? '');
  const isUpload = isForm && TAKE_FILES.test(splitLocale(new URL(url).pathname).path);
  return isUpload ? MAX_UPLOAD_BYTES : MAX_BODY_BYTES;
}

export function tooLarge(limit: number): HttpError {
  return new HttpError(413, problemsText.tooLarge(limit));
}
