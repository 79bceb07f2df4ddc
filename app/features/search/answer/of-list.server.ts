// Answers that a list implies without a word for a figure: the largest, the oldest, the most
// active, and how many rounds there are with their sum.

import { formatPartialDate } from '../../../base/dates.ts';
import { abbreviateUsd } from '../../../base/money.ts';
import { fundingPath, startupPath } from '../../../base/paths.ts';
import type { FoundStartup } from '../../../catalogue/found-startup.ts';
import { listLeftOut } from '../../../catalogue/left-out.ts';
import { findMatching } from '../../../find/find-startups.server.ts';
import { listFound } from '../../../find/found-rows.server.ts';
import { ROUND_LIST_FILTERS } from '../../../find/lists/list-shapes.ts';
import { ROUNDS_OF_INVESTORS } from '../../../find/question/columns.ts';
import { readWanted } from '../../../find/question/wanted.server.ts';
import type { Measure, Split } from '../../../language/question/asked-figures.ts';
import type { Understood } from '../../../language/question/reading.ts';
import { BY_PRICE } from '../../../language/question/to-filters.ts';
import { sayName } from '../../../text/say-name.ts';
import { leftOutText, marksText, answersText as text } from '../../../text/text.ts';
import type { Answered, Asking } from './asking.server.ts';
import { isOfBuyer, nameBought } from './buyers.server.ts';
import { MOST_ROWS, toAnswer } from './contract.ts';
import { nameDearest } from './exits.server.ts';
import { answerFigure } from './figures.server.ts';
import { nameSome, setRank, takeFirst } from './first.ts';
import { findFirstRounds } from './first-rounds.server.ts';
import {
  isOfStartups,
  nameInvestors,
  OF_INVESTORS_OWN,
  rankInvestors,
} from './investors.server.ts';
import { answerRanking } from './rankings.server.ts';
import { answerValued, isOfValue } from './valuations.server.ts';

const firstOf = (measure: Measure, split: Split) =>
  ({ is: 'figure', measure, split, isLeast: false, isOfMoney: true, rest: '' }) as const;

const RANKED: Partial<Record<string, Measure>> = {
  '-total_fundings': 'raised',
  '-fundings_count': 'rounds',
};

/** Null where the list says all. */
export async function answerOfList(asking: Asking, read: Understood): Promise<Answered | null> {
  if (read.meaning !== null || read.ignored.length > 0 || read.compared.length > 0) return null;
  const filters = read.filters.filter(({ column }) => column !== 'rank');
  const rank = read.filters.filter(({ column }) => column === 'rank');
  const own = { ...read, filters };
  switch (read.returns) {
    case 'rounds':
      if (read.sort?.endsWith('amount')) return nameLargest(asking, own, read);
      // Of "the last 5 rounds" the list says all.
      return filters.length > 0 && rank.length === 0 ? answerRounds(asking, own, read) : null;
    case 'investors': {
      if (isOfStartups(read)) return nameInvestors(asking, read);
      if (read.sort !== '-deals_count') return null;
      const ofInvestors = filters.filter(({ column }) => OF_INVESTORS_OWN.includes(column));
      const rounds = filters.flatMap((one) => {
        const column = ofInvestors.includes(one) ? undefined : ROUNDS_OF_INVESTORS[one.column];
        return column ? [{ ...one, column }] : [];
      });
      if (rounds.length + ofInvestors.length < filters.length) return null;
      if (ofInvestors.length > 0) {
        const ranked = await rankInvestors(
          asking,
          { ...own, filters: rounds },
          { own: ofInvestors },
        );
        return ranked && { answer: ranked.answer, understood: read };
      }
      const answered = await answerRanking(asking, firstOf('rounds', 'investor'), {
        ...own,
        returns: 'rounds',
        filters: rounds,
      });
      return answered && { answer: answered.answer, understood: read };
    }
    case 'startups': {
      if (isOfValue(read)) return answerValued(asking, own, read);
      if (read.sort === BY_PRICE) return nameDearest(asking, own, read);
      if (isOfBuyer(own)) return nameBought(asking, own);
      if (read.sort?.endsWith('year_founded')) return nameOldest(asking, own, read);
      if (read.sort === '-employee_range') return nameLargestTeams(asking, own, read);
      const measure = RANKED[read.sort ?? ''];
      if (!measure) return null;
      const rounds = filters.map((one) => ({
        ...one,
        column: one.column.replace('any_round.', ''),
      }));
      if (!rounds.every(({ column }) => column in ROUND_LIST_FILTERS)) return null;
      const answered = await answerRanking(asking, firstOf(measure, 'startup'), {
        ...own,
        returns: 'rounds',
        filters: rounds,
      });
      // The list of so many rounds has a column for them.
      if (measure === 'rounds') return answered && { answer: answered.answer, understood: read };
      return (
        answered && {
          ...answered,
          understood: {
            ...answered.understood,
            filters: [...rank, ...answered.understood.filters],
          },
        }
      );
    }
    default:
      return null;
  }
}

