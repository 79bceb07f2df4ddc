// How the columns of rounds are held, over rounds r with their startups s.
import { sql as raw } from 'kysely';
import { type MoneyKind, roundsOfKind } from '../base/enumerations.ts';
import { ROUND_FILTERS, type RoundColumn } from './filters/filter-columns.ts';
import type { SqlPart } from './sql-parts.ts';

/** How the values of a column are held. */
export interface Cell {
  /** Null, or an empty list, where it is unknown. */
  value: SqlPart;
  isList?: boolean;
  /** A timestamp, compared by UTC days. */
  isTime?: boolean;
  /** The type of what it is compared with, so that its index can be used. */
  type?: SqlPart;
  /** Of values in a table of their own: whether it has one of these, or any. */
  has?: (ids?: readonly number[]) => SqlPart;
  /** Of a choice that is held otherwise. */
  isOneOf?: (values: readonly string[]) => SqlPart;
  /** Of a date that may be a year or a month: whether all of it is over by the day. */
  endsBy?: (day: string) => SqlPart[];
}

export const roundCell = (column: RoundColumn): Cell =>
  ROUND_CELLS[column] ?? {
    value: raw.ref(`r.${column}`),
    type: ROUND_FILTERS[column].kind === 'number' ? raw`numeric` : undefined,
  };

const IS_DISCLOSED = raw`(r.amount_usd is not null or r.reported_amount is not null)`;

const DISCLOSED: Readonly<Record<string, SqlPart>> = {
  yes: IS_DISCLOSED,
  no: raw`not ${IS_DISCLOSED}`,
  counted: raw`r.counted_usd is not null`,
};

const isOfRounds = (rounds: readonly string[]): SqlPart => raw`r.round = any (${rounds}::text[])`;

const ITS_INVESTORS = raw`from funding_investors fi where fi.funding_id = r.id`;
const countInvestors = (isLead: SqlPart): SqlPart =>
  raw`(select count(*) ${ITS_INVESTORS} ${isLead})`;
const hasInvestor = (isLead: SqlPart) => (ids?: readonly number[]) =>
  raw`exists (select ${ITS_INVESTORS}
    ${ids ? raw`and fi.investor_id = any (${ids}::bigint[])` : raw``} ${isLead})`;

/** Others are plain columns of the round. */
const ROUND_CELLS: Partial<Record<RoundColumn, Cell>> = {
  round: { value: raw`r.round`, isOneOf: isOfRounds },
  kind: {
    value: raw`r.round`,
    isOneOf: (kinds) => isOfRounds(kinds.flatMap((kind) => roundsOfKind(kind as MoneyKind))),
  },
  amount: { value: raw`r.amount_usd`, type: raw`numeric` },
  is_facility: { value: raw`case when r.is_facility then 'yes' end` },
  announced_on: {
    value: raw`r.announced_on`,
    // Every period ends with its year; nothing was announced after today.
    endsBy: (day) =>
      day.endsWith('-12-31')
        ? []
        : [
            raw`(r.announced_precision = 'day' or least(r.announced_on + case r.announced_precision
              when 'year' then interval '1 year' else interval '1 month' end, current_date + 1) <= ${day}::date + 1)`,
          ],
  },
  investors_count: { value: countInvestors(raw``) },
  leads_count: { value: countInvestors(raw`and fi.is_lead`) },
  investor: { value: raw`r.id`, has: hasInvestor(raw``) },
  lead_investor: { value: raw`r.id`, has: hasInvestor(raw`and fi.is_lead`) },
  country: { value: raw`s.country_id` },
  city: { value: raw`s.city_id` },
  industry: {
    value: raw`r.startup_id`,
    has: (ids) => raw`exists (select from startup_industries si where si.startup_id = r.startup_id
      ${ids ? raw`and si.industry_id = any (${ids}::bigint[])` : raw``})`,
  },
  startup: { value: raw`r.startup_id` },
  // Only what was not announced in dollars has a reported amount.
  currency: {
    value: raw`coalesce(r.reported_currency, case when r.amount_usd is not null then 'USD' end)`,
  },
  announced_amount: { value: raw`coalesce(r.reported_amount, r.amount_usd)`, type: raw`numeric` },
  disclosed: {
    value: IS_DISCLOSED,
    isOneOf: (values) =>
      raw.join(
        values.map((value) => DISCLOSED[value] ?? raw`false`),
        raw` or `,
      ),
  },
};
