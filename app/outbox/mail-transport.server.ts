import type { ClaimedMail } from './outbox.server.ts';

export interface MailTransport {
  /** Calls `handOver`, which throws to cancel, right before the text. Throws DeliveryFailed. */
  deliver(mail: ClaimedMail, handOver: () => Promise<void>): Promise<void>;
  close(): void;
}

/** later: retry · never: rejected for good · unknown: sent, but no response came. */
type FailureKind = 'later' | 'never' | 'unknown';

export class DeliveryFailed extends Error {
  readonly kind: FailureKind;
  /** The server is unreachable, so the next mail would fail too. */
  readonly isUnreachable: boolean;

  /** `reason` is logged: no addresses, no text from the other side. */
  constructor(kind: FailureKind, reason: string, isUnreachable = false) {
    super(reason);
    this.kind = kind;
    this.isUnreachable = isUnreachable;
  }
}
