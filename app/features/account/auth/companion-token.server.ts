// Access tokens of the companion: signed, for this site, valid for a minute and once.

import { createRemoteJWKSet, type JWTPayload, jwtVerify } from 'jose';
import { sql as raw } from 'kysely';
import { z } from 'zod';
import type { Sql } from '../../../data/database.ts';
import type { Context } from '../../../http/context.ts';
import { unauthorized } from '../../../http/guard.server.ts';
import { hashToken } from '../../../http/session.server.ts';
import type { Settings } from '../../../http/settings.ts';
import { emailAddress } from '../../../outbox/mail-address.ts';
import { authText } from '../../../text/text.ts';
import { personName, type SignInAnswer } from './contract.ts';
import { endOlderAccess } from './end-older-access.server.ts';
import { startSession } from './sessions.server.ts';

const MAX_AGE_SECONDS = 60;
const CLOCK_TOLERANCE_SECONDS = 5;
const KEYS_TIMEOUT_MS = 1_000;

const claims = z.object({
  jti: z.string().min(1).max(200),
  iat: z.number(),
  exp: z.number(),
  email: emailAddress,
  email_verified: z.literal(true),
  name: personName.optional().catch(undefined),
});
type Claims = z.output<typeof claims>;

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

async function readToken(
  { settings, now, log }: Context,
  token: string,
  signal: AbortSignal | undefined,
): Promise<Claims> {
  try {
    const verified = verify(settings, token, now);
    const payload = await (signal ? Promise.race([verified, untilAborted(signal)]) : verified);
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

async function verify(settings: Settings, token: string, now: Date): Promise<JWTPayload> {
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
    return (await jwtVerify(token, key, { ...rules, algorithms: ['HS256'] })).payload;
  }
  const algorithms = ['ES256', 'RS256', 'EdDSA'];
  return (await jwtVerify(token, keysOf(COMPANION_URL), { ...rules, algorithms })).payload;
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

function refused() {
  return unauthorized(authText.wrong.companionToken);
}
