// Answers that name the first of several: countries, sectors, years, investors, startups; and
// two or more beside each other.

import { formatCount } from '../../../base/count.ts';
import { abbreviateUsd } from '../../../base/money.ts';
import { isRoundColumn } from '../../../find/question/columns.ts';
import {
  type FigureAsked,
  type Measure,
  type Split,
  USUAL,
} from '../../../language/question/asked-figures.ts';
import type { Understood, UnderstoodFilter } from '../../../language/question/reading.ts';
import { sayName } from '../../../text/say-name.ts';
import { marksText, answersText as text } from '../../../text/text.ts';
import type { Labels } from '../describe-filters.ts';
import { readingPath } from '../question-address.ts';
import {
  type Answered,
  type Asking,
  answerUnknown,
  listLabels,
  recordsHref,
  toFilter,
} from './asking.server.ts';
import { drawYears, listLeftOut } from './beside.server.ts';
import { type Answer, type AnswerRow, MOST_ROWS, toAnswer } from './contract.ts';
import { sayTied, takeFirst } from './first.ts';
import {
  countStartups,
  figuresHref,
  findUsual,
  type Group,
  groupBy,
  sumRounds,
} from './numbers.server.ts';
import { type Subject, saySubject } from './subject.ts';
import { sayWhether } from './whether.server.ts';

type Filters = readonly UnderstoodFilter[];

const LEAST_FOR_MEDIAN = 3;
const isOfMoney = (measure: Measure) => measure === 'raised' || USUAL.includes(measure);
const say = (value: number, measure: Measure) =>
  isOfMoney(measure) ? abbreviateUsd(value) : formatCount(value);
/** "3 rounds" */
const sayCounted = (value: number, measure: Measure) =>
  isOfMoney(measure)
    ? abbreviateUsd(value)
    : measure === 'rounds'
      ? text.round(value)
      : text.startups(value);

interface Ranking extends Pick<FigureAsked, 'isLeast' | 'isTrend'> {
  measure: Measure;
  split: Split;
}

/** "which country raised the most in 2022"; by year also "funding by year in Kenya". */
export async function answerRanking(
  asking: Asking,
  { measure, split, isLeast, isTrend = false }: Ranking,
  understood: Understood,
): Promise<Answered | null> {
  const labels = await listLabels(asking.sql, understood.filters);
  const { filters, isLeftOut } = leaveOut(split, understood.filters, labels);
  const groups = (await groupBy(asking, filters, measure, split)).filter((one) => !isLeftOut(one));
  const isUsual = USUAL.includes(measure);
  const known = groups.flatMap((group) => {
    const { value, counted } = group;
    const isTooFew = isUsual && counted < LEAST_FOR_MEDIAN;
    return value === null || isTooFew ? [] : [{ ...group, value }];
  });
  const sign = isLeast ? 1 : -1;
  known.sort(
    (one, other) => sign * (one.value - other.value) || one.name.localeCompare(other.name),
  );
  const subject = saySubject(understood.filters, labels);
  const how = `${subject.rounds}${subject.when}${subject.others}`;
  const [first] = known;
  const list = listOf({ ...understood, filters }, measure, split, known);
  if (!first) {
    return answerUnknown(list, text.nothingToRank(split, subject.who, how));
  }
  const figure = say(first.value, measure);
  const own = subject.isAll ? how : `${text.ofWho(subject.who)}${how}`;
  const tied = sayTied(
    takeFirst(known).map(({ name }) => ({ label: name })),
    sayCounted(first.value, measure),
    own,
  );
  const sums = measure === 'startups' ? null : await sumRounds(asking, filters);
  const isTime = split === 'year' || split === 'quarter';
  return {
    understood: list,
    answer: toAnswer({
      kind: 'ranking',
      sentence: [
        tied ?? sayFirst(subject, { first: first.name, figure, measure, split, isLeast, how }),
        ...(isTrend ? listYears(groups, measure) : []),
      ].join(marksText.semicolon),
      figure: first.name,
      value: isTime ? first.name : first.value,
      unit: isOfMoney(measure) ? 'usd' : 'count',
      rows: known.slice(0, MOST_ROWS).map((group) => toRow(group, measure)),
      records: sums && {
        all: sums.total,
        with_amount: sums.counted,
        without: sums.total - sums.counted,
      },
      left_out: sums ? await listLeftOut(asking, filters, sums) : [],
      beside:
        split === 'investor' && measure === 'raised'
          ? [{ label: text.labels.mind, says: text.wholeRounds, href: null }]
          : [],
      chart:
        split === 'year' && measure === 'raised'
          ? drawYears(asking, subject, groups, Number(first.name))
          : null,
      figures_href: figuresHref(filters, measure, split),
      as_of: sums?.asOf ?? null,
      records_href: sums?.href ?? readingPath(asking.q, understood),
    }),
  };
}

