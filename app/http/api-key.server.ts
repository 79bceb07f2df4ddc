// Personal keys of the API: gk_, 32 random letters and digits, six more as a checksum.
import { randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { sql as raw } from 'kysely';
import type { KeyScope } from '../base/plans.ts';
import type { Sql } from '../data/database.ts';
import type { Context } from './context.ts';
import { HttpError } from './errors.ts';
import { unauthorized } from './guard.server.ts';
import { type ApiKey, activePlan, hashToken, type Session } from './session.server.ts';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const RANDOM_LENGTH = 32;
const CHECKSUM_LENGTH = 6;
const KEY = /^gk_([0-9A-Za-z]{32})([0-9A-Za-z]{6})$/;
const USE_STORED_EVERY_MS = 10 * 60_000;

export function makeKey(): string {
  const letters = Array.from({ length: RANDOM_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]);
  const random = letters.join('');
  return `gk_${random}${checksumOf(random)}`;
}

/** Lets a mistyped or made-up key be refused unread, and found where it was published. */
function checksumOf(random: string): string {
  let rest = crc32(random);
  let text = '';
  for (let place = 0; place < CHECKSUM_LENGTH; place += 1) {
    text = ALPHABET[rest % ALPHABET.length] + text;
    rest = Math.floor(rest / ALPHABET.length);
  }
  return text;
}

/** Null where the request has none. Throws 401 for one that is wrong, ended or revoked. */
export async function findKey(sql: Sql, request: Request, now: Date): Promise<ApiKey | null> {
  const given = /^Bearer (gk_\S*)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  if (!given) return null;
  const [, random, checksum] = KEY.exec(given) ?? [];
  const found = random && checksumOf(random) === checksum ? await readKey(sql, given, now) : null;
  if (!found) throw unauthorized('There is no such key: it is wrong, ended or revoked.');
  return found;
}

type KeyRow = Pick<Session, 'userId' | 'name' | 'email' | 'avatar' | 'locale' | 'isVerified'> & {
  id: number;
  scopes: KeyScope[];
  plan: string | null;
  lastUsedAt: Date | null;
};

async function readKey(sql: Sql, key: string, now: Date): Promise<ApiKey | null> {
  const { rows } = await raw<KeyRow>`
    select k.id, k.scopes, k.last_used_at as "lastUsedAt", u.id as "userId", u.name, u.email, u.avatar, u.locale,
      u.email_verified_at is not null as "isVerified", ${activePlan(raw`u.id`, now)} as plan
    from api_keys k join users u on u.id = k.user_id
    where k.key_hash = ${hashToken(key)}
      and (k.expires_at is null or k.expires_at > ${now})`.execute(sql);
  const [row] = rows;
  if (!row) return null;
  const { id, scopes, lastUsedAt, ...owner } = row;
  if (now.getTime() - (lastUsedAt?.getTime() ?? 0) > USE_STORED_EVERY_MS) {
    await raw`update api_keys set last_used_at = ${now} where id = ${id}`.execute(sql);
  }
  const session: Session = {
    ...owner,
    id: 0,
    isModerator: false,
    moderation: null,
    hasSecondStep: false,
    hasActiveSubscription: owner.plan !== null,
    via: 'bearer',
    xsrfToken: '',
  };
  return { id, scopes, session };
}

/** Nothing without a key. Throws 403 for a key that may not; null is what no key may do. */
export function requireScope({ key }: Pick<Context, 'key'>, scope: KeyScope | null): void {
  if (!key || (scope && key.scopes.includes(scope))) return;
  throw new HttpError(
    403,
    scope
      ? `This key may not do this: it has no scope "${scope}".`
      : 'No key may do this: sign in instead.',
  );
}

/** Of an account whose password changed, or whose access was revoked. */
export async function endKeys(sql: Sql, userId: number): Promise<void> {
  await raw`delete from api_keys where user_id = ${userId}`.execute(sql);
}
