// Counts API calls in the shared database. Calls that arrive during a query are counted together
// in the next one: a query for each would cost more than most calls.
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
