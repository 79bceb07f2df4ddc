// Tools over many things: search, comparison, figures.
import { z } from 'zod';
import { moneyKindOf } from '../../../base/enumerations.ts';
import { comparePath, pathTo, roundsPath } from '../../../base/paths.ts';
import { MAX_COMPARED } from '../../../base/plans.ts';
import type { FundingRow } from '../../../catalogue/round-contract.ts';
import { listFundingsOf } from '../../../catalogue/round-queries.server.ts';
import type { Sql } from '../../../data/database.ts';
import { findFigure } from '../../../figures/figure.server.ts';
import { figureHref } from '../../../figures/figure-address.ts';
import {
  type FigureAsked,
  MEASURES,
  SPLITS_OF,
  subjectOf,
} from '../../../figures/figure-contract.ts';
import { listCharts } from '../../../figures/queries.server.ts';
import { listFound, listIdsOf } from '../../../find/found-rows.server.ts';
import { readListView } from '../../../find/lists/list-address.ts';
import { ROUNDS_SHAPE } from '../../../find/lists/list-shapes.ts';
import { namingParameters } from '../../../find/lists/read-list.server.ts';
import { withinSearchBudget } from '../../../find/search-budget.server.ts';
import type { UnderstoodFilter } from '../../../language/question/reading.ts';
import { getLanding } from '../../home/queries.server.ts';
import { findRoundPage, readRounds } from '../../rounds/list-rounds.server.ts';
import type { Answer } from '../../search/answer/contract.ts';
import { answerQuestion } from '../../search/answer-question.server.ts';
import { MAX_QUESTION_LENGTH } from '../../search/contract.ts';
import { readingPath } from '../../search/question-address.ts';
import { findStartup } from '../../startups/queries.server.ts';
import { findBySlugOrName } from './lookup-tools.server.ts';
import { cite, factsOf, tool } from './tool.ts';

export const searchTool = tool({
  name: 'search',
  title: 'Search startups, rounds, investors, people',
  description:
    'Understands names and questions in plain words (English, French, Portuguese, Swahili, Arabic), such as "fintechs in Kenya that raised over 5M since 2023" or "investors in Egyptian health". answer says in a sentence what a question for a figure, a comparison, a person or a fact asks for, and what it leaves out; of kind unknown, that the record does not say. understood says how it was read; 20 rows a page.',
  input: z.object({
    question: z.string().trim().min(1).max(MAX_QUESTION_LENGTH).describe('A name or a question'),
    page: z.int().min(1).max(1_000).default(1).describe('Counts from 1'),
  }),
  async answer(context, { question, page }) {
    const { data, meta } = await answerQuestion(context, question.toWellFormed(), page);
    const { understood, startups, rounds, investors, people, industries, places } = data;
    const { urlOf, ...rows } = cite(context);
    return withoutEmpty({
      ...(data.answer && { answer: sayAnswer(data.answer, urlOf) }),
      understood: {
        returns: understood.returns,
        filters: understood.filters.map(describeFilter),
        meaning: understood.meaning ?? undefined,
        ignored: understood.ignored,
      },
      total: meta.total,
      total_is: meta.total_is,
      page,
      pages: meta.last_page,
      startups: startups.map(rows.startup),
      rounds: rounds.map(rows.round),
      investors: investors.map(rows.investor),
      people: people.map(rows.person),
      industries: industries.map(rows.industry),
      places: places.map(rows.place),
      url: urlOf(readingPath(question, understood, page)),
    });
  },
});

/** The sentence first; what it leaves out belongs to it. */
function sayAnswer(answer: Answer, urlOf: (path: string) => string) {
  const { kind, sentence, value, unit, records, rows, left_out, beside } = answer;
  const { records_href, figures_href } = answer;
  return {
    kind,
    sentence,
    value,
    unit,
    records: records ?? undefined,
    left_out,
    beside: beside.map(({ label, says }) => `${label}: ${says}`),
    rows: rows.map(({ label, value: one, href }) => ({
      label,
      value: one,
      url: href === null ? undefined : urlOf(href),
    })),
    url: records_href === null ? undefined : urlOf(records_href),
    figure_url: figures_href === null ? undefined : urlOf(figures_href),
    sources: answer.sources.map(({ url }) => url),
  };
}

const describeFilter = ({ column, operator, query_1, query_2, words }: UnderstoodFilter) =>
  `${column} ${operator} ${[query_1, query_2].filter(Boolean).join(' to ')} ("${words}")`;

function withoutEmpty(answer: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(answer).filter(([, value]) => !Array.isArray(value) || value.length > 0),
  );
}

export const compareTool = tool({
  name: 'compare',
  title: 'Compare startups',
  description: `Two to ${MAX_COMPARED} startups side by side: where, since when, in which industries, how large, how funded, and the debt within the total raised.`,
  input: z.object({
    startups: z
      .array(z.string().trim().min(1).max(120))
      .min(2)
      .max(MAX_COMPARED)
      .describe('Slugs or names'),
  }),
  async answer(context, { startups: given }) {
    const { sql } = context;
    const slugs = new Set<string>();
    for (const name of given) {
      const { slug } = await findBySlugOrName(sql, 'startup', name, (one) => findStartup(sql, one));
      slugs.add(slug);
    }
    const found = await listFound(sql, await listIdsOf(sql, 'startup', [...slugs]));
    const { urlOf, ...rows } = cite(context);
    const rounds = await Promise.all(found.map(({ slug }) => listFundingsOf(sql, slug)));
    return {
      startups: found.map((startup, index) => ({
        ...rows.startup(startup),
        ...factsOf(startup, true),
        debt: sumOfDebt(rounds[index] ?? []),
        latest_round: rounds[index]?.slice(0, 1).map(rows.ownRound)[0] ?? null,
      })),
      url: urlOf(comparePath([...slugs])),
    };
  },
});

