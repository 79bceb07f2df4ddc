import { sql as raw } from 'kysely';
import type { Sql } from '../../../data/database.ts';
import { PLAIN, typesOf } from './fields.ts';
import { fillRecords, pick } from './staging.server.ts';

const PLAIN_TYPES = typesOf(PLAIN.rounds);
export const ROUND_COLUMNS: Readonly<Record<string, string>> = {
  round: 'text',
  announced_on: 'date',
  announced_precision: 'text',
  amount_usd: 'numeric',
  reported_amount: 'numeric',
  reported_currency: 'text',
  usd_rate: 'numeric',
  usd_rate_on: 'date',
  note: 'text',
  ...PLAIN_TYPES,
};

/** A row with the round's own slug corrects it; any other fills in what is unknown or coarser. */
export function fillKnown(transaction: Sql): Promise<number[]> {
  const corrects = raw`(r.is_named and not r.is_repeat)`;
  const isFiner = raw`(r.announced_on is not null and (k.announced_on is null
    or array_position(array['day', 'month', 'year'], r.announced_precision) < array_position(array['day', 'month', 'year'], k.announced_precision)
      and date_trunc(k.announced_precision, r.announced_on) = date_trunc(k.announced_precision, k.announced_on)))`;
  const takesDate = raw`case when ${corrects} then r.announced_on is not null else ${isFiner} end`;
  // A converted amount does not contradict a known amount in dollars.
  const takesAmount = raw`(r.amount_usd is not null and (k.amount_usd is null or ${corrects}))`;
  const takesReported = raw`(k.reported_amount is null or ${corrects})`;
  const column = (alias: string, name: string) => raw.ref(`${alias}.${name}`);
  const dated = (name: string) =>
    raw`case when ${takesDate} then ${column('r', name)} else ${column('k', name)} end`;
  const rated = (
    name: string,
  ) => raw`case when ${takesAmount} and r.usd_rate is not null then ${column('r', name)}
    when ${takesAmount} and r.amount_usd <> k.amount_usd then null else ${column('k', name)} end`;
  const reported = (name: string) => raw`case when ${takesReported}
    then coalesce(${column('r', name)}, ${column('k', name)}) else ${column('k', name)} end`;
  const plain = Object.entries({ note: 'text', ...PLAIN_TYPES }).map(
    ([name, type]) => [name, pick(name, type, raw`not ${corrects}`)] as const,
  );
  const rows = raw`import_rounds r join fundings k on k.id = r.funding_id where not r.is_new and not r.is_version`;
  return fillRecords(transaction, rows, 'fundings', {
    round: raw`case when ${corrects} then r.round else k.round end`,
    announced_on: dated('announced_on'),
    announced_precision: dated('announced_precision'),
    amount_usd: raw`case when ${takesAmount} then r.amount_usd else k.amount_usd end`,
    usd_rate: rated('usd_rate'),
    usd_rate_on: rated('usd_rate_on'),
    reported_amount: reported('reported_amount'),
    reported_currency: reported('reported_currency'),
    ...Object.fromEntries(plain),
  });
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
    select distinct r.line, r.is_new
    from added join import_rounds r on r.funding_id = added.funding_id`.execute(transaction);
  return rows.filter(({ is_new }) => !is_new).map(({ line }) => line);
}
