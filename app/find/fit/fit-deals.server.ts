// The rounds of an investor beside a need, as SQL.
import { type RawBuilder, sql as raw } from 'kysely';
import { listNearIndustries } from '../../base/industry-groups.ts';
import type { InvestorResult } from '../../catalogue/investor-contract.ts';
import { type FittingInvestor, listNearStages, type Need } from './fit.ts';

const ROUNDS_OF_EACH = 200;

export type Compared = InvestorResult & Pick<FittingInvestor, 'parts'> & { id: number };

export const industryOf = ({ sector }: Need): RawBuilder<unknown> =>
  raw`(select id from industries where slug = ${sector})`;

/** Startups s of the country or city. */
export const isIn = ({ place }: Need): RawBuilder<unknown> => raw`(
  s.country_id = (select id from places where kind = 'country' and slug = ${place})
  or s.city_id = (select id from places where kind = 'city' and slug = ${place}))`;

/** The flags of a deal d that belongs to startup s and round f, as columns. */
export function flagsOf(filters: Need): RawBuilder<unknown> {
  const { stage, sector, place } = filters;
  const nearStages = stage ? listNearStages(stage) : [];
  const isOf = (slugs: readonly string[]) => raw`exists (
    select from startup_industries si join industries n on n.id = si.industry_id
    where si.startup_id = d.startup_id and n.slug = any (${slugs}::text[]))`;
  const isNearPlace = raw`exists (
    select from places asked left join places land on land.id = asked.country_id
      join places own on own.id = d.country_id
    where asked.slug = ${place} and asked.kind in ('country', 'city')
      and own.region = coalesce(land.region, asked.region))`;
  return raw`
    ${stage ? raw`f.round = ${stage}` : raw`false`} as is_stage,
    ${stage ? raw`f.round = any (${nearStages}::text[])` : raw`false`} as near_stage,
    ${sector ? isOf([sector]) : raw`false`} as is_sector,
    ${sector ? isOf(listNearIndustries(sector)) : raw`false`} as near_sector,
    ${place ? isIn(filters) : raw`false`} as is_place,
    ${place ? isNearPlace : raw`false`} as near_place`;
}

/** The last rounds of each candidate. */
export const dealsOf = (id: RawBuilder<unknown>): RawBuilder<unknown> => raw`(
  select * from deals where investor_id = ${id}
  order by announced_on desc nulls last, counted_usd desc nulls last, funding_id desc
  limit ${ROUNDS_OF_EACH}) d
  join fundings f on f.id = d.funding_id
  join startups s on s.id = d.startup_id`;
