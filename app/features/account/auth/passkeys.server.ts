// Passkeys (WebAuthn level 3): adding, removing and signing in by one. The library checks
// challenge, origin, relying party, user verification and signature.
import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { sql as raw } from 'kysely';
import { describeBrowser } from '../../../base/session-label.ts';
import type { Sql } from '../../../data/database.ts';
import type { Context } from '../../../http/context.ts';
import { HttpError, invalid } from '../../../http/errors.ts';
import { requireSession, unauthorized } from '../../../http/guard.server.ts';
import { requireTriesLeft } from '../../../http/rate-limit.server.ts';
import { recordEvent } from '../../../http/security-events.server.ts';
import { hashToken } from '../../../http/session.server.ts';
import { authText } from '../../../text/text.ts';
import { requireOwnPassword } from './change-password.server.ts';
import { reportFactorChange, reportFactorEnd } from './change-second-step.server.ts';
import type { SignInAnswer } from './contract.ts';
import { startSession } from './sessions.server.ts';
import { hasSecondStep, makeRecoveryCodes } from './sign-in.server.ts';

const text = authText.passkeys;
const VALID_MS = 5 * 60_000;
const MOST = 10;

export interface Passkey {
  /** Credential id as base64url. */
  id: string;
  label: string;
  created_at: Date;
  last_used_at: Date | null;
}

/** Oldest first. */
export async function listPasskeys(sql: Sql, userId: number): Promise<Passkey[]> {
  const { rows } = await raw<Omit<Passkey, 'id'> & { id: Buffer }>`
    select credential_id as id, label, created_at, last_used_at from passkeys
    where user_id = ${userId} order by created_at, credential_id`.execute(sql);
  // The embedded database returns a plain Uint8Array.
  return rows.map((row) => ({ ...row, id: Buffer.from(row.id).toString('base64url') }));
}

