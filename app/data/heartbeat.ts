// Watches a Postgres server by one query a second, so that an outage is known before the next
// request waits for it.
import { setImmediate, setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { EpochGuard } from './epoch.ts';

const EVERY_MS = 1_000;
const SILENT_MS = 2_000;
/** One late answer may be a pause of this process or of the server. */
const MISSES_OF_OUTAGE = 2;

export function startHeartbeat(connectionString: string, epochs: EpochGuard, onOutage: () => void) {
  const stopping = new AbortController();
  let client: pg.Client | undefined;
  let misses = 0;

  async function beat(): Promise<void> {
    if (!client) {
      const next = new pg.Client({ connectionString, application_name: 'griot heartbeat' });
      // The query reports it.
      next.on('error', () => {});
      client = next;
      await next.connect();
    }
    await epochs.identify(client);
    if (!epochs.isCurrent(client)) throw new Error('A former primary answers');
  }

  async function isAnswered(): Promise<boolean> {
    const answer = beat().then(
      () => true,
      () => false,
    );
    const late = wait(SILENT_MS, undefined, { ref: false }).then(async () => {
      // After a pause of this process an answer may be there, unread.
      await setImmediate();
      await setImmediate();
      return false;
    });
    return Promise.race([answer, late]);
  }

  async function run(): Promise<void> {
    const { signal } = stopping;
    while (!signal.aborted) {
      if (await isAnswered()) misses = 0;
      else {
        misses += 1;
        if (misses === MISSES_OF_OUTAGE) onOutage();
        leave();
      }
      await wait(EVERY_MS, undefined, { signal, ref: false }).catch(() => {});
    }
  }

  function leave(): void {
    client?.end().catch(() => {});
    client = undefined;
  }

  const running = run();
  return {
    /** False from an outage to the next answer; true at first. */
    get isAlive(): boolean {
      return misses < MISSES_OF_OUTAGE;
    },
    async stop(): Promise<void> {
      stopping.abort();
      leave();
      await running;
    },
  };
}
