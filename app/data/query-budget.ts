// How many queries some work may send, whatever it calls.
import { AsyncLocalStorage } from 'node:async_hooks';
import type { KyselyPlugin } from 'kysely';

export class TooManyQueries extends Error {
  constructor() {
    super('This work has sent as many queries as it may');
  }
}

const storage = new AsyncLocalStorage<{ left: number } | null>();

/** Its next query throws TooManyQueries. */
export const withinQueries = <Result>(most: number, work: () => Result): Result =>
  storage.run({ left: most }, work);

/** For what is read once for everybody. */
export const withoutQueryBudget = <Result>(work: () => Result): Result => storage.run(null, work);

export const queryBudget: KyselyPlugin = {
  transformQuery({ node }) {
    const budget = storage.getStore();
    if (budget && budget.left <= 0) throw new TooManyQueries();
    if (budget) budget.left -= 1;
    return node;
  },
  transformResult: async ({ result }) => result,
};
