// Settings of the companion application, named like the site's.
export interface CompanionSettings {
  port: number;
  /** Its public address: the issuer of its tokens. */
  url: string;
  /** The audience of its tokens. */
  siteUrl: string;
  cookieName: string;
  cookieDomain: string | null;
  /** Shared key of its tokens; without one it signs with its own, published as JWKS. */
  key: string | null;
}

export function readCompanionSettings(env: Record<string, string | undefined>): CompanionSettings {
  const port = Number(env.COMPANION_PORT ?? 3200);
  return {
    port,
    url: trim(env.COMPANION_URL ?? `http://localhost:${port}`),
    siteUrl: trim(env.SITE_URL ?? 'http://localhost:3000'),
    cookieName: env.COMPANION_COOKIE ?? 'companion_session',
    cookieDomain: env.COOKIE_DOMAIN ?? null,
    key: env.COMPANION_KEY ?? null,
  };
}

function trim(address: string): string {
  return address.replace(/\/+$/, '');
}
