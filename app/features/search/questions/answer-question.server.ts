// Answers a question: reads it, then finds what it asks for (docs/decisions/038-one-search.md).
import { listRoundRows } from '../../../catalogue/round-rows.server.ts';
import type { Sql } from '../../../data/database.ts';
import { readSort } from '../../../find/filters/sort-order.ts';
import {
  findWanted,
  findWantedInvestors,
  findWantedPeople,
  isUnrestricted,
  listByPrice,
  listWantedIds,
} from '../../../find/find-by-question.server.ts';
import { findRounds } from '../../../find/find-rounds.server.ts';
import type { Total } from '../../../find/find-startups.server.ts';
import { listFound } from '../../../find/found-rows.server.ts';
import type { Part, RoundSortKey } from '../../../find/question.ts';
import { ifInTime, withinSearchBudget } from '../../../find/search-budget.server.ts';
import type { Context } from '../../../http/context.ts';
import { pageMetaOf } from '../../../http/params.ts';
import type { NameHit } from '../../../language/names/name-hit.ts';
import type { Reading, Understood, UnderstoodFilter } from '../../../language/question/reading.ts';
import { BY_PRICE } from '../../../language/question/to-filters.ts';
import { listGroups, listIdsOf, listInvestorRows } from './answer-rows.server.ts';
import { ANSWERS_PER_PAGE, BESIDE, type QuestionAnswer } from './contract.ts';
import { ignoreMeaning, loosen, shareUnderstood } from './loosen.ts';
import { withoutRounds, withRounds } from './matching-rounds.ts';
import { listNameHits } from './names-in-question.server.ts';
import { type Ranked, rankByMeaning, rankMembers } from './rank-by-meaning.server.ts';
import {
  listBackedFilters,
  listStartupFilters,
  ofStartups,
  readFoundedCount,
  readRoundConditions,
  readWantedInvestors,
  readWantedStartups,
} from './read-wanted.server.ts';
import { understand } from './understand-question.server.ts';

type Asking = Pick<Context, 'searchSql' | 'semanticIndex' | 'now'>;
type Data = QuestionAnswer['data'];

/** One page of what was understood. Throws 503 over the search budget, 422 for unknown names. */
export function answerQuestion(
  asking: Asking,
  text: string,
  page: number,
  given?: Understood,
): Promise<QuestionAnswer> {
  return withinSearchBudget(asking, async (sql) => {
    const within = { ...asking, sql };
    const part = { offset: (page - 1) * ANSWERS_PER_PAGE, limit: ANSWERS_PER_PAGE };
    const { names, understood, ranked, answer } = await findAnswer(within, text, given, part);
    const isEmpty = answer.total === 0 && understood.filters.length > 1;
    return {
      data: {
        understood,
        startups: [],
        rounds: [],
        investors: [],
        people: [],
        ...(await listBeside(sql, understood, names)),
        ...answer.rows,
      },
      meta: {
        ...pageMetaOf(page, ANSWERS_PER_PAGE, answer.total),
        total_is: answer.totalIs,
        nearness: ranked?.nearness ?? shareUnderstood(understood, answer.total),
        without: isEmpty
          ? await ifInTime(countWithout({ ...within, ranked }, understood))
          : undefined,
      },
    };
  });
}

/** All that is asked for, up to `most`. Throws 503 over the budget, 422 for unknown names. */
export function listAnswers(
  asking: Asking,
  text: string,
  most: number,
  given: Understood | null,
): Promise<Pick<Reading, 'returns'> & Partial<Data>> {
  return withinSearchBudget(asking, async (sql) => {
    const part = { offset: 0, limit: most };
    const { understood, answer } = await findAnswer({ ...asking, sql }, text, given, part);
    return { ...answer.rows, returns: understood.returns };
  });
}

type Within = Asking & { sql: Sql };

interface Finding extends Within {
  /** By meaning; null without words for it. */
  ranked: Ranked | null;
}

async function findAnswer(
  within: Within,
  text: string,
  given: Understood | null | undefined,
  part: Part,
) {
  const read = given ?? (await understand(within.sql, text, within.now));
  // Without its index nothing can rank by meaning.
  const wanted = within.semanticIndex ? read : ignoreMeaning(read);
  const names = await listNameHits(within, text, wanted);
  return { names, ...(await findNear(within, wanted, names, part)) };
}

