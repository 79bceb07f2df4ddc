import { sql as raw } from 'kysely';
import type { Sql } from '../../../data/database.ts';

/** A row with the round's own slug corrects it; any other fills in what is unknown or coarser. */
export async function fillKnown(transaction: Sql): Promise<number[]> {
  const corrects = raw`(r.is_named and not r.is_repeat)`;
  const isFiner = raw`(r.announced_on is not null and (f.announced_on is null
    or array_position(array['day', 'month', 'year'], r.announced_precision) < array_position(array['day', 'month', 'year'], f.announced_precision)
      and date_trunc(f.announced_precision, r.announced_on) = date_trunc(f.announced_precision, f.announced_on)))`;
  const takesDate = raw`case when ${corrects} then r.announced_on is not null else ${isFiner} end`;
  // A converted amount does not contradict a known amount in dollars.
  const takesAmount = raw`(r.amount_usd is not null and (f.amount_usd is null or ${corrects}))`;
  const { rows } = await raw<{ line: number }>`
    with wanted as materialized (
      select r.line, f.id,
        case when ${corrects} then r.round else f.round end as round,
        case when ${takesDate} then r.announced_on else f.announced_on end as announced_on,
        case when ${takesDate} then r.announced_precision else f.announced_precision end as announced_precision,
        case when ${takesAmount} then r.amount_usd else f.amount_usd end as amount_usd,
        case when ${takesAmount} and r.usd_rate is not null then r.usd_rate when ${takesAmount} and r.amount_usd <> f.amount_usd then null else f.usd_rate end as usd_rate,
        case when ${takesAmount} and r.usd_rate is not null then r.usd_rate_on when ${takesAmount} and r.amount_usd <> f.amount_usd then null else f.usd_rate_on end as usd_rate_on,
        case when f.reported_amount is null or ${corrects} then coalesce(r.reported_amount, f.reported_amount) else f.reported_amount end as reported_amount,
        case when f.reported_amount is null or ${corrects} then coalesce(r.reported_currency, f.reported_currency) else f.reported_currency end as reported_currency,
        case when ${corrects} then coalesce(r.note, f.note) else coalesce(f.note, r.note) end as note
      from import_rounds r join fundings f on f.id = r.funding_id where not r.is_new and not r.is_version
    )
    update fundings f set round = w.round, announced_on = w.announced_on, announced_precision = w.announced_precision, amount_usd = w.amount_usd,
      usd_rate = w.usd_rate, usd_rate_on = w.usd_rate_on, reported_amount = w.reported_amount, reported_currency = w.reported_currency,
      note = w.note, updated_at = now()
    from wanted w where w.id = f.id
      and (f.round, f.announced_on, f.announced_precision, f.amount_usd, f.usd_rate, f.usd_rate_on, f.reported_amount, f.reported_currency, f.note)
        is distinct from (w.round, w.announced_on, w.announced_precision, w.amount_usd, w.usd_rate, w.usd_rate_on, w.reported_amount, w.reported_currency, w.note)
    returning w.line`.execute(transaction);
  return rows.map(({ line }) => line);
}

/** Records what each source reports; its values are stored only where they disagree. */
export async function addReports(transaction: Sql): Promise<number[]> {
  const { rows } = await raw<{ line: number; is_new: boolean }>`
    with added as (
      insert into funding_reports (funding_id, source_id, round, announced_on, announced_precision, amount_usd, is_preferred)
      select r.funding_id, x.id,
        case when r.is_version and r.round <> f.round then r.round end,
        case when r.is_version and r.announced_on is distinct from f.announced_on then r.announced_on end,
        case when r.is_version and r.announced_on is distinct from f.announced_on then r.announced_precision end,
        case when r.is_version then r.amount_usd end, not r.is_version
      from import_rounds r join fundings f on f.id = r.funding_id
        cross join unnest(r.sources) as one (url) join sources x on x.url = one.url
      on conflict (funding_id, source_id) do nothing returning funding_id
    )
    select distinct r.line, r.is_new from added join import_rounds r on r.funding_id = added.funding_id`.execute(
    transaction,
  );
  return rows.filter(({ is_new }) => !is_new).map(({ line }) => line);
}
