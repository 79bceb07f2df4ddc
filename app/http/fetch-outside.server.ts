// The only way to fetch from the internet: prevents requests to this site, its network, and
// responses without end.
import type { LookupAddress } from 'node:dns';
import { lookup as resolve } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import { type Readable, type Transform, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import ipaddr from 'ipaddr.js';
import type { Agent, Dispatcher } from 'undici';
import { slugify } from '../base/slug.ts';
import type { Settings } from './settings.ts';

const MOST_REDIRECTS = 5;
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);
const LONGEST_ADDRESS = 4_096;
// Lower ports belong to mail, files and databases.
const FIRST_FREE_PORT = 1_024;
const WEB_PORTS: ReadonlySet<string> = new Set(['', '80', '443']);

interface OutsideOptions {
  /** User-Agent; names the site to publishers. */
  userAgent: string;
  /** Non-public addresses to allow. Tests only. */
  allowAddresses?: readonly string[];
  /** Resolves a host name; replaced in tests. */
  lookup?: (host: string) => Promise<LookupAddress[]>;
}

export interface OutsideRequest {
  accept?: string;
  /** Of the last response, for a 304 without content. */
  etag?: string | null;
  lastModified?: string | null;
  /** Sent to the first origin only, never after a redirect elsewhere or to http. */
  bearer?: string;
  /** Limit of the decompressed content; 2 MiB by default. */
  maxBytes?: number;
  /** For everything, redirects included; 20 s by default. */
  timeoutMs?: number;
  /** Longest wait for the next bytes; 8 s by default. */
  silenceMs?: number;
  /** Called before each fetch, redirects included; false throws `refused`. */
  mayFetch?: (url: URL) => boolean | Promise<boolean>;
  signal?: AbortSignal;
  /** Posts this instead: no redirect is followed, and what is answered is not read. */
  post?: { body: string | Buffer; headers: Readonly<Record<string, string>> };
  /** Closes the connection after the headers: what is answered is not read. */
  withoutBody?: boolean;
}

export interface OutsideAnswer {
  status: number;
  /** The final address, after redirects. */
  url: string;
  /** Lower-case names; repeated headers are joined by commas, set-cookie by newlines. */
  headers: Record<string, string>;
  body: Buffer;
}

/** Resolves for any status. Throws an OutsideError, which says in one word what went wrong. */
export type FetchOutside = (url: string, options?: OutsideRequest) => Promise<OutsideAnswer>;

export function createFetchOutside(options: OutsideOptions): FetchOutside {
  const { userAgent, allowAddresses = [] } = options;
  const lookup = options.lookup ?? ((host) => resolve(host, { all: true }));
  const mayConnect = (address: string) =>
    isPublicAddress(address) || allowAddresses.includes(address);

  return async (url, given = {}) => {
    const { timeoutMs = 20_000, silenceMs = 8_000, signal } = given;
    const ended = AbortSignal.timeout(timeoutMs);
    // Read with the first fetch: the library holds 6 MB.
    const { Agent } = await import('undici');
    // A new connection for every fetch: a reused one would skip the address check.
    const agent = new Agent({
      connect: { lookup: checkedLookup(lookup, mayConnect), timeout: silenceMs },
      headersTimeout: silenceMs,
      bodyTimeout: silenceMs,
      pipelining: 0,
    });
    try {
      return await follow(url, {
        ...given,
        userAgent,
        agent,
        mayConnect,
        signal: signal ? AbortSignal.any([signal, ended]) : ended,
      });
    } catch (error) {
      throw OutsideError.of(error);
    } finally {
      agent.destroy().catch(() => {});
    }
  };
}

interface Journey extends OutsideRequest {
  userAgent: string;
  agent: Agent;
  mayConnect: (address: string) => boolean;
  signal: AbortSignal;
}

async function follow(address: string, journey: Journey): Promise<OutsideAnswer> {
  const { agent, signal, post, mayFetch, mayConnect, maxBytes = 2 * 1_024 * 1_024 } = journey;
  let url = readAddress(address, mayConnect);
  const first = url.origin;
  for (let redirects = 0; ; redirects++) {
    if (mayFetch && !(await mayFetch(url))) throw new OutsideError('refused');
    const answer = await agent.request({
      origin: url.origin,
      path: url.pathname + url.search,
      method: post ? 'POST' : 'GET',
      body: post?.body,
      signal,
      headers: { ...headersOf(journey, url.origin === first), ...post?.headers },
    });
    const headers = plainHeaders(answer.headers);
    const next = !post && REDIRECTS.has(answer.statusCode) ? headers.location : undefined;
    const isRead = !post && !next && !journey.withoutBody;
    const body = isRead
      ? await readOutsideBody(answer, headers['content-encoding'], maxBytes, signal)
      : Buffer.alloc(0);
    if (!isRead) answer.body.on('error', () => {}).destroy();
    if (!next) return { status: answer.statusCode, url: url.href, headers, body };
    if (redirects === MOST_REDIRECTS) throw new OutsideError('redirects');
    url = readAddress(next, mayConnect, url);
  }
}

/** What may be fetched, as far as its text says. Throws OutsideError. */
export function readAddress(
  text: string,
  mayConnect: (address: string) => boolean,
  base?: URL,
): URL {
  const url = text.length <= LONGEST_ADDRESS ? URL.parse(text, base) : null;
  if (!url || !/^https?:$/.test(url.protocol)) throw new OutsideError('address');
  const isWebPort = WEB_PORTS.has(url.port) || Number(url.port) >= FIRST_FREE_PORT;
  if (url.username || url.password || !isWebPort) throw new OutsideError('address');
  // Literal addresses are not resolved, so they are checked here.
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) && !mayConnect(host)) throw new OutsideError('not-public');
  return url;
}

