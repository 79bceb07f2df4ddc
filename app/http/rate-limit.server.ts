// Limits of tries at sign-in and of calls. RATE_LIMITS=off disables them.

import { hash } from 'node:crypto';
import { DAY_MS } from '../base/dates.ts';
import { pathTo } from '../base/paths.ts';
import { isAllOpen, KEY_LIMITS } from '../base/plans.ts';
import { isEmbedded } from '../data/database.ts';
import { problemsText } from '../text/text.ts';
import { networkOf, siteOf } from './client-address.server.ts';
import type { Context } from './context.ts';
import {
  type CallCounter,
  countTry,
  createCallCounter,
  createHitCounter,
  forgetTries,
  forgiveTry,
  type HitCounter,
  type HitWindow,
} from './counters.server.ts';
import { HttpError } from './errors.ts';
import { limitsOf } from './limits.ts';

const TRIES_WINDOW_MS = 15 * 60_000;
const TRIES_PER_ACCOUNT = 5;
const TRIES_PER_ADDRESS = 50;
const TRIES_PER_SITE = 10 * TRIES_PER_ADDRESS;
const MINUTE_MS = 60_000;
// Typing one name requests several suggestions.
const SUGGESTIONS_PER_MINUTE = 240;
// Pages call more often than programs; but any program can claim to be a page.
const OWN_PAGES_TIMES = 10;
const WHERE_MORE = ' What an account and a plan give stands at /pricing.';

export interface Tries {
  /** Takes the attempt back from the account's and the address's count. */
  succeeded(): Promise<void>;
}

/**
 * Counts an attempt at something guessable before it is made: 5 in 15 minutes per account and
 * address, 50 per address, 500 per IPv6 /48. `account` is absent where none is named. Throws 429.
 */
export async function requireTriesLeft(
  context: Context,
  what: string,
  account?: string,
): Promise<Tries> {
  if (!context.settings.RATE_LIMITS) return { succeeded: async () => {} };
  const { sql, now } = context;
  const network = networkOf(context.clientAddress);
  const byAddress = `${what} from ${network}`;
  const byAccount = account && `${what} at ${account.trim().toLowerCase()} from ${network}`;
  const keys: Array<[string, number]> = [[byAddress, TRIES_PER_ADDRESS]];
  if (byAccount) keys.push([byAccount, TRIES_PER_ACCOUNT]);
  const site = siteOf(context.clientAddress);
  const bySite = site && `${what} from ${site}`;
  if (bySite) keys.push([bySite, TRIES_PER_SITE]);
  for (const [key, limit] of keys) {
    const { hits, endsAt } = await countTry(sql, { key, windowMs: TRIES_WINDOW_MS, now });
    if (hits > limit) throw tooManyTries(endsAt, now);
  }
  return {
    async succeeded() {
      await forgiveTry(sql, byAddress);
      if (bySite) await forgiveTry(sql, bySite);
      if (byAccount) await forgetTries(sql, byAccount);
    },
  };
}

/** 5 in 15 minutes of what nobody guesses at, from all addresses together. Throws 429. */
export async function requireUsesLeft(
  { sql, settings, now }: Context,
  key: string,
  most = TRIES_PER_ACCOUNT,
): Promise<void> {
  if (!settings.RATE_LIMITS) return;
  const { hits, endsAt } = await countTry(sql, { key, windowMs: TRIES_WINDOW_MS, now });
  if (hits > most) throw tooManyTries(endsAt, now);
}

/** Whether `limit` is exceeded within the window, counting this one. */
export async function isUsedUp(
  context: Pick<Context, 'sql' | 'settings' | 'now'>,
  key: string,
  limit: number,
  windowMs: number,
): Promise<boolean> {
  if (!context.settings.RATE_LIMITS) return false;
  const { hits } = await countTry(context.sql, { key, windowMs, now: context.now });
  return hits > limit;
}