/** Startups that are compared as they were named, the largest exits by price, others by meaning. */
async function rank(within: Within, understood: Understood): Promise<Ranked | null> {
  const { compared, sort } = understood;
  if (sort === BY_PRICE) return { ids: await listByPrice(within.sql), nearness: 1 };
  if (compared.length === 0) return rankByMeaning(within, understood);
  return { ids: await listIdsOf(within.sql, 'startup', compared), nearness: 1 };
}

interface Found extends Total {
  rows: Partial<Data>;
}

/** Where nothing passes: the same with less asked for. */
async function findNear(
  within: Within,
  understood: Understood,
  names: readonly NameHit[],
  part: Part,
): Promise<{ understood: Understood; ranked: Ranked | null; answer: Found }> {
  const ranked = await rank(within, understood);
  const answer = await find({ ...within, ranked }, understood, names, part);
  const found = { understood, ranked, answer };
  const loosened = answer.total > 0 ? null : loosen(understood);
  if (!loosened || (loosened.meaning && !within.semanticIndex)) return found;
  const wider = await findNear(within, loosened, names, part);
  return wider.answer.total > 0 ? wider : found;
}

async function find(
  finding: Finding,
  reading: Reading,
  names: readonly NameHit[],
  { offset, limit: most }: Part,
): Promise<Found> {
  const rank = Number(reading.filters.find(({ column }) => column === 'rank')?.query_1 ?? 0);
  const filters = reading.filters.filter(({ column }) => column !== 'rank');
  const limit = rank ? Math.max(0, Math.min(most, rank - offset)) : most;
  const found = await findOf(finding, { ...reading, filters }, names, { offset, limit });
  return rank && found.total > rank ? { ...found, total: rank, totalIs: 'exact' } : found;
}

async function findOf(
  finding: Finding,
  reading: Reading,
  names: readonly NameHit[],
  part: Part,
): Promise<Found> {
  const { sql } = finding;
  const { returns, filters } = reading;
  const ranked = finding.ranked?.ids ?? null;
  if (returns === 'startups') return findStartupsOf(finding, reading, ranked, names, part);
  if (returns === 'people') {
    const ofPeople = ['women_led', 'startup', 'startups_count'];
    const own = filters.filter(({ column }) => !ofPeople.includes(column));
    const startup = filters.find(({ column }) => column === 'startup');
    const ids = startup ? await listIdsOf(sql, 'startup', [startup.query_1]) : ranked;
    const wanted = {
      startups: await readWantedStartups(finding, own, ids),
      isCalledShe: filters.some(({ column }) => column === 'women_led'),
      foundedCount: readFoundedCount(finding, filters),
    };
    const { total, people } = await findWantedPeople(sql, wanted, part);
    return { total, totalIs: 'exact', rows: { people } };
  }
  const named = slugsOf(names, 'investor');
  if (returns === 'investors' && filters.length === 0 && !reading.meaning && named.length > 0) {
    const ids = await listIdsOf(sql, 'investor', named);
    const rows = await listInvestorRows(sql, ids.slice(part.offset, part.offset + part.limit));
    return { total: ids.length, totalIs: 'exact', rows: { investors: rows.map(withoutRounds) } };
  }
  const startups = await readStartupsOf(finding, reading, ranked);
  if (returns === 'investors') {
    const wanted = await readWantedInvestors(finding, reading, startups);
    const { ids, matching, ...total } = await findWantedInvestors(sql, wanted, part);
    const counts = wanted.also.length > 0 ? null : matching;
    const rows = withRounds(await listInvestorRows(sql, ids), counts, reading);
    return { ...total, rows: { investors: rows } };
  }
  const own = filters.filter((filter) => !listStartupFilters(filters).includes(filter));
  const conditions = await readRoundConditions(finding, own);
  if (startups) conditions.push(ofStartups(startups));
  const question = { conditions, sort: roundSort(reading.sort) };
  const { ids, total, totalIs } = await findRounds(sql, question, part);
  return { total, totalIs, rows: { rounds: await listRoundRows(sql, ids) } };
}

