import { sql as raw } from 'kysely';
import { limitTo, moneyOf } from '../../catalogue/fragments.server.ts';
import type { Investor, PortfolioRow } from '../../catalogue/investor-contract.ts';
import { ROUNDS_PER_PAGE } from '../../catalogue/round-list-contract.ts';
import {
  type ResultColumns,
  resultColumns,
  toResult,
} from '../../catalogue/select-investors.server.ts';
import { startupRowColumns } from '../../catalogue/select-rows.server.ts';
import type { Source } from '../../catalogue/sources/contract.ts';
import { sourcePairs } from '../../catalogue/sources/source-columns.ts';
import type { StartupRow } from '../../catalogue/startup-contract.ts';
import type { Sql } from '../../data/database.ts';
import { dateTextOf } from '../../data/partial-date-of.ts';
import { readListView } from '../../find/lists/list-address.ts';
import { ROUNDS_SHAPE } from '../../find/lists/list-shapes.ts';
import { withinSearchBudget } from '../../find/search-budget.server.ts';
import type { Context } from '../../http/context.ts';
import { findRoundPage, readRounds } from '../rounds/list-rounds.server.ts';
import { listCoInvestors } from './partners.server.ts';

interface ProfileColumns extends ResultColumns {
  id: number;
  sources: Source[];
  is_fictional: boolean;
  updated_at: Date;
}

export type InvestorProfile = Omit<Investor, 'startups' | 'portfolio'>;

/** With one page of the rounds it joined; null for an unknown slug. */
export async function findInvestor(
  sql: Sql,
  slug: string,
  page: number,
  perPage: number,
  now: Date,
): Promise<Omit<Investor, 'startups'> | null> {
  const [profile, portfolio] = await Promise.all([
    findProfile(sql, slug, now),
    listPortfolio(sql, slug, page, perPage),
  ]);
  return profile && { ...profile, portfolio };
}

/** Null for an unknown slug. */
export async function findProfile(
  sql: Sql,
  slug: string,
  now: Date,
): Promise<InvestorProfile | null> {
  const { rows } = await raw<ProfileColumns>`
    select i.id, ${resultColumns}, i.is_fictional, i.updated_at,
      array(select json_build_object(${sourcePairs})
        from investor_sources ins join sources x on x.id = ins.source_id
        where ins.investor_id = i.id order by x.id) as sources
    from investors i left join places country on country.iso2 = i.country_code
    where i.slug = ${slug}`.execute(sql);
  const row = rows[0];
  if (!row) return null;
  const [counts, co_investors] = await Promise.all([
    countBacked(sql, row.id),
    listCoInvestors(sql, row, now),
  ]);
  const { id: _, updated_at, ...columns } = row;
  return {
    ...toResult(columns),
    updated_at: updated_at.toISOString(),
    ...counts,
    co_investors,
  };
}

type Counts = Pick<Investor, 'startups_count' | 'countries_count'>;

async function countBacked(sql: Sql, investorId: number): Promise<Counts> {
  const { rows } = await raw<Counts>`
    select count(distinct startup_id) as startups_count, count(distinct country_id) as countries_count
    from deals where investor_id = ${investorId}`.execute(sql);
  return rows[0] ?? { startups_count: 0, countries_count: 0 };
}

/** Best funded first. */
export async function listBacked(
  sql: Sql,
  slug: string,
  page: number,
  perPage: number,
): Promise<StartupRow[]> {
  const { rows } = await raw<StartupRow>`
    with best as (
      select startup_id from deals where investor_id = (select id from investors where slug = ${slug})
      group by startup_id, total_fundings
      order by total_fundings desc nulls last fetch first (${page * perPage}::int) rows with ties
    )
    select ${startupRowColumns}
    from best join startups s on s.id = best.startup_id join places country on country.id = s.country_id
    order by s.total_fundings desc nulls last, s.name, s.id
    ${limitTo(perPage, (page - 1) * perPage)}`.execute(sql);
  return rows;
}

/** Newest first. */
async function listPortfolio(
  sql: Sql,
  slug: string,
  page: number,
  perPage: number,
): Promise<PortfolioRow[]> {
  const { rows } = await raw<PortfolioRow>`
    select s.name, s.slug, s.logo, s.tagline, country.name as country, country.slug as country_slug,
      f.slug as funding_slug, f.round, ${dateTextOf('f.announced')} as date, f.announced_precision as precision,
      ${moneyOf('f')}, fi.is_lead
    from (select * from deals where investor_id = (select id from investors where slug = ${slug})
        order by announced_on desc nulls last, counted_usd desc nulls last, funding_id desc
        ${limitTo(perPage, (page - 1) * perPage)}) deal
      join fundings f on f.id = deal.funding_id
      join funding_investors fi on fi.funding_id = deal.funding_id and fi.investor_id = deal.investor_id
      join startups s on s.id = deal.startup_id
      join places country on country.id = deal.country_id
    order by deal.announced_on desc nulls last, deal.counted_usd desc nulls last, deal.funding_id desc`.execute(
    sql,
  );
  return rows;
}

export type PortfolioList = Awaited<ReturnType<typeof listPortfolioPage>>;

/** One page of the rounds it joined, as a view of /rounds in the order asked. Throws 422, 503. */
export async function listPortfolioPage(context: Context, investor: string, page: number) {
  const sort = context.url.searchParams.get('sort') ?? '';
  const view = readListView(ROUNDS_SHAPE, new URLSearchParams({ investor, sort }), page);
  const question = await readRounds(context, view);
  const part = { page, perPage: ROUNDS_PER_PAGE };
  const answer = await withinSearchBudget(context, (sql) => findRoundPage(sql, question, part));
  return { view, answer };
}
