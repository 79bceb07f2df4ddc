// Those who ask a database the same kind of question take turns, so that no kind, however many ask it, keeps others from the database.
import { Turns } from '../base/turns.ts';
import { ASKED_AT_ONCE, isEmbedded, type Sql } from './database.ts';

type Kind = 'search' | 'suggestion' | 'startup';

/**
 * The embedded database answers one question after another whoever asks, and a startup's in a third of a millisecond: it has the next at
 * hand while the site still reads what it was given.
 */
const STARTUPS_ASKED_EMBEDDED = 8;

const kept = new WeakMap<Sql, Map<Kind, Turns>>();

/** Not for a transaction, whose connection others may be waiting for. */
export function turnsOf(sql: Sql, kind: Kind): Turns {
  const ofDatabase = kept.get(sql) ?? new Map<Kind, Turns>();
  kept.set(sql, ofDatabase);
  const atOnce = kind === 'startup' && isEmbedded(sql) ? STARTUPS_ASKED_EMBEDDED : ASKED_AT_ONCE;
  const turns = ofDatabase.get(kind) ?? new Turns(atOnce);
  ofDatabase.set(kind, turns);
  return turns;
}