/** Counts calls and sets RateLimit headers (draft-ietf-httpapi-ratelimit-headers). Throws 429. */
export function createCallLimit(): (context: Context) => Promise<void> {
  const counters = {
    minute: { own: createHitCounter(MINUTE_MS), shared: createCallCounter() },
    day: { own: createHitCounter(DAY_MS), shared: createCallCounter() },
  };
  return async (context) => {
    if (!context.settings.RATE_LIMITS) return;
    const policies: string[] = [];
    const left: string[] = [];
    let refused: HttpError | undefined;
    for (const bucket of listBuckets(context)) {
      const { name, limit, windowMs } = bucket;
      const pair = windowMs === DAY_MS ? counters.day : counters.minute;
      const { hits, endsAtMs } = await countCall(context, pair, bucket);
      const seconds = secondsUntil(endsAtMs, context.now);
      policies.push(`"${name}";q=${limit};w=${windowMs / 1_000}`);
      left.push(`"${name}";r=${Math.max(0, limit - hits)};t=${seconds}`);
      if (hits > limit) refused = tooManyCalls(context, bucket, seconds);
    }
    context.answerHeaders.set('ratelimit-policy', policies.join(', '));
    context.answerHeaders.set('ratelimit', left.join(', '));
    if (refused) throw refused;
  };
}

function tooManyCalls({ plans }: Context, { name, limit }: Bucket, seconds: number): HttpError {
  const more = name === 'calls' && !isAllOpen(plans) ? WHERE_MORE : '';
  const window = name === 'day' ? 'day' : 'minute';
  return new HttpError(
    429,
    `All ${limit} calls of this ${window} are used. Try again in ${seconds} seconds.${more}`,
    { headers: { 'retry-after': String(seconds) } },
  );
}

interface Bucket {
  name: 'calls' | 'suggestions' | 'pages' | 'keys' | 'day';
  limit: number;
  windowMs: number;
}

function listBuckets(context: Context): Bucket[] {
  const { key, plans } = context;
  if (key) {
    const hasPlan = key.session.hasActiveSubscription || isAllOpen(plans);
    const standing = hasPlan ? 'subscriber' : 'account';
    return [
      { name: 'keys', limit: KEY_LIMITS.perMinute[standing], windowMs: MINUTE_MS },
      { name: 'day', limit: KEY_LIMITS.perDay[standing], windowMs: DAY_MS },
    ];
  }
  const { apiCallsPerMinute } = limitsOf(context);
  const windowMs = MINUTE_MS;
  if (isOwnPage(context.request)) {
    return [{ name: 'pages', limit: OWN_PAGES_TIMES * apiCallsPerMinute, windowMs }];
  }
  const isSuggestion = context.url.pathname === pathTo('/api/suggest');
  return isSuggestion
    ? [{ name: 'suggestions', limit: SUGGESTIONS_PER_MINUTE, windowMs }]
    : [{ name: 'calls', limit: apiCallsPerMinute, windowMs }];
}

/**
 * Counts over all processes in the shared database, unless this process alone exceeds the limit.
 * While the database is unavailable each process counts for itself. Calls of our own pages do not
 * wait: the shared count applies from the next call.
 */
async function countCall(
  context: Context,
  counters: { own: HitCounter; shared: CallCounter },
  { name, limit, windowMs }: Bucket,
): Promise<HitWindow> {
  const key = `${name} of ${whoAsks(context)}`;
  const own = counters.own.count(key, context.now.getTime());
  // A day outlives the process: it is counted in the database, also in an embedded one.
  const isOwnEnough = isEmbedded(context.sql) && windowMs === MINUTE_MS;
  if (isOwnEnough || own.hits > limit) return own;
  const window = { key, windowMs, now: context.now };
  const shared = counters
    .shared(context.sql, window)
    .then(({ hits, endsAt }) => ({ hits, endsAtMs: endsAt.getTime() }))
    .catch(() => own);
  if (name !== 'pages') return shared;
  shared.then((counted) => counters.own.raise(key, counted));
  return own;
}

function whoAsks({ session, key, clientAddress }: Context): string {
  const userId = session?.userId ?? key?.session.userId;
  const who = userId ? `user ${userId}` : networkOf(clientAddress);
  return hash('sha256', who, 'base64url');
}

/** Browsers set this header themselves; scripts of other sites cannot, programs can. */
function isOwnPage(request: Request): boolean {
  return request.headers.get('sec-fetch-site') === 'same-origin';
}

export function secondsUntil(endsAtMs: number, now: Date): number {
  return Math.max(1, Math.ceil((endsAtMs - now.getTime()) / 1_000));
}

export function tooManyTries(endsAt: Date, now: Date): HttpError {
  const seconds = secondsUntil(endsAt.getTime(), now);
  return new HttpError(429, problemsText.tooManyTries(seconds), {
    headers: { 'retry-after': String(seconds) },
  });
}
