// Responses while the database is unavailable: the API's last good responses, and pages that an
// earlier process saved.
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { dirname } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { DAY_MS } from '../app/base/dates.ts';
import { readLocale } from '../app/base/locale.ts';
import { makeOwnFolder } from '../app/data/data-directory.ts';
import { LOCALE_HEADER } from '../app/http/locale.server.ts';
import { CACHE_CONTROL, chooseEncoding } from '../app/http/respond.server.ts';
import type { PageCache } from '../app/page-cache/page-cache.ts';
import type { CachedPage } from './cached-page.ts';
import { type FindKeys, normalizeQuery } from './page-request.ts';

const MAX_BYTES = 16 * 1_048_576;
const MAX_BODY_BYTES = 512 * 1_024;
const HEADERS_BYTES = 3_000;

type ApiRequest = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

interface Answer {
  headers: Headers;
  body: Uint8Array<ArrayBuffer>;
  atMs: number;
}

export type LastAnswers = ReturnType<typeof createLastAnswers>;

/** `keysAt`: of the API; a key that no call reads makes no further answer. */
export function createLastAnswers(keysAt: FindKeys, now: () => number = Date.now) {
  const answers = new LRUCache<string, Answer>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ body }, key) => body.length + key.length + HEADERS_BYTES,
  });

  function find(key: string): Answer | undefined {
    const answer = answers.get(key);
    return answer && now() - answer.atMs <= DAY_MS ? answer : undefined;
  }

  function findStale(key: string): Response | undefined {
    const answer = find(key);
    if (!answer) return undefined;
    const ageMs = now() - answer.atMs;
    const headers = new Headers(answer.headers);
    const age = String(Math.round(ageMs / 1_000));
    for (const name of ['ratelimit', 'ratelimit-policy']) headers.delete(name);
    headers.set('cache-control', CACHE_CONTROL.private);
    headers.set('cache-status', `griot; hit; ttl=-${age}`);
    headers.set('age', age);
    return new Response(answer.body, { headers });
  }

  return {
    has(request: ApiRequest): boolean {
      const key = keyOf(request, keysAt);
      return key !== undefined && find(key) !== undefined;
    },
    /** Remembers a public response; for a 5xx returns the last one, marked stale (RFC 9211). */
    async pass(request: ApiRequest, response: Response): Promise<Response> {
      const key = keyOf(request, keysAt);
      if (!key) return response;
      if (response.status >= 500) return findStale(key) ?? response;
      if (!isPublic(response)) return response;
      const body = new Uint8Array(await response.arrayBuffer());
      const { headers } = response;
      if (body.length <= MAX_BODY_BYTES) answers.set(key, { headers, body, atMs: now() });
      return new Response(body, { headers });
    },
    forget: () => answers.clear(),
  };
}

/** Undefined for a request whose response may be personal. */
function keyOf({ method, url = '', headers }: ApiRequest, keysAt: FindKeys): string | undefined {
  const isVisitors = headers.cookie === undefined && headers.authorization === undefined;
  if (method !== 'GET' || !isVisitors || !url.startsWith('/api/')) return undefined;
  const encoding = chooseEncoding(headers['accept-encoding']);
  const locale = readLocale(headers[LOCALE_HEADER]?.toString());
  return `${encoding} ${locale} ${normalizeQuery(url, keysAt)}`;
}

function isPublic({ status, headers }: Response): boolean {
  return status === 200 && headers.get('cache-control') === CACHE_CONTROL.public;
}

// The pages requested last, in a file: a process that starts while the database is away has them.

const PAGES = 500;
const SAVED_EVERY_MS = 10 * 60_000;

export interface SavedPagesOptions {
  file: string;
  /** Of the build: pages of another one name scripts and styles that are gone. */
  build: string;
}

interface Saved {
  build: string;
  pages: ReturnType<PageCache<CachedPage>['listRecent']>;
}

/** Restores the pages, then saves them every ten minutes until it is stopped, and then again. */
export function savePages(
  cache: PageCache<CachedPage>,
  { file, build }: SavedPagesOptions,
  log: Logger,
) {
  const saved = read(file);
  if (saved?.build === build) cache.restore(saved.pages);
  const save = () => {
    const pages = cache.listRecent(PAGES);
    try {
      makeOwnFolder(dirname(file));
      writeFileSync(`${file}.new`, serialize({ build, pages } satisfies Saved), { mode: 0o600 });
      renameSync(`${file}.new`, file);
    } catch (err) {
      log.warn({ err }, 'pages are not saved for an outage: DATA_DIR cannot be written');
    }
  };
  const saving = setInterval(save, SAVED_EVERY_MS).unref();
  return {
    save,
    stop() {
      clearInterval(saving);
      save();
    },
  };
}

/** A missing or damaged file is as good as none. */
function read(file: string): Saved | undefined {
  try {
    return deserialize(readFileSync(file)) as Saved;
  } catch {
    return undefined;
  }
}
