// Converts the reading of a question into a query of the search engine.

import { isoDay } from '../../base/dates.ts';
import { EVENT_KINDS, MONEY_KINDS, roundsOfKind } from '../../base/enumerations.ts';
import type { Context } from '../../http/context.ts';
import { invalid } from '../../http/errors.ts';
import type { Reading, UnderstoodFilter } from '../../language/question/reading.ts';
import type {
  AnyEvent,
  Condition,
  CountColumn,
  FounderQuestion,
  InvestorColumn,
  InvestorQuestion,
  Question,
  RoundQuestion,
  StartupCondition,
} from '../conditions.ts';
import { type FilterColumns, ROUND_FILTERS, type RoundColumn } from '../filters/filter-columns.ts';
import { readAsked, readSearch } from '../filters/look-up.server.ts';
import {
  DEFAULT_SORT,
  NEWEST_FIRST,
  readFilters,
  readRoundSort,
  readSort,
} from '../filters/read-filters.ts';
import { selectInvestors } from '../find-people.server.ts';
import { selectRounds } from '../find-rounds.server.ts';
import { selectStartups } from '../find-startups.server.ts';
import { listIdsOf } from '../found-rows.server.ts';
import type { SqlPart } from '../sql-parts.ts';
import {
  FACT_FILTERS,
  HOW_MANY,
  INVESTOR_FILTERS,
  isFactColumn,
  isRoundColumn,
  isStartupColumn,
  ofAnyRound,
  ROUNDS_COUNTED,
  ROUNDS_OF_INVESTORS,
} from './columns.ts';

type Given = Pick<Context, 'now' | 'sql'>;
type Filters = readonly UnderstoodFilter[];

export type Wanted =
  | ({ returns: 'startups' } & Question)
  | ({ returns: 'rounds' } & RoundQuestion)
  | ({ returns: 'investors' } & InvestorQuestion)
  | ({ returns: 'people' } & FounderQuestion);

/** Startups that words ask for by their meaning, best first; null without such words. */
type Ranked = readonly number[] | null;

/** Throws 422 with all errors. */
export async function readWanted(given: Given, reading: Reading, ranked: Ranked): Promise<Wanted> {
  const { returns, filters, sort } = reading;
  switch (returns) {
    case 'startups': {
      const conditions = await readStartups(given, filters, ranked);
      const order = readOrder(sort ?? '');
      if (sort && 'keys' in order) return { returns, conditions, sort: order.keys };
      return { returns, conditions, sort: DEFAULT_SORT, first: ranked ?? [] };
    }
    case 'people': {
      const startup = filters.find(({ column }) => column === 'startup');
      const ids = startup ? await listIdsOf(given.sql, 'startup', [startup.query_1]) : ranked;
      const own = filters.filter(({ column }) => !OF_PEOPLE.includes(column));
      const founded = readOwn(given, INVESTOR_FILTERS, filters, ['startups_count']);
      return {
        returns,
        conditions: await readStartups(given, own, ids),
        isCalledShe: filters.some(({ column }) => column === 'women_led'),
        founded: founded.flatMap(({ test }) => (test.kind === 'number' ? test.comparisons : [])),
      };
    }
    case 'investors':
      return { returns, ...(await readInvestors(given, reading, ranked)) };
    default: {
      const ofStartups = filters.filter(isOfStartups);
      const own = filters.filter((filter) => !ofStartups.includes(filter));
      const conditions = [
        ...(await readRounds(given, own)),
        ...beThoseOf(await readStartups(given, ofStartups, ranked)),
      ];
      const order = readRoundSort(sort ?? '');
      return { returns, conditions, sort: 'keys' in order ? order.keys : NEWEST_FIRST };
    }
  }
}

/** Whether startups can be sorted by it. */
export const isOrder = (sort: string | null): boolean => !!sort && 'keys' in readOrder(sort);

/** That of lists, and by employees: no index has it, so lists do not offer it. */
function readOrder(sort: string): ReturnType<typeof readSort> {
  return /^-?employee_range$/.test(sort)
    ? { keys: [{ column: 'employee_range', isDescending: sort.startsWith('-') }] }
    : readSort(sort);
}

