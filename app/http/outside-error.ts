// Why a fetch failed, in one word, safe for logs and tables.
export type OutsideReason =
  /** Malformed, too long, neither http nor https, with a user, or on another service's port. */
  | 'address'
  /** It resolves to this machine or a private network. */
  | 'not-public'
  | 'redirects'
  | 'too-large'
  | 'too-slow'
  | 'unreadable'
  /** Refused by the caller, such as by robots.txt. */
  | 'refused'
  | 'network';

export class OutsideError extends Error {
  override name = 'OutsideError';
  readonly reason: OutsideReason;

  constructor(reason: OutsideReason) {
    super(reason);
    this.reason = reason;
  }

  static of(error: unknown): OutsideError {
    for (let cause = error; cause instanceof Error; cause = cause.cause) {
      if (cause instanceof OutsideError) return cause;
      const { name, code } = cause as { name: string; code?: string };
      if (/^(TimeoutError|AbortError)$/.test(name) || /_TIMEOUT$/.test(code ?? '')) {
        return new OutsideError('too-slow');
      }
      // Thrown after several addresses failed, each with its own error.
      if (cause instanceof AggregateError) return OutsideError.of(cause.errors[0]);
    }
    return new OutsideError('network');
  }
}
