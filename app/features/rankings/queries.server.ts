import { sql as raw } from 'kysely';
import { RANKING_CRITERIA, type RankingCriterion } from '../../base/enumerations.ts';
import type { Sql } from '../../data/database.ts';
import type { RankingItem } from './contract.ts';
import { CRITERIA } from './criteria.server.ts';

/**
 * The first `limit` startups by a criterion, ties by total raised, then by name; omits those
 * without the figure (decisions.md, /rankings).
 */
export async function rankStartups(
  sql: Sql,
  by: RankingCriterion,
  limit: number,
): Promise<RankingItem[]> {
  const { unit, amount, order, asOf } = CRITERIA[by];
  const { rows } = await raw<Omit<RankingItem, 'id' | 'unit'>>`
    select s.name, s.slug, s.logo, s.tagline, country.name as country, country.slug as country_slug,
      s.total_fundings,
      s.year_founded, ${amount} as amount, ${asOf} as as_of
    from (select * from startups s where ${amount} is not null order by ${order}, s.name, s.id limit ${limit}) s
      join places country on country.id = s.country_id
    order by ${order}, s.name, s.id`.execute(sql);
  return rows.map((row, index) => ({ id: index + 1, ...row, unit }));
}

/** Criteria by which at least one startup can be ranked. */
export async function listMeasuredCriteria(sql: Sql): Promise<RankingCriterion[]> {
  const { rows } = await raw<{ by: RankingCriterion }>`${raw.join(
    RANKING_CRITERIA.map(
      (by) => raw`select ${by}::text as by
        where exists (select from startups s where ${CRITERIA[by].amount} is not null)`,
    ),
    raw` union all `,
  )}`.execute(sql);
  return rows.map(({ by }) => by);
}

/** Startups that the ranking can place, of all. */
export async function countRanked(
  sql: Sql,
  by: RankingCriterion,
): Promise<{ known: number; total: number }> {
  const { rows } = await raw<{ known: number; total: number }>`
    select (select count(*) from startups s where ${CRITERIA[by].amount} is not null) as known,
      (select count(*) from startups) as total`.execute(sql);
  return rows[0] ?? { known: 0, total: 0 };
}
