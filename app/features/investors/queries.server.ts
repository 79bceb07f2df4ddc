import { sql as raw } from 'kysely';
import { cutToPrecision } from '../../base/partial-date.ts';
import type { Sql } from '../../data/database.ts';
import type { Source } from '../sources/contract.ts';
import type { StartupRow } from '../startups/contract.ts';
import { startupRowColumns } from '../startups/select-rows.server.ts';
import type { Investor, PortfolioRow } from './contract.ts';
import { listCoInvestors } from './partners.server.ts';
import {
  type InvestorColumns,
  investorFigureColumns,
  investorNameColumns,
  sortRounds,
  toInvestorRow,
} from './select-investors.server.ts';

interface ProfileColumns extends InvestorColumns {
  id: number;
  stages: string[];
  website: string | null;
  sources: Source[];
  is_fictional: boolean;
  updated_at: Date;
}

/** What an investor's page shows. */
export type InvestorProfile = Omit<Investor, 'startups'>;

/** An investor with one page of the rounds it joined, newest first; null when the slug names none. */
export async function findProfile(
  sql: Sql,
  slug: string,
  page: number,
  perPage: number,
): Promise<InvestorProfile | null> {
  const { rows } = await raw<ProfileColumns>`
    select i.id, ${investorNameColumns}, ${investorFigureColumns}, i.website, i.is_fictional, i.updated_at,
      i.stages || i.joined_rounds as stages,
      array(select json_build_object('url', x.url, 'publisher', x.publisher,
          'retrieved_on', x.retrieved_on, 'checked_on', x.checked_on)
        from investor_sources ins join sources x on x.id = ins.source_id
        where ins.investor_id = i.id order by x.id) as sources
    from investors i left join places country on country.iso2 = i.country_code
    where i.slug = ${slug}`.execute(sql);
  const row = rows[0];
  if (!row) return null;
  const [counts, portfolio, co_investors] = await Promise.all([
    countBacked(sql, row.id),
    listPortfolio(sql, row.id, page, perPage),
    listCoInvestors(sql, row),
  ]);
  const { id: _, stages, updated_at, ...columns } = row;
  return {
    ...toInvestorRow(columns),
    stages: sortRounds(stages),
    updated_at: updated_at.toISOString(),
    ...counts,
    portfolio,
    co_investors,
  };
}

type Counts = Pick<Investor, 'startups_count' | 'countries_count'>;

async function countBacked(sql: Sql, investorId: number): Promise<Counts> {
  const { rows } = await raw<Counts>`
    select coalesce(sum(startups), 0) as startups_count, count(*) as countries_count
    from (select sum(startups_count) as startups from backer_sums where investor_id = ${investorId}
      group by country_id having sum(startups_count) > 0) countries`.execute(sql);
  return rows[0] ?? { startups_count: 0, countries_count: 0 };
}

/** One page of the startups it backed, best funded first. */
export async function listBacked(
  sql: Sql,
  slug: string,
  page: number,
  perPage: number,
): Promise<StartupRow[]> {
  const { rows } = await raw<StartupRow>`
    with best as (
      select startup_id from backings where investor_id = (select id from investors where slug = ${slug})
      order by total_fundings desc nulls last fetch first (${page * perPage}::int) rows with ties
    )
    select ${startupRowColumns}
    from best join startups s on s.id = best.startup_id join places country on country.id = s.country_id
    order by s.total_fundings desc nulls last, s.name, s.id
    limit ${perPage} offset ${(page - 1) * perPage}`.execute(sql);
  return rows;
}

/** The newest rounds are those of as many startups whose rounds with it are the newest. */
async function listPortfolio(
  sql: Sql,
  investorId: number,
  page: number,
  perPage: number,
): Promise<PortfolioRow[]> {
  const { rows } = await raw<PortfolioRow>`
    with newest as (
      select startup_id from backings where investor_id = ${investorId}
      order by newest_on desc nulls last fetch first (${page * perPage}::int) rows with ties
    )
    select s.name, s.slug, s.logo, s.tagline, country.name as country, country.slug as country_slug,
      f.slug as funding_slug, f.round, f.announced_on as date, f.announced_precision as precision,
      f.amount_usd as amount, f.is_lead
    from (select f.id, f.slug, f.startup_id, f.round, f.announced_on, f.announced_precision, f.amount_usd, fi.is_lead
        from newest
          cross join lateral (select * from fundings where startup_id = newest.startup_id offset 0) f
          cross join lateral (
            select is_lead from funding_investors where funding_id = f.id and investor_id = ${investorId} offset 0) fi
        order by f.announced_on desc nulls last, f.amount_usd desc nulls last, f.id desc
        limit ${perPage} offset ${(page - 1) * perPage}) f
      join startups s on s.id = f.startup_id
      join places country on country.id = s.country_id
    order by f.announced_on desc nulls last, f.amount_usd desc nulls last, f.id desc`.execute(sql);
  return rows.map((row) => ({ ...row, date: cutToPrecision(row.date, row.precision) }));
}
