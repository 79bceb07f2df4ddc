// What the operator is told at start about who can open the site.
import type { Settings } from '../app/http/settings.ts';
import { isLoopbackAddress, isLoopbackHost } from '../app/http/this-machine.server.ts';

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