/** What the browser needs to make one. Throws 422 for a wrong password, 429. */
export async function startPasskey(context: Context, password: string) {
  const { userId, isVerified, email, name } = requireSession(context);
  if (!isVerified) throw new HttpError(422, authText.secondStep.unverified);
  await requireOwnPassword(context, password);
  const own = await listPasskeys(context.sql, userId);
  if (own.length >= MOST) throw new HttpError(422, text.tooMany(MOST));
  const { generateRegistrationOptions } = await import('@simplewebauthn/server');
  const options = await generateRegistrationOptions({
    rpName: context.settings.PRODUCT_NAME,
    rpID: partyOf(context).id,
    userID: Uint8Array.from(Buffer.from(String(userId))),
    userName: email,
    userDisplayName: name,
    excludeCredentials: own.map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await saveChallenge(context, options.challenge, userId);
  return options;
}

/**
 * Ends all other sessions. Returns recovery codes with the first factor of an account only.
 * Throws 422 for an answer that is not the one expected.
 */
export async function addPasskey(context: Context, answer: string): Promise<string[]> {
  const { userId, id: sessionId } = requireSession(context);
  const { sql, now, request } = context;
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const response = parseAnswer(answer);
  const expected = listExpected(context, userId);
  const verified = await verifyRegistrationResponse({ ...expected, response }).catch(refused);
  if (!verified?.verified) throw invalid({ passkey: [text.failed] });
  const { id, publicKey, counter } = verified.registrationInfo.credential;
  const label = describeBrowser(request.headers.get('user-agent')) ?? text.unnamed;
  return sql.transaction().execute(async (transaction) => {
    const isFirst = !(await hasSecondStep(transaction, userId));
    const { rows } = await raw`
      insert into passkeys (credential_id, user_id, public_key, counter, transports, label, created_at)
      values (${Buffer.from(id, 'base64url')}, ${userId}, ${Buffer.from(publicKey)}, ${counter},
        ${transportsOf(response)}::text[], ${label}, ${now})
      on conflict do nothing returning 1 as added`.execute(transaction);
    if (rows.length === 0) throw invalid({ passkey: [text.failed] });
    await raw`
      update sessions set second_step_at = ${now} where id = ${sessionId}`.execute(transaction);
    const codes = isFirst ? await makeRecoveryCodes(transaction, userId) : [];
    await reportFactorChange({ ...context, sql: transaction }, 'factor_added', 'passkey');
    return codes;
  });
}

/** Throws 422 for a wrong password, 429. */
export async function removePasskey(context: Context, credentialId: string, password: string) {
  const { userId } = requireSession(context);
  await requireOwnPassword(context, password);
  await context.sql.transaction().execute(async (sql) => {
    const { rows } = await raw`
      delete from passkeys
      where credential_id = ${Buffer.from(credentialId, 'base64url')} and user_id = ${userId}
      returning 1 as removed`.execute(sql);
    if (rows.length === 0) return;
    await reportFactorEnd({ ...context, sql }, 'passkey');
  });
}

/** What the browser needs to sign in by a passkey of any account. Throws 403, 429. */
export async function startPasskeySignIn(context: Context) {
  await requireTriesLeft(context, 'passkey challenge');
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
  const options = await generateAuthenticationOptions({
    rpID: partyOf(context).id,
    userVerification: 'required',
  });
  await saveChallenge(context, options.challenge, null);
  return options;
}

/** Needs no second step: the device has checked its user. Throws 401, 403, 429. */
export async function signInByPasskey(context: Context, answer: unknown): Promise<SignInAnswer> {
  const tries = await requireTriesLeft(context, 'passkey');
  const response = answer as AuthenticationResponseJSON;
  const stored = await findPasskey(context.sql, response.id);
  const { verifyAuthenticationResponse: verify } = await import('@simplewebauthn/server');
  const { id } = response;
  const credential = stored && { ...stored, id, publicKey: Uint8Array.from(stored.publicKey) };
  const expected = listExpected(context, null);
  const verified =
    credential && (await verify({ ...expected, response, credential }).catch(refused));
  if (!stored || !verified?.verified) {
    const userId = stored?.userId ?? null;
    await recordEvent(context, { kind: 'sign_in', userId, outcome: 'refused', detail: 'passkey' });
    throw unauthorized(text.refused);
  }
  await tries.succeeded();
  await raw`
    update passkeys set counter = ${verified.authenticationInfo.newCounter}, last_used_at = ${context.now}
    where credential_id = ${stored.credentialId}`.execute(context.sql);
  return startSession(context, stored.userId, 'passkey');
}

async function findPasskey(sql: Sql, id: string) {
  const { rows } = await raw<{
    credentialId: Buffer;
    userId: number;
    publicKey: Buffer;
    counter: number;
    transports: AuthenticatorTransport[];
  }>`
    select credential_id as "credentialId", user_id as "userId", public_key as "publicKey", counter, transports
    from passkeys where credential_id = ${Buffer.from(id, 'base64url')}`.execute(sql);
  return rows[0] ?? null;
}

/** The relying party of the standard: the site's host name, and where its pages are. */
function partyOf({ settings }: Context): { id: string; origin: string } {
  const { hostname, origin } = new URL(settings.SITE_URL);
  return { id: hostname, origin };
}

function listExpected(context: Context, userId: number | null) {
  const { id, origin } = partyOf(context);
  return {
    expectedChallenge: (challenge: string) => takeChallenge(context, challenge, userId),
    expectedOrigin: origin,
    expectedRPID: id,
  };
}

/** The library throws whatever is wrong with an answer. */
const refused = () => null;

async function saveChallenge({ sql, now }: Context, challenge: string, userId: number | null) {
  const expiresAt = new Date(now.getTime() + VALID_MS);
  await raw`
    insert into passkey_challenges (challenge_hash, user_id, expires_at)
    values (${hashToken(challenge)}, ${userId}, ${expiresAt})`.execute(sql);
}

/** Uses it up; false for one that is unknown, used, too old or another's. */
async function takeChallenge({ sql, now }: Context, challenge: string, userId: number | null) {
  const { rows } = await raw`
    delete from passkey_challenges
    where challenge_hash = ${hashToken(challenge)} and expires_at > ${now}
      and user_id is not distinct from ${userId}::bigint
    returning 1 as taken`.execute(sql);
  return rows.length > 0;
}

function parseAnswer(json: string): RegistrationResponseJSON {
  try {
    return JSON.parse(json);
  } catch {
    throw invalid({ passkey: [text.failed] });
  }
}

function transportsOf({ response }: RegistrationResponseJSON): string[] {
  const given = Array.isArray(response.transports) ? response.transports : [];
  return given.filter((one) => /^[a-z-]{1,20}$/.test(one)).slice(0, 8);
}
