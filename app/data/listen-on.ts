// Postgres notifications on a separate connection that reconnects.
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 10_000;

/** Calls back after each notification, and after each connect for those missed. */
export async function listenOn(
  connectionString: string,
  channel: string,
  onNotified: () => void,
): Promise<() => Promise<void>> {
  const stopping = new AbortController();
  const { signal } = stopping;
  let client: pg.Client | undefined;
  let pauseMs = FIRST_PAUSE_MS;

  async function connect(): Promise<void> {
    const next = new pg.Client({
      connectionString,
      query_timeout: SILENT_SERVER_MS,
      ...CONNECTION_LIMITS,
    });
    client = next;
    const ended = new Promise<void>((resolve) => next.once('end', resolve));
    // Broken connections also emit `end`; without a listener the error would end the process.
    next.on('error', () => {});
    next.on('notification', onNotified);
    try {
      await next.connect();
      // Channel names are constants.
      await next.query(`listen ${channel}`);
    } catch (error) {
      await next.end().catch(() => {});
      throw error;
    }
    pauseMs = FIRST_PAUSE_MS;
    onNotified();
    ended.then(reconnect);
  }

  async function reconnect(): Promise<void> {
    while (!signal.aborted) {
      await wait(pauseMs, undefined, { signal, ref: false }).catch(() => {});
      pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
      if (signal.aborted) return;
      const isBack = await connect().then(
        () => true,
        () => false,
      );
      if (isBack) return;
    }
  }

  await connect();
  return async () => {
    stopping.abort();
    await client?.end().catch(() => {});
  };
}

/** A server that does not connect or respond within this time counts as unavailable. */
export const SILENT_SERVER_MS = 5_000;

export const CONNECTION_LIMITS = {
  connectionTimeoutMillis: SILENT_SERVER_MS,
  // Idle connections are probed once a minute; the system's default is two hours.
  keepAlive: true,
  keepAliveInitialDelayMillis: 60_000,
};
