// Fetches from the outside: feeds, websites of startups, counts. The one door out, so that nothing anybody writes into
// a feed, a profile or a redirect can make this site talk to itself, to its network, or without end.
import type { LookupAddress } from 'node:dns';
import { lookup as resolve } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import { Agent, type Dispatcher, request } from 'undici';
import { isPublicAddress } from './outside-address.server.ts';
import { OutsideError } from './outside-error.ts';
import { readOutsideBody } from './read-outside-body.server.ts';

const MOST_REDIRECTS = 5;
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);
const LONGEST_ADDRESS = 4_096;
// Mail, files and databases listen below; nothing of the web does.
const FIRST_FREE_PORT = 1_024;
const WEB_PORTS: ReadonlySet<string> = new Set(['', '80', '443']);

export interface OutsideOptions {
  /** Sent as User-Agent; names the site, so that a publisher can tell who reads. */
  userAgent: string;
  /** Addresses that may be connected to although they are not public. Tests only. */
  allowAddresses?: readonly string[];
  /** Resolves a host name; tests say what it answers. */
  lookup?: (host: string) => Promise<LookupAddress[]>;
}

export interface OutsideRequest {
  accept?: string;
  /** Of the last answer: what has not changed since is a 304 without content. */
  etag?: string | null;
  lastModified?: string | null;
  /** Sent to the first origin only: along no redirect to another host, nor to the same one without TLS. */
  bearer?: string;
  /** Bytes of the content once decompressed; 2 MiB when left out. */
  maxBytes?: number;
  /** For everything, redirects included; 20 s when left out. */
  timeoutMs?: number;
  /** Longest silence while waiting or reading; 8 s when left out. */
  silenceMs?: number;
  /** Asked before each address that is about to be fetched, redirects included; false ends with `refused`. */
  mayFetch?: (url: URL) => boolean | Promise<boolean>;
  signal?: AbortSignal;
}

export interface OutsideAnswer {
  status: number;
  /** The address that answered, after redirects. */
  url: string;
  /** Names in lower case; a repeated header is joined by newlines for set-cookie, by commas otherwise. */
  headers: Record<string, string>;
  /** Decompressed; empty for a 304. */
  body: Buffer;
}

/** Throws an OutsideError, which says in one word what went wrong, and nothing else. Any status is an answer. */
export type FetchOutside = (url: string, asked?: OutsideRequest) => Promise<OutsideAnswer>;

export function createFetchOutside(options: OutsideOptions): FetchOutside {
  const { userAgent, allowAddresses = [], lookup = resolveAll } = options;
  const mayConnect = (address: string) =>
    isPublicAddress(address) || allowAddresses.includes(address);

  return async (url, asked = {}) => {
    const { timeoutMs = 20_000, silenceMs = 8_000, signal } = asked;
    const ended = AbortSignal.timeout(timeoutMs);
    // A connection of its own for every fetch: nothing stays open towards a host that was checked long ago.
    const agent = new Agent({
      connect: { lookup: checkedLookup(lookup, mayConnect), timeout: silenceMs },
      headersTimeout: silenceMs,
      bodyTimeout: silenceMs,
      pipelining: 0,
    });
    try {
      return await follow(url, {
        ...asked,
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
  const { agent, signal, mayFetch, mayConnect, maxBytes = 2 * 1_024 * 1_024 } = journey;
  let url = readAddress(address, mayConnect);
  const first = url.origin;
  for (let redirects = 0; ; redirects++) {
    if (mayFetch && !(await mayFetch(url))) throw new OutsideError('refused');
    const answer = await request(url, {
      dispatcher: agent,
      signal,
      headers: headersOf(journey, url.origin === first),
    });
    const headers = plainHeaders(answer.headers);
    if (!REDIRECTS.has(answer.statusCode) || !headers.location) {
      const body = await readOutsideBody(answer, headers['content-encoding'], maxBytes, signal);
      return { status: answer.statusCode, url: url.href, headers, body };
    }
    // What a redirect says beside its address is of no use, and closing is cheaper than reading it.
    answer.body.on('error', () => {}).destroy();
    if (redirects === MOST_REDIRECTS) throw new OutsideError('redirects');
    url = readAddress(headers.location, mayConnect, url);
  }
}

function readAddress(text: string, mayConnect: (address: string) => boolean, base?: URL): URL {
  const url = text.length <= LONGEST_ADDRESS ? URL.parse(text, base) : null;
  if (!url || !/^https?:$/.test(url.protocol)) throw new OutsideError('address');
  if (url.username || url.password) throw new OutsideError('address');
  if (!WEB_PORTS.has(url.port) && Number(url.port) < FIRST_FREE_PORT) {
    throw new OutsideError('address');
  }
  // A host that is an address is connected to without asking for its name.
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) && !mayConnect(host)) throw new OutsideError('not-public');
  return url;
}

/** Resolves and checks at once, so that what was checked is what is connected to. */
function checkedLookup(
  lookup: NonNullable<OutsideOptions['lookup']>,
  mayConnect: (address: string) => boolean,
): LookupFunction {
  return (host, { all }, callback) => {
    lookup(host).then(
      (found) => {
        // One private address among public ones is an attempt, not an accident.
        if (found.length === 0 || !found.every(({ address }) => mayConnect(address))) {
          callback(new OutsideError(found.length ? 'not-public' : 'network'), '', 0);
        } else if (all) callback(null, found);
        else callback(null, found[0]?.address ?? '', found[0]?.family);
      },
      (error: NodeJS.ErrnoException) => callback(error, '', 0),
    );
  };
}

function resolveAll(host: string): Promise<LookupAddress[]> {
  return resolve(host, { all: true });
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
