import { hash } from 'node:crypto';
import { type CacheTag, formatSurrogateKeys } from '../page-cache/cache-tags.ts';
import { CACHE_CONTROL, type Cache, isFetchedAhead } from './cache-control.ts';
import { compress, MIN_COMPRESSED_BYTES } from './compress.server.ts';
import type { Context } from './context.ts';
import { chooseEncoding, type Encoding } from './encoding.ts';

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
