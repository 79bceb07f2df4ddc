// A question is read in many ways, most of which look up the same: each is looked up once, and
// not without end.
import { AsyncLocalStorage } from 'node:async_hooks';
import { withinQueries } from '../../data/query-budget.ts';

/** Ordinary questions send 10, long ones with slips up to 70. */
export const MOST_QUERIES = 80;

const storage = new AsyncLocalStorage<Map<string, Promise<unknown>>>();

/** Of one database. Throws TooManyQueries. */
export const lookingUpOnce = <Result>(work: () => Result): Result =>
  withinQueries(MOST_QUERIES, () => storage.run(new Map(), work));

/** `key` says what is looked up; nobody changes what is found. */
export function once<Found>(key: readonly unknown[], lookUp: () => Promise<Found>): Promise<Found> {
  const known = storage.getStore();
  if (!known) return lookUp();
  const words = JSON.stringify(key);
  const found = known.get(words) ?? lookUp();
  known.set(words, found);
  return found as Promise<Found>;
}
