// Facts of a round. A source that shows a value becomes a report, which the round then follows;
// other reports store only the values that differ.
import { sql as raw } from 'kysely';
import type { PartialDate } from '../base/dates.ts';
import type { FundingRound } from '../base/enumerations.ts';
import type { Sql } from '../data/database.ts';
import { partialDateOf } from '../data/partial-date-of.ts';
import { notFound } from '../http/errors.ts';
import { readInvestorName } from '../language/values/investors.ts';
import { readStoredAmount } from '../language/values/money.ts';
import { splitNames } from '../language/values/names.ts';
import { fundingSlug } from './funding-slug.ts';
import type { FactValue } from './kinds.ts';
import type { FoundField } from './records.ts';
import { ROUND } from './round.ts';
import { type Columns, columnsOf, type Setting, setColumns, sets } from './write-columns.server.ts';
import { findFreeSlug } from './write-startup.server.ts';

/** Fields whose values may differ between a report and its round. */
const REPORTED = ['round', 'announced_on', 'amount'];

export async function setRoundFact(
  sql: Sql,
  { name, field }: FoundField,
  { id, value, sourceId, now }: Setting,
): Promise<void> {
  await spellOut(sql, id);
  await raw`
    insert into funding_reports (funding_id, source_id) values (${id}, ${sourceId})
    on conflict (funding_id, source_id) do nothing`.execute(sql);
  if (name === 'investors') await setInvestors(sql, id, value, now);
  else if (name !== 'other') {
    const columns = name === 'amount' ? moneyColumns(value) : columnsOf(name, field, value);
    await setColumns(sql, 'fundings', id, columns);
    if (REPORTED.includes(name)) {
      const said = name === 'amount' ? { amount_usd: inDollars(value) } : columns;
      await raw`
        update funding_reports
        set ${sets(said)} where funding_id = ${id} and source_id = ${sourceId}`.execute(sql);
    }
  }
  await forgetAgreement(sql, id);
  await renameRound(sql, id);
  await setColumns(sql, 'fundings', id, { updated_at: now });
}

const amountOf = (value: FactValue | null) =>
  value === null ? null : readStoredAmount(String(value));

/** Null of an amount in another currency: a rate is the round's, not the report's. */
function inDollars(value: FactValue | null): number | null {
  const said = amountOf(value);
  return said?.currency === 'USD' ? said.amount : null;
}

/** Dollars come of another currency only where the round has a sourced rate of it. */
function moneyColumns(value: FactValue | null): Columns {
  const said = amountOf(value);
  if (!said || said.currency === 'USD') {
    const none = {
      reported_amount: null,
      reported_currency: null,
      usd_rate: null,
      usd_rate_on: null,
    };
    return { amount_usd: said?.amount ?? null, ...none };
  }
  const { amount, currency } = said;
  const keepRate = (column: string) =>
    raw`case when reported_currency = ${currency} then ${raw.ref(column)} end`;
  return {
    reported_amount: amount,
    reported_currency: currency,
    amount_usd: raw`round(${amount}::numeric * ${keepRate('usd_rate')}, 2)`,
    usd_rate: keepRate('usd_rate'),
    usd_rate_on: keepRate('usd_rate_on'),
  };
}

async function setInvestors(
  sql: Sql,
  id: number,
  value: FactValue | null,
  now: Date,
): Promise<void> {
  const given = typeof value === 'string' ? splitNames(value) : Array.isArray(value) ? value : [];
  const ids: number[] = [];
  const leads: boolean[] = [];
  for (const one of given) {
    const named = readInvestorName(one);
    if (!named) continue;
    ids.push(await findOrMakeInvestor(sql, named.name, now));
    leads.push(named.isLead);
  }
  await raw`
    delete from funding_investors
    where funding_id = ${id} and not investor_id = any(${ids}::bigint[])`.execute(sql);
  await raw`
    insert into funding_investors (funding_id, investor_id, is_lead, position)
    select distinct on (investor_id) ${id}::bigint, investor_id, is_lead, place - 1
    from unnest(${ids}::bigint[], ${leads}::boolean[]) with ordinality as named (investor_id, is_lead, place)
    order by investor_id, is_lead desc, place
    on conflict (funding_id, investor_id) do update
    set is_lead = excluded.is_lead, position = excluded.position`.execute(sql);
}

/** By name, ignoring case, accents and spaces; of several the one with most deals. */
async function findOrMakeInvestor(sql: Sql, name: string, now: Date): Promise<number> {
  const { rows } = await raw<{ id: number }>`
    select i.id from search_names n join investors i on i.id = n.entity_id
    where n.kind = 'investor' and n.is_whole and n.word = search_key(${name})
    order by i.deals_count desc, i.id limit 1`.execute(sql);
  if (rows[0]) return rows[0].id;
  const slug = await findFreeSlug(sql, 'investor', name);
  const { rows: made } = await raw<{ id: number }>`
    insert into investors (slug, name, created_at, updated_at) values (${slug}, ${name}, ${now}, ${now})
    returning id`.execute(sql);
  return made[0]?.id ?? 0;
}

