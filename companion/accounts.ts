// Settings, accounts and sessions of the companion, all in memory, and its access tokens for the
// site.
import { randomBytes, randomUUID, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

/** Named like the site's. */
export function readCompanionSettings(env: Record<string, string | undefined>) {
  const port = Number(env.COMPANION_PORT ?? 3200);
  return {
    port,
    /** Its public address: the issuer of its tokens. */
    url: trim(env.COMPANION_URL ?? `http://localhost:${port}`),
    /** The audience of its tokens. */
    siteUrl: trim(env.SITE_URL ?? 'http://localhost:3000'),
    cookieName: env.COMPANION_COOKIE ?? 'companion_session',
    cookieDomain: env.COOKIE_DOMAIN,
    /** Shared key of its tokens; without one it signs with its own, published as JWKS. */
    key: env.COMPANION_KEY,
  };
}

function trim(address: string): string {
  return address.replace(/\/+$/, '');
}

const derive = promisify(scrypt) as (
  password: string,
  salt: Buffer,
  length: number,
) => Promise<Buffer>;

export interface Person {
  name: string;
  email: string;
}

interface Account extends Person {
  salt: Buffer;
  hash: Buffer;
}

export class Accounts {
  readonly #accounts = new Map<string, Account>();
  readonly #sessions = new Map<string, Person>();

  /** False when the address is taken. */
  async create({ name, email }: Person, password: string): Promise<boolean> {
    const key = email.toLowerCase();
    if (this.#accounts.has(key)) return false;
    const salt = randomBytes(16);
    this.#accounts.set(key, { name, email, salt, hash: await derive(password, salt, 32) });
    return true;
  }

  /** A new session's id, or null for a wrong address or password. */
  async signIn(email: string, password: string): Promise<string | null> {
    const account = this.#accounts.get(email.toLowerCase());
    const salt = account?.salt ?? Buffer.alloc(16);
    const given = await derive(password, salt, 32);
    if (!account || !timingSafeEqual(given, account.hash)) return null;
    const id = randomBytes(32).toString('base64url');
    this.#sessions.set(id, { name: account.name, email: account.email });
    return id;
  }

  findPerson(sessionId: string | undefined): Person | null {
    return this.#sessions.get(sessionId ?? '') ?? null;
  }

  signOut(sessionId: string | undefined): void {
    this.#sessions.delete(sessionId ?? '');
  }
}

type CompanionSettings = ReturnType<typeof readCompanionSettings>;
const LIFE_SECONDS = 60;

/** Access tokens: signed, valid for a minute, with unique ids. */
export async function createTokenMaker({ key, siteUrl, url }: CompanionSettings) {
  const pair = key === undefined ? await generateKeyPair('ES256') : null;
  const signingKey = pair?.privateKey ?? new TextEncoder().encode(key);
  const header = pair ? { alg: 'ES256', kid: 'companion' } : { alg: 'HS256' };
  return {
    /** For /.well-known/jwks.json; none with a shared key. */
    keys: pair
      ? [{ ...(await exportJWK(pair.publicKey)), kid: 'companion', alg: 'ES256', use: 'sig' }]
      : [],
    make: ({ name, email }: Person) =>
      new SignJWT({ name, email, email_verified: true })
        .setProtectedHeader(header)
        .setIssuer(url)
        .setAudience(siteUrl)
        .setSubject(email)
        .setJti(randomUUID())
        .setIssuedAt()
        .setExpirationTime(`${LIFE_SECONDS}s`)
        .sign(signingKey),
  };
}
