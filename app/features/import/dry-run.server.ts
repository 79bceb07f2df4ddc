import type { Sql } from '../../data/database.ts';

class DryRunEnd extends Error {}

export async function inDryRun(sql: Sql, work: (transaction: Sql) => Promise<void>): Promise<void> {
  try {
    await sql.transaction().execute(async (transaction) => {
      await work(transaction);
      throw new DryRunEnd();
    });
  } catch (error) {
    if (!(error instanceof DryRunEnd)) throw error;
  }
}
