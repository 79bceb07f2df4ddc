import type { Price } from '../../../base/plans.ts';
import { createPaystack } from './paystack.server.ts';
import { type Billing, type BillingProvider, ProviderFailed } from './port.server.ts';
import { createSandbox } from './sandbox.server.ts';
import { createStripe } from './stripe.server.ts';

/** Providers that are set up, in the order they are offered. */
export function listProviders(billing: Billing): BillingProvider[] {
  const { settings } = billing;
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, PAYSTACK_SECRET_KEY } = settings;
  const all: BillingProvider[] = [];
  if (STRIPE_SECRET_KEY && STRIPE_WEBHOOK_SECRET) {
    all.push(
      createStripe({
        secretKey: STRIPE_SECRET_KEY,
        webhookSecret: STRIPE_WEBHOOK_SECRET,
        apiUrl: settings.STRIPE_API_URL,
      }),
    );
  }
  if (PAYSTACK_SECRET_KEY) {
    all.push(createPaystack({ secretKey: PAYSTACK_SECRET_KEY, apiUrl: settings.PAYSTACK_API_URL }));
  }
  if (isSandboxOpen(billing)) all.push(createSandbox(billing));
  return all;
}

export function listSellers(billing: Billing, price: Price): BillingProvider[] {
  return listProviders(billing).filter((provider) => provider.canSell(price));
}

/** Without BILLING_SANDBOX only for this machine, and never in production. */
export function isSandboxOpen({
  settings: { BILLING_SANDBOX, isProduction },
  isFromThisMachine = true,
}: Pick<Billing, 'settings' | 'isFromThisMachine'>): boolean {
  return BILLING_SANDBOX ?? (!isProduction && isFromThisMachine);
}

export function findProvider(billing: Billing, name: string): BillingProvider | null {
  return listProviders(billing).find((provider) => provider.name === name) ?? null;
}

/** Throws ProviderFailed for one that is not set up any more. */
export function requireProvider(billing: Billing, name: string): BillingProvider {
  const provider = findProvider(billing, name);
  if (!provider) throw new ProviderFailed(name, 'is not set up any more');
  return provider;
}
