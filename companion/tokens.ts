// Access tokens for the site: signed, valid for a minute, with unique ids.
import { randomUUID } from 'node:crypto';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import type { Person } from './accounts.ts';
import type { CompanionSettings } from './settings.ts';

const LIFE_SECONDS = 60;

export async function createTokenMaker(settings: CompanionSettings) {
  const { key, siteUrl, url } = settings;
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
