// Settings of the companion application, named like the site's.
export type CompanionSettings = ReturnType<typeof readCompanionSettings>;

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
