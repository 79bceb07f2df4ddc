// Answers that are a figure: a sum, a count, a median with its mean, a share.

import { formatCount, formatShareTenths } from '../../../base/count.ts';
import { abbreviateUsd } from '../../../base/money.ts';
import { type Measure, USUAL } from '../../../language/question/asked-figures.ts';
import type { Understood, UnderstoodFilter } from '../../../language/question/reading.ts';
import { marksText, answersText as text } from '../../../text/text.ts';
import { describeFilter } from '../describe-filters.ts';
import { readingPath } from '../question-address.ts';
import { type Answered, type Asking, listLabels, recordsHref } from './asking.server.ts';
import { drawYears, listBeside, listLeftOut, withoutDates, yearOf } from './beside.server.ts';
import { type Answer, toAnswer } from './contract.ts';
import {
  countStartups,
  figuresHref,
  findUsual,
  groupBy,
  type Sums,
  sumRounds,
} from './numbers.server.ts';
import { type Subject, saySubject } from './subject.ts';
import { besideValuation } from './valuations.server.ts';

/** From fewer amounts nothing is said to be usual. */
const LEAST_FOR_MEDIAN = 3;

export async function answerFigure(
  asking: Asking,
  { measure }: { measure: Measure },
  understood: Understood,
): Promise<Answered | null> {
  const { filters } = understood;
  if (measure === 'startups' || measure === 'count') return countThem(asking, understood);
  const sums = await sumRounds(asking, filters);
  if (!sums) return null;
  const subject = saySubject(filters, await listLabels(asking.sql, filters));
  const isUsual = USUAL.includes(measure);
  const said = isUsual
    ? sayUsual(subject, sums, await findUsual(asking, filters), measure === 'mean')
    : measure === 'rounds'
      ? sayRounds(subject, sums)
      : saySum(subject, sums);
  const years = await groupBy(asking, withoutDates(filters), 'raised', 'year');
  const list: Understood = { ...understood, sort: '-amount' };
  const isOfInvestor = filters.some(({ column }) => column.endsWith('investor'));
  return {
    understood: list,
    answer: toAnswer({
      kind: 'figure',
      ...said,
      figures_href: isUsual
        ? figuresHref(filters, measure === 'mean' ? 'mean' : 'median', 'year')
        : figuresHref(filters, measure, 'kind'),
      as_of: sums.asOf,
      records: countRecords(measure, sums),
      left_out: await listLeftOut(asking, filters, sums),
      beside: [
        ...(measure === 'raised' ? listBeside(asking, filters, sums, years) : []),
        ...(isOfInvestor ? [{ label: text.labels.mind, says: text.wholeRounds, href: null }] : []),
      ],
      chart: isUsual ? null : drawYears(asking, subject, years, yearOf(filters)),
      records_href: measure === 'rounds' ? recordsHref(asking, understood) : sums.href,
    }),
  };
}

/** What no total counts is a round all the same, and stands in a list of them. */
function countRecords(measure: Measure, { total, counted, leftOut }: Sums): Answer['records'] {
  const all = measure === 'rounds' ? total + leftOut.records : total;
  return { all, with_amount: counted, without: all - counted };
}

type Said = Pick<Answer, 'sentence' | 'figure' | 'value' | 'unit'>;
const NOTHING = { figure: null, value: null, unit: null };

function saySum({ who, rounds, when, others }: Subject, { raised, total, counted }: Sums): Said {
  const how = `${rounds}${when}${others}`;
  if (raised === null) return { ...NOTHING, sentence: text.noAmount(who, how, total) };
  const figure = abbreviateUsd(raised);
  const sentence = `${text.raised(who, figure, how)}${text.disclosed(counted, total)}`;
  return { sentence, figure, value: raised, unit: 'usd' };
}

function sayUsual(
  { who, kind, rounds, when, others }: Subject,
  { counted, total }: Sums,
  { median, mean }: Awaited<ReturnType<typeof findUsual>>,
  isMeanFirst: boolean,
): Said {
  const how = `${kind ? '' : rounds}${when}${others}`;
  if (median === null || mean === null || counted < LEAST_FOR_MEDIAN) {
    return { ...NOTHING, sentence: text.tooFew(who, how, counted) };
  }
  const [value, other] = isMeanFirst ? [mean, median] : [median, mean];
  const figure = abbreviateUsd(value);
  const [first, beside] = isMeanFirst ? [text.mean, text.medianIs] : [text.median, text.meanIs];
  const sentence = `${first(who, kind, figure, how)}${beside(abbreviateUsd(other), counted, total)}`;
  return { sentence, figure, value, unit: 'usd' };
}

function sayRounds({ who, rounds, when, others }: Subject, { total, raised, leftOut }: Sums): Said {
  const all = total + leftOut.records;
  const figure = text.round(all);
  const sum = raised === null ? '' : text.inAll(abbreviateUsd(raised));
  const sentence = `${text.rounds(figure, who, `${rounds}${when}${others}`)}${sum}`;
  return { sentence, figure, value: all, unit: 'count' };
}

async function countThem(asking: Asking, understood: Understood): Promise<Answered | null> {
  const { filters } = understood;
  const count = await countStartups(asking, filters);
  if (count === null) return null;
  const labels = await listLabels(asking.sql, filters);
  const { who, rounds, when, others } = saySubject(filters, labels);
  const figure = formatCount(count);
  return {
    understood,
    answer: toAnswer({
      kind: 'figure',
      sentence: text.found(figure, who, `${rounds}${when}${others}`),
      figure,
      value: count,
      unit: 'count',
      records: { all: count, with_amount: 0, without: 0 },
      beside: await besideValuation(asking, filters),
      figures_href: figuresHref(filters, 'startups', splitOf(filters)),
      records_href: readingPath(asking.q, understood),
    }),
  };
}

