// The rounds that show why an investor fits.
import { sql as raw } from 'kysely';
import type { FundingRound } from '../../base/enumerations.ts';
import { linkTo } from '../../catalogue/fragments.server.ts';
import type { Sql } from '../../data/database.ts';
import {
  ASKED_PARTS,
  type AskedPart,
  type FitReason,
  type FittingInvestor,
  type Need,
} from './fit.ts';
import { type Compared, dealsOf, flagsOf, industryOf } from './fit-deals.server.ts';

const MOST_REASONS = 3;

interface Showing extends Omit<FitReason, 'shows' | 'round'> {
  investor_id: number;
  slug: string;
  kind: FundingRound;
  shows: AskedPart[];
}

/** Each with the rounds that together show most of what is asked. */
export async function addReasons(
  sql: Sql,
  asked: Need,
  investors: readonly Compared[],
): Promise<FittingInvestor[]> {
  const showing = await listShowing(sql, asked, investors);
  return investors.map(({ id, ...investor }) => ({
    ...investor,
    reasons: choose(showing.filter(({ investor_id }) => investor_id === id)),
  }));
}

/** Of each investor the rounds that show most, and the best that shows each part. */
async function listShowing(
  sql: Sql,
  asked: Need,
  investors: readonly Compared[],
): Promise<Showing[]> {
  if (investors.length === 0) return [];
  const order = raw`cardinality(shows) desc, is_lead desc, announced_on desc nulls last, funding_id`;
  const place = (part: AskedPart) => raw`
    ${part} = any (shows) and row_number() over (partition by investor_id, ${part} = any (shows) order by ${order}) = 1`;
  const { rows } = await raw<Showing>`
    with flagged as materialized (
      select d.*, f.slug, f.round as kind, fi.is_lead, ${linkTo('s')} as startup, ${flagsOf(asked)}
      from unnest(${investors.map(({ id }) => id)}::bigint[]) as wanted (id)
        cross join lateral ${dealsOf(raw`wanted.id`)}
        join funding_investors fi on fi.funding_id = d.funding_id and fi.investor_id = d.investor_id
    ), showing as (
      select *, array_remove(array[case when is_stage then 'stage' end, case when is_sector then 'sector' end,
        case when is_place then 'place' end], null) as shows
      from flagged where is_stage or is_sector or is_place
    ), chosen as (
      select *, ${raw.join(
        ASKED_PARTS.map((part) => raw`(${place(part)})`),
        raw` or `,
      )} as is_best
      from showing
    )
    select c.investor_id, c.slug, c.kind, c.is_lead, c.startup, c.shows, country.name as country,
      extract(year from c.announced_on)::int as year,
      (select i.name from startup_industries si join industries i on i.id = si.industry_id
        where si.startup_id = c.startup_id
        order by si.industry_id = ${industryOf(asked)} desc nulls last, si.position limit 1) as industry
    from chosen c join places country on country.id = c.country_id
    where is_best order by c.investor_id, ${order}`.execute(sql);
  return rows;
}

/** The fewest that show all that any of them shows. */
function choose(showing: readonly Showing[]): FitReason[] {
  const left = new Set(showing.flatMap(({ shows }) => shows));
  const chosen: Showing[] = [];
  while (left.size > 0 && chosen.length < MOST_REASONS) {
    const adds = ({ shows }: Showing) => shows.filter((part) => left.has(part)).length;
    const best = showing.toSorted((a, b) => adds(b) - adds(a))[0];
    if (!best) break;
    chosen.push(best);
    for (const part of best.shows) left.delete(part);
  }
  return chosen.map(({ investor_id: _, slug, kind, ...reason }) => ({
    ...reason,
    round: { slug, kind },
  }));
}
