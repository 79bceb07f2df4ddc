// The rounds that a report lists: the largest of twelve months, otherwise the newest.
import { type RawBuilder, sql as raw } from 'kysely';
import { isoDay } from '../../../base/dates.ts';
import type { FundingRound } from '../../../base/enumerations.ts';
import type { RoundAmount } from '../../../base/money.ts';
import { isInNamed, linkTo, moneyOf } from '../../../catalogue/fragments.server.ts';
import type { NamedLink } from '../../../catalogue/shapes.ts';
import type { Sql } from '../../../data/database.ts';
import { dateTextOf } from '../../../data/partial-date-of.ts';

const MOST_DEALS = 12;
/** Of fewer in twelve months the newest say more. */
const FEWEST_DEALS = 5;

export interface Group {
  country?: string;
  city?: string;
  industry?: string;
}

export interface Deal extends RoundAmount {
  slug: string;
  startup: NamedLink;
  round: FundingRound;
  announced: string;
  source: { publisher: string; url: string } | null;
}

/** `isOfYear` says whether they are the largest of the twelve months up to `now`. */
export async function listDeals(sql: Sql, group: Group, now: Date) {
  const since = new Date(now);
  since.setUTCFullYear(since.getUTCFullYear() - 1);
  const largest = await selectDeals(
    sql,
    raw`${isInNamed(group)} and f.announced_on > ${isoDay(since)}::date`,
    raw`f.counted_usd desc nulls last, f.announced_on desc, f.id`,
  );
  if (largest.length >= FEWEST_DEALS) return { deals: largest, isOfYear: true };
  const newest = await selectDeals(sql, isInNamed(group), raw`f.announced_on desc, f.id`);
  return { deals: newest, isOfYear: false };
}

async function selectDeals(
  sql: Sql,
  condition: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
): Promise<Deal[]> {
  const { rows } = await raw<Deal>`
    select f.slug, ${linkTo('s')} as startup, f.round, ${dateTextOf('f.announced')} as announced,
      ${moneyOf('f')}, (
        select json_build_object('publisher', x.publisher, 'url', x.url)
        from funding_reports r join sources x on x.id = r.source_id
        where r.funding_id = f.id order by r.is_preferred desc, r.id limit 1) as source
    from fundings f join startups s on s.id = f.startup_id
    where f.announced_on is not null and ${condition}
    order by ${order} limit ${MOST_DEALS}`.execute(sql);
  return rows;
}
