export const EVENT_KINDS = [
  'registered',
  'sign_in',
  'sessions_ended',
  'password_reset_requested',
  'password_reset',
  'password_change',
  'address_verified',
  'address_change_requested',
  'address_change',
  'factor_added',
  'factor_removed',
  'recovery_codes_made',
  'key_made',
  'key_revoked',
  'moderator_made',
  'moderator_ended',
  'denied',
  'limited',
  'export',
  'account_deleted',
  'person_removed',
] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

export interface SecurityEvent {
  kind: EventKind;
  /** Null where no account is known. */
  userId: number | null;
  /** 'ok' when absent. */
  outcome?: 'ok' | 'refused';
  /** How, or where: a method, a browser, a path. Never an address or a secret. */
  detail?: string | null;
}

export interface LoggedEvent {
  id: number;
  kind: EventKind;
  outcome: 'ok' | 'refused';
  detail: string | null;
  at: Date;
}
