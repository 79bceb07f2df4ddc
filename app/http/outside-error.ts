// Why something could not be fetched, in one word: fit for a log and a table, without anybody's text in it.

export type OutsideReason =
  /** Not http or https, with a user in it, on a port of another service, too long, or no address at all. */
  | 'address'
  /** It leads to this machine or a private network. */
  | 'not-public'
  | 'redirects'
  | 'too-large'
  | 'too-slow'
  /** Compressed in a way that is unknown or broken. */
  | 'unreadable'
  /** Whoever asked does not want it, such as a robots.txt. */
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
      // Several addresses were tried, each with an error of its own.
      if (cause instanceof AggregateError) return OutsideError.of(cause.errors[0]);
    }
    return new OutsideError('network');
  }
}
