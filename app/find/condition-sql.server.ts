// Conditions and orders as SQL, with values as parameters: over search_startups f, over rounds r
// with their startups s, and over investors i.

import { sql as raw } from 'kysely';
import {
  type AnyEvent,
  type Comparisons,
  type Condition,
  type CountColumn,
  type InvestorColumn,
  LENGTH_TO_CONTAIN,
  type RoundCondition,
  type RoundSortKey,
  type SortKey,
  type StartupCondition,
  type Test,
  type TextTest,
} from './conditions.ts';
import { type ColumnName, STARTUP_FILTERS } from './filters/filter-columns.ts';
import { type Cell, roundCell } from './round-cells.ts';
import { allOf, type SqlPart } from './sql-parts.ts';

/** The where clause over f; empty without conditions. */
export const whereAll = (conditions: readonly StartupCondition[]): SqlPart =>
  conditions.length === 0 ? raw`` : raw`where ${allOf(conditions.map(passesStartup))}`;

/** The where clause over r and s; empty without conditions. */
export const whereRounds = (conditions: readonly RoundCondition[]): SqlPart =>
  conditions.length === 0 ? raw`` : raw`where ${allOf(conditions.map(passesRound))}`;

/** Tables to read: the startup only where a condition or the order is about it. */
export function fromRounds(conditions: readonly RoundCondition[], sort?: RoundSortKey): SqlPart {
  const isPlaced = conditions.some(({ column }) => column === 'country' || column === 'city');
  return raw`fundings r ${isPlaced ? raw`join startups s on s.id = r.startup_id` : raw``}
    ${sort?.column === 'startup' ? raw`join search_startups f on f.startup_id = r.startup_id` : raw``}`;
}

function passesStartup(condition: StartupCondition): SqlPart {
  switch (condition.column) {
    case 'any_round': {
      const { isNegated, rounds, counted } = condition;
      const those = raw`from ${fromRounds(rounds)}
        where r.startup_id = f.startup_id and ${allOf([raw`true`, ...rounds.map(passesRound)])}`;
      if (counted) return compareAll(raw`(select count(*) ${those})`, counted);
      return raw`${isNegated ? raw`not` : raw``} exists (select ${those})`;
    }
    case 'any_event':
      return raw`${condition.isNegated ? raw`not` : raw``} ${hasEvent(condition)}`;
    case 'id':
      return raw`f.startup_id = any (${condition.ids}::bigint[])`;
    default:
      return passes(startupCell(condition.column), condition);
  }
}

const COUNTS: Record<CountColumn, SqlPart> = {
  investors_count: raw`cardinality(f.investor_ids)`,
  founders_count: raw`cardinality(f.founder_ids)`,
};

function startupCell(column: ColumnName | CountColumn): Cell {
  if (column === 'investors_count' || column === 'founders_count') return { value: COUNTS[column] };
  const described = STARTUP_FILTERS[column];
  const isReference = described.kind === 'reference' || described.kind === 'many';
  const isWhole = described.kind === 'number' && described.isWhole;
  return {
    value: raw.ref(`f.${described.searched}`),
    isList: described.kind === 'many' || (described.kind === 'choice' && described.isList),
    isTime: column === 'updated_at',
    type: isReference ? raw`int` : isWhole ? raw`bigint` : undefined,
  };
}

/** "2024" is not known to be before June of that year. */
function hasEvent({ kinds, from, to, comparisons }: AnyEvent): SqlPart {
  return raw`exists (select from startup_events e
    where e.startup_id = f.startup_id and e.kind = any (${kinds}::text[])
      ${from ? raw`and e.happened_on >= ${from}::date` : raw``}
      ${
        to
          ? raw`and e.happened_on + case e.happened_precision when 'year' then interval '1 year'
              when 'month' then interval '1 month' else interval '1 day' end <= ${to}::date + 1`
          : raw``
      }
      ${comparisons.length > 0 ? raw`and ${compareAll(raw`e.amount_usd`, comparisons)}` : raw``})`;
}

export function passesRound(condition: RoundCondition): SqlPart {
  if (condition.column !== 'startups') return passes(roundCell(condition.column), condition);
  return raw`r.startup_id in (select f.startup_id from search_startups f
    ${whereAll(condition.conditions)})`;
}

/** Of investors i, and of the rounds that they joined where `isJoined`. */
export function passesInvestor(condition: Condition<InvestorColumn>, isJoined: boolean): SqlPart {
  const cells: Record<InvestorColumn, Cell> = {
    country: { value: raw`i.country_code` },
    type: { value: raw`i.type` },
    deals_count: { value: isJoined ? raw`joined.deals` : raw`i.deals_count` },
    lead_count: { value: raw`joined.deals` },
    startups_count: { value: raw`joined.startups` },
    last_deal_on: { value: raw`i.last_deal_on` },
  };
  return passes(cells[condition.column], condition);
}

/** Negation includes unknown values, unlike SQL's "not". */
function passes(cell: Cell, { test, isNegated }: { test: Test; isNegated: boolean }): SqlPart {
  if (test.kind === 'blank') return isBlank(cell, !isNegated);
  const passed = passesTest(cell, test);
  return isNegated ? raw`(${passed}) is not true` : raw`(${passed})`;
}

