import { sql as raw } from 'kysely';
import type { Sql } from '../../../data/database.ts';
import { importText as text } from '../../../text/text.ts';
import type { LineProblem } from './staging.server.ts';

// Kinds a startup has once: two amounts in one month are two reports of one round.
const ONCE = ['Pre-Seed', 'Seed', 'Series A', 'Series B', 'Series C'];

/** Amounts rounded by one source and not by another: "$522.7 million" and 522,650,000. */
const SAME_AMOUNT = raw`(abs(f.amount_usd - r.amount_usd) <= 0.01 * greatest(f.amount_usd, r.amount_usd))`;
const SAME_FOREIGN = raw`(f.reported_currency = r.reported_currency and abs(f.reported_amount - r.reported_amount) <= 0.01 * f.reported_amount)`;
const OTHER_FOREIGN = raw`(f.reported_currency = r.reported_currency and abs(f.reported_amount - r.reported_amount) > 0.01 * f.reported_amount)`;
/** Equal at the coarser precision; an unknown date matches any. */
const SAME_PERIOD = raw`(f.announced_on is null or r.announced_on is null or case
  when 'year' in (f.announced_precision, r.announced_precision) then extract(year from f.announced_on) = extract(year from r.announced_on)
  when 'month' in (f.announced_precision, r.announced_precision) then date_trunc('month', f.announced_on) = date_trunc('month', r.announced_on)
  else f.announced_on = r.announced_on end)`;
/** At most one month apart: announced in one month, reported in the next. */
const NEAR = raw`coalesce('year' not in (f.announced_precision, r.announced_precision) and abs(
  (extract(year from f.announced_on) - extract(year from r.announced_on)) * 12
    + extract(month from f.announced_on) - extract(month from r.announced_on)) <= 1, false)`;
const IS_ONCE = raw`(r.round = any(${ONCE}::text[]))`;
const IS_DIFFERENT = raw`(f.round = r.round and ${IS_ONCE} and f.amount_usd is not null and r.amount_usd is not null and not ${SAME_AMOUNT}
  and f.announced_on is not null and r.announced_on is not null and (${SAME_PERIOD} or ${NEAR}))`;

/** Sets funding_id to the oldest match; returns rows without source that contradict one with. */
export async function matchRounds(transaction: Sql): Promise<LineProblem[]> {
  await raw`
    update import_rounds r set funding_id = found.id, is_version = found.is_version,
      is_repeat = exists (select from import_seen where import_seen.id = found.id)
    from (
      select r.line, best.id, best.is_version
      from import_rounds r cross join lateral (
        select f.id, coalesce(${IS_DIFFERENT}, false) as is_version
        from fundings f
        where f.startup_id = r.startup_id and (
          (f.round = r.round and ${SAME_PERIOD} and not coalesce(${OTHER_FOREIGN}, false)
            and (f.amount_usd is null or r.amount_usd is null or ${SAME_AMOUNT})
            and (${IS_ONCE} or f.amount_usd is not null or r.amount_usd is not null or f.announced_on = r.announced_on or coalesce(${SAME_FOREIGN}, false) or coalesce(f.announced_on, r.announced_on) is null))
          or (f.round = r.round and ${NEAR} and coalesce(${SAME_AMOUNT}, ${SAME_FOREIGN}, false))
          or ('Funding Round' in (f.round, r.round) and coalesce(${SAME_AMOUNT}, false) and f.announced_on is not null and r.announced_on is not null and (${SAME_PERIOD} or ${NEAR}))
          or (r.round = 'Funding Round' and r.amount_usd is null and r.reported_amount is null and ${SAME_PERIOD})
          or (${IS_DIFFERENT} and cardinality(r.sources) > 0 and not exists (
            select from funding_reports p join sources x on x.id = p.source_id where p.funding_id = f.id and x.url = any(r.sources) and (p.is_preferred or p.amount_usd <> r.amount_usd))
            and (exists (select from funding_reports p where p.funding_id = f.id) or not exists (select from import_seen n where n.id = f.id))))
        order by coalesce(${SAME_AMOUNT}, ${SAME_FOREIGN}, false) desc, coalesce(${IS_DIFFERENT}, false), f.id
        limit 1) best
      where r.funding_id is null and not r.is_refused and r.startup_id is not null
    ) found
    where found.line = r.line`.execute(transaction);
  const { rows } = await raw<LineProblem>`
    with wrong as (
      select r.line, 'amount' as column, r.amount_usd::text as value,
        replace(replace(replace(${text.differs('{round}', '{slug}', '{amount}')},
          '{round}', best.round), '{slug}', best.slug), '{amount}', best.amount_usd::text) as reason
      from import_rounds r cross join lateral (
        select f.slug, f.round, f.amount_usd from fundings f
        where f.startup_id = r.startup_id and ${IS_DIFFERENT} and cardinality(r.sources) = 0
          and exists (select from funding_reports p where p.funding_id = f.id)
          and not exists (select from import_seen n where n.id = f.id)
        order by f.id limit 1) best
      where r.funding_id is null and not r.is_refused and r.startup_id is not null
    ), marked as (
      update import_rounds r set is_refused = true from wrong where wrong.line = r.line
    )
    select * from wrong order by line`.execute(transaction);
  return rows;
}