/** Checks the addresses that the connection then uses. */
function checkedLookup(
  lookup: NonNullable<OutsideOptions['lookup']>,
  mayConnect: (address: string) => boolean,
): LookupFunction {
  return (host, { all }, callback) => {
    lookup(host).then(
      (found) => {
        // One private address among public ones is an attack.
        if (found.length === 0 || !found.every(({ address }) => mayConnect(address))) {
          callback(new OutsideError(found.length ? 'not-public' : 'network'), '', 0);
        } else if (all) callback(null, found);
        else callback(null, found[0]?.address ?? '', found[0]?.family);
      },
      (error: NodeJS.ErrnoException) => callback(error, '', 0),
    );
  };
}

function headersOf(journey: Journey, isFirstOrigin: boolean): Record<string, string> {
  const { userAgent, accept = '*/*', etag, lastModified, bearer } = journey;
  return {
    'user-agent': userAgent,
    accept,
    'accept-encoding': 'gzip, deflate, br',
    ...(etag && { 'if-none-match': etag }),
    ...(lastModified && { 'if-modified-since': lastModified }),
    ...(bearer && isFirstOrigin && { authorization: `Bearer ${bearer}` }),
  };
}

function plainHeaders(headers: Dispatcher.ResponseData['headers']): Record<string, string> {
  const plain: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers)) {
    if (value === undefined) continue;
    plain[name] = Array.isArray(value) ? value.join(name === 'set-cookie' ? '\n' : ', ') : value;
  }
  return plain;
}

/** All globally routed IPv6 addresses (RFC 4291, IANA). */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');

/** In a public range, but used inside clouds: Azure's services for its machines. */
const INSIDE_CLOUDS: ReadonlySet<string> = new Set(['168.63.129.16']);

/** An IPv4-mapped IPv6 address counts as IPv4. False for malformed addresses. */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.process(text);
  if (address.range() !== 'unicast' || INSIDE_CLOUDS.has(address.toString())) return false;
  return address instanceof ipaddr.IPv4 || address.match(GLOBAL_UNICAST);
}

const DECOMPRESS: Record<string, () => Transform> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/**
 * Reads and decompresses a response up to a limit, against decompression bombs. Throws an
 * OutsideError: `too-large` or `unreadable`.
 */
async function readOutsideBody(
  answer: { statusCode: number; body: Readable },
  encoding: string | undefined,
  maxBytes: number,
  signal: AbortSignal,
): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > maxBytes) return done(new OutsideError('too-large'));
      chunks.push(chunk);
      done();
    },
  });
  const steps = answer.statusCode === 304 ? [] : listDecompressors(encoding);
  try {
    await pipeline([answer.body, ...steps, sink], { signal });
  } catch (error) {
    const { code } = error as { code?: string };
    if (/^(Z_|ERR__?ERROR|ERR_BROTLI|ERR_PADDING)/.test(code ?? ''))
      throw new OutsideError('unreadable');
    throw error;
  }
  return Buffer.concat(chunks);
}

/** In the order to apply. */
function listDecompressors(encoding = ''): Transform[] {
  const names = encoding
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name && name !== 'identity');
  // Only attackers compress twice.
  if (names.length > 1) throw new OutsideError('unreadable');
  return names.map((name) => {
    const make = Object.hasOwn(DECOMPRESS, name) ? DECOMPRESS[name] : undefined;
    if (!make) throw new OutsideError('unreadable');
    return make();
  });
}

/** Why a fetch failed, in one word, safe for logs and tables. */
type OutsideReason =
  /** Malformed, too long, neither http nor https, with a user, or on another service's port. */
  | 'address'
  /** It resolves to this machine or a private network. */
  | 'not-public'
  | 'redirects'
  | 'too-large'
  | 'too-slow'
  | 'unreadable'
  /** Refused by the caller, such as by robots.txt. */
  | 'refused'
  | 'network';

export class OutsideError extends Error {
  override name = 'OutsideError';
  readonly reason: OutsideReason;

  constructor(reason: OutsideReason) {
    super(reason);
    this.reason = reason;
  }

  static of(error: unknown): OutsideError {
    for (let cause = error; cause instanceof Error; cause = cause.cause) {
      if (cause instanceof OutsideError) return cause;
      const { name, code } = cause as { name: string; code?: string };
      if (/^(TimeoutError|AbortError)$/.test(name) || /_TIMEOUT$/.test(code ?? '')) {
        return new OutsideError('too-slow');
      }
      // Thrown after several addresses failed, each with its own error.
      if (cause instanceof AggregateError) return OutsideError.of(cause.errors[0]);
    }
    return new OutsideError('network');
  }
}

export const outsideAgentName = ({ PRODUCT_NAME }: Pick<Settings, 'PRODUCT_NAME'>): string =>
  slugify(PRODUCT_NAME);

/** "griot/1.0 (+https://griot.example)" */
export const outsideAgent = (settings: Pick<Settings, 'PRODUCT_NAME' | 'SITE_URL'>): string =>
  `${outsideAgentName(settings)}/1.0 (+${settings.SITE_URL})`;
