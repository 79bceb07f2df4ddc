// Conditions and sort keys as SQL over search_startups f, with values as parameters.
import { sql as raw } from 'kysely';
import {
  type AnyRound,
  COLUMNS,
  type ColumnName,
  type Condition,
  LENGTH_TO_CONTAIN,
  type SortKey,
  type Test,
  type TextTest,
} from './question.ts';
import { hasRound } from './round-condition-sql.server.ts';
import { allOf, type SqlPart } from './sql-parts.ts';

const LISTS: readonly ColumnName[] = [
  'industry',
  'investor',
  'lead_investor',
  'founder',
  'technology',
  'operates_in',
  'business_model',
];
/** Without "nulls last", which would prevent the use of an index. */
const ALWAYS_KNOWN: readonly ColumnName[] = ['name', 'fundings_count', 'updated_at'];
const WHOLE_NUMBERS: readonly ColumnName[] = [
  'year_founded',
  'fundings_count',
  'twitter_followers',
];

const columnOf = (column: ColumnName): SqlPart => raw.ref(`f.${COLUMNS[column]}`);

/** The where clause; empty without conditions. */
export function whereAll(conditions: ReadonlyArray<Condition | AnyRound>): SqlPart {
  if (conditions.length === 0) return raw``;
  return raw`where ${allOf(conditions.map(passes))}`;
}

export function orderBy(keys: readonly SortKey[], before: readonly SqlPart[] = []): SqlPart {
  const sorted = keys.map(({ column, isDescending }) => {
    const last = isDescending && !ALWAYS_KNOWN.includes(column) ? raw` nulls last` : raw``;
    return raw`${columnOf(column)} ${isDescending ? raw`desc` : raw`asc`}${last}`;
  });
  const byName = keys.some(({ column }) => column === 'name') ? [] : [raw`f.name`];
  return raw`order by ${raw.join([...before, ...sorted, ...byName, raw`f.startup_id`])}`;
}

export function sortedColumns(keys: readonly SortKey[]): SqlPart {
  const columns = new Set<ColumnName>(['name', ...keys.map(({ column }) => column)]);
  return raw.join([raw`f.startup_id`, ...[...columns].map(columnOf)]);
}

/** Negation includes unknown values, unlike SQL's "not". */
function passes(condition: Condition | AnyRound): SqlPart {
  const { isNegated } = condition;
  if (condition.column === 'any_round') {
    return isNegated ? raw`not ${hasRound(condition.rounds)}` : hasRound(condition.rounds);
  }
  const { column, test } = condition;
  if (!isNegated) return raw`(${passesTest(column, test)})`;
  if (test.kind !== 'blank') return raw`(${passesTest(column, test)}) is not true`;
  return raw`${columnOf(column)} ${LISTS.includes(column) ? raw`<> '{}'` : raw`is not null`}`;
}

function passesTest(column: ColumnName, test: Test): SqlPart {
  const value = columnOf(column);
  const isList = LISTS.includes(column);
  switch (test.kind) {
    case 'blank':
      return isList ? raw`${value} = '{}'` : raw`${value} is null`;
    case 'text':
      return passesText(value, test);
    case 'number': {
      // The column's type, so that its index can be used.
      const type = WHOLE_NUMBERS.includes(column) ? raw`bigint` : raw`double precision`;
      return allOf(
        test.comparisons.map(({ is, than }) => raw`${value} ${raw.raw(is)} ${than}::${type}`),
      );
    }
    case 'date':
      return passesDate(value, test, column === 'updated_at');
    case 'choice':
      return isList
        ? raw`${value} && ${test.values}::text[]`
        : raw`${value} = any (${test.values}::text[])`;
    default:
      return allOf(
        test.groups.map((ids) =>
          isList ? raw`${value} && ${ids}::int[]` : raw`${value} = any (${ids}::int[])`,
        ),
      );
  }
}

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

/** Timestamps compare by UTC days. */
function passesDate(
  value: SqlPart,
  { from, to }: Extract<Test, { kind: 'date' }>,
  isTime: boolean,
): SqlPart {
  const startOf = (day: string, added: number) =>
    isTime
      ? raw`((${day}::date + ${added}::int)::timestamp at time zone 'UTC')`
      : raw`${day}::date + ${added}::int`;
  return allOf([
    ...(from ? [raw`${value} >= ${startOf(from, 0)}`] : []),
    ...(to ? [raw`${value} < ${startOf(to, 1)}`] : []),
  ]);
}