const slugsOf = (names: readonly NameHit[], kind: NameHit['kind']): string[] =>
  names.flatMap((name) => (name.kind === kind ? [name.slug] : []));

/** Startups whose rounds or investors are wanted; null for any. */
async function readStartupsOf(
  finding: Finding,
  { filters, returns }: Reading,
  ranked: readonly number[] | null,
): Promise<readonly number[] | null> {
  const own = returns === 'rounds' ? listStartupFilters(filters) : listBackedFilters(filters);
  const wanted = await readWantedStartups(finding, own, ranked);
  return isUnrestricted(wanted) ? null : listWantedIds(finding.sql, wanted);
}

/** Names first, then what is like the words in meaning. */
async function findStartupsOf(
  finding: Finding,
  reading: Reading,
  ranked: readonly number[] | null,
  names: readonly NameHit[],
  part: Part,
): Promise<Found> {
  const { sql } = finding;
  const { filters, sort, meaning } = reading;
  const sorted = sort ? readSort(sort) : null;
  const keys = sorted && 'keys' in sorted ? sorted.keys : null;
  if (filters.length === 0 && !keys) {
    const named = await listIdsOf(sql, 'startup', slugsOf(names, 'startup'));
    const isNamed = named.length > 0 || !meaning;
    const ids = [...new Set([...named, ...(ranked ?? [])])];
    if (ids.length > 0 || (meaning && !isNamed) || names.length > 0) {
      const shown = ids.slice(part.offset, part.offset + part.limit);
      const startups = await listFound(sql, shown);
      return { total: ids.length, totalIs: 'exact', rows: { startups } };
    }
  }
  const wanted = await readWantedStartups(finding, filters, ranked);
  const isNothing = isUnrestricted(wanted) && !keys && reading.ignored.length > 0;
  if (isNothing) return { total: 0, totalIs: 'exact', rows: {} };
  const first = ranked ? [] : await rankMembers(finding, reading);
  const { ids, ...total } = await findWanted(sql, wanted, keys, part, first);
  return { ...total, rows: { startups: await listFound(sql, ids) } };
}

const ROUND_SORTS: readonly RoundSortKey['column'][] = ['announced_on', 'amount', 'startup'];

function roundSort(sort: string | null): RoundSortKey {
  const column = ROUND_SORTS.find((one) => one === sort?.replace(/^-/, ''));
  return column
    ? { column, isDescending: sort?.startsWith('-') ?? false }
    : { column: 'announced_on', isDescending: true };
}

async function listBeside(
  sql: Sql,
  { returns, filters }: Reading,
  names: readonly NameHit[],
): Promise<Partial<Data> & Pick<Data, 'industries' | 'places'>> {
  const mentioned = (columns: string[]) =>
    filters.flatMap(({ column, operator, query_1 }) =>
      columns.includes(column) && !operator.startsWith('not_') ? query_1.split(',') : [],
    );
  const first = (kind: NameHit['kind'], ...columns: string[]) =>
    [...new Set([...mentioned(columns), ...slugsOf(names, kind)])].slice(0, BESIDE);
  const places = first('location', 'country', 'backed_country', 'city', 'backed_city');
  const startups = returns === 'startups' ? [] : await listIdsOf(sql, 'startup', first('startup'));
  const investors =
    returns === 'investors' ? [] : await listIdsOf(sql, 'investor', first('investor'));
  return {
    startups: await listFound(sql, startups),
    investors: (await listInvestorRows(sql, investors)).map(withoutRounds),
    industries: await listGroups(sql, 'industry', first('industry', 'industry', 'backed_industry')),
    places: await listGroups(sql, 'place', places),
  };
}

const MOST_DROPPED = 8;
const FIRST: Part = { offset: 0, limit: 1 };

async function countWithout(finding: Finding, reading: Reading) {
  const counts: Array<{ index: number; total: number; total_is: 'exact' | 'at_least' }> = [];
  for (const [index, dropped] of reading.filters.slice(0, MOST_DROPPED).entries()) {
    const filters: UnderstoodFilter[] = reading.filters.filter((filter) => filter !== dropped);
    const { total, totalIs } = await find(finding, { ...reading, filters }, [], FIRST);
    if (total > 0) counts.push({ index, total, total_is: totalIs });
  }
  return counts;
}