/** By what is not asked for. */
const splitOf = (filters: Understood['filters']) =>
  filters.some(({ column }) => column === 'country' || column === 'city') ? 'industry' : 'country';

const MANY = 100;
const sayPercent = (percent: number) => formatShareTenths(percent / MANY);

/** Of startups counted: `part` among `whole`. */
export async function answerShare(
  asking: Asking,
  part: Understood,
  whole: Understood,
): Promise<Answered | null> {
  const [hits, all] = [
    await countStartups(asking, part.filters),
    await countStartups(asking, whole.filters),
  ];
  if (hits === null || !all) return null;
  const percent = (hits / all) * MANY;
  const figure = sayPercent(percent);
  const labels = await listLabels(asking.sql, part.filters);
  const said = part.filters
    .map((filter) => describeFilter(filter, labels))
    .join(marksText.semicolon);
  return {
    understood: part,
    answer: toAnswer({
      kind: 'figure',
      sentence: text.share(figure, hits, all, ` (${said})`),
      figure,
      value: percent,
      unit: 'percent',
      records: { all, with_amount: hits, without: all - hits },
      records_href: readingPath(asking.q, part),
      rows: [
        {
          label: text.startups(hits),
          value: hits,
          records: hits,
          without: null,
          href: readingPath(asking.q, part),
        },
        {
          label: text.startups(all),
          value: all,
          records: all,
          without: null,
          href: readingPath(asking.q, whole),
        },
      ],
    }),
  };
}

/** Of what was raised: the part of the filters in what was raised then by all, or by these. */
export async function answerShareOfMoney(
  asking: Asking,
  part: Understood,
  whole: Understood | null,
): Promise<Answered | null> {
  const isDate = ({ column }: UnderstoodFilter) => column === 'announced_on';
  const same = (one: UnderstoodFilter) => (other: UnderstoodFilter) =>
    one.column === other.column && one.query_1 === other.query_1;
  // "Morocco's share of North African funding"
  const isAround = (one: UnderstoodFilter) =>
    part.filters.some(
      ({ column, query_1 }) =>
        column === one.column &&
        query_1 !== one.query_1 &&
        one.query_1.split(',').includes(query_1),
    );
  const shared = [
    ...part.filters.filter((one) => isDate(one) || whole?.filters.some(same(one))),
    ...(whole?.filters.filter(isAround) ?? []),
  ];
  const own = await sumRounds(asking, part.filters);
  const all = await sumRounds(asking, shared);
  if (!own || !all?.raised || part.filters.every((one) => shared.includes(one))) return null;
  const percent = ((own.raised ?? 0) / all.raised) * MANY;
  const figure = sayPercent(percent);
  const labels = await listLabels(asking.sql, part.filters);
  const { who, rounds, when, others } = saySubject(part.filters, labels);
  const ofWhole = saySubject(shared, labels);
  const raised = abbreviateUsd(own.raised ?? 0);
  const ofAll = abbreviateUsd(all.raised);
  return {
    understood: { ...part, sort: '-amount' },
    answer: toAnswer({
      kind: 'figure',
      sentence: ofWhole.isAll
        ? text.shareOfMoney(figure, raised, ofAll, who, `${rounds}${when}${others}`)
        : text.shareOfTheirs(figure, raised, ofAll, who, `${rounds}${others}`, ofWhole.who, when),
      figure,
      value: percent,
      unit: 'percent',
      records: { all: own.total, with_amount: own.counted, without: own.total - own.counted },
      left_out: await listLeftOut(asking, part.filters, own),
      figures_href: figuresHref(part.filters, 'raised', 'kind'),
      as_of: own.asOf,
      records_href: own.href,
    }),
  };
}

/** Of rounds counted: the part of these kinds or investors in all of the place and time. */
const PARTS = ['kind', 'round', 'investor', 'lead_investor', 'amount', 'women_led'];

export async function answerShareOfRounds(
  asking: Asking,
  part: Understood,
): Promise<Answered | null> {
  const others = part.filters.filter(({ column }) => !PARTS.includes(column));
  // "what share of rounds were in Kenya"
  const whole =
    others.length < part.filters.length
      ? others
      : others.filter(({ column }) => column === 'announced_on');
  const [own, all] = [await sumRounds(asking, part.filters), await sumRounds(asking, whole)];
  if (!own || !all?.total || whole.length === part.filters.length) return null;
  const percent = (own.total / all.total) * MANY;
  const figure = sayPercent(percent);
  const labels = await listLabels(asking.sql, part.filters);
  const said = part.filters
    .map((filter) => describeFilter(filter, labels))
    .join(marksText.semicolon);
  const toRow = (sums: Sums) => ({
    label: text.round(sums.total),
    value: sums.total,
    records: sums.total,
    without: sums.total - sums.counted,
    href: sums.href,
  });
  return {
    understood: part,
    answer: toAnswer({
      kind: 'figure',
      sentence: text.share(figure, own.total, all.total, ` (${said})`),
      figure,
      value: percent,
      unit: 'percent',
      rows: [toRow(own), toRow(all)],
      records: { all: all.total, with_amount: own.total, without: all.total - own.total },
      as_of: own.asOf,
      records_href: own.href,
    }),
  };
}