/** Within total_fundings; null where no loan is counted. */
function sumOfDebt(rounds: readonly FundingRow[]): number | null {
  const loans = rounds.filter((one) => moneyKindOf(one.round) === 'debt' && !one.left_out);
  const amounts = loans.flatMap(({ amount }) => amount ?? []);
  return amounts.length > 0 ? amounts.reduce((sum, amount) => sum + amount) : null;
}

const LARGEST = 5;
const MOST_GROUPS = 30;

/** Of rounds: startups and exits have filters of their own. */
const MEASURES_OF_ROUNDS = MEASURES.filter((one) => subjectOf(one) === 'rounds');

/** Clients send a year as a number, too. */
const filter = (means: string) => z.coerce.string().trim().max(200).optional().describe(means);

export const figuresTool = tool({
  name: 'figures',
  title: 'Sums and counts of funding',
  description:
    'How much was raised, in how many rounds, and the median round: sums of all rounds that pass the filters, equity, debt, grants and other kinds apart, with the largest rounds; with by also the measure of each country, year and so on, so ranked, each with the address of its rounds. Without filters: the whole record, by year. Undisclosed amounts are counted, never guessed. Sums are money that startups received while private: sums.left_out holds limits of credit lines, money raised after listing, sales of shares, and rounds without a good source.',
  input: z.object({
    announced_on: filter(
      'Year, month or day; 2022..2024 a range, 2022.. since; 90d the last 90 days',
    ),
    country: filter('Country of the startups, several by commas'),
    city: filter('City of the startups'),
    industry: filter('Industry of the startups, several by commas'),
    startup: filter('One startup, slug or name'),
    investor: filter('An investor who joined, slug or name'),
    lead_investor: filter('An investor who led, slug or name'),
    round: filter('Kind of round, such as Seed or Series A'),
    kind: filter('equity, debt, grant, convertible, secondary, token or other'),
    amount: filter('US dollars: 5M.. from, ..5M up to, 1M..5M both'),
    measure: z
      .enum(MEASURES_OF_ROUNDS)
      .default('raised')
      .describe('Of the groups; share is of the sum of all, in percent'),
    by: z
      .enum(SPLITS_OF.rounds.filter((split) => split !== 'none'))
      .optional()
      .describe(
        `The first ${MOST_GROUPS} of groups_count; a round counts for each of its industries, investors`,
      ),
  }),
  async answer(context, { by, measure, ...filters }) {
    const { urlOf, ...rows } = cite(context);
    const params = new URLSearchParams(
      Object.entries(filters).flatMap(([key, value]) => (value ? [[key, value]] : [])),
    );
    const isWhole = params.size === 0;
    const view = readListView(ROUNDS_SHAPE, params, 1);
    const asked: FigureAsked | undefined = by && {
      measure,
      split: by,
      filters: view.filters,
      limit: MOST_GROUPS,
    };
    const find = async (sql: Sql) => {
      const question = await readRounds({ sql, now: context.now }, { ...view, sort: '-amount' });
      const found = await findRoundPage(sql, question, { page: 1, perPage: LARGEST });
      const figure = asked && (await findFigure(sql, asked, context.now));
      return { ...found, figure };
    };
    const { data, meta, figure } = await withinSearchBudget(context, (sql) =>
      namingParameters(view, find(sql)),
    );
    return {
      filters: isWhole ? undefined : filters,
      rounds: meta.total,
      rounds_is: meta.total_is,
      sums: meta.sums,
      ...(asked && figure
        ? {
            measure,
            unit: figure.unit,
            [`by_${by}`]: figure.rows.map(({ label, value, records, undisclosed, href }) => ({
              name: label,
              value,
              rounds: records,
              undisclosed: undisclosed || undefined,
              url: urlOf(href),
            })),
            groups_count: figure.rows_count,
            figure_url: urlOf(figureHref({ ...asked, limit: undefined })),
          }
        : {}),
      largest: data.map(rows.round),
      ...(isWhole ? await describeWhole(context.sql, context.now) : {}),
      as_of: context.now.toISOString().slice(0, 10),
      url: urlOf(isWhole ? pathTo('/') : roundsPath(Object.fromEntries(params))),
    };
  },
});

async function describeWhole(sql: Sql, now: Date) {
  const { counts, total_fundings, left_out, updated_at } = await getLanding(sql);
  const [history] = await listCharts(sql, ['funding_history'], {}, now);
  return {
    counts,
    total_fundings,
    left_out_of_total: left_out ?? undefined,
    raised_by_year: Object.fromEntries(history?.series[0]?.data.map(({ x, y }) => [x, y]) ?? []),
    running_year: history?.running_year,
    updated_at,
  };
}
