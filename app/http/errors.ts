// Error responses and redirects, to be thrown below an endpoint or a page.
import { UUID } from '../base/address.ts';

export type FieldErrors = Record<string, string[]>;

/** Default of Retry-After for a 503. */
const RETRY_AFTER = { 'retry-after': '5' };

export class HttpError extends Error {
  readonly status: number;
  readonly headers: Record<string, string>;
  /** By field, for 422. */
  readonly fields: FieldErrors | undefined;
  /** The slug that was requested, for suggestions on the not-found page. */
  readonly lookedFor: string | undefined;
  /** Further members of the problem (RFC 9457 section 3.2), such as candidates of a duplicate. */
  readonly more: Record<string, unknown>;

  constructor(
    status: number,
    detail: string,
    more: Partial<Pick<HttpError, 'headers' | 'fields' | 'lookedFor' | 'more'>> = {},
  ) {
    super(detail);
    this.status = status;
    this.headers = { ...(status === 503 && RETRY_AFTER), ...more.headers };
    this.fields = more.fields;
    this.lookedFor = more.lookedFor;
    this.more = more.more ?? {};
  }
}

/** 404: `what` is a noun without its article, such as "startup". */
export function notFound(what: string, slug: string): HttpError {
  const shown = slug.slice(0, 80);
  return new HttpError(404, `There is no ${what} at "${shown}".`, { lookedFor: shown });
}

/** Throws 404 for text that is no UUID. */
export function requireUuid(what: string, text: string): string {
  if (!UUID.test(text)) throw notFound(what, text);
  return text.toLowerCase();
}

/** 405; Allow names what is possible (RFC 9110 section 15.5.6). */
export function methodNotAllowed(method: string, allowed: string[]): HttpError {
  const all = allowed.includes('GET') ? [...allowed, 'HEAD'] : allowed;
  const detail = `${method.slice(0, 20)} is not possible here; use ${all.join(' or ')}.`;
  return new HttpError(405, detail, { headers: { allow: all.join(', ') } });
}

export function invalid(fields: FieldErrors): HttpError {
  const detail = Object.entries(fields)
    .map(([field, messages]) => `${field}: ${messages.join(', ')}`)
    .join('; ');
  return new HttpError(422, detail, { fields });
}

export class Redirect extends Error {
  readonly location: string;
  readonly status: 301 | 302 | 303;

  constructor(location: string, status: 301 | 302 | 303 = 303) {
    super(`Redirect to ${location}`);
    this.location = location;
    this.status = status;
  }
}
