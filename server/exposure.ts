// Who can open the site and its development pages, as the operator is told at start.
import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isLoopbackAddress, isLoopbackHost } from '../app/http/client-address.server.ts';
import type { Settings } from '../app/http/settings.ts';

type Exposed = Pick<Settings, 'HOST' | 'isProduction' | 'DEVELOPMENT_PAGES' | 'BILLING_SANDBOX'>;

/** Nothing for a site with https: a proxy stands in front. */
export function describeExposure(settings: Exposed): string[] {
  const { HOST, isProduction, DEVELOPMENT_PAGES, BILLING_SANDBOX } = settings;
  if (isProduction) return [];
  if (isLoopbackHost(HOST) || isLoopbackAddress(HOST)) {
    return [
      'Only this machine can open it. To open it to others, put a proxy with TLS in front and set',
      'SITE_URL to its https address (docs/operating.md). HOST=0.0.0.0 opens it without encryption.',
    ];
  }
  return [
    `WARNING: HOST=${HOST} opens this site to the network, and SITE_URL is not https.`,
    'Passwords, sessions and mails can be read and changed on their way. Never let real people sign',
    'in like this: put a proxy with TLS in front and set SITE_URL to its https address.',
    ...(DEVELOPMENT_PAGES ? ['DEVELOPMENT_PAGES=on shows everybody each kept mail.'] : []),
    ...(BILLING_SANDBOX ? ['BILLING_SANDBOX=on gives subscriptions to everybody.'] : []),
  ];
}

/** What opens development pages; the same over restarts, in a file that its owner alone reads. */
export function readDevelopmentKey({ DATA_DIR }: Pick<Settings, 'DATA_DIR'>): string {
  const file = join(DATA_DIR, 'development-key');
  try {
    return readFileSync(file, 'utf8');
  } catch {
    const key = randomBytes(12).toString('base64url');
    mkdirSync(DATA_DIR, { recursive: true, mode: 0o700 });
    writeFileSync(file, key, { mode: 0o600 });
    return key;
  }
}