/** All that a question finds by its conditions, for those who follow it. */
interface Selected {
  kind: 'startup' | 'round' | 'investor';
  /** Ids, of startups and rounds with startup_id. */
  matching: SqlPart;
}

/** Null where it asks for people, or has words that rank by meaning and no condition. */
export async function selectWanted(given: Given, reading: Reading): Promise<Selected | null> {
  const { returns } = reading;
  const filters = reading.filters.filter(({ column }) => column !== 'rank');
  if (filters.length === 0 && returns !== 'rounds') return null;
  const wanted = await readWanted(given, { ...reading, filters }, null);
  switch (wanted.returns) {
    case 'startups':
      return { kind: 'startup', matching: selectStartups(wanted.conditions) };
    case 'investors':
      return { kind: 'investor', matching: selectInvestors(wanted) };
    case 'rounds':
      return { kind: 'round', matching: selectRounds(wanted.conditions) };
    default:
      return null;
  }
}

async function readStartups(
  given: Given,
  filters: Filters,
  ranked: Ranked,
): Promise<StartupCondition[]> {
  const { conditions } = await readSearch(given, {
    f: filters.filter(({ column }) => isStartupColumn(column)),
  });
  return [
    ...conditions,
    ...(await readAnyRound(given, filters)),
    ...readFacts(given, filters),
    ...(ranked ? [{ column: 'id' as const, ids: ranked }] : []),
  ];
}

async function readAnyRound(given: Given, filters: Filters): Promise<StartupCondition[]> {
  const ofRound = filters.flatMap((filter) => {
    const column = ofAnyRound(filter.column);
    return column && filter.column !== HOW_MANY ? [{ ...filter, column }] : [];
  });
  const any = { column: 'any_round' as const };
  const [many] = readOwn(given, ROUNDS_COUNTED, filters);
  const having = ofRound.filter((filter) => !isWithout(filter));
  const without = ofRound.filter(isWithout).map((filter) => ({ ...filter, operator: 'in' }));
  const had = await readRounds(given, having);
  const years = having.filter(isOfYear);
  if (years.length > 1 && !many) {
    // "every year since 2020": a round of each year, of which the rest holds.
    const rest = having.filter((filter) => !isOfYear(filter));
    const perYear = await Promise.all(years.map((year) => readRounds(given, [year, ...rest])));
    return perYear.map((rounds) => ({ ...any, isNegated: false, rounds }));
  }
  // No round is of two kinds: several rounds together have what is asked for.
  const sets = areApart(having) ? had.map((one) => [one]) : had.length > 0 ? [had] : [];
  if (many?.test.kind === 'number') {
    // "raised twice in 2022"
    const { comparisons: counted } = many.test;
    return [{ ...any, isNegated: false, rounds: had, counted }];
  }
  return [
    ...sets.map((rounds) => ({ ...any, isNegated: false, rounds })),
    ...(await readRounds(given, without)).map((one) => ({
      ...any,
      isNegated: true,
      rounds: [one],
    })),
  ];
}

const isOfYear = ({ column, operator }: UnderstoodFilter) =>
  column === 'announced_on' && operator === 'equals';

/** "seed and series B", "grants and debt" */
function areApart(filters: Filters): boolean {
  const rounds = filters.filter(({ column }) => column === 'round');
  const kinds = filters.filter(
    ({ column, operator }) => column === 'kind' && operator === 'equals',
  );
  const isOther = (kind: string, round: string) =>
    MONEY_KINDS.some((one) => one === kind && !roundsOfKind(one).some((own) => own === round));
  return (
    rounds.length > 1 ||
    kinds.length > 1 ||
    kinds.some(({ query_1: kind }) => rounds.some(({ query_1 }) => isOther(kind, query_1)))
  );
}

/** "that had no grant": no round is one, not "some round is none". */
const isWithout = ({ column, operator }: UnderstoodFilter) =>
  (column === 'round' || column === 'kind') && operator.startsWith('not_');

async function readRounds(given: Given, filters: Filters): Promise<Array<Condition<RoundColumn>>> {
  const { conditions } = await readAsked(given, ROUND_FILTERS, filters, { keys: null });
  return conditions;
}