interface NewRound {
  startup: { id: number; slug: string };
  round: FundingRound;
  date: PartialDate | null;
  /** As stored; null where nobody disclosed it. */
  amount: string | null;
  /** "Acme (lead)" */
  investors: readonly string[];
  sourceId: number;
  now: Date;
}

/** A round that its one source reports; returns its id. */
export async function createRound(sql: Sql, given: NewRound): Promise<number> {
  const { startup, round, date, amount, investors, sourceId, now } = given;
  const { rows: taken } = await raw<{ slug: string }>`
    select slug from fundings where slug like ${`${startup.slug}-%`}
    union select old_slug from slug_history
    where kind = 'funding' and old_slug like ${`${startup.slug}-%`}`.execute(sql);
  const slugs = new Set(taken.map(({ slug }) => slug));
  const said = amountOf(amount);
  const isForeign = said !== null && said.currency !== 'USD';
  const columns: Columns = {
    slug: fundingSlug(startup.slug, round, date, (one) => slugs.has(one)),
    ...{ startup_id: startup.id, round, created_at: now, updated_at: now },
    ...columnsOf('announced_on', ROUND.announced_on, date?.date ?? null),
    ...(isForeign
      ? { reported_amount: said.amount, reported_currency: said.currency }
      : { amount_usd: said?.amount ?? null }),
  };
  const names = raw.join(Object.keys(columns).map((column) => raw.ref(column)));
  const values = raw.join(Object.values(columns).map((value) => raw`${value}`));
  const { rows } = await raw<{ id: number }>`
    insert into fundings (${names}) values (${values}) returning id`.execute(sql);
  const id = rows[0]?.id ?? 0;
  await raw`
    insert into funding_reports (funding_id, source_id, is_preferred)
    values (${id}, ${sourceId}, true)`.execute(sql);
  await setInvestors(sql, id, investors, now);
  return id;
}

/** Fills in every report, so that the round's values can change. */
export async function spellOut(sql: Sql, fundingId: number): Promise<void> {
  await raw`
    update funding_reports r set is_preferred = false, round = coalesce(r.round, f.round),
      announced_on = coalesce(r.announced_on, f.announced_on),
      announced_precision = coalesce(r.announced_precision, f.announced_precision),
      amount_usd = coalesce(r.amount_usd, f.amount_usd)
    from fundings f where f.id = r.funding_id and f.id = ${fundingId}`.execute(sql);
}

/** Empties values equal to the round's; a report without others is followed. */
export async function forgetAgreement(sql: Sql, fundingId: number): Promise<void> {
  await raw`
    update funding_reports r set
      round = nullif(r.round, f.round),
      announced_on = case when ${SAME_DATE} then null else r.announced_on end,
      announced_precision = case when ${SAME_DATE} then null else r.announced_precision end,
      amount_usd = nullif(r.amount_usd, f.amount_usd),
      is_preferred = (r.round is null or r.round = f.round) and (r.announced_on is null or ${SAME_DATE})
        and (r.amount_usd is null or r.amount_usd is not distinct from f.amount_usd)
    from fundings f where f.id = r.funding_id and f.id = ${fundingId}`.execute(sql);
}

const SAME_DATE = raw<boolean>`((r.announced_on, r.announced_precision) is not distinct from (f.announced_on, f.announced_precision))`;

/** Gives the round the slug of its kind and date, and returns it; the old one redirects. */
export async function renameRound(sql: Sql, id: number): Promise<string> {
  const { rows } = await raw<{
    slug: string;
    startup: string;
    round: FundingRound;
    date: PartialDate | null;
  }>`
    select f.slug, s.slug as startup, f.round, ${partialDateOf('f.announced')} as date
    from fundings f join startups s on s.id = f.startup_id where f.id = ${id}`.execute(sql);
  const [round] = rows;
  if (!round) throw notFound('round', String(id));
  const { rows: others } = await raw<{ slug: string }>`
    select f.slug from fundings f where f.id <> ${id} and f.startup_id = (select startup_id from fundings where id = ${id})
    union select old_slug from slug_history where kind = 'funding' and entity_id <> ${id}
      and old_slug like ${`${round.startup}-%`}`.execute(sql);
  const taken = new Set(others.map(({ slug }) => slug));
  const isTaken = (one: string) => taken.has(one);
  const wanted = fundingSlug(round.startup, round.round, round.date, isTaken);
  if (wanted === round.slug || round.slug.replace(/-\d+$/, '') === wanted) return round.slug;
  await raw`delete from slug_history where kind = 'funding' and old_slug = ${wanted}`.execute(sql);
  await raw`update fundings set slug = ${wanted} where id = ${id}`.execute(sql);
  await raw`insert into slug_history (kind, old_slug, entity_id) values ('funding', ${round.slug}, ${id})
    on conflict (kind, old_slug) do update set entity_id = excluded.entity_id`.execute(sql);
  return wanted;
}
