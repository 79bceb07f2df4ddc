import { sql as raw } from 'kysely';
import type { Sql } from '../../../data/database.ts';
import type { Billing, Sum } from '../providers/port.server.ts';
import { isHeld, type StoredEvent } from './events.server.ts';
import type { Subject } from './find-subject.server.ts';

interface Ordered extends Sum {
  hasBegun: boolean;
  isHeld: boolean;
}

/** Holds a checkout's events for a person if its first payment is another sum. True if held. */
export async function holdOtherSum(
  sql: Sql,
  { log }: Billing,
  { id, provider, change }: StoredEvent,
  { checkoutUuid }: Subject,
): Promise<boolean> {
  const { rows } = await raw<Ordered>`
    select c.amount, c.currency, s.status is not null and s.status <> 'incomplete' as "hasBegun",
      ${isHeld(raw`c.uuid`)} as "isHeld"
    from checkouts c left join subscriptions s on s.checkout_uuid = c.uuid
    where c.uuid = ${checkoutUuid}`.execute(sql);
  const [ordered] = rows;
  if (!ordered) return false;
  const { amount, currency, hasBegun } = ordered;
  // A running subscription may change its price at the provider.
  const paid = change?.paid ?? (hasBegun ? null : sumOf(change?.subscription));
  const isOther = paid !== null && (paid.amount !== amount || paid.currency !== currency);
  if (!isOther && !(ordered.isHeld && !hasBegun)) return false;
  await raw`
    update billing_events set state = 'held', checkout_uuid = ${checkoutUuid} where id = ${id}`.execute(
    sql,
  );
  if (!ordered.isHeld) {
    log.error(
      { provider, checkout: checkoutUuid, ordered: { amount, currency }, paid },
      'another sum was paid than was asked for; it is held for a person',
    );
  }
  return true;
}

function sumOf(paid: { amount?: number; currency?: string } = {}): Sum | null {
  const { amount, currency } = paid;
  return amount === undefined || currency === undefined ? null : { amount, currency };
}
