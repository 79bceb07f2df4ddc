/** A server that does not connect or respond within this time counts as unavailable. */
export const SILENT_SERVER_MS = 5_000;

export const CONNECTION_LIMITS = {
  connectionTimeoutMillis: SILENT_SERVER_MS,
  // Idle connections are probed once a minute; the system's default is two hours.
  keepAlive: true,
  keepAliveInitialDelayMillis: 60_000,
};
