// Notices when a Postgres server is away, or a former primary answers in place of its successor.
import { setImmediate, setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

interface Epoch {
  /** Of the cluster: timelines of another one say nothing. */
  systemId: string;
  timeline: number;
}

// A backend's timeline is its server's for as long as it lives: a server that is demoted restarts.
const EPOCH_SQL = `select
  (select system_identifier::text from pg_control_system()) as "systemId",
  case when pg_is_in_recovery() then 0
       else ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::int
  end as timeline`;

/** SQLSTATEs of servers that keep these functions to themselves, as some hosted ones do. */
const UNSUPPORTED = new Set(['0A000', '42501', '42883', '55000']);

/**
 * Keeps writes from a former primary. Postgres begins a new timeline at each promotion, so that a
 * former primary that still runs, or comes back, has an older one than its successor.
 */
export class EpochGuard {
  private newest: Epoch | undefined;
  private known = new WeakMap<object, Epoch | undefined>();

  /** Has the client been asked for its epoch? */
  knows(client: object): boolean {
    return this.known.has(client);
  }

  /** Asks the server, and remembers its epoch if it is the newest. */
  async identify(client: pg.ClientBase): Promise<void> {
    const found = await findEpoch(client);
    const isStandby = found?.timeline === 0;
    // A standby may be promoted under its connections: they belong to the time before.
    this.known.set(client, isStandby ? this.newest : found);
    if (found && !isStandby && !this.isBehind(found)) this.newest = found;
  }

  /** No later primary has been seen than the client's. */
  isCurrent(client: object): boolean {
    const epoch = this.known.get(client);
    return !epoch || (epoch.systemId === this.newest?.systemId && !this.isBehind(epoch));
  }

  private isBehind({ systemId, timeline }: Epoch): boolean {
    return systemId === this.newest?.systemId && timeline < this.newest.timeline;
  }
}

async function findEpoch(client: pg.ClientBase): Promise<Epoch | undefined> {
  try {
    const { rows } = await client.query<Epoch>(EPOCH_SQL);
    return rows[0]?.systemId ? rows[0] : undefined;
  } catch (error) {
    if (UNSUPPORTED.has((error as { code?: string }).code ?? '')) return undefined;
    throw error;
  }
}

const EVERY_MS = 1_000;
const SILENT_MS = 2_000;
/** One late answer may be a pause of this process or of the server. */
const MISSES_OF_OUTAGE = 2;

/** Asks once a second, so that an outage is known before the next request waits for it. */
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
