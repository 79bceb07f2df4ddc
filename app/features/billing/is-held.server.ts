import { type RawBuilder, sql as raw } from 'kysely';

/** Whether an event of the checkout waits for a person (hold-other-sum.server.ts). */
export function isHeld(checkoutUuid: RawBuilder<unknown>): RawBuilder<boolean> {
  return raw<boolean>`exists (
    select from billing_events held where held.checkout_uuid = ${checkoutUuid} and held.state = 'held')`;
}
