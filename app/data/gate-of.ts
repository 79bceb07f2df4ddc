// Those who ask a database the same kind of question take turns, so that no kind, however many ask it, keeps others from the database.
import { createGate, type Gate } from '../base/gate.ts';
import { ASKED_AT_ONCE, isEmbedded, type Sql } from './database.ts';

type Kind = 'search' | 'suggestion' | 'startup';

/**
 * The embedded database answers one question after another whoever asks, and a startup's in a third of a millisecond: it has the next at
 * hand while the site still reads what it was given.
 */
const STARTUPS_ASKED_EMBEDDED = 8;

/** Searches that wait for their turn; at the embedded database's slowest that is about a second. */
export const MOST_SEARCHES_WAITING = 60;

const kept = new WeakMap<Sql, Map<Kind, Gate>>();

/** Not for a transaction, whose connection others may be waiting for. Of the three only searches are refused (Busy). */
export function gateOf(sql: Sql, kind: Kind): Gate {
  const ofDatabase = kept.get(sql) ?? new Map<Kind, Gate>();
  kept.set(sql, ofDatabase);
  const gate =
    ofDatabase.get(kind) ??
    createGate({
      atOnce: kind === 'startup' && isEmbedded(sql) ? STARTUPS_ASKED_EMBEDDED : ASKED_AT_ONCE,
      mostWaiting: kind === 'search' ? MOST_SEARCHES_WAITING : undefined,
    });
  ofDatabase.set(kind, gate);
  return gate;
}
