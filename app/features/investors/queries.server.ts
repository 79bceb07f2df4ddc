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
    listPortfolio(sql, row, page, perPage),
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

/** Startups and rounds of the whole catalogue. */
async function countAll(sql: Sql): Promise<{ startups: number; rounds: number }> {
  const { rows } = await raw<{ startups: number; rounds: number }>`
    select coalesce(sum(startups_count), 0) as startups, coalesce(sum(fundings_count), 0) as rounds
    from startup_sums where place_id = 0 and industry_id = 0`.execute(sql);
  return rows[0] ?? { startups: 0, rounds: 0 };
}

// One round after the other by its key: for an investor with many, a join would be planned as reading all rounds there are.
const roundsJoined = raw`funding_investors fi
  cross join lateral (select * from fundings where id = fi.funding_id offset 0) f`;

/** One page of the startups it backed, best funded first. */
export async function listBacked(
  sql: Sql,
  slug: string,
  page: number,
  perPage: number,
): Promise<StartupRow[]> {
  const { rows: found } = await raw<{ id: number; deals_count: number }>`
    select id, deals_count from investors where slug = ${slug}`.execute(sql);
  const { id = 0, deals_count = 0 } = found[0] ?? {};
  const { startups_count } = await countBacked(sql, id);
  // Of the busiest the best funded of all are looked at, one after the other, until enough are its own.
  const walked = page * perPage * (await countAll(sql)).startups;
  const isBacked =
    walked < startups_count * deals_count
      ? raw`exists (select from startup_shares where startup_id = s.id and ${id} = any (backer_ids) offset 0)`
      : raw`s.id in (select f.startup_id from ${roundsJoined} where fi.investor_id = ${id})`;
  const { rows } = await raw<StartupRow>`
    select ${startupRowColumns}
    from startups s join places country on country.id = s.country_id
    where ${isBacked}
    order by s.total_fundings desc nulls last, s.name, s.id
    limit ${perPage} offset ${(page - 1) * perPage}`.execute(sql);
  return rows;
}

async function listPortfolio(
  sql: Sql,
  { id, deals_count }: Pick<ProfileColumns, 'id' | 'deals_count'>,
  page: number,
  perPage: number,
): Promise<PortfolioRow[]> {
  if (deals_count === 0) return [];
  // As for startups: the newest rounds of all, until enough are its own.
  const walked = page * perPage * (await countAll(sql)).rounds;
  const joined =
    walked < deals_count * deals_count
      ? raw`fundings f cross join lateral (
          select is_lead from funding_investors where funding_id = f.id and investor_id = ${id} offset 0) fi`
      : raw`(select f.*, fi.is_lead from ${roundsJoined} where fi.investor_id = ${id} offset 0) f`;
  const { rows } = await raw<PortfolioRow>`
    select s.name, s.slug, s.logo, s.tagline, country.name as country, country.slug as country_slug,
      f.slug as funding_slug, f.round, f.announced_on as date, f.announced_precision as precision,
      f.amount_usd as amount, f.is_lead
    from (select f.id, f.slug, f.startup_id, f.round, f.announced_on, f.announced_precision, f.amount_usd, is_lead
        from ${joined}
        order by f.announced_on desc nulls last, f.amount_usd desc nulls last, f.id desc
        limit ${perPage} offset ${(page - 1) * perPage}) f
      join startups s on s.id = f.startup_id
      join places country on country.id = s.country_id
    order by f.announced_on desc nulls last, f.amount_usd desc nulls last, f.id desc`.execute(sql);
  return rows.map((row) => ({ ...row, date: cutToPrecision(row.date, row.precision) }));
}
