// The one place that knows who has a paid plan running.
import type { Sql } from '../data/database.ts';

/** No plan can be bought on this site yet, so nobody has one. */
export async function hasActiveSubscription(_sql: Sql, _userId: number): Promise<boolean> {
  return false;
}
