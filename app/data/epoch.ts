// Keeps writes from a former primary. Postgres begins a new timeline at each promotion, so that a
// former primary that still runs, or comes back, has an older one than its successor.
import type pg from 'pg';

interface Epoch {
  /** Of the cluster: timelines of another one say nothing. */
  systemId: string;
  timeline: number;
}

// A backend's timeline is its server's for as long as it lives: whoever is demoted restarts.
const EPOCH_SQL = `select
  (select system_identifier::text from pg_control_system()) as "systemId",
  case when pg_is_in_recovery() then 0
       else ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::int
  end as timeline`;

/** SQLSTATEs of servers that keep these functions to themselves, as some hosted ones do. */
const UNSUPPORTED = new Set(['0A000', '42501', '42883', '55000']);

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
