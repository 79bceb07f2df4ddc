import { type RawBuilder, sql as raw } from 'kysely';
import { DEFAULT_FREQUENCIES, type Frequency, type NotificationKind } from './preferences.ts';

/** Of `users u`: whether they are told of this, this often. */
export function wants(kind: NotificationKind, frequency: Frequency): RawBuilder<boolean> {
  return raw<boolean>`(u.email_verified_at is not null
    and u.notifications->>'pause_all' is distinct from 'true'
    and coalesce(u.notifications->>${kind}::text, ${DEFAULT_FREQUENCIES[kind]}) = ${frequency})`;
}