function readFacts(given: Given, filters: Filters): StartupCondition[] {
  const facts: Array<AnyEvent | Condition<CountColumn>> = [];
  const own = filters.filter(({ column }) => !isStartupColumn(column));
  for (const { column, isNegated, test } of readOwn(given, FACT_FILTERS, own)) {
    if (column === 'investors_count' || column === 'founders_count') {
      if (test.kind === 'number') facts.push({ column, isNegated, test });
      continue;
    }
    // Of acquired_on and acquired_for.
    const kind = EVENT_KINDS.find((one) => column.startsWith(`${one}_`));
    const kinds = kind ? [kind] : test.kind === 'choice' ? test.values : [];
    const days = test.kind === 'date' ? { from: test.from, to: test.to } : {};
    const comparisons = test.kind === 'number' ? test.comparisons : [];
    const same = facts.find(
      (one): one is AnyEvent =>
        one.column === 'any_event' && one.isNegated === isNegated && one.kinds[0] === kind,
    );
    // One acquisition was on that day and for that price.
    if (kind && same) {
      Object.assign(same, days, { comparisons: [...same.comparisons, ...comparisons] });
    } else if (kinds.length > 0)
      facts.push({ column: 'any_event', isNegated, kinds, ...days, comparisons });
  }
  return facts;
}

/** Filters of a question for rounds that are about its startup, beside those that rounds have. */
const isOfStartups = ({ column }: UnderstoodFilter) =>
  !isRoundColumn(column) && (isStartupColumn(column) || isFactColumn(column));

const beThoseOf = (conditions: readonly StartupCondition[]) =>
  conditions.length > 0 ? [{ column: 'startups' as const, conditions }] : [];

/** Of founders: how many startups they founded. */
const OF_PEOPLE = ['women_led', 'startup', 'startups_count'];

async function readInvestors(
  given: Given,
  { filters, sort }: Reading,
  ranked: Ranked,
): Promise<InvestorQuestion> {
  const rounds = filters.flatMap((filter) => {
    const column = ROUNDS_OF_INVESTORS[filter.column];
    return column ? [{ ...filter, column }] : [];
  });
  // No round is of two startups, countries or years: an investor in both has one of each.
  const apart = ['startup', 'country', 'announced_on'].flatMap((one) =>
    rounds.filter(({ column, operator }) => column === one && operator === 'equals').slice(1),
  );
  const backed = filters.flatMap((filter) =>
    filter.column === 'backed_women_led' ? [{ ...filter, column: 'women_led' }] : [],
  );
  return {
    conditions: [
      ...oneOf(filters, 'country'),
      ...oneOf(filters, 'type'),
      ...readOwn(given, INVESTOR_FILTERS, filters, FIGURES),
    ],
    rounds: [
      ...(await readRounds(
        given,
        rounds.filter((filter) => !apart.includes(filter)),
      )),
      ...beThoseOf(await readStartups(given, backed, ranked)),
    ],
    also: await readRounds(given, apart),
    hasLed: filters.some(({ column }) => column === 'led' || column === 'lead_count'),
    sort: sort === '-last_deal_on' ? 'last' : sort === 'name' ? 'name' : 'deals',
  };
}

const FIGURES = ['deals_count', 'startups_count', 'lead_count', 'last_deal_on'];

function oneOf(filters: Filters, column: 'country' | 'type'): Array<Condition<InvestorColumn>> {
  const filter = filters.find((one) => one.column === column);
  if (!filter) return [];
  const values = filter.query_1.split(',');
  const isNegated = filter.operator.startsWith('not_');
  return [{ column, isNegated, test: { kind: 'choice', values } }];
}

/** Of columns that refer to nothing. Throws 422 with all errors. */
function readOwn<Name extends string>(
  { now }: Pick<Given, 'now'>,
  known: FilterColumns<Name>,
  filters: Filters,
  columns: readonly string[] = Object.keys(known),
): Array<Condition<Name>> {
  const own = filters.filter(({ column }) => columns.includes(column));
  const read = readFilters(known, own, isoDay(now));
  if (Object.keys(read.errors).length > 0) throw invalid(read.errors);
  return read.filters.flatMap(({ column, isNegated, test }) =>
    test.kind === 'reference' ? [] : [{ column, isNegated, test }],
  );
}
