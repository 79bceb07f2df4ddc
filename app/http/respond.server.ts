// A response as it is sent: caching, ETag, compression.
import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import {
  type BrotliOptions,
  brotliCompress,
  brotliCompressSync,
  constants,
  gzip,
  gzipSync,
} from 'node:zlib';
import { type CacheTag, formatSurrogateKeys } from '../page-cache/cache-tags.ts';
import type { Context } from './context.ts';
import { LOCALE_HEADER } from './locale.server.ts';

/** public: the same for everybody; private: personal, never stored. */
export type Cache = 'public' | 'private';

/** `ahead`: a prefetched page, which the browser may use for the click; shared caches may not. */
export const CACHE_CONTROL: Record<Cache | 'ahead', string> = {
  public: 'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
  ahead: 'public, max-age=30, s-maxage=0',
  private: 'private, no-store',
};

export interface Answer {
  status: number;
  type: string;
  /** Bytes are sent as they are: they are compressed already. */
  body: string | Uint8Array;
  cache: Cache;
  headers?: Record<string, string>;
  /** A response with tags may be cached until a write invalidates one. */
  cacheTags?: readonly CacheTag[];
}

export async function respond(context: Context, answer: Answer): Promise<Response> {
  const headers = new Headers(context.answerHeaders);
  headers.set('content-type', answer.type);
  // Responses with a session may be personal, and cached ones must not set cookies.
  const isOwn = context.session !== null || headers.has('set-cookie');
  const cache = isOwn ? 'private' : answer.cache;
  const isAhead = isFetchedAhead(context.request.headers.get('sec-purpose'));
  headers.set('cache-control', CACHE_CONTROL[cache === 'public' && isAhead ? 'ahead' : cache]);
  for (const [name, value] of Object.entries(answer.headers ?? {})) headers.set(name, value);
  headers.append('vary', 'Accept-Encoding, Authorization, Cookie');
  if (context.url.pathname.startsWith('/api/')) headers.append('vary', LOCALE_HEADER);

  const body = Buffer.from(answer.body);
  const isLong = typeof answer.body === 'string' && body.length >= MIN_COMPRESSED_BYTES;
  const accepted = context.request.headers.get('accept-encoding');
  const encoding = isLong ? chooseEncoding(accepted) : undefined;
  if (cache === 'public' && answer.status === 200) {
    if (answer.cacheTags) {
      headers.set('surrogate-key', formatSurrogateKeys(answer.cacheTags));
      context.answered.cacheTags = answer.cacheTags;
    }
    const etag = etagOf(body, encoding);
    headers.set('etag', etag);
    if (matches(context.request.headers.get('if-none-match'), etag)) {
      return new Response(null, { status: 304, headers });
    }
  }
  if (!encoding) return new Response(body, { status: answer.status, headers });
  headers.set('content-encoding', encoding);
  return new Response(await compress(body, encoding), { status: answer.status, headers });
}

export function respondEmpty(context: Context): Response {
  const headers = new Headers(context.answerHeaders);
  headers.set('cache-control', CACHE_CONTROL.private);
  return new Response(null, { status: 204, headers });
}

// A strong ETag names exact bytes, so each encoding has its own (RFC 9110 section 8.8.3.3).
function etagOf(body: Buffer, encoding: Encoding | undefined): string {
  const bodyHash = hash('sha256', body, 'base64url').slice(0, 22);
  return encoding ? `"${bodyHash}-${encoding}"` : `"${bodyHash}"`;
}

function matches(ifNoneMatch: string | null, etag: string): boolean {
  if (!ifNoneMatch) return false;
  if (ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((one) => one.trim().replace(/^W\//, '') === etag);
}

export type Encoding = 'br' | 'gzip';

const ORDER: Encoding[] = ['br', 'gzip'];
// Browsers send a handful of different headers; these are cached.
const MAX_REMEMBERED = 200;
const remembered = new Map<string, Encoding | undefined>();

/** Brotli, then gzip, from Accept-Encoding (RFC 9110 section 12.5.3). */
export function chooseEncoding(accepted: string | null | undefined): Encoding | undefined {
  if (!accepted) return undefined;
  if (remembered.has(accepted)) return remembered.get(accepted);
  const chosen = readAccepted(accepted);
  if (remembered.size < MAX_REMEMBERED) remembered.set(accepted, chosen);
  return chosen;
}

function readAccepted(accepted: string): Encoding | undefined {
  const names = new Set<string>();
  for (const part of accepted.split(',')) {
    const [name = '', ...parameters] = part.split(';').map((word) => word.trim().toLowerCase());
    if (!parameters.some((word) => /^q=0(\.0*)?$/.test(word))) names.add(name);
  }
  return ORDER.find((encoding) => names.has(encoding));
}

/** Shorter responses fit in one packet uncompressed. */
export const MIN_COMPRESSED_BYTES = 860;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
/** Shorter ones are compressed at once: another thread would take longer to wake. */
const SHORT_BYTES = 100_000;
/** Shorter ones that are kept fit into 14.6 KB as they are. */
const SHORT_KEPT_BYTES = 48_000;
const QUICK = atQuality(3);
/** A tenth fewer bytes, for three times the time. */
const SMALL = atQuality(5);
// Browsers take brotli. Half the time of the default level, for 3 % more bytes.
const GZIP = { level: 4 };

/** `isKept`: for a page that is sent many times. */
export async function compress(
  body: Buffer,
  encoding: Encoding,
  isKept = false,
): Promise<Buffer<ArrayBuffer>> {
  const isShort = body.length < (isKept ? SHORT_KEPT_BYTES : SHORT_BYTES);
  if (encoding === 'gzip') return isShort ? gzipSync(body, GZIP) : compressGzip(body, GZIP);
  return isShort ? brotliCompressSync(body, QUICK) : compressBrotli(body, SMALL);
}

function atQuality(level: number): BrotliOptions {
  return { params: { [constants.BROTLI_PARAM_QUALITY]: level } };
}

/** From Sec-Purpose; not in Vary, as the click comes without it and must match the prefetch. */
export function isFetchedAhead(purpose: string | readonly string[] | null | undefined): boolean {
  return purpose?.includes('prefetch') ?? false;
}
