// The filters of a reading as conditions of the search engine.
import { isoDay } from '../../../base/dates.ts';
import { EVENT_KINDS, MONEY_KINDS, roundsOfKind } from '../../../base/enumerations.ts';
import { readFilters, type Test } from '../../../find/filters/filter-language.ts';
import type {
  Comparisons,
  FactCondition,
  WantedInvestors,
  WantedStartups,
} from '../../../find/find-by-question.server.ts';
import type { RoundCondition } from '../../../find/question.ts';
import type { Context } from '../../../http/context.ts';
import { invalid } from '../../../http/errors.ts';
import type { Reading, UnderstoodFilter } from '../../../language/question/reading.ts';
import { readRounds } from '../../rounds/list-rounds.server.ts';
import { readSearch, toQuestion } from '../advanced-search.server.ts';
import {
  FACT_FILTERS,
  INVESTOR_FILTERS,
  type InvestorColumn,
  isFactColumn,
  isRoundColumn,
  isStartupColumn,
  ofAnyRound,
  ROUNDS_OF_INVESTORS,
} from './question-columns.ts';

type Given = Pick<Context, 'now' | 'sql'>;

/** Of questions for startups and people. */
export async function readWantedStartups(
  given: Given,
  filters: readonly UnderstoodFilter[],
  ranked: readonly number[] | null,
): Promise<WantedStartups> {
  const ofRound = filters.flatMap((filter) => {
    const column = ofAnyRound(filter.column);
    return column ? [{ ...filter, column }] : [];
  });
  const without = ofRound.filter(isWithout).map((filter) => ({ ...filter, operator: 'in' }));
  const having = ofRound.filter((filter) => !isWithout(filter));
  const own = filters.filter(({ column }) => isStartupColumn(column));
  const search = await readSearch(given, { f: own });
  return {
    conditions: toQuestion(search).conditions,
    rounds: await readRoundConditions(given, having),
    // No round is of two kinds: several rounds together have what is asked for.
    areTogether: areApart(having),
    without: await readRoundConditions(given, without),
    facts: readFacts(given, filters),
    ranked,
  };
}

/** "seed and series B", "grants and debt" */
function areApart(filters: readonly UnderstoodFilter[]): boolean {
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

export async function readRoundConditions(
  given: Given,
  filters: readonly UnderstoodFilter[],
): Promise<RoundCondition[]> {
  const { conditions } = await readRounds(given, { filters, sort: '' });
  return [...conditions];
}

function readFacts(
  { now }: Pick<Given, 'now'>,
  filters: readonly UnderstoodFilter[],
): FactCondition[] {
  const own = filters.filter(({ column }) => isFactColumn(column) && !isStartupColumn(column));
  const read = readFilters(FACT_FILTERS, own, isoDay(now));
  refuse(read.errors);
  const facts: FactCondition[] = [];
  for (const { column, isNegated, test } of read.filters) {
    // Of acquired_on and acquired_for.
    const kind = EVENT_KINDS.find((one) => column.startsWith(`${one}_`));
    const comparisons = test.kind === 'number' ? test.comparisons : [];
    const found = { fact: 'event' as const, isNegated, comparisons, ...dates(test) };
    const same = facts.find(
      (one) => one.fact === 'event' && one.isNegated === isNegated && one.kinds[0] === kind,
    );
    // One acquisition was on that day and for that price.
    if (kind && same?.fact === 'event') {
      Object.assign(same, dates(test), { comparisons: [...same.comparisons, ...comparisons] });
    } else if (kind) facts.push({ ...found, kinds: [kind] });
    else if (test.kind === 'choice') facts.push({ ...found, kinds: test.values });
    else if (test.kind === 'number') {
      const fact = column === 'founders_count' ? 'founders' : 'investors';
      facts.push({ fact, isNegated, comparisons });
    }
  }
  return facts;
}

const dates = (test: Test) => (test.kind === 'date' ? { from: test.from, to: test.to } : {});

/** Filters of a question for rounds that are about its startup, beside those that rounds have. */
export const listStartupFilters = (filters: readonly UnderstoodFilter[]) =>
  filters.filter(
    ({ column }) => !isRoundColumn(column) && (isStartupColumn(column) || isFactColumn(column)),
  );

/** Filters of a question for investors that are about the startups that they backed. */
export const listBackedFilters = (filters: readonly UnderstoodFilter[]) =>
  filters
    .filter(({ column }) => column === 'backed_women_led')
    .map((filter) => ({ ...filter, column: 'women_led' }));

export const ofStartups = (ids: readonly number[]): RoundCondition => ({
  column: 'startup',
  isNegated: false,
  test: { kind: 'ids', groups: [ids] },
});

export async function readWantedInvestors(
  given: Given,
  { filters, sort }: Pick<Reading, 'filters' | 'sort'>,
  startups: readonly number[] | null,
): Promise<WantedInvestors> {
  const rounds = filters.flatMap((filter) => {
    const column = ROUNDS_OF_INVESTORS[filter.column];
    return column ? [{ ...filter, column }] : [];
  });
  // No round is of two startups: an investor of both has one of each.
  const [, ...apart] = rounds.filter(
    ({ column, operator }) => column === 'startup' && operator === 'equals',
  );
  const ofOne = rounds.filter((filter) => !apart.includes(filter));
  const conditions = await readRoundConditions(given, ofOne);
  if (startups) conditions.push(ofStartups(startups));
  const figures = readFigures(given, filters, [...FIGURES, 'last_deal_on']);
  const lastDeal = figures.find(({ column }) => column === 'last_deal_on');
  return {
    countries: oneOf(filters, 'country'),
    types: oneOf(filters, 'type'),
    figures: FIGURES.flatMap((column) => {
      const comparisons = compare(figures, column);
      return comparisons.length > 0 ? [{ column, comparisons }] : [];
    }),
    lastDeal: lastDeal ? dates(lastDeal.test) : {},
    rounds: conditions,
    also: await readRoundConditions(given, apart),
    hasLed: filters.some(({ column }) => column === 'led' || column === 'lead_count'),
    sort: sort === '-last_deal_on' ? 'last' : sort === 'name' ? 'name' : 'deals',
  };
}

const FIGURES = ['deals_count', 'startups_count', 'lead_count'] as const;

/** Of founders: how many startups they founded. */
export const readFoundedCount = (given: Given, filters: readonly UnderstoodFilter[]): Comparisons =>
  compare(readFigures(given, filters, ['startups_count']), 'startups_count');

function readFigures({ now }: Given, filters: readonly UnderstoodFilter[], columns: string[]) {
  const own = filters.filter(({ column }) => columns.includes(column));
  const read = readFilters<InvestorColumn>(INVESTOR_FILTERS, own, isoDay(now));
  refuse(read.errors);
  return read.filters;
}

const compare = (filters: ReturnType<typeof readFigures>, column: InvestorColumn): Comparisons =>
  filters.flatMap((filter) =>
    filter.column === column && filter.test.kind === 'number' ? filter.test.comparisons : [],
  );

function oneOf(filters: readonly UnderstoodFilter[], column: string) {
  const filter = filters.find((one) => one.column === column);
  if (!filter) return null;
  return { values: filter.query_1.split(','), isNegated: filter.operator.startsWith('not_') };
}

function refuse(errors: Record<string, string[]>): void {
  if (Object.keys(errors).length > 0) throw invalid(errors);
}
