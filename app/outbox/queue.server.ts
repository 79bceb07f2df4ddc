// A queue is a table whose rows one sender at a time claims, tries, and tries again after growing
// pauses: mails, and what alerts send to browsers and webhooks. They are not jobs of pg-boss: a row
// belongs to the transaction that causes it, and a mail must never leave twice
// (docs/decisions/005-mail-at-most-once.md).
import { type RawBuilder, sql as raw } from 'kysely';
import type { Sql } from '../data/database.ts';

export interface Claimed {
  /** Includes this attempt. */
  attempts: number;
}

export interface Queue<Item extends Claimed> {
  /** Null when none is due. Concurrent senders never claim the same row. */
  claim(sql: Sql): Promise<Item | null>;
  /** Undefined when it was tried often enough. */
  pauseAfterS(attempts: number): number | undefined;
  markSent(sql: Sql, item: Item): Promise<void>;
  postpone(sql: Sql, item: Item, seconds: number, reason: string): Promise<void>;
  giveUp(sql: Sql, item: Item, reason: string): Promise<void>;
}

/** The suffix of the reason if a mail was handed over and may or may not have arrived. */
export const HANDED_OVER = 'handed over';

/** later: retry · never: rejected permanently · unknown: sent, but no response came. */
type FailureKind = 'later' | 'never' | 'unknown';

export class DeliveryFailed extends Error {
  readonly kind: FailureKind;
  /** The server is unreachable, so the next item would fail too. */
  readonly isUnreachable: boolean;

  /** `reason` is logged and kept: no addresses, no text from the other side. */
  constructor(kind: FailureKind, reason: string, isUnreachable = false) {
    super(reason);
    this.kind = kind;
    this.isUnreachable = isUnreachable;
  }
}

/** Claims the first due row and returns it whole; `changes` are those of its claim. */
export function claimFirst(
  table: 'mails' | 'alert_deliveries',
  of: Record<'due' | 'order' | 'changes', RawBuilder<unknown>>,
): RawBuilder<unknown> {
  return raw`
    update ${raw.table(table)} set attempts = attempts + 1, ${of.changes}
    where id = (select id from ${raw.table(table)} where ${of.due}
      order by ${of.order} limit 1 for update skip locked)
    returning *`;
}

/** Of a row: no pause is longer than a day; a clock that was ahead may have set a later time. */
export const isDue = raw<boolean>`
  (next_attempt_at <= now() or next_attempt_at > now() + interval '1 day')`;

export const secondsFromNow = (seconds: number) =>
  raw<Date>`now() + make_interval(secs => ${seconds}::int)`;

interface Sending<Item extends Claimed> {
  sql: Sql;
  signal: AbortSignal;
  /** Throws DeliveryFailed. */
  deliver(item: Item): Promise<void>;
  log(item: Item, failure: DeliveryFailed | null): void;
}

/** Sends what is due, one by one, until nothing is, `signal` aborts or nobody answers. */
export async function sendDue<Item extends Claimed>(
  queue: Queue<Item>,
  { sql, signal, deliver, log }: Sending<Item>,
): Promise<void> {
  while (!signal.aborted) {
    const item = await queue.claim(sql);
    if (!item) return;
    const failure = await deliver(item).then(() => null, asFailure);
    const pauseS = failure?.kind === 'later' ? queue.pauseAfterS(item.attempts) : undefined;
    if (!failure) await queue.markSent(sql, item);
    else if (pauseS === undefined) await queue.giveUp(sql, item, failure.message);
    else await queue.postpone(sql, item, pauseS, failure.message);
    log(item, failure);
    if (failure?.isUnreachable) return;
  }
}

/** Unexpected errors, such as a full disk, are retried. */
function asFailure(error: unknown): DeliveryFailed {
  if (error instanceof DeliveryFailed) return error;
  return new DeliveryFailed('later', (error as { code?: string }).code ?? 'error', true);
}