/** The last years in their order, each with its figure. */
const listYears = (groups: readonly Group[], measure: Measure): string[] =>
  groups
    .toSorted((one, other) => one.name.localeCompare(other.name))
    .slice(-MOST_YEARS)
    .map(({ name, value }) =>
      text.other(name, value === null ? text.noneKnown : say(value, measure)),
    );
const MOST_YEARS = 8;

/** "apart from Google, which investor …": neither it nor whose names begin so are ranked. */
function leaveOut(split: Split, given: Filters, labels: Labels) {
  const isOther = ({ column, operator }: UnderstoodFilter) =>
    split === 'investor' && column === 'investor' && operator === 'not_includes';
  const names = given.filter(isOther).map(({ query_1 }) => labels[query_1] ?? query_1);
  const isLeftOut = ({ name }: Pick<Group, 'name'>) =>
    names.some((one) => `${name} `.startsWith(`${one} `));
  return { filters: given.filter((one) => !isOther(one)), isLeftOut };
}

interface First {
  first: string;
  figure: string;
  measure: Measure;
  split: Split;
  isLeast: boolean;
  how: string;
}

function sayFirst(
  { who, isAll }: Subject,
  { first, figure, measure, split, isLeast, how }: First,
): string {
  const own = isAll ? how : `${text.ofWho(who)}${how}`;
  if (USUAL.includes(measure)) {
    return text.highest(first, figure, own, isLeast, measure !== 'median');
  }
  if (split === 'year' && measure === 'raised' && !isLeast)
    return text.trend(who, figure, first, how);
  if (measure === 'startups' || measure === 'count') {
    return text.first.startups(
      first,
      figure,
      ` ${who.replace(/^Startups/, 'startups')}${how}`,
      isLeast,
    );
  }
  const verb = measure === 'rounds' ? (split === 'investor' ? 'joined' : 'rounds') : 'raised';
  return text.first[verb](first, figure, own, isLeast);
}

const toRow = ({ name, value, records, counted, href }: Group, measure: Measure): AnswerRow => ({
  label: name,
  value,
  records,
  without: measure === 'startups' ? null : records - counted,
  href,
});

/** The startups themselves in that order; of other rankings the records that they count. */
function listOf(
  understood: Understood,
  measure: Measure,
  split: Split,
  known: readonly Group[],
): Understood {
  if (split !== 'startup')
    return measure === 'startups' ? understood : { ...understood, sort: '-amount' };
  const slugs = known.map(({ slug }) => slug);
  return {
    ...understood,
    returns: 'startups',
    filters: asStartups(understood.filters),
    sort: null,
    compared: slugs,
  };
}

/** Columns of rounds that startups have too. */
const OF_BOTH = ['country', 'city', 'industry', 'startup'];

/** Conditions on rounds as those that one round of a startup meets. */
export const asStartups = (filters: Filters): UnderstoodFilter[] =>
  filters.map((one) =>
    isRoundColumn(one.column) && !OF_BOTH.includes(one.column)
      ? { ...one, column: `any_round.${one.column}` }
      : one,
  );

