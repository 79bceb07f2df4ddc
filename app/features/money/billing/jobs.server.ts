import type { Sql } from '../../../data/database.ts';
import type { Settings } from '../../../http/settings.ts';
import type { JobLog, Work } from '../../../jobs/jobs.server.ts';
import { isSandboxOpen } from '../providers/list-providers.server.ts';
import type { Billing } from '../providers/port.server.ts';
import { renewSandboxSubscriptions } from '../providers/sandbox-actions.server.ts';
import { applyDueEvents } from './apply-event.server.ts';
import { cancelAtProviders, forgetOldInvoices } from './deleted-accounts.server.ts';
import { reconcileSubscriptions, refreshRecentCheckouts } from './reconcile.server.ts';

export function billingWork(sql: Sql, settings: Settings, log: JobLog): Work {
  const now = (): Billing => ({ sql, settings, log, now: new Date() });
  return {
    jobs: [
      {
        name: 'reconcile-subscriptions',
        cron: '40 2 * * *',
        run: () => reconcileSubscriptions(now()),
      },
      { name: 'forget-old-invoices', cron: '50 3 * * *', run: () => forgetOldInvoices(sql) },
    ],
    loops: [
      { name: 'apply-payment-events', everyMs: 5_000, run: () => applyDueEvents(now()) },
      { name: 'end-subscriptions', everyMs: 15_000, run: () => cancelAtProviders(now()) },
      // refreshRecentCheckouts counts in minutes.
      { name: 'ask-about-checkouts', everyMs: 60_000, run: () => refreshRecentCheckouts(now()) },
      {
        name: 'renew-sandbox-subscriptions',
        everyMs: 60_000,
        run: async () => {
          if (isSandboxOpen({ settings })) await renewSandboxSubscriptions(now());
        },
      },
    ],
  };
}
