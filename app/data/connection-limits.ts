// How long a real Postgres may leave us waiting on the way to it.

/** A server that cannot be reached, or answers nothing to a statement of no length, is away. */
export const SILENT_SERVER_MS = 5_000;

/** For every connection. */
export const CONNECTION_LIMITS = {
  connectionTimeoutMillis: SILENT_SERVER_MS,
  // One that nothing comes over is tried once a minute: the system's own default are two hours.
  keepAlive: true,
  keepAliveInitialDelayMillis: 60_000,
};
