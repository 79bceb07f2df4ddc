// A rendered page as bytes; each encoding and its headers are made when first requested.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import {
  CACHE_CONTROL,
  chooseEncoding,
  compress,
  type Encoding,
  isFetchedAhead,
  MIN_COMPRESSED_BYTES,
} from '../app/http/respond.server.ts';
import type { CacheTag } from '../app/page-cache/cache-tags.ts';
import type { Cacheable } from '../app/page-cache/page-cache.ts';
import { createShare } from './share.ts';

const decompressBrotli = promisify(brotliDecompress);

// RFC 9211; a negative ttl says that the page is stale.
const HIT = 'griot; hit';
const MISS = 'griot; fwd=miss';
const STALE = 'griot; hit; ttl=-';

type Form = Encoding | 'identity';

interface Variant {
  body: Buffer;
  /** Those of this encoding. */
  headers: string[];
}

export interface CachedPage extends Cacheable {
  status: number;
  /** Template of the address, such as /startup/:startup. */
  route: string;
  /** Names and values in turn, which writeHead takes fastest; one array for all equal ones. */
  headers: readonly string[];
  surrogateKey: string | null;
  isCompressed: boolean;
  variants: Partial<Record<Form, Variant>>;
}

// Of a page or an encoding; the others are shared.
const OWN_HEADERS = new Set(
  'etag content-encoding content-length x-request-id surrogate-key'.split(' '),
);
const shareHeaders = createShare<readonly string[]>(200, (headers) => headers.join('\n'));
const shareTag = createShare<CacheTag>(10_000, (tag) => tag);
// Left out of a 304 (RFC 9110 section 15.4.5).
const BODY_HEADERS = new Set(['content-type', 'content-encoding', 'content-length']);

/** `response` is not compressed. brotli is made at once, other encodings on request. */
export async function toCachedPage(
  response: Response,
  about: Pick<CachedPage, 'route' | 'tags' | 'isCacheable'>,
): Promise<CachedPage> {
  const body = Buffer.from(await response.arrayBuffer());
  const headers = [...response.headers].filter(([name]) => !OWN_HEADERS.has(name));
  const page: CachedPage = {
    ...about,
    tags: about.tags.map(shareTag),
    surrogateKey: response.headers.get('surrogate-key'),
    status: response.status,
    headers: shareHeaders(headers.flat()),
    hash: (response.headers.get('etag') ?? '').slice(1, -1),
    isCompressed: body.length >= MIN_COMPRESSED_BYTES,
    variants: {},
    bytes: 0,
  };
  if (page.isCompressed) addVariant(page, 'br', await compress(body, 'br', true));
  else addVariant(page, 'identity', body);
  return page;
}

export interface SendOptions {
  isMiss?: boolean;
  /** Time since its rendering, for a page that could not be rendered again. */
  staleMs?: number;
  requestId?: string;
}

/** Sends the client's encoding; false where it is not ready. */
export function sendIfReady(
  request: IncomingMessage,
  response: ServerResponse,
  page: CachedPage,
  { isMiss, staleMs, requestId }: SendOptions = {},
): boolean {
  const variant = page.variants[chooseForm(request, page)];
  if (!variant) return false;
  let headers = [...page.headers, ...variant.headers];
  if (isMiss) headers = replaceValue(headers, HIT, MISS);
  if (staleMs !== undefined) headers = markStale(headers, Math.round(staleMs / 1_000));
  if (isFetchedAhead(request.headers['sec-purpose'])) {
    headers = replaceValue(headers, CACHE_CONTROL.public, CACHE_CONTROL.ahead);
  }
  if (requestId) headers.push('x-request-id', requestId);
  if (page.isCacheable && isNotModified(request, page)) {
    response.writeHead(304, withoutBodyHeaders(headers));
    response.end();
  } else {
    response.writeHead(page.status, headers);
    response.end(request.method === 'HEAD' ? undefined : variant.body);
  }
  return true;
}

/** Under way: whoever else wants the same encoding waits for it. Pages are saved without them. */
const encodings = new WeakMap<CachedPage, Partial<Record<Form, Promise<void>>>>();

export function makeReady(request: IncomingMessage, page: CachedPage): Promise<void> {
  const form = chooseForm(request, page);
  const underWay = encodings.get(page) ?? {};
  encodings.set(page, underWay);
  underWay[form] ??= encode(page, form)
    .then((body) => addVariant(page, form, body))
    .finally(() => delete underWay[form]);
  return underWay[form];
}

function chooseForm({ headers }: IncomingMessage, { isCompressed }: CachedPage): Form {
  return (isCompressed && chooseEncoding(headers['accept-encoding'])) || 'identity';
}

async function encode(page: CachedPage, form: Form): Promise<Buffer> {
  const body = await decompressBrotli(page.variants.br?.body ?? '');
  return form === 'gzip' ? compress(body, form, true) : body;
}

function addVariant(page: CachedPage, form: Form, encoded: Buffer): void {
  // zlib returns a slice of 64 KB, all of which would stay in memory.
  const body = Buffer.allocUnsafeSlow(encoded.length);
  encoded.copy(body);
  const headers = ['content-length', String(body.length)];
  if (page.surrogateKey) headers.push('surrogate-key', page.surrogateKey);
  // Each encoding has its own tag (RFC 9110 section 8.8.3).
  const suffix = form === 'identity' ? '' : `-${form}`;
  if (page.isCacheable) headers.push('etag', `"${page.hash}${suffix}"`);
  if (form !== 'identity') headers.push('content-encoding', form);
  headers.push('cache-status', HIT);
  page.bytes += body.length + sizeOf(headers);
  page.variants[form] = { body, headers };
}

/** Of texts in memory. */
function sizeOf(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + text.length + 32, 0);
}

function isNotModified({ headers }: IncomingMessage, { hash }: CachedPage): boolean {
  const tags = headers['if-none-match'];
  return tags !== undefined && (tags.trim() === '*' || tags.includes(`"${hash}`));
}

function replaceValue(headers: string[], from: string, to: string): string[] {
  return headers.map((value) => (value === from ? to : value));
}

/** Browsers and proxies must not store it. */
function markStale(headers: string[], ageSeconds: number): string[] {
  const marked = replaceValue(headers, HIT, `${STALE}${ageSeconds}`);
  const uncached = replaceValue(marked, CACHE_CONTROL.public, CACHE_CONTROL.private);
  return [...uncached, 'age', String(ageSeconds)];
}

function withoutBodyHeaders(headers: string[]): string[] {
  return headers.filter((_, at) => !BODY_HEADERS.has(headers[at - (at % 2)] as string));
}
