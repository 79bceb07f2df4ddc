import { sql as raw } from 'kysely';
import { formatPrice } from '../../../base/money.ts';
import { findPlan } from '../../../base/plans.ts';
import type { Sql } from '../../../data/database.ts';
import { queueMail } from '../../../outbox/queue-mail.server.ts';
import type { Folded } from './fold-events.ts';
import type { Billing } from './providers/port.server.ts';

export interface ChangedInvoice {
  uuid: string;
  number: string;
  state: 'paid' | 'open' | 'failed';
  amount: number;
  currency: string;
  paidAt: Date | null;
  periodEnd: Date | null;
}

interface Changed {
  uuid: string;
  before: { status: string; autoRenew: boolean };
  folded: Folded;
  invoices: ChangedInvoice[];
  eventId: string;
}

export async function queueBillingMails(
  sql: Sql,
  { settings }: Billing,
  { uuid, before, folded, invoices, eventId }: Changed,
): Promise<void> {
  const { subscription } = folded;
  const isCancelled = before.status !== 'incomplete' && before.autoRenew && !subscription.autoRenew;
  if (invoices.length === 0 && !isCancelled) return;
  const { rows } = await raw<{
    name: string | null;
    email: string;
    plan: string;
    provider: string;
  }>`
    select case when u.email_verified_at is not null then u.name end as name, u.email, s.plan, s.provider
    from subscriptions s join users u on u.id = s.user_id where s.uuid = ${uuid}`.execute(sql);
  const person = rows[0];
  if (!person) return;
  const { name, email, provider } = person;
  const plan = findPlan(settings.plans, person.plan)?.name ?? person.plan;

  for (const invoice of invoices) {
    const price = formatPrice(invoice.amount, invoice.currency);
    // A free trial makes an invoice of 0.
    if (invoice.state === 'paid' && invoice.amount > 0) {
      await queueMail(sql, settings, {
        to: email,
        template: 'receipt',
        data: {
          name,
          plan,
          price,
          number: invoice.number,
          paidOn: dayOf(invoice.paidAt ?? subscription.startedAt),
          paidUntil: dayOf(invoice.periodEnd ?? subscription.currentPeriodEnd),
          isSandbox: provider === 'sandbox',
        },
        dedupeKey: `receipt:${invoice.uuid}`,
      });
    }
    if (invoice.state === 'failed') {
      await queueMail(sql, settings, {
        to: email,
        template: 'payment_failed',
        data: { name, plan, price, accessUntil: dayOf(subscription.accessUntil) },
        dedupeKey: `payment-failed:${invoice.uuid}`,
      });
    }
  }
  if (isCancelled) {
    await queueMail(sql, settings, {
      to: email,
      template: 'renewal_cancelled',
      data: { name, plan, accessUntil: dayOf(subscription.accessUntil) },
      dedupeKey: `renewal-cancelled:${uuid}:${eventId}`,
    });
  }
}

function dayOf(date: Date): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(date);
}
