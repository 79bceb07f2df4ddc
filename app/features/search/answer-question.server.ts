// Answers a question: reads it, then finds what it asks for (docs/decisions/038-one-search.md).

import { listRoundRows } from '../../catalogue/round-rows.server.ts';
import type { Sql } from '../../data/database.ts';
import { listClosures } from '../../find/closures.server.ts';
import type { Part, StartupCondition, Total } from '../../find/conditions.ts';
import { findFounders, findInvestors } from '../../find/find-people.server.ts';
import { findRounds } from '../../find/find-rounds.server.ts';
import { findMatching, listByPrice, listByValue } from '../../find/find-startups.server.ts';
import {
  listFound,
  listGroups,
  listIdsOf,
  listInvestorRows,
} from '../../find/found-rows.server.ts';
import { listMatchingRounds } from '../../find/matching-rounds.server.ts';
import type { NameHit } from '../../find/names/name-hit.ts';
import { listNameHits } from '../../find/question/understand.server.ts';
import { isOrder, readWanted } from '../../find/question/wanted.server.ts';
import { ifInTime, withinSearchBudget } from '../../find/search-budget.server.ts';
import type { Context } from '../../http/context.ts';
import { pageMetaOf } from '../../http/params.ts';
import type { Reading, Understood } from '../../language/question/reading.ts';
import { BY_PRICE, BY_VALUE } from '../../language/question/to-filters.ts';
import { answerOf } from './answer/answer.server.ts';
import type { Answering } from './answer/asking.server.ts';
import type { Answer as Said } from './answer/contract.ts';
import { answerNothing, isNotAbout } from './answer/unknown.server.ts';
import { type Ranked, rankByMeaning, rankMembers } from './by-meaning.server.ts';
import {
  ANSWERS_PER_PAGE,
  BESIDE,
  type QuestionAnswer,
  type StartupOfQuestion,
} from './contract.ts';
import { ignoreMeaning, loosen, shareUnderstood } from './less-asked.ts';
import { withoutRounds, withRounds } from './matching-rounds.ts';
import { findForNeed } from './need.server.ts';

type Asking = Pick<Context, 'searchSql' | 'semanticIndex' | 'now'>;
type Data = QuestionAnswer['data'];

