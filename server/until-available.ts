// Starts wait for their database.
import { setTimeout as wait } from 'node:timers/promises';
import {
  describeDatabaseError,
  isMissingRelation,
  isUnavailable,
} from '../app/data/database-error.ts';

const RETRY_MS = 1_000;
const SAID_EVERY_TRIES = 30;

/** Tries again each second while the database is unavailable, and says so now and then. */
export async function untilAvailable<Result>(
  work: () => Promise<Result>,
  say: (line: string) => void,
): Promise<Result> {
  for (let tries = 0; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (!isUnavailable(error) || isMissingRelation(error)) throw error;
      if (tries % SAID_EVERY_TRIES === 0) {
        say(`Waiting for the database of DATABASE_URL: ${describeDatabaseError(error)}`);
      }
      await wait(RETRY_MS);
    }
  }
}
