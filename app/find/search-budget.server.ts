// A limited share of the database for searches, so that they cannot starve the pages.
import { Busy } from '../base/semaphore.ts';
import type { Sql } from '../data/database.ts';
import { poolSemaphore } from '../data/pool-semaphore.ts';
import type { Context } from '../http/context.ts';
import { HttpError } from '../http/errors.ts';
import { refuseLateWork } from '../http/thread-time.server.ts';
import { searchText } from '../text/text.ts';

const QUERY_CANCELED = '57014';

/** Throws 503 with Retry-After when the budget is used up. */
export async function withinSearchBudget<Result>(
  { searchSql }: Pick<Context, 'searchSql'>,
  search: (sql: Sql) => Promise<Result>,
): Promise<Result> {
  try {
    return await poolSemaphore(searchSql, 'search').run(() => {
      refuseLateWork();
      return search(searchSql);
    });
  } catch (error) {
    if (error instanceof Busy) throw new HttpError(503, searchText.errors.tooBusy);
    if (isCanceled(error)) throw new HttpError(503, searchText.errors.tooSlow);
    throw error;
  }
}

/** For optional parts of a response: undefined where they take too long. */
export async function ifInTime<Result>(result: Promise<Result>): Promise<Result | undefined> {
  try {
    return await result;
  } catch (error) {
    if (isCanceled(error)) return undefined;
    throw error;
  }
}

function isCanceled(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === QUERY_CANCELED;
}
