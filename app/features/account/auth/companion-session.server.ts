// Sign-in shared with the companion application (spec section 4).
import { sql as raw } from 'kysely';
import { z } from 'zod';
import { DAY_MS } from '../../../base/dates.ts';
import { pathTo } from '../../../base/paths.ts';
import { networkOf } from '../../../http/client-address.server.ts';
import type { Context } from '../../../http/context.ts';
import { readCookie } from '../../../http/cookies.ts';
import { forgiveTry } from '../../../http/counters.server.ts';
import { isUsedUp } from '../../../http/rate-limit.server.ts';
import { findSession, hashToken } from '../../../http/session.server.ts';
import { signInWithCompanionToken } from './companion-token.server.ts';
import { endOwnSession } from './sessions.server.ts';

// Pages must respond within 2 s (decisions.md, accounts).
const TIMEOUT_MS = 1_500;
const MAX_ANSWER_BYTES = 16_384;
const RETRY_AFTER_MS = 60_000;
const FAILURES_PER_NETWORK = 50;
const FAILURES_WINDOW_MS = 15 * 60_000;
// As long as our sessions: a sign-out here lasts until the next sign-in at the companion.
const SIGNED_OUT_MS = 28 * DAY_MS;

const sessionAnswer = z
  .union([
    z.object({ access_token: z.string() }),
    z.object({ data: z.object({ access_token: z.string() }) }),
  ])
  .transform((answer) => ('data' in answer ? answer.data : answer).access_token);

/** Signs a first request in by the companion's cookie. Never throws. */
export async function adoptCompanionSession(context: Context): Promise<void> {
  const cookie = readCompanionCookie(context);
  if (!cookie || !isFirstRequest(context)) return;
  try {
    if (await isDropped(context, cookie)) return;
    // Cookies that fail cost a request to the companion and a row each.
    const failures = `companion cookies from ${networkOf(context.clientAddress)}`;
    if (await isUsedUp(context, failures, FAILURES_PER_NETWORK, FAILURES_WINDOW_MS)) return;
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const token = await fetchCompanionToken(context, cookie, signal);
    const { data } = await signInWithCompanionToken(context, token, signal);
    await forgiveTry(context.sql, failures);
    const headers = { authorization: `Bearer ${data.token}` };
    const request = new Request(context.url, { headers });
    const session = await findSession(context.sql, request, context.now);
    // The cookie session's forms need the CSRF token.
    context.session = session && { ...session, via: 'cookie' };
  } catch (error) {
    context.log.warn({ reason: (error as Error).message }, 'companion session dropped');
    await drop(context, cookie, RETRY_AFTER_MS).catch(() => {});
  }
}

/** Ends the session here, and keeps the companion's from signing in again. */
export async function endSharedSession(context: Context): Promise<void> {
  await dropCompanionSession(context);
  await endOwnSession(context);
  // Cached pages go. Not cookies, which other applications may share.
  context.answerHeaders.set('clear-site-data', '"cache", "storage"');
}

/** The companion's cookie may outlive a sign-out; it must not sign in again. */
export async function dropCompanionSession(context: Context): Promise<void> {
  const cookie = readCompanionCookie(context);
  if (cookie) await drop(context, cookie, SIGNED_OUT_MS);
}

/** The companion's sign-out page; null without a companion. */
export function companionSignOutUrl({ settings }: Pick<Context, 'settings'>): string | null {
  const { COMPANION_URL, COMPANION_SIGN_OUT_PATH } = settings;
  return COMPANION_URL ? new URL(COMPANION_SIGN_OUT_PATH, COMPANION_URL).href : null;
}

/** Undecoded, as it is forwarded. */
function readCompanionCookie({ settings, request }: Context): string | undefined {
  if (!settings.COMPANION_URL) return undefined;
  const name = settings.COMPANION_COOKIE;
  const header = request.headers.get('cookie');
  if (!readCookie(header, name)) return undefined;
  const part = header?.split(';').find((one) => one.split('=')[0]?.trim() === name);
  return part?.slice(part.indexOf('=') + 1).trim();
}

function isFirstRequest({ request, session, url }: Context): boolean {
  return (
    session === null &&
    request.method === 'GET' &&
    !url.pathname.startsWith(pathTo('/api')) &&
    url.pathname !== pathTo('/logout') &&
    (request.headers.get('accept') ?? '').includes('text/html') &&
    !readCookie(request.headers.get('cookie'), 'token')
  );
}

/** Redirects are not followed, as the cookie is sent. Throws. */
async function fetchCompanionToken(
  { settings }: Context,
  cookie: string,
  signal: AbortSignal,
): Promise<string> {
  const { COMPANION_URL, COMPANION_SESSION_PATH, COMPANION_COOKIE } = settings;
  const address = new URL(COMPANION_SESSION_PATH, COMPANION_URL);
  const answer = await fetch(address, {
    headers: { accept: 'application/json', cookie: `${COMPANION_COOKIE}=${cookie}` },
    redirect: 'error',
    signal,
  });
  if (!answer.ok) throw new Error(`The companion answered ${answer.status}`);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of answer.body ?? []) {
    size += chunk.byteLength;
    if (size > MAX_ANSWER_BYTES) throw new Error('The companion answered too much');
    chunks.push(chunk);
  }
  return sessionAnswer.parse(JSON.parse(Buffer.concat(chunks).toString('utf8')));
}

async function isDropped({ sql, now }: Context, cookie: string): Promise<boolean> {
  const { rows } = await raw`
    select 1 from dropped_companion_sessions
    where cookie_hash = ${hashToken(cookie)} and expires_at > ${now}`.execute(sql);
  return rows.length > 0;
}

async function drop({ sql, now }: Context, cookie: string, forMs: number): Promise<void> {
  const until = new Date(now.getTime() + forMs);
  await raw`
    insert into dropped_companion_sessions (cookie_hash, expires_at) values (${hashToken(cookie)}, ${until})
    on conflict (cookie_hash) do update
      set expires_at = greatest(dropped_companion_sessions.expires_at, excluded.expires_at)`.execute(
    sql,
  );
}
