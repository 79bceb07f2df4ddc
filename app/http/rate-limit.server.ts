// How often one may try (decisions.md: accounts, visitors' limits). RATE_LIMITS=off takes all limits away.
import { createHash } from 'node:crypto';
import { isAllOpen } from '../base/plans.ts';
import { networkOf } from './client-address.server.ts';
import type { Context } from './context.ts';
import { countCall, countTry, forgetTries, forgiveTry } from './count-tries.server.ts';
import { HttpError } from './errors.ts';
import { createHitCounter, type HitCounter } from './hit-counter.ts';
import { limitsOf } from './limits.ts';

const TRIES_WINDOW_MS = 15 * 60_000;
const TRIES_PER_ACCOUNT = 5;
const TRIES_PER_ADDRESS = 50;
const MINUTE_MS = 60_000;
// Typing one name asks for several suggestions.
const SUGGESTIONS_PER_MINUTE = 240;
const WHERE_MORE = ' What an account and a plan give stands at /pricing.';

export interface Tries {
  /** The try was a good one: it counts neither against the account nor against the address. */
  succeeded(): Promise<void>;
}

/**
 * Counts one try at something guessable before it is made: 5 in 15 minutes per account and address, 50 per address.
 * `what` names the kind of try; `account` is who is tried, left out where nobody is named. Throws 429.
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
  for (const [key, limit] of keys) {
    const { hits, endsAt } = await countTry(sql, { key, windowMs: TRIES_WINDOW_MS, now });
    if (hits > limit) throw tooMany(secondsUntil(endsAt.getTime(), now));
  }
  return {
    async succeeded() {
      await forgiveTry(sql, byAddress);
      if (byAccount) await forgetTries(sql, byAccount);
    },
  };
}

/** Whether `limit` within the window are used up, counting this one; for limits that nobody is told of. */
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

/** What this process counted of API calls. */
export interface CallCounters {
  calls: HitCounter;
  suggestions: HitCounter;
}

export function createCallCounters(): CallCounters {
  return { calls: createHitCounter(MINUTE_MS), suggestions: createHitCounter(MINUTE_MS) };
}

/**
 * Counts an API call and tells what is left in RateLimit headers (draft-ietf-httpapi-ratelimit-headers). Calls of
 * our own pages are not counted. Throws 429.
 */
export async function limitCalls(context: Context, counters: CallCounters): Promise<void> {
  if (!context.settings.RATE_LIMITS || isOwnPage(context.request)) return;
  const isSuggestion = context.url.pathname === '/api/suggest';
  const name = isSuggestion ? 'suggestions' : 'calls';
  const limit = isSuggestion ? SUGGESTIONS_PER_MINUTE : limitsOf(context).apiCallsPerMinute;
  const { hits, endsAtMs } = await countCalls(context, counters[name], name, limit);
  const seconds = secondsUntil(endsAtMs, context.now);
  context.answerHeaders.set('ratelimit-policy', `"${name}";q=${limit};w=${MINUTE_MS / 1_000}`);
  context.answerHeaders.set('ratelimit', `"${name}";r=${Math.max(0, limit - hits)};t=${seconds}`);
  if (hits <= limit) return;
  const more = isSuggestion || isAllOpen(context.settings.plans) ? '' : WHERE_MORE;
  throw new HttpError(
    429,
    `All ${limit} calls of this minute are used. Try again in ${seconds} seconds.${more}`,
    { headers: { 'retry-after': String(seconds) } },
  );
}

/**
 * Counts over all processes, in the database they share. What alone is over the limit here need not ask there, and
 * while the database is away each process counts for itself.
 */
async function countCalls(
  context: Context,
  counter: HitCounter,
  name: string,
  limit: number,
): Promise<{ hits: number; endsAtMs: number }> {
  const who = whoAsks(context);
  const own = counter.count(who, context.now.getTime());
  if (context.databaseKind === 'embedded' || own.hits > limit) return own;
  try {
    const window = { key: `${name} of ${who}`, windowMs: MINUTE_MS, now: context.now };
    const { hits, endsAt } = await countCall(context.sql, window);
    return { hits, endsAtMs: endsAt.getTime() };
  } catch {
    return own;
  }
}

function whoAsks({ session, clientAddress }: Context): string {
  const who = session ? `user ${session.userId}` : networkOf(clientAddress);
  return createHash('sha256').update(who).digest('base64url');
}

/** Browsers write this header themselves; scripts of other sites cannot. */
function isOwnPage(request: Request): boolean {
  return request.headers.get('sec-fetch-site') === 'same-origin';
}

function secondsUntil(endsAtMs: number, now: Date): number {
  return Math.max(1, Math.ceil((endsAtMs - now.getTime()) / 1_000));
}

function tooMany(seconds: number): HttpError {
  const minutes = Math.ceil(seconds / 60);
  const wait = seconds < 90 ? `${seconds} seconds` : `${minutes} minutes`;
  return new HttpError(429, `Too many tries. Try again in ${wait}.`, {
    headers: { 'retry-after': String(seconds) },
  });
}
