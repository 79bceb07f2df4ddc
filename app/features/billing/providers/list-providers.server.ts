import type { Price } from '../../../base/plans.ts';
import { createPaystack } from './paystack.server.ts';
import type { BillingProvider, ProviderParts } from './port.server.ts';
import { createSandbox } from './sandbox.server.ts';
import { createStripe } from './stripe.server.ts';

/** Providers that are set up, in the order they are offered. */
export function listProviders(parts: ProviderParts): BillingProvider[] {
  const { settings } = parts;
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
  if (isSandboxOpen(parts)) all.push(createSandbox(parts));
  return all;
}

export function listSellers(parts: ProviderParts, price: Price): BillingProvider[] {
  return listProviders(parts).filter((provider) => provider.canSell(price));
}

/** Without BILLING_SANDBOX only for this machine, and never in production. */
export function isSandboxOpen({
  settings: { BILLING_SANDBOX, isProduction },
  isFromThisMachine = true,
}: Pick<ProviderParts, 'settings' | 'isFromThisMachine'>): boolean {
  return BILLING_SANDBOX ?? (!isProduction && isFromThisMachine);
}

export function findProvider(parts: ProviderParts, name: string): BillingProvider | null {
  return listProviders(parts).find((provider) => provider.name === name) ?? null;
}
