import { sql as raw } from 'kysely';
import { cutToPrecision } from '../../base/partial-date.ts';
import type { Sql } from '../../data/database.ts';
import type { Source } from '../sources/contract.ts';
import type { StartupRow } from '../startups/contract.ts';
import { startupRowColumns } from '../startups/select-rows.server.ts';
import { CO_INVESTORS, type CoInvestor, type Investor, type PortfolioRow } from './contract.ts';
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

/** An investor with everything its page shows; null when the slug names none. */
export async function findInvestor(sql: Sql, slug: string): Promise<Investor | null> {
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
  const [startups, portfolio, co_investors] = await Promise.all([
    listBacked(sql, row.id),
    listPortfolio(sql, row.id),
    listCoInvestors(sql, row.id),
  ]);
  const { id: _, stages, updated_at, ...columns } = row;
  return {
    ...toInvestorRow(columns),
    stages: sortRounds(stages),
    updated_at: updated_at.toISOString(),
    startups_count: startups.length,
    countries_count: new Set(startups.map(({ country_slug }) => country_slug)).size,
    startups,
    portfolio,
    co_investors,
  };
}

// One round after the other by its key, here and for co-investors: for an investor with many, a join would be planned as
// reading all rounds there are.
const roundsJoined = raw`funding_investors fi
  cross join lateral (select * from fundings where id = fi.funding_id offset 0) f`;

async function listBacked(sql: Sql, investorId: number): Promise<StartupRow[]> {
  const { rows } = await raw<StartupRow>`
    select ${startupRowColumns}
    from startups s join places country on country.id = s.country_id
    where s.id in (
      select f.startup_id from ${roundsJoined}
      where fi.investor_id = ${investorId})
    order by s.total_fundings desc nulls last, s.name, s.id`.execute(sql);
  return rows;
}

async function listPortfolio(sql: Sql, investorId: number): Promise<PortfolioRow[]> {
  const { rows } = await raw<PortfolioRow>`
    select s.name, s.slug, s.logo, s.tagline, country.name as country, country.slug as country_slug,
      f.slug as funding_slug, f.round, f.announced_on as date, f.announced_precision as precision,
      f.amount_usd as amount, fi.is_lead
    from ${roundsJoined}
      join startups s on s.id = f.startup_id
      join places country on country.id = s.country_id
    where fi.investor_id = ${investorId}
    order by f.announced_on desc nulls last, f.amount_usd desc nulls last, f.id desc`.execute(sql);
  return rows.map((row) => ({ ...row, date: cutToPrecision(row.date, row.precision) }));
}

/** Everybody who joined a round with it. */
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

/** Who joined most rounds with it. */
async function listCoInvestors(sql: Sql, investorId: number): Promise<CoInvestor[]> {
  const { rows } = await raw<CoInvestor>`
    select i.name, i.slug, i.logo, i.type, count(*) as shared_count
    from funding_investors mine
      cross join lateral (
        select investor_id from funding_investors
        where funding_id = mine.funding_id and investor_id <> mine.investor_id offset 0) other
      join investors i on i.id = other.investor_id
    where mine.investor_id = ${investorId}
    group by i.id
    order by count(*) desc, i.deals_count desc, i.name
    limit ${CO_INVESTORS}`.execute(sql);
  return rows;
}