/** "fintech vs agritech in Kenya": a column of which several values are listed. */
export async function answerVersus(
  asking: Asking,
  measure: Measure,
  understood: Understood,
): Promise<Answered | null> {
  const { filters } = understood;
  const listed = filters.find(
    ({ column, query_1 }) => VERSUS.includes(column) && query_1.includes(','),
  );
  const several = listed
    ? []
    : filters.filter(
        ({ column }, at) =>
          VERSUS.includes(column) &&
          filters.some((one, other) => other !== at && one.column === column),
      );
  const column = listed?.column ?? several[0]?.column;
  if (!column) return null;
  const values = [
    ...new Set((listed ? [listed] : several).flatMap(({ query_1 }) => query_1.split(','))),
  ];
  if (values.length > MOST_ROWS) return null;
  const others = filters.filter((one) => one.column !== column);
  const labels = await listLabels(asking.sql, filters);
  const isMany = column === 'industry' || column === 'investor';
  const rows: Array<AnswerRow & { value: number | null }> = [];
  for (const value of values) {
    const known = labels[value] ?? value;
    const label = NAMED.includes(column) ? sayName(known) : known;
    const own = [...others, toFilter(column, isMany ? 'includes' : 'equals', value, label)];
    const reading = { ...understood, filters: own };
    const isCount = measure === 'count';
    const sums = isCount ? null : await sumRounds(asking, own);
    const usual = measure === 'median' ? (await findUsual(asking, own)).median : null;
    const count = isCount ? await countStartups(asking, own) : null;
    rows.push({
      label,
      value: count ?? (measure === 'median' ? usual : (sums?.raised ?? null)),
      records: count ?? sums?.total ?? 0,
      without: sums ? sums.total - sums.counted : null,
      href: isCount ? readingPath(asking.q, reading) : recordsHref(asking, reading),
    });
  }
  const named = [...rows];
  rows.sort((one, other) => (other.value ?? -1) - (one.value ?? -1));
  const [first, ...rest] = rows;
  if (!first || first.value === null || rest.length === 0) return null;
  const subject = saySubject(others, labels);
  const how = `${subject.isAll ? '' : text.ofWho(subject.who)}${subject.rounds}${subject.when}${subject.others}`;
  const shown: Measure = measure === 'count' ? 'startups' : 'raised';
  const said = text.and(
    rest.map(({ label, value }) =>
      text.other(label, value === null ? text.noneKnown : say(value, shown)),
    ),
  );
  const sentence =
    measure === 'count'
      ? text.versusCount(first.label, say(first.value, shown), said)
      : measure === 'median'
        ? [text.highest(first.label, say(first.value, shown), how, false, false), said].join(
            marksText.semicolon,
          )
        : text.versus(first.label, say(first.value, shown), said, how);
  const all = measure === 'count' ? null : await sumRounds(asking, filters);
  const answer: Partial<Answer> = {
    records: all && { all: all.total, with_amount: all.counted, without: all.total - all.counted },
    left_out: all ? await listLeftOut(asking, filters, all) : [],
    records_href: recordsHref(asking, understood),
    figures_href: COMPARED.includes(column) ? figuresHref(others, measure, 'year', values) : null,
    as_of: all?.asOf ?? null,
  };
  return {
    understood: measure === 'count' ? understood : { ...understood, sort: '-amount' },
    answer: toAnswer({
      kind: 'comparison',
      sentence: sayWhether(asking, sentence, named),
      figure: say(first.value, shown),
      value: first.value,
      unit: measure === 'count' ? 'count' : 'usd',
      rows,
      ...answer,
    }),
  };
}

/** What figures can compare. */
const COMPARED = ['country', 'industry', 'investor'];
/** Whose values are names of the catalogue. */
const NAMED = ['country', 'industry', 'city', 'round', 'kind'];
const VERSUS = ['country', 'industry', 'city', 'round', 'kind', 'investor', 'startup'];

/** What "the most funded startups of 2024" is asked as, without a word for a figure. */
export const rankedByMoney = (understood: Understood): Filters =>
  understood.filters
    .filter(({ column }) => column !== 'rank')
    .map((one) => ({ ...one, column: one.column.replace('any_round.', '') }));
