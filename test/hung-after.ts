// For what hangs, not for what is slow: no test depends on how fast the machine is.

/** A test, or what it prepares. */
export const HUNG_AFTER_MS = 20 * 60_000;
/** One thing that a test waits for, so that it is named when it never comes. */
export const WAIT_HUNG_AFTER_MS = 5 * 60_000;
