// Sign-in shared with the companion application: by its cookie, which is exchanged for an access
// token, or by such a token itself: signed, for this site, valid once and for a minute.

import { createRemoteJWKSet, jwtVerify } from 'jose';
import { sql as raw } from 'kysely';
import { z } from 'zod';
import { DAY_MS } from '../../../base/dates.ts';
import { pathTo } from '../../../base/paths.ts';
import type { Sql } from '../../../data/database.ts';
import { networkOf } from '../../../http/client-address.server.ts';
import type { Context } from '../../../http/context.ts';
import { readCookie } from '../../../http/cookies.ts';
import { forgiveTry } from '../../../http/counters.server.ts';
import { unauthorized } from '../../../http/guard.server.ts';
import { isUsedUp } from '../../../http/rate-limit.server.ts';
import { findSession, hashToken } from '../../../http/session.server.ts';
import type { Settings } from '../../../http/settings.ts';
import { emailAddress } from '../../../outbox/mail-address.ts';
import { authText } from '../../../text/text.ts';
import { personName, type SignInAnswer } from './contract.ts';
import { endOlderAccess, endOwnSession, startSession } from './sessions.server.ts';

// Pages must respond within 2 s.
const TIMEOUT_MS = 1_500;
const MAX_ANSWER_BYTES = 16_384;
const RETRY_AFTER_MS = 60_000;
const FAILURES_PER_NETWORK = 50;
const FAILURES_WINDOW_MS = 15 * 60_000;
// As long as our sessions: a sign-out here lasts until the next sign-in at the companion.
const SIGNED_OUT_MS = 28 * DAY_MS;
const MAX_AGE_SECONDS = 60;
const CLOCK_TOLERANCE_SECONDS = 5;
const KEYS_TIMEOUT_MS = 1_000;

const sessionAnswer = z
  .union([
    z.object({ access_token: z.string() }),
    z.object({ data: z.object({ access_token: z.string() }) }),
  ])
  .transform((answer) => ('data' in answer ? answer.data : answer).access_token);

const claims = z.object({
  jti: z.string().min(1).max(200),
  iat: z.number(),
  exp: z.number(),
  email: emailAddress,
  email_verified: z.literal(true),
  name: personName.optional().catch(undefined),
});
type Claims = z.output<typeof claims>;

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

/** Signs in the account with the verified address, or a new one. Throws 401 for a wrong token. */
export async function signInWithCompanionToken(
  context: Context,
  token: string,
  signal?: AbortSignal,
): Promise<SignInAnswer> {
  const given = await readToken(context, token, signal);
  const userId = await context.sql.transaction().execute(async (sql) => {
    if (!(await applyOnce(sql, given))) throw refused();
    return findOrCreateUser(sql, given, context.now);
  });
  return startSession(context, userId, 'companion');
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
async function fetchCompanionToken({ settings }: Context, cookie: string, signal: AbortSignal) {
  const { COMPANION_URL, COMPANION_SESSION_PATH, COMPANION_COOKIE } = settings;
  const answer = await fetch(new URL(COMPANION_SESSION_PATH, COMPANION_URL), {
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
    insert into dropped_companion_sessions as d (cookie_hash, expires_at)
    values (${hashToken(cookie)}, ${until}) on conflict (cookie_hash)
    do update set expires_at = greatest(d.expires_at, excluded.expires_at)`.execute(sql);
}

async function readToken(
  { settings, now, log }: Context,
  token: string,
  signal: AbortSignal | undefined,
): Promise<Claims> {
  try {
    const verified = verify(settings, token, now);
    const { payload } = await (signal ? Promise.race([verified, untilAborted(signal)]) : verified);
    const given = claims.parse(payload);
    if (given.exp - given.iat > MAX_AGE_SECONDS) throw new Error('The token lives too long');
    return given;
  } catch (error) {
    // The operator gets the reason; the token is never logged.
    log.warn({ reason: (error as Error).message }, 'companion token refused');
    throw refused();
  }
}

function untilAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason as Error);
    signal.addEventListener('abort', () => reject(signal.reason as Error));
  });
}

async function verify(settings: Settings, token: string, now: Date) {
  const { COMPANION_URL, COMPANION_KEY, SITE_URL } = settings;
  if (!COMPANION_URL) throw new Error('There is no companion application');
  const rules = {
    issuer: COMPANION_URL,
    audience: SITE_URL,
    maxTokenAge: MAX_AGE_SECONDS,
    clockTolerance: CLOCK_TOLERANCE_SECONDS,
    currentDate: now,
  };
  // Each kind of key has its algorithms: a public key is never used as a shared one.
  if (COMPANION_KEY) {
    const key = new TextEncoder().encode(COMPANION_KEY);
    return jwtVerify(token, key, { ...rules, algorithms: ['HS256'] });
  }
  const algorithms = ['ES256', 'RS256', 'EdDSA'];
  return jwtVerify(token, keysOf(COMPANION_URL), { ...rules, algorithms });
}

const keySets = new Map<string, ReturnType<typeof createRemoteJWKSet>>();

function keysOf(companionUrl: string) {
  const known = keySets.get(companionUrl);
  if (known) return known;
  const address = new URL('/.well-known/jwks.json', companionUrl);
  const keys = createRemoteJWKSet(address, { timeoutDuration: KEYS_TIMEOUT_MS });
  keySets.set(companionUrl, keys);
  return keys;
}

async function applyOnce(sql: Sql, { jti, exp }: Claims): Promise<boolean> {
  const until = new Date((exp + CLOCK_TOLERANCE_SECONDS) * 1_000);
  const { rows } = await raw`
    insert into used_companion_tokens (token_hash, expires_at) values (${hashToken(jti)}, ${until})
    on conflict do nothing returning 1 as used`.execute(sql);
  return rows.length > 0;
}

/** A stranger may have made an unverified account: its password and sessions end. */
async function findOrCreateUser(sql: Sql, { email, name }: Claims, now: Date): Promise<number> {
  const { rows } = await raw<{ id: number }>`
    insert into users (email, name, email_verified_at, created_at, updated_at)
    values (${email}, ${name ?? nameFrom(email)}, ${now}, ${now}, ${now})
    on conflict (lower(email)) do nothing returning id`.execute(sql);
  if (rows[0]) return rows[0].id;
  const found = await raw<{ id: number; verified: boolean }>`
    select id, email_verified_at is not null as verified from users
    where lower(email) = lower(${email}) for update`.execute(sql);
  const account = found.rows[0];
  if (!account) throw refused();
  if (!account.verified) {
    await raw`update users set email_verified_at = ${now} where id = ${account.id}`.execute(sql);
    await endOlderAccess(sql, account.id, now);
  }
  return account.id;
}

/** The part before the @, as a first name. */
function nameFrom(email: string): string {
  const part = (email.split('@')[0] ?? '').slice(0, 80);
  return personName.safeParse(part).data ?? 'Member';
}

const refused = () => unauthorized(authText.wrong.companionToken);
