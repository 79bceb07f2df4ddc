import { type RawBuilder, sql as raw } from 'kysely';

export function isHeld(checkoutUuid: RawBuilder<unknown>): RawBuilder<boolean> {
  return raw<boolean>`exists (
    select from billing_events held where held.checkout_uuid = ${checkoutUuid} and held.state = 'held')`;
}
