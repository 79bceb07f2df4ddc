// Answers a question: reads it, then finds what it asks for (docs/decisions/038-one-search.md).
import type { Sql } from '../../data/database.ts';
import type { Context } from '../../http/context.ts';
import { pageMetaOf } from '../../http/paging.ts';
import {
  findWanted,
  findWantedInvestors,
  findWantedPeople,
  isUnrestricted,
  listByPrice,
  listWantedIds,
} from '../../search-engine/find-by-question.server.ts';
import { findRounds } from '../../search-engine/find-rounds.server.ts';
import type { Total } from '../../search-engine/find-startups.server.ts';
import type { NameHit } from '../../search-engine/name-hit.ts';
import type { Part } from '../../search-engine/question.ts';
import type { RoundSortKey } from '../../search-engine/round-question.ts';
import { listRoundRows } from '../rounds/round-rows.server.ts';
import { listFound } from '../search/found-rows.server.ts';
import { ifInTime, withinSearchBudget } from '../search/search-budget.server.ts';
import { readSort } from '../search/sort-order.ts';
import type { Reading, Understood, UnderstoodFilter } from '../search/understand/reading.ts';
import { BY_PRICE } from '../search/understand/to-filters.ts';
import { listGroups, listIdsOf, listInvestorRows } from './answer-rows.server.ts';
import { ANSWERS_PER_PAGE, BESIDE, type QuestionAnswer } from './contract.ts';
import { ignoreMeaning, shareUnderstood } from './left-words.ts';
import { loosen } from './loosen.ts';
import { withoutRounds, withRounds } from './matching-rounds.ts';
import { listNameHits } from './name-hits.server.ts';
import { type Ranked, rankByMeaning, rankMembers } from './rank-by-meaning.server.ts';
import {
  listStartupFilters,
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
    const read = given ?? (await understand(sql, text, asking.now));
    // Without its index nothing can rank by meaning.
    const wanted = asking.semanticIndex ? read : ignoreMeaning(read);
    const names = await listNameHits({ ...asking, sql }, text, wanted);
    const part = { offset: (page - 1) * ANSWERS_PER_PAGE, limit: ANSWERS_PER_PAGE };
    const found = await findNear({ ...asking, sql }, wanted, names, part);
    const { understood, ranked, answer } = found;
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
          ? await ifInTime(countWithout({ ...asking, sql, ranked }, understood))
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
    const read = given ?? (await understand(sql, text, asking.now));
    const wanted = asking.semanticIndex ? read : ignoreMeaning(read);
    const names = await listNameHits({ ...asking, sql }, text, wanted);
    const part = { offset: 0, limit: most };
    const { answer } = await findNear({ ...asking, sql }, wanted, names, part);
    return { ...answer.rows, returns: wanted.returns };
  });
}

interface Finding extends Asking {
  sql: Sql;
  /** By meaning; null without words for it. */
  ranked: Ranked | null;
}

/** Startups that are compared as they were named, the largest exits by price, others by meaning. */
async function rank(asking: Asking & { sql: Sql }, understood: Understood): Promise<Ranked | null> {
  const { compared, sort } = understood;
  if (sort === BY_PRICE) return { ids: await listByPrice(asking.sql), nearness: 1 };
  if (compared.length === 0) return rankByMeaning(asking, understood);
  return { ids: await listIdsOf(asking.sql, 'startup', compared), nearness: 1 };
}

interface Found extends Total {
  rows: Partial<Data>;
}

/** Where nothing passes: the same with less asked for. */
async function findNear(
  asking: Asking & { sql: Sql },
  understood: Understood,
  names: readonly NameHit[],
  part: Part,
): Promise<{ understood: Understood; ranked: Ranked | null; answer: Found }> {
  const ranked = await rank(asking, understood);
  const answer = await find({ ...asking, ranked }, understood, names, part);
  const found = { understood, ranked, answer };
  const loosened = answer.total > 0 ? null : loosen(understood);
  if (!loosened || (loosened.meaning && !asking.semanticIndex)) return found;
  const wider = await findNear(asking, loosened, names, part);
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
  if (returns === 'investors' && hasNamed(reading, names, 'investor')) {
    const slugs = names.flatMap(({ kind, slug }) => (kind === 'investor' ? [slug] : []));
    const ids = await listIdsOf(sql, 'investor', slugs);
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
  if (startups) {
    const test = { kind: 'ids' as const, groups: [startups] };
    conditions.push({ column: 'startup', isNegated: false, test });
  }
  const { ids, total, totalIs } = await findRounds(
    sql,
    { conditions, sort: roundSort(reading.sort) },
    part,
  );
  return { total, totalIs, rows: { rounds: await listRoundRows(sql, ids) } };
}

/** Startups whose rounds or investors are wanted; null for any. */
async function readStartupsOf(
  finding: Finding,
  { filters, returns }: Reading,
  ranked: readonly number[] | null,
): Promise<readonly number[] | null> {
  const women = filters
    .filter(({ column }) => column === 'backed_women_led')
    .map((filter) => ({ ...filter, column: 'women_led' }));
  const own = returns === 'rounds' ? listStartupFilters(filters) : women;
  const wanted = await readWantedStartups(finding, own, ranked);
  return isUnrestricted(wanted) ? null : listWantedIds(finding.sql, wanted);
}

const hasNamed = (
  { filters, meaning }: Reading,
  names: readonly NameHit[],
  kind: NameHit['kind'],
): boolean => filters.length === 0 && !meaning && names.some((name) => name.kind === kind);

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
    const slugs = names.flatMap(({ kind, slug }) => (kind === 'startup' ? [slug] : []));
    const named = await listIdsOf(sql, 'startup', slugs);
    const isNamed = named.length > 0 || !meaning;
    const ids = [...new Set([...named, ...(ranked ?? [])])];
    if (ids.length > 0 || (meaning && !isNamed) || names.length > 0) {
      const shown = ids.slice(part.offset, part.offset + part.limit);
      return {
        total: ids.length,
        totalIs: 'exact',
        rows: { startups: await listFound(sql, shown) },
      };
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
  const slugsOf = (kind: NameHit['kind']) =>
    names.flatMap((hit) => (hit.kind === kind ? [hit.slug] : []));
  const mentioned = (columns: string[]) =>
    filters.flatMap(({ column, operator, query_1 }) =>
      columns.includes(column) && !operator.startsWith('not_') ? query_1.split(',') : [],
    );
  const industries = [...mentioned(['industry', 'backed_industry']), ...slugsOf('industry')];
  const places = [
    ...mentioned(['country', 'backed_country', 'city', 'backed_city']),
    ...slugsOf('location'),
  ];
  const first = (slugs: string[]) => [...new Set(slugs)].slice(0, BESIDE);
  const startups =
    returns === 'startups' ? [] : await listIdsOf(sql, 'startup', first(slugsOf('startup')));
  const investors =
    returns === 'investors' ? [] : await listIdsOf(sql, 'investor', first(slugsOf('investor')));
  return {
    startups: await listFound(sql, startups),
    investors: (await listInvestorRows(sql, investors)).map(withoutRounds),
    industries: await listGroups(sql, 'industry', first(industries)),
    places: await listGroups(sql, 'place', first(places)),
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
