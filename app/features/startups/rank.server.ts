import { sql as raw } from 'kysely';
import type { Sql } from '../../data/database.ts';

/** 1 for the startup with the highest disclosed total; null where none is disclosed. */
export async function findRank(sql: Sql, totalUsd: number | null): Promise<number | null> {
  if (totalUsd === null) return null;
  const { rows } = await raw<{ rank: number }>`
    select count(*) + 1 as rank from startups where total_fundings > ${totalUsd}`.execute(sql);
  return rows[0]?.rank ?? null;
}
