// One answer as bytes ready to be sent: each encoding is made when it is first asked for and kept, with its headers.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { CACHE_CONTROL, isFetchedAhead } from '../app/http/cache-control.ts';
import { compress, compressSmall, MIN_COMPRESSED_BYTES } from '../app/http/compress.server.ts';
import { chooseEncoding, type Encoding } from '../app/http/encoding.ts';
import type { Keepable } from './page-cache.ts';
import { makeWholeHead, maySendWhole, sendWhole } from './whole-head.ts';

const decompressBrotli = promisify(brotliDecompress);

// RFC 9211.
const HIT = 'griot; hit';
const MISS = 'griot; fwd=miss';

type Form = Encoding | 'identity';

interface Variant {
  body: Buffer;
  /** Names and values in turn, as writeHead takes them fastest; of an answer that lay ready. */
  headers: string[];
  head: string;
}

export interface KeptPage extends Keepable {
  status: number;
  /** Template of the address, such as /startup/:startup. */
  route: string;
  /** Headers that all encodings share. */
  headers: string[];
  isCompressed: boolean;
  /** Whether its brotli is as small as it gets; at first it is made quickly. */
  isSmall: boolean;
  variants: Partial<Record<Form, Variant>>;
}

// The site gives every encoding its own; here they are made from the one body.
const OWN_HEADERS = new Set(['etag', 'content-encoding', 'content-length', 'x-request-id']);
// A 304 says nothing of a body (RFC 9110 section 15.4.5).
const BODY_HEADERS = new Set(['content-type', 'content-encoding', 'content-length']);

/** `answer` is not compressed. It is brotli that nearly every visitor takes; other encodings wait until somebody asks. */
export async function toKeptPage(
  answer: Response,
  about: Pick<KeptPage, 'route' | 'shows' | 'isKept'>,
): Promise<KeptPage> {
  const body = Buffer.from(await answer.arrayBuffer());
  const page: KeptPage = {
    ...about,
    status: answer.status,
    headers: [...answer.headers].filter(([name]) => !OWN_HEADERS.has(name)).flat(),
    hash: (answer.headers.get('etag') ?? '').slice(1, -1),
    isCompressed: body.length >= MIN_COMPRESSED_BYTES,
    isSmall: body.length < MIN_COMPRESSED_BYTES,
    variants: {},
    bytes: 0,
  };
  if (page.isCompressed) addVariant(page, 'br', await compress(body, 'br'));
  else addVariant(page, 'identity', body);
  return page;
}

/** In the encoding the client takes, if that is ready; else answers false. */
export function sendIfReady(
  request: IncomingMessage,
  response: ServerResponse,
  page: KeptPage,
  { made, requestId }: { made?: boolean; requestId?: string } = {},
): boolean {
  const variant = page.variants[chooseForm(request, page)];
  if (!variant) return false;
  const isHeld = page.isKept && hasAlready(request, page);
  const isAhead = isFetchedAhead(request.headers['sec-purpose']);
  if (!made && !requestId && !isHeld && !isAhead && maySendWhole(request, response)) {
    sendWhole(response, variant.head, variant.body);
    return true;
  }
  let { headers } = variant;
  if (made) headers = replaceValue(headers, HIT, MISS);
  if (isAhead) headers = replaceValue(headers, CACHE_CONTROL.public, CACHE_CONTROL.ahead);
  if (requestId) headers = [...headers, 'x-request-id', requestId];
  if (isHeld) {
    response.writeHead(304, listWithoutBody(headers));
    response.end();
  } else {
    response.writeHead(page.status, headers);
    response.end(request.method === 'HEAD' ? undefined : variant.body);
  }
  return true;
}

/** Makes the encoding the client takes. */
export async function makeReady(request: IncomingMessage, page: KeptPage): Promise<void> {
  const form = chooseForm(request, page);
  addVariant(page, form, await encode(page, form));
}

/** Once somebody has asked again, others will. */
export async function makeSmall(page: KeptPage): Promise<void> {
  page.isSmall = true;
  addVariant(page, 'br', await compressSmall(await encode(page, 'identity')), '-small');
}

function chooseForm({ headers }: IncomingMessage, { isCompressed }: KeptPage): Form {
  return (isCompressed && chooseEncoding(headers['accept-encoding'])) || 'identity';
}

async function encode(page: KeptPage, form: Form): Promise<Buffer> {
  const body = await decompressBrotli(page.variants.br?.body ?? '');
  return form === 'gzip' ? compress(body, form) : body;
}

function addVariant(page: KeptPage, form: Form, made: Buffer, size = ''): void {
  // zlib answers the beginning of 64 KB, which would be kept whole, several times what the cache counts.
  const body = Buffer.allocUnsafeSlow(made.length);
  made.copy(body);
  const headers = [...page.headers, 'content-length', String(body.length)];
  // Other bytes have another tag, though they say the same (RFC 9110 section 8.8.3).
  const suffix = form === 'identity' ? '' : `-${form}${size}`;
  if (page.isKept) headers.push('etag', `"${page.hash}${suffix}"`);
  if (form !== 'identity') headers.push('content-encoding', form);
  headers.push('cache-status', HIT);
  page.bytes += body.length - (page.variants[form]?.body.length ?? 0);
  page.variants[form] = { body, headers, head: makeWholeHead(page.status, headers) };
}

/** Whichever encoding of these bytes it has. */
function hasAlready({ headers }: IncomingMessage, { hash }: KeptPage): boolean {
  const asked = headers['if-none-match'];
  return asked !== undefined && (asked.trim() === '*' || asked.includes(`"${hash}`));
}

function replaceValue(headers: string[], from: string, to: string): string[] {
  return headers.map((value) => (value === from ? to : value));
}

function listWithoutBody(headers: string[]): string[] {
  return headers.filter((_, at) => !BODY_HEADERS.has(headers[at - (at % 2)] as string));
}
