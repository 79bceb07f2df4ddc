import { sql as raw } from 'kysely';
import { CO_INVESTORS, type CoInvestor, ROUNDS_NAMED } from '../../catalogue/investor-contract.ts';
import type { Sql } from '../../data/database.ts';
import {
  type DailyFigure,
  readDailyFigure,
  refreshDailyFigure,
} from '../../figures/daily-figures.server.ts';
import { investorTag } from '../../page-cache/cache-tags.ts';

/** Above this many rounds co-investors are counted daily. */
export const ROUNDS_COUNTED_AT_ONCE = 1_000;

interface Partner {
  id: number;
  shared_count: number;
  /** Ids of the last of them. */
  rounds: number[];
}

export async function listCoInvestorSlugs(sql: Sql, slug: string): Promise<string[]> {
  const { rows } = await raw<{ slug: string }>`
    select slug from investors where id in (
      select other.investor_id
      from investors self
        join funding_investors mine on mine.investor_id = self.id
        cross join lateral (
          select investor_id from funding_investors where funding_id = mine.funding_id offset 0) other
      where self.slug = ${slug}) and slug <> ${slug}`.execute(sql);
  return rows.map((row) => row.slug);
}

export async function listCoInvestors(
  sql: Sql,
  { id, deals_count }: { id: number; deals_count: number },
  now: Date,
): Promise<CoInvestor[]> {
  const partners =
    deals_count > ROUNDS_COUNTED_AT_ONCE
      ? await readDailyFigure(sql, partnersOf(sql, id), now)
      : await countPartners(sql, id);
  const { rows } = await raw<CoInvestor>`
    select i.name, i.slug, i.logo, i.type, partner.shared_count, array(
        select json_build_object('slug', f.slug, 'startup', s.name, 'round', f.round)
        from fundings f join startups s on s.id = f.startup_id where f.id = any (partner.rounds)
        order by f.announced_on desc nulls last, f.id) as rounds
    from json_to_recordset(${JSON.stringify(partners)}::json) as partner (id bigint, shared_count int, rounds bigint[])
      join investors i using (id)
    order by partner.shared_count desc, i.deals_count desc, i.name`.execute(sql);
  return rows;
}

export async function refreshBusyPartners(sql: Sql, now: Date): Promise<void> {
  const { rows } = await raw<{ id: number }>`
    select id
    from investors where deals_count > ${ROUNDS_COUNTED_AT_ONCE} order by id`.execute(sql);
  for (const { id } of rows) await refreshDailyFigure(sql, partnersOf(sql, id), now);
}

function partnersOf(sql: Sql, id: number): DailyFigure<Partner[]> {
  return {
    key: `partners:${id}`,
    compute: () => countPartners(sql, id),
    async listCacheTags() {
      const { rows } = await raw<{ slug: string }>`
        select slug from investors where id = ${id}`.execute(sql);
      return rows.map(({ slug }) => investorTag(slug));
    },
  };
}

async function countPartners(sql: Sql, id: number): Promise<Partner[]> {
  const { rows } = await raw<Partner>`
    select i.id, count(*) as shared_count, (array_agg(mine.funding_id
        order by mine.announced_on desc nulls last, mine.funding_id))[1:${ROUNDS_NAMED}::int] as rounds
    from deals mine
      cross join lateral (
        select investor_id from funding_investors
        where funding_id = mine.funding_id and investor_id <> ${id} offset 0) other
      join investors i on i.id = other.investor_id
    where mine.investor_id = ${id}
    group by i.id
    order by count(*) desc, i.deals_count desc, i.name
    limit ${CO_INVESTORS}`.execute(sql);
  return rows;
}
