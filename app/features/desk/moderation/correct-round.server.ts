// Corrections of rounds. A source that shows a value becomes a report which the round follows.

import { type RawBuilder, sql as raw } from 'kysely';
import { parsePartialDate, toStartOfPeriod } from '../../../base/partial-date.ts';
import type { Sql } from '../../../data/database.ts';
import { type Amount, readStoredAmount } from '../../../language/values/money.ts';
import { readInvestorName, splitNames } from '../../../language/values/names.ts';
import { findOrMakeInvestor } from './publish-listing.server.ts';
import { forgetAgreement, renameRound, spellOut } from './round-versions.server.ts';

export async function correctRound(
  sql: Sql,
  id: number,
  { field, value }: { field: string; value: string | null },
  sourceId: number,
  now: Date,
): Promise<void> {
  await spellOut(sql, id);
  await raw`
    insert into funding_reports (funding_id, source_id) values (${id}, ${sourceId})
    on conflict (funding_id, source_id) do nothing`.execute(sql);
  const set = valuesOf(field, value);
  if (set) {
    const [ofRound, ofReport] = set;
    await raw`update fundings set ${ofRound} where id = ${id}`.execute(sql);
    await raw`
      update funding_reports set ${ofReport} where funding_id = ${id} and source_id = ${sourceId}`.execute(
      sql,
    );
  }
  if (field === 'investors') await setInvestors(sql, id, value, now);
  await forgetAgreement(sql, id);
  await renameRound(sql, id);
}

/** Of the round, and of the report that shows it. */
type Sets = [round: RawBuilder<unknown>, report: RawBuilder<unknown>];

function valuesOf(field: string, value: string | null): Sets | null {
  if (field === 'amount') return amountOf(value === null ? null : readStoredAmount(value));
  if (field === 'round') return [raw`round = ${value}`, raw`round = ${value}`];
  if (field !== 'date') return null;
  const date = value === null ? null : parsePartialDate(value);
  const set = raw`announced_on = ${date && toStartOfPeriod(date)}::date, announced_precision = ${date?.precision ?? null}`;
  return [set, set];
}

/** Dollars come of another currency only where the round has a sourced rate of it. */
function amountOf(said: Amount | null): Sets {
  if (said && said.currency !== 'USD') {
    const { amount, currency } = said;
    const keepRate = (column: string) =>
      raw`case when reported_currency = ${currency} then ${raw.ref(column)} end`;
    const round = raw`reported_amount = ${amount}::numeric, reported_currency = ${currency},
      amount_usd = round(${amount}::numeric * ${keepRate('usd_rate')}, 2),
      usd_rate = ${keepRate('usd_rate')}, usd_rate_on = ${keepRate('usd_rate_on')}`;
    return [round, raw`amount_usd = null`];
  }
  const set = raw`amount_usd = ${said?.amount ?? null}::numeric`;
  const round = raw`${set}, reported_amount = null, reported_currency = null, usd_rate = null, usd_rate_on = null`;
  return [round, set];
}

async function setInvestors(sql: Sql, id: number, value: string | null, now: Date): Promise<void> {
  const ids: number[] = [];
  const leads: boolean[] = [];
  for (const one of value === null ? [] : splitNames(value)) {
    const named = readInvestorName(one);
    if (!named) continue;
    ids.push(await findOrMakeInvestor(sql, named.name, now));
    leads.push(named.isLead);
  }
  await raw`
    delete from funding_investors where funding_id = ${id} and not investor_id = any(${ids}::bigint[])`.execute(
    sql,
  );
  await raw`
    insert into funding_investors (funding_id, investor_id, is_lead, position)
    select distinct on (investor_id) ${id}::bigint, investor_id, is_lead, place - 1
    from unnest(${ids}::bigint[], ${leads}::boolean[]) with ordinality as named (investor_id, is_lead, place)
    order by investor_id, is_lead desc, place
    on conflict (funding_id, investor_id) do update set is_lead = excluded.is_lead, position = excluded.position`.execute(
    sql,
  );
}
