// How a mail leaves this process: to a mail server, or into a folder.
import type { ClaimedMail } from './outbox.server.ts';

export interface MailTransport {
  /**
   * Delivers one mail. `handOver` is called right before its text goes out and throws when it must not.
   * Throws DeliveryFailed.
   */
  deliver(mail: ClaimedMail, handOver: () => Promise<void>): Promise<void>;
  /** Ends what was kept open between two mails. */
  close(): void;
}

/** later: try again · never: it will not be accepted · unknown: handed over, and no answer came. */
export type FailureKind = 'later' | 'never' | 'unknown';

export class DeliveryFailed extends Error {
  readonly kind: FailureKind;
  /** The other side could not be reached at all, so the next mail cannot be delivered either. */
  readonly isUnreachable: boolean;

  /** `reason` goes to the log: no addresses, nothing the other side wrote. */
  constructor(kind: FailureKind, reason: string, isUnreachable = false) {
    super(reason);
    this.kind = kind;
    this.isUnreachable = isUnreachable;
  }
}