function isBlank({ value, has, isList }: Cell, isWanted: boolean): SqlPart {
  if (has) return isWanted ? raw`not ${has()}` : has();
  if (isList) return isWanted ? raw`${value} = '{}'` : raw`${value} <> '{}'`;
  return isWanted ? raw`${value} is null` : raw`${value} is not null`;
}

function passesTest(cell: Cell, test: Exclude<Test, { kind: 'blank' }>): SqlPart {
  const { value, isList } = cell;
  switch (test.kind) {
    case 'text':
      return passesText(value, test);
    case 'number':
      return compareAll(value, test.comparisons, cell.type);
    case 'date':
      return passesDate(cell, test);
    case 'choice':
      if (cell.isOneOf) return cell.isOneOf(test.values);
      return isList
        ? raw`${value} && ${test.values}::text[]`
        : raw`${value} = any (${test.values}::text[])`;
    default:
      return allOf(test.groups.map((ids) => hasOneOf(cell, ids)));
  }
}

function hasOneOf(
  { value, has, isList, type = raw`bigint` }: Cell,
  ids: readonly number[],
): SqlPart {
  if (has) return has(ids);
  return isList ? raw`${value} && ${ids}::${type}[]` : raw`${value} = any (${ids}::${type}[])`;
}

export const compareAll = (
  value: SqlPart,
  comparisons: Comparisons,
  type: SqlPart = raw`double precision`,
): SqlPart =>
  allOf(comparisons.map(({ is, than }) => raw`${value} ${raw.raw(is)} ${than}::${type}`));

/** LIKE patterns before a word within a text. */
const BEFORE_WORDS = ['', '% ', '%-', '%/', '%.', '%('];

function passesText(value: SqlPart, { how, text }: TextTest): SqlPart {
  // Only punctuation was given: matches nothing.
  if (text === '') return raw`false`;
  if (how === 'equals') return raw`${value} = ${text}`;
  const literal = text.replaceAll(/[\\%_]/g, '\\$&');
  if (how === 'starts_with') return raw`${value} like ${`${literal}%`}`;
  if (how === 'ends_with') return raw`${value} like ${`%${literal}`}`;
  const isShort = Array.from(text).length < LENGTH_TO_CONTAIN;
  const starts = isShort ? BEFORE_WORDS : ['%'];
  return raw.join(
    starts.map((before) => raw`${value} like ${`${before}${literal}%`}`),
    raw` or `,
  );
}

function passesDate(
  { value, isTime, endsBy }: Cell,
  { from, to }: Extract<Test, { kind: 'date' }>,
): SqlPart {
  const startOf = (day: string, added: number) =>
    isTime
      ? raw`((${day}::date + ${added}::int)::timestamp at time zone 'UTC')`
      : raw`${day}::date + ${added}::int`;
  return allOf([
    ...(from ? [raw`${value} >= ${startOf(from, 0)}`] : []),
    ...(to ? [raw`${value} < ${startOf(to, 1)}`, ...(endsBy?.(to) ?? [])] : []),
  ]);
}

export function orderBy(keys: readonly SortKey[], before: readonly SqlPart[] = []): SqlPart {
  const sorted = keys.map(({ column, isDescending }) => {
    // "nulls last" would prevent the use of an index.
    const last = isDescending && !STARTUP_FILTERS[column].isAlwaysKnown ? raw` nulls last` : raw``;
    return raw`${orderOf(column)} ${isDescending ? raw`desc` : raw`asc`}${last}`;
  });
  const byName = keys.some(({ column }) => column === 'name') ? [] : [raw`f.name`];
  return raw`order by ${raw.join([...before, ...sorted, ...byName, raw`f.startup_id`])}`;
}

/** Choices are in the order of their list: ranges of employees from few to many. */
function orderOf(column: ColumnName): SqlPart {
  const { value } = startupCell(column);
  const described = STARTUP_FILTERS[column];
  return described.kind === 'choice' && !described.isList
    ? raw`array_position(${described.choices}::text[], ${value})`
    : value;
}

export function sortedColumns(keys: readonly SortKey[]): SqlPart {
  const columns = new Set<ColumnName>(['name', ...keys.map(({ column }) => column)]);
  return raw.join([raw`f.startup_id`, ...[...columns].map((column) => startupCell(column).value)]);
}

/** By amount, those that no total counts stand behind those that do. */
export function orderRounds({ column, isDescending }: RoundSortKey): SqlPart {
  const direction = isDescending ? raw`desc` : raw`asc`;
  switch (column) {
    case 'announced_on':
      return isDescending
        ? raw`order by announced_on desc nulls last, amount_usd desc nulls last, id desc`
        : raw`order by announced_on, id`;
    case 'amount':
      return isDescending
        ? raw`order by counted_usd desc nulls last, amount_usd desc nulls last, announced_on desc nulls last, id desc`
        : raw`order by counted_usd, amount_usd, id`;
    default:
      return raw`order by name ${direction}, startup_id ${direction}, announced_on desc nulls last, id desc`;
  }
}