async function answerRounds(
  asking: Asking,
  own: Understood,
  read: Understood,
): Promise<Answered | null> {
  const answered = await answerFigure(asking, { measure: 'rounds' }, own);
  return answered && { answer: answered.answer, understood: read };
}

async function nameLargest(
  asking: Asking,
  own: Understood,
  read: Understood,
): Promise<Answered | null> {
  const found = await findFirstRounds(asking, own);
  const [first] = found?.rounds ?? [];
  if (!found || !first || first.amount === null) return null;
  const known = found.rounds.filter(({ amount }) => amount !== null);
  const date = first.announced_on;
  const figure = abbreviateUsd(first.amount);
  const isLeast = read.sort === 'amount';
  return {
    understood: read,
    answer: toAnswer({
      kind: 'figure',
      sentence: text.largest(
        figure,
        first.startup.name,
        sayName(first.round),
        date ? `${marksText.comma}${formatPartialDate(date)}` : '',
        isLeast,
      ),
      figure,
      value: first.amount,
      unit: 'usd',
      rows: known.map(({ slug, startup, round, amount, left_out }) => ({
        label: [startup.name, sayName(round), left_out ? leftOutText.why[left_out] : []]
          .flat()
          .join(marksText.comma),
        value: amount,
        records: 1,
        without: 0,
        href: fundingPath(slug),
      })),
      records: { all: found.total, with_amount: known.length, without: 0 },
      // Stand behind those that count.
      left_out: first.left_out ? [] : listLeftOut(found.leftOut),
      records_href: fundingPath(first.slug),
    }),
  };
}

/** Of a wanted order the first startups, with the value that they are ordered by. */
async function listFirst<Column extends 'year_founded' | 'employee_range'>(
  asking: Asking,
  own: Understood,
  column: Column,
): Promise<Array<{ slug: string; name: string; value: NonNullable<FoundStartup[Column]> }>> {
  const wanted = await readWanted(asking, own, null);
  if (wanted.returns !== 'startups') return [];
  const { ids } = await findMatching(asking.sql, wanted, { offset: 0, limit: MOST_LEVEL });
  return (await listFound(asking.sql, ids)).flatMap(({ slug, name, [column]: value }) =>
    value === null ? [] : [{ slug, name, value }],
  );
}
const MOST_LEVEL = 50;

const toRows = (rows: ReadonlyArray<{ slug: string; name: string; value: number | string }>) =>
  rows.slice(0, MOST_ROWS).map(({ slug, name, value }) => ({
    label: name,
    value,
    href: startupPath(slug),
  }));

async function nameOldest(
  asking: Asking,
  own: Understood,
  read: Understood,
): Promise<Answered | null> {
  const rows = await listFirst(asking, own, 'year_founded');
  const [first] = rows;
  if (!first) return null;
  return {
    understood: read,
    answer: toAnswer({
      kind: 'ranking',
      sentence: text.yearFounded(first.name, first.value, read.sort === 'year_founded'),
      figure: first.name,
      value: first.value,
      unit: 'year',
      rows: toRows(rows),
    }),
  };
}

/** Ranges of employees are shared by many. */
async function nameLargestTeams(
  asking: Asking,
  own: Understood,
  read: Understood,
): Promise<Answered | null> {
  const level = takeFirst(await listFirst(asking, own, 'employee_range'));
  const [first] = level;
  if (!first) return null;
  const names = nameSome(level.map(({ name }) => name));
  return {
    understood: { ...read, filters: setRank(read.filters, level.length) },
    answer: toAnswer({
      kind: 'ranking',
      sentence: text.largestTeams(first.value, names),
      figure: names,
      value: first.value,
      rows: toRows(level),
    }),
  };
}
