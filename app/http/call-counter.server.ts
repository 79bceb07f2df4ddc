// Counts API calls in the database that processes share. Calls that come while it counts others are counted together: one query a call
// would cost more than most calls.
import type { Sql } from '../data/database.ts';
import { type Counted, countCalls, type TryWindow } from './count-tries.server.ts';

export type CallCounter = (sql: Sql, call: TryWindow) => Promise<Counted>;

interface Waiting {
  call: TryWindow;
  counted: PromiseWithResolvers<Counted>;
}

export function createCallCounter(): CallCounter {
  let waiting: Waiting[] = [];
  let isCounting = false;

  async function countWaiting(sql: Sql): Promise<void> {
    isCounting = true;
    while (waiting.length > 0) {
      const together = waiting;
      waiting = [];
      await countTogether(sql, together).catch((error: unknown) => {
        for (const { counted } of together) counted.reject(error);
      });
    }
    isCounting = false;
  }

  return (sql, call) => {
    const counted = Promise.withResolvers<Counted>();
    waiting.push({ call, counted });
    if (!isCounting) countWaiting(sql);
    return counted.promise;
  };
}

/** Each call is answered as if it had been counted alone, after those that came before it. */
async function countTogether(sql: Sql, together: readonly Waiting[]): Promise<void> {
  const [first] = together;
  if (!first) return;
  const byKey = Map.groupBy(together, ({ call }) => call.key);
  const calls = new Map([...byKey].map(([key, own]) => [key, own.length]));
  const hits = await countCalls(sql, calls, first.call);
  for (const [key, own] of byKey) {
    const all = hits.get(key);
    if (!all) throw new Error('A call was not counted');
    own.forEach(({ counted }, at) => {
      counted.resolve({ ...all, hits: all.hits - own.length + at + 1 });
    });
  }
}