/** One page of what was understood. Throws 503 over the search budget, 422 for unknown names. */
export function answerQuestion(
  asking: Asking,
  text: string,
  page: number,
  given?: Answering,
): Promise<QuestionAnswer> {
  return withinSearchBudget(asking, async (sql) => {
    const part = { offset: (page - 1) * ANSWERS_PER_PAGE, limit: ANSWERS_PER_PAGE };
    const answered = await findAnswer({ ...asking, sql }, text, given, part);
    const { finding, understood, found, answer } = answered;
    const isEmpty = found.total === 0 && understood.filters.length > 1;
    return {
      data: {
        answer,
        understood,
        startups: [],
        rounds: [],
        investors: [],
        people: [],
        ...(await listBeside(finding, understood)),
        fit: await findForNeed(sql, understood, asking.now),
        ...found.rows,
      },
      meta: {
        ...pageMetaOf(page, ANSWERS_PER_PAGE, found.total),
        total_is: found.totalIs,
        nearness: finding.ranked?.nearness ?? shareUnderstood(understood, found.total),
        without: isEmpty ? await ifInTime(countWithout(finding, understood)) : undefined,
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
): Promise<Listed> {
  return withinSearchBudget(asking, async (sql) => {
    const answering = await answerOf(sql, text, asking.now, given);
    return listAnswered({ ...asking, sql }, text, most, answering);
  });
}

export type Listed = Pick<Reading, 'returns'> & Total & Partial<Data>;

/** The first results of a question as understood. */
export async function listAnswered(
  within: Asking & { sql: Sql },
  text: string,
  most: number,
  answering: Answering,
): Promise<Listed> {
  const part = { offset: 0, limit: most };
  const { understood, found } = await findAnswer(within, text, answering, part);
  const { rows, total, totalIs } = found;
  return { ...rows, total, totalIs, returns: understood.returns };
}

interface Finding extends Asking {
  sql: Sql;
  /** The record whose name is the whole question. */
  names: readonly NameHit[];
  /** By meaning; null without words for it. */
  ranked: Ranked | null;
}

interface Answer {
  finding: Finding;
  understood: Understood;
  found: Found;
}

interface AnswerSaid extends Answer {
  answer: Said | null;
}

interface Found extends Total {
  rows: Partial<Data>;
}

async function findAnswer(
  within: Asking & { sql: Sql },
  text: string,
  given: Answering | undefined,
  part: Part,
): Promise<AnswerSaid> {
  const { sql, now } = within;
  const { answer, understood: read } = given ?? (await answerOf(sql, text, now, null));
  // Without its index nothing can rank by meaning.
  const understood = within.semanticIndex ? read : ignoreMeaning(read);
  const isNothing = answer?.kind === 'unknown';
  const names = answer ? [] : await listNameHits(sql, text, now, understood);
  const finding = { ...within, names, ranked: null };
  if (isNothing) return { finding, understood, found: NOTHING, answer };
  const found = await findNear(finding, understood, part);
  if (answer || !isNotAbout(understood, found.finding.ranked, names)) return { ...found, answer };
  const nothing = await answerNothing({ sql, now, q: text }, understood);
  return { ...found, found: NOTHING, answer: nothing.answer };
}

/** Where nothing passes: the same with less asked for. */
async function findNear(within: Finding, understood: Understood, part: Part): Promise<Answer> {
  const finding = { ...within, ranked: await rank(within, understood) };
  const answer = { finding, understood, found: await find(finding, understood, part) };
  const loosened = answer.found.total > 0 ? null : loosen(understood);
  if (!loosened || (loosened.meaning && !within.semanticIndex)) return answer;
  const wider = await findNear(within, loosened, part);
  return wider.found.total > 0 ? wider : answer;
}

/** As named, the largest exits by price, the most valuable by value, others by meaning. */
async function rank(within: Finding, understood: Understood): Promise<Ranked | null> {
  const { compared, sort } = understood;
  if (sort === BY_VALUE) return { ids: await listByValue(within.sql), nearness: 1 };
  if (sort === BY_PRICE) return { ids: await listByPrice(within.sql), nearness: 1 };
  if (compared.length === 0) return rankByMeaning(within, understood);
  return { ids: await listIdsOf(within.sql, 'startup', compared), nearness: 1 };
}

/** "top 10" limits how many there are. */
async function find(finding: Finding, reading: Reading, part: Part): Promise<Found> {
  const most = Number(reading.filters.find(({ column }) => column === 'rank')?.query_1 ?? 0);
  const own = { ...reading, filters: reading.filters.filter(({ column }) => column !== 'rank') };
  const limit = most ? Math.max(0, Math.min(part.limit, most - part.offset)) : part.limit;
  const found = await findOf(finding, own, { ...part, limit });
  return most && found.total > most ? { ...found, total: most, totalIs: 'exact' } : found;
}

async function findOf(finding: Finding, reading: Reading, part: Part): Promise<Found> {
  const { sql, ranked } = finding;
  const named = await findNamed(finding, reading, part);
  if (named) return named;
  const wanted = await readWanted(finding, reading, ranked?.ids ?? null);
  switch (wanted.returns) {
    case 'startups': {
      const isNothing = wanted.conditions.length === 0 && !isOrder(reading.sort);
      if (isNothing && reading.ignored.length > 0) return NOTHING;
      const first = ranked ? wanted.first : await rankMembers(finding, reading);
      const { ids, ...total } = await findMatching(sql, { ...wanted, first }, part);
      const startups = await listStartups(sql, ids, wanted.conditions);
      return { ...total, rows: { startups } };
    }
    case 'people': {
      const { total, people } = await findFounders(sql, wanted, part);
      return { total, totalIs: 'exact', rows: { people } };
    }
    case 'investors': {
      const { ids, matching, ...total } = await findInvestors(sql, wanted, part);
      const counts = wanted.also.length > 0 ? null : matching;
      const rows = withRounds(await listInvestorRows(sql, ids), counts, reading);
      return { ...total, rows: { investors: rows } };
    }
    default: {
      const { ids, total, totalIs } = await findRounds(sql, wanted, part);
      return { total, totalIs, rows: { rounds: await listRoundRows(sql, ids) } };
    }
  }
}

/** With the rounds by which they match, and why they closed. */
async function listStartups(
  sql: Sql,
  ids: readonly number[],
  conditions: readonly StartupCondition[] = [],
): Promise<StartupOfQuestion[]> {
  const found = await listFound(sql, ids);
  const rounds = await listMatchingRounds(sql, ids, conditions);
  const closed = found.filter(({ closed_on }) => closed_on !== null).map(({ slug }) => slug);
  const closures = await listClosures(sql, closed);
  return found.map((startup) => ({
    ...startup,
    matching: rounds.get(startup.slug) ?? null,
    closure: closures.get(startup.slug) ?? null,
  }));
}

const NOTHING: Found = { total: 0, totalIs: 'exact', rows: {} };

/** For a question without conditions: records with its names, then results by meaning. */
async function findNamed(
  { sql, names, ranked }: Finding,
  { returns, filters, sort, meaning }: Reading,
  { offset, limit }: Part,
): Promise<Found | null> {
  if (filters.length > 0) return null;
  const take = (ids: readonly number[]) => ids.slice(offset, offset + limit);
  if (returns === 'investors' && !meaning) {
    const ids = await listIdsOf(sql, 'investor', slugsOf(names, 'investor'));
    if (ids.length === 0) return null;
    const investors = (await listInvestorRows(sql, take(ids))).map(withoutRounds);
    return { total: ids.length, totalIs: 'exact', rows: { investors } };
  }
  if (returns !== 'startups' || isOrder(sort)) return null;
  const named = await listIdsOf(sql, 'startup', slugsOf(names, 'startup'));
  const ids = [...new Set([...named, ...(ranked?.ids ?? [])])];
  if (ids.length === 0 && !meaning && names.length === 0) return null;
  const startups = await listStartups(sql, take(ids));
  return { total: ids.length, totalIs: 'exact', rows: { startups } };
}

const slugsOf = (names: readonly NameHit[], kind: NameHit['kind']): string[] =>
  names.flatMap((name) => (name.kind === kind ? [name.slug] : []));

async function listBeside(
  { sql, names }: Finding,
  { returns, filters }: Reading,
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
    returns === 'investors'
      ? []
      : await listIdsOf(sql, 'investor', first('investor', 'investor', 'lead_investor'));
  return {
    startups: await listStartups(sql, startups),
    investors: (await listInvestorRows(sql, investors)).map(withoutRounds),
    industries: await listGroups(sql, 'industry', first('industry', 'industry', 'backed_industry')),
    places: await listGroups(sql, 'place', places),
  };
}

const MOST_DROPPED = 8;

async function countWithout(finding: Finding, reading: Reading) {
  const counts: Array<{ index: number; total: number; total_is: Total['totalIs'] }> = [];
  for (const [index, dropped] of reading.filters.slice(0, MOST_DROPPED).entries()) {
    const filters = reading.filters.filter((filter) => filter !== dropped);
    const others = { ...finding, names: [] };
    const { total, totalIs } = await find(others, { ...reading, filters }, { offset: 0, limit: 1 });
    if (total > 0) counts.push({ index, total, total_is: totalIs });
  }
  return counts;
}
