// Conditions on rounds as SQL over `fundings r` joined to `startups s`, with values as parameters.
import { sql as raw } from 'kysely';
import { type FundingRound, type MoneyKind, roundsOfKind } from '../base/enumerations.ts';
import type { RoundColumn, RoundCondition, RoundSortKey } from './question.ts';
import { allOf, type SqlPart } from './sql-parts.ts';

/** The where clause; empty without conditions. */
export function whereRounds(conditions: readonly RoundCondition[]): SqlPart {
  return conditions.length === 0 ? raw`` : raw`where ${allRounds(conditions)}`;
}

/** Tables to read: the startup only where a condition or the order is about it. */
export function fromRounds(conditions: readonly RoundCondition[], sort?: RoundSortKey): SqlPart {
  const isPlaced = conditions.some(({ column }) => column === 'country' || column === 'city');
  return raw`fundings r ${isPlaced ? raw`join startups s on s.id = r.startup_id` : raw``}
    ${sort?.column === 'startup' ? raw`join search_startups f on f.startup_id = r.startup_id` : raw``}`;
}

/** For a search for startups `f`: whether one round of the startup meets all of these. */
export function hasRound(conditions: readonly RoundCondition[]): SqlPart {
  return raw`exists (select from ${fromRounds(conditions)}
    where r.startup_id = f.startup_id and ${allRounds(conditions)})`;
}

export function orderRounds({ column, isDescending }: RoundSortKey): SqlPart {
  const direction = isDescending ? raw`desc` : raw`asc`;
  switch (column) {
    case 'announced_on':
      return isDescending
        ? raw`order by announced_on desc nulls last, amount_usd desc nulls last, id desc`
        : raw`order by announced_on, id`;
    case 'amount':
      return isDescending
        ? raw`order by amount_usd desc nulls last, announced_on desc nulls last, id desc`
        : raw`order by amount_usd, id`;
    default:
      return raw`order by name ${direction}, startup_id ${direction}, announced_on desc nulls last, id desc`;
  }
}

function allRounds(conditions: readonly RoundCondition[]): SqlPart {
  return conditions.length === 0 ? raw`true` : allOf(conditions.map(passes));
}

/** Negation includes unknown values, unlike SQL's "not". */
function passes({ column, test, isNegated }: RoundCondition): SqlPart {
  const passed = test.kind === 'blank' ? isBlank(column) : passesTest(column, test);
  return isNegated ? raw`(${passed}) is not true` : raw`(${passed})`;
}

const COLUMNS: Partial<Record<RoundColumn, SqlPart>> = {
  amount: raw`r.amount_usd`,
  announced_on: raw`r.announced_on`,
  country: raw`s.country_id`,
  city: raw`s.city_id`,
  startup: raw`r.startup_id`,
  // Only what was not announced in dollars has a reported amount.
  currency: raw`coalesce(r.reported_currency, case when r.amount_usd is not null then 'USD' end)`,
  announced_amount: raw`coalesce(r.reported_amount, r.amount_usd)`,
};

const IS_DISCLOSED = raw`(r.amount_usd is not null or r.reported_amount is not null)`;

const DISCLOSED: Record<string, SqlPart> = {
  yes: IS_DISCLOSED,
  no: raw`not ${IS_DISCLOSED}`,
  counted: raw`r.counted_usd is not null`,
};

/** Every round has a kind, and is disclosed or not. */
const NEVER_BLANK: ReadonlySet<RoundColumn> = new Set(['round', 'kind', 'disclosed']);

function isBlank(column: RoundColumn): SqlPart {
  if (NEVER_BLANK.has(column)) return raw`false`;
  const value = COLUMNS[column];
  if (value) return raw`${value} is null`;
  return column === 'industry' ? raw`not ${hasIndustry()}` : raw`not ${hasInvestor(column)}`;
}

function passesTest(column: RoundColumn, test: Exclude<RoundCondition['test'], { kind: 'blank' }>) {
  switch (test.kind) {
    case 'number':
      return allOf(
        test.comparisons.map(
          ({ is, than }) => raw`${columnSql(column)} ${raw.raw(is)} ${than}::numeric`,
        ),
      );
    case 'date':
      return allOf([
        ...(test.from ? [raw`${columnSql(column)} >= ${test.from}::date`] : []),
        ...(test.to ? [raw`${columnSql(column)} <= ${test.to}::date`, ...endsBy(test.to)] : []),
      ]);
    case 'choice':
      return passesChoice(column, test.values);
    default:
      return allOf(
        test.groups.map((ids) => {
          if (column === 'industry') return hasIndustry(ids);
          if (column === 'investor' || column === 'lead_investor') return hasInvestor(column, ids);
          return raw`${columnSql(column)} = any (${ids}::bigint[])`;
        }),
      );
  }
}

function columnSql(column: RoundColumn): SqlPart {
  const value = COLUMNS[column];
  if (!value) throw new Error(`A round has no single ${column}.`);
  return value;
}

/** "2024" is not known to be in the first quarter of 2024; every period ends with its year. */
const endsBy = (day: string): SqlPart[] =>
  day.endsWith('-12-31')
    ? []
    : [
        // Nothing was announced after today.
        raw`(r.announced_precision = 'day' or least(r.announced_on + case r.announced_precision
          when 'year' then interval '1 year' else interval '1 month' end, current_date + 1) <= ${day}::date + 1)`,
      ];

function passesChoice(column: RoundColumn, values: readonly string[]): SqlPart {
  if (column === 'disclosed') {
    const wanted = values.map((value) => DISCLOSED[value] ?? raw`false`);
    return raw.join(wanted, raw` or `);
  }
  if (column === 'currency') return raw`${columnSql(column)} = any (${values}::text[])`;
  const rounds: readonly string[] =
    column === 'kind'
      ? values.flatMap((kind): FundingRound[] => roundsOfKind(kind as MoneyKind))
      : values;
  return raw`r.round = any (${rounds}::text[])`;
}

function hasIndustry(ids?: readonly number[]): SqlPart {
  return raw`exists (select from startup_industries si where si.startup_id = r.startup_id
    ${ids ? raw`and si.industry_id = any (${ids}::bigint[])` : raw``})`;
}

function hasInvestor(column: RoundColumn, ids?: readonly number[]): SqlPart {
  return raw`exists (select from funding_investors fi where fi.funding_id = r.id
    ${ids ? raw`and fi.investor_id = any (${ids}::bigint[])` : raw``}
    ${column === 'lead_investor' ? raw`and fi.is_lead` : raw``})`;
}
