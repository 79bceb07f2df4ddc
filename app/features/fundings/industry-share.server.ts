import { sql as raw } from 'kysely';
import type { Sql } from '../../data/database.ts';
import type { IndustryShare } from './detail-contract.ts';

interface Round {
  startup_id: number;
  amount: number | null;
  announced_on: string | null;
}

/** Null for an undisclosed or undated round, or a startup without an industry. */
export async function findIndustryShare(sql: Sql, round: Round): Promise<IndustryShare | null> {
  const { startup_id, amount, announced_on } = round;
  if (amount === null || announced_on === null) return null;
  const year = Number(announced_on.slice(0, 4));
  const { rows } = await raw<Pick<IndustryShare, 'industry' | 'total' | 'rounds'>>`
    with main as (
      select i.id, i.name, i.slug
      from startup_industries si join industries i on i.id = si.industry_id
      where si.startup_id = ${startup_id} order by si.position, i.name limit 1
    )
    select json_build_object('name', main.name, 'slug', main.slug) as industry,
      totals.total_fundings as total, totals.disclosed_count as rounds
    from main join year_totals totals on totals.industry_id = main.id and totals.place_id = 0 and totals.year = ${year}::int`.execute(
    sql,
  );
  const share = rows[0];
  return share ? { ...share, year, percent: roundToTenth((amount / share.total) * 100) } : null;
}

function roundToTenth(value: number): number {
  return Math.round(value * 10) / 10;
}
