// How a question is understood and what it finds, in short, for the search box during typing.

import { formatPartialDate } from '../../base/dates.ts';
import { sayRoundAmount } from '../../base/money.ts';
import {
  comparePath,
  fundingPath,
  investorPath,
  personPath,
  startupPath,
} from '../../base/paths.ts';
import { sayFate } from '../../catalogue/say-fate.ts';
import type { Sql } from '../../data/database.ts';
import { listGroups } from '../../find/found-rows.server.ts';
import { withinSearchBudget } from '../../find/search-budget.server.ts';
import type { Context } from '../../http/context.ts';
import { HttpError } from '../../http/errors.ts';
import type { Understood } from '../../language/question/reading.ts';
import { sayName } from '../../text/say-name.ts';
import { exitsText, marksText, searchText, questionsText as text } from '../../text/text.ts';
import { answerOf } from './answer/answer.server.ts';
import { type Listed, listAnswered } from './answer-question.server.ts';
import { MAX_QUERY_LENGTH, PREVIEWED, type Preview } from './contract.ts';
import { describeFilter } from './describe-filters.ts';

interface Read {
  /** The chips of the search page in words; none for what is not read as filters or an order. */
  understood: string[];
  /** Null for what is not, and while too many search. */
  found: Preview | null;
}

const NOTHING: Read = { understood: [], found: null };

/** As the search page reads and finds it, within the same budget. */
export async function previewQuestion(context: Context, typed: string): Promise<Read> {
  const q = typed.slice(0, MAX_QUERY_LENGTH).trim();
  if (!/\s/u.test(q)) return NOTHING;
  try {
    return await withinSearchBudget(context, (sql) => preview({ ...context, sql }, q));
  } catch (error) {
    // Over the budget names are still suggested.
    if (error instanceof HttpError) return NOTHING;
    throw error;
  }
}

async function preview(context: Context, q: string): Promise<Read> {
  const answering = await answerOf(context.sql, q, context.now, null);
  const { answer, understood: read } = answering;
  if (read.compared.length > 1) return { understood: [], found: sayCompared(read.compared) };
  if (read.filters.length === 0 && !read.sort) return NOTHING;
  const understood = await describeReading(context.sql, read);
  if (answer?.kind === 'unknown') return { understood, found: null };
  return { understood, found: sayFound(await listAnswered(context, q, PREVIEWED, answering)) };
}

async function describeReading(sql: Sql, read: Understood): Promise<string[]> {
  const { returns, filters, meaning, sort } = read;
  const slugs = filters.flatMap(({ query_1 }) => query_1.split(','));
  const groups = [
    ...(await listGroups(sql, 'industry', slugs)),
    ...(await listGroups(sql, 'place', slugs)),
  ];
  const labels = Object.fromEntries(groups.map(({ slug, name }) => [slug, name]));
  const order = sort ? text.sorts[sort] : undefined;
  return [
    text.returnsTitle[returns],
    ...filters.map((filter) => describeFilter(filter, labels)),
    ...(meaning ? [text.about(meaning)] : []),
    ...(order ? [order] : []),
  ];
}

/** The page that answers is the first suggestion. */
function sayCompared(slugs: readonly string[]): Preview {
  const total = slugs.length;
  return {
    title: text.found(total, false, text.returns.startups.many),
    total,
    total_is: 'exact',
    data: [{ name: text.pages.comparison, label: '', path: comparePath(slugs) }],
  };
}

function sayFound(found: Listed): Preview {
  const { returns, total, totalIs } = found;
  const { one, many } = text.returns[returns];
  const title = text.found(total, totalIs === 'at_least', total === 1 ? one : many);
  return { title, total, total_is: totalIs, data: LINES[returns](found) };
}

const join = (...parts: Array<string | null | undefined>) => parts.filter(Boolean).join(' · ');

const LINES: Readonly<Record<Listed['returns'], (found: Listed) => Preview['data']>> = {
  startups: ({ startups = [] }) =>
    startups.map(({ name, slug, country, status, closure }) => ({
      name,
      label: join(
        searchText.startupIn(country && sayName(country)),
        closure?.cause ? exitsText.causes[closure.cause] : sayFate(status),
      ),
      path: startupPath(slug),
    })),
  rounds: ({ rounds = [] }) =>
    rounds.map((round) => ({
      name: `${round.startup.name}${marksText.comma}${sayName(round.round)}`,
      label: join(
        sayRoundAmount(round),
        round.announced_on && formatPartialDate(round.announced_on),
      ),
      path: fundingPath(round.slug),
    })),
  investors: ({ investors = [] }) =>
    investors.map(({ name, slug, type, country }) => ({
      name,
      label: join(sayName(type ?? searchText.investor), country && sayName(country)),
      path: investorPath(slug),
    })),
  people: ({ people = [] }) =>
    people.map(({ name, slug, startups }) => ({
      name,
      label: startups.map((startup) => startup.name).join(', '),
      path: personPath(slug),
    })),
};
