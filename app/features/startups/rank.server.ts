import { sql as raw } from 'kysely';
import type { Sql } from '../../data/database.ts';

/** 1 for the startup with the highest disclosed total; null where none is disclosed. */
export async function findRank(sql: Sql, totalUsd: number | null): Promise<number | null> {
  if (totalUsd === null) return null;
  const { rows } = await raw<{ rank: number }>`
    select rank_of_total(${totalUsd}::numeric) as rank`.execute(sql);
  return rows[0]?.rank ?? null;
}
