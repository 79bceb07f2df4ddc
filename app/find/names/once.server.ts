// A question is read in many ways, most of which look up the same names: each is looked up once.
import { AsyncLocalStorage } from 'node:async_hooks';

const storage = new AsyncLocalStorage<Map<string, Promise<unknown>>>();

/** Of one database. */
export const lookingUpOnce = <Result>(work: () => Result): Result => storage.run(new Map(), work);

/** `key` says what is looked up; nobody changes what is found. */
export function once<Found>(key: readonly unknown[], lookUp: () => Promise<Found>): Promise<Found> {
  const known = storage.getStore();
  if (!known) return lookUp();
  const words = JSON.stringify(key);
  const found = known.get(words) ?? lookUp();
  known.set(words, found);
  return found as Promise<Found>;
}
