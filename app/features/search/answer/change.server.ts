// How figures changed from one year to another: of one, of several beside each other, of all of a
// kind ranked by it, and of a share in a whole.
import { formatCount, formatShare, formatShareTenths } from '../../../base/count.ts';
import { abbreviateUsd } from '../../../base/money.ts';
import { type Change, readChange } from '../../../language/question/change.ts';
import { asksWhether } from '../../../language/question/off-record.ts';
import type { Understood, UnderstoodFilter } from '../../../language/question/reading.ts';
import { readTokens } from '../../../language/tokens.ts';
import { marksText, answersText as text } from '../../../text/text.ts';
import {
  type Answered,
  type Answerer,
  type Asking,
  listLabels,
  listUnread,
  readNarrow,
  readRest,
  recordsHref,
  toFilter,
} from './asking.server.ts';
import { drawYears } from './beside.server.ts';
import { type AnswerRow, MOST_ROWS, toAnswer } from './contract.ts';
import { exitsOf } from './exits.server.ts';
import { nameSome } from './first.ts';
import { figuresHref, groupBy } from './numbers.server.ts';
import { timeOf } from './said-of.server.ts';
import { saySubject } from './subject.ts';
import { sayWhether } from './whether.server.ts';

const SPLITS = ['country', 'city', 'industry', 'investor', 'startup'] as const;
type Ranked = (typeof SPLITS)[number];

interface Span {
  from: number;
  to: number;
}

export async function answerChange(
  asking: Asking,
  answerAgain: Answerer,
): Promise<Answered | null> {
  const change = readChange(asking.q);
  if (!change) return null;
  if (change.isOfShare) return answerShares(asking, change, answerAgain);
  const read = await readFilters(asking, change.rest);
  if (!read) return null;
  const span = spanOf(asking, change, read.filters);
  if (!span) return null;
  const filters = read.filters.filter((one) => !isTime(one));
  const split = SPLITS.find((one) => one === change.split);
  const own = { ...read, filters };
  if (split) return rankChanges(asking, change, own, span, split);
  if (change.split === 'year' && change.isMost) return rankYears(asking, change, own);
  if (change.split && change.split !== 'year') return null;
  const sides = filters.find(isOfSides);
  return sides
    ? compareChanges(asking, change, own, span, sides)
    : sayChange(asking, change, own, span);
}

/** Null where it says more than places, industries, kinds or names, or what became of startups. */
async function readFilters(asking: Asking, rest: string): Promise<Understood | null> {
  const read = await readNarrow(asking, rest);
  const exits = await readRest(asking, rest, 'startups');
  const isRead = read && listUnread(read).length === 0 && !(exits && exitsOf(exits.filters));
  return isRead ? read : null;
}

/** "Kenya or Ghana"; the countries of a region are one side. */
const isOfSides = ({ column, query_1, words }: UnderstoodFilter): boolean => {
  const count = query_1.split(',').length;
  return SPLITS.includes(column as Ranked) && count > 1 && readTokens(words).length >= count;
};

const isTime = ({ column }: UnderstoodFilter) => column === 'announced_on';

/** The years that are named; of one it and the one before, or all since; without one the last. */
function spanOf(
  { now }: Asking,
  { years, isSince }: Pick<Change, 'years' | 'isSince'>,
  filters: readonly UnderstoodFilter[] = [],
): Span | null {
  const last = now.getUTCFullYear() - 1;
  const [one, ...more] = years;
  if (one !== undefined && more.length > 0) {
    return { from: Math.min(...years), to: Math.max(...years) };
  }
  if (one !== undefined) return isSince ? { from: one, to: last } : { from: one - 1, to: one };
  const time = timeOf(filters);
  if (!time) return { from: last - 1, to: last };
  const year = Number((time.until ?? time.from)?.slice(0, 4));
  const areYears = time.from?.endsWith('-01-01') && time.until?.slice(0, 4) === String(year);
  return areYears && time.from?.startsWith(String(year)) ? { from: year - 1, to: year } : null;
}

const inYears = ({ from, to }: Span) => ({
  ...toFilter('announced_on', 'between', `${from}-01-01`),
  query_2: `${to}-12-31`,
});

const sayBy = (before: number, after: number): string | null =>
  before === 0 ? null : `${after < before ? '−' : '+'}${formatShare(Math.abs(after / before - 1))}`;

/** "AgriTech startups: $180.9M in 2023, $41.2M in 2025 (−77%); 2024 $64.5M" */
async function sayChange(
  asking: Asking,
  { way, measure, years: named, isSince }: Change,
  read: Understood,
  span: Span,
): Promise<Answered | null> {
  const groups = await groupBy(asking, read.filters, measure, 'year');
  const now = asking.now.getUTCFullYear();
  const areAll = span.to - span.from <= MOST_YEARS;
  const isUntilNow = areAll && (isSince || named.length === 0);
  const years = groups
    .map((group) => ({ ...group, year: Number(group.name) }))
    .filter(({ year }) => year >= span.from && (year <= span.to || (isUntilNow && year === now)))
    .filter(({ year, value }) => value !== null || year !== now);
  const valueIn = (of: number) => years.find(({ year }) => year === of)?.value ?? 0;
  const [before, after] = [valueIn(span.from), valueIn(span.to)];
  if (before === 0 && after === 0) return null;
  const say = sayIn(measure);
  const subject = saySubject(read.filters, await listLabels(asking.sql, read.filters));
  const who = `${subject.who}${subject.rounds}${subject.others}`;
  const by = sayBy(before, after);
  const others = years.filter(({ year }) => areAll && year !== span.from && year !== span.to);
  const said = [
    text.changed(who, [say(before), String(span.from)], [say(after), String(span.to)], by),
    ...others.map(({ name, value, year }) =>
      text.other(year === now ? text.soFar(name) : name, say(value ?? 0)),
    ),
  ].join(marksText.semicolon);
  const isSo = way === 'rise' ? after > before : after < before;
  const list = [...read.filters, inYears(span)];
  const isYes = way !== null && asksWhether(asking.q);
  return {
    understood: { ...read, filters: list, sort: '-amount' },
    answer: toAnswer({
      kind: 'comparison',
      sentence: isYes ? text.verdict[isSo ? 'yes' : 'no'](said) : said,
      figure: say(after),
      value: after,
      unit: measure === 'rounds' ? 'count' : 'usd',
      rows: years
        .toSorted((one, other) => (other.value ?? -1) - (one.value ?? -1))
        .slice(0, MOST_ROWS)
        .map(({ name, value, records, counted, href }) => ({
          label: name,
          value,
          records,
          without: records - counted,
          href,
        })),
      chart: measure === 'raised' ? drawYears(asking, subject, groups, span.to) : null,
      figures_href: figuresHref(list, measure, 'year'),
      records_href: recordsHref(asking, { ...read, filters: list }),
    }),
  };
}
const MOST_YEARS = 8;

const sayIn = (measure: Change['measure']) => (measure === 'rounds' ? text.round : abbreviateUsd);

interface Changed {
  name: string;
  slug: string;
  before: number;
  after: number;
  /** Rounds with an amount before. */
  counted: number;
}

async function listChanges(
  asking: Asking,
  measure: Change['measure'],
  filters: readonly UnderstoodFilter[],
  { from, to }: Span,
  split: Ranked,
): Promise<Changed[]> {
  const inYear = (year: number) => {
    const time = toFilter('announced_on', 'equals', String(year));
    return groupBy(asking, [...filters, time], measure, split);
  };
  const [first, last] = [await inYear(from), await inYear(to)];
  const all = new Map([...first, ...last].map((group) => [group.slug, group]));
  return [...all.values()].map(({ name, slug }) => {
    const before = first.find((one) => one.slug === slug);
    const after = last.find((one) => one.slug === slug)?.value ?? 0;
    return { name, slug, before: before?.value ?? 0, after, counted: before?.counted ?? 0 };
  });
}

/** From fewer rounds nothing is said to grow fast. */
const LEAST_FOR_RATE = 3;

/** The largest first, of those that may be compared. */
function sortChanges(changes: readonly Changed[], { way, isByRate }: Change): Changed[] {
  const sign = way === 'fall' ? -1 : 1;
  const sizeOf = ({ before, after }: Changed) =>
    sign * (isByRate ? (after - before) / before : after - before);
  return changes
    .filter(({ before, counted }) => (before > 0 && counted >= LEAST_FOR_RATE) || !isByRate)
    .toSorted((one, other) => sizeOf(other) - sizeOf(one));
}

const ofYears = ({ before, after }: Changed, { from, to }: Span, { measure }: Change) => {
  const say = sayIn(measure);
  return [
    [say(before), String(from)],
    [say(after), String(to)],
  ] as const;
};

const toRow = (change: Changed, asked: Change, span: Span): AnswerRow => ({
  label: change.name,
  value: ofYears(change, span, asked)
    .map(([figure, year]) => text.other(year, figure))
    .join(marksText.semicolon),
  records: null,
  without: null,
  href: null,
});

/** "Energy rose most, from $205.7M in 2024 to $803.4M in 2025 (+291%); HealthTech +$76.8M" */
async function rankChanges(
  asking: Asking,
  asked: Change,
  read: Understood,
  span: Span,
  split: Ranked,
): Promise<Answered | null> {
  const { measure, isByRate, way } = asked;
  const isFall = way === 'fall';
  const changes = await listChanges(asking, measure, read.filters, span, split);
  const [top, ...rest] = sortChanges(
    changes.filter(({ before, after }) => (isFall ? after < before : after > before)),
    asked,
  );
  if (!top) return null;
  const sayValue = (value: number) =>
    // The sign stays with the sum.
    `${isFall ? '−' : '+'}\u2060${measure === 'rounds' ? formatCount(value) : abbreviateUsd(value)}`;
  const by = ({ before, after }: Changed) =>
    isByRate ? (sayBy(before, after) ?? '') : sayValue(Math.abs(after - before));
  const subject = saySubject(read.filters, await listLabels(asking.sql, read.filters));
  const how = `${subject.isAll ? '' : text.ofWho(subject.who)}${subject.rounds}${subject.others}`;
  const ofTop = isByRate ? [by(top)] : [by(top), sayBy(top.before, top.after) ?? []].flat();
  const others = rest.slice(0, MOST_ROWS - 1);
  const said = [
    text.changedMost([top.name, how], ...ofYears(top, span, asked), ofTop.join(', '), isFall),
    nameSome(
      others.map((one) => text.other(one.name, by(one))),
      { total: rest.length },
    ),
  ];
  const list = { ...read, filters: [...read.filters, inYears(span)], sort: '-amount' };
  return {
    understood: list,
    answer: toAnswer({
      kind: 'ranking',
      sentence: said.filter((part) => part !== '').join(marksText.semicolon),
      figure: top.name,
      value: top.after - top.before,
      unit: measure === 'rounds' ? 'count' : 'usd',
      rows: [top, ...others].map((one) => toRow(one, asked, span)),
      figures_href: figuresHref(list.filters, measure, split),
      records_href: recordsHref(asking, list),
    }),
  };
}

const yearsOf = (year: string): Span => ({ from: Number(year) - 1, to: Number(year) });

/** "2023 fell most, from $3.4B in 2022 to $2.0B in 2023": of whole years. */
async function rankYears(
  asking: Asking,
  asked: Change,
  read: Understood,
): Promise<Answered | null> {
  const isFall = asked.way === 'fall';
  const groups = await groupBy(asking, read.filters, asked.measure, 'year');
  const now = asking.now.getUTCFullYear();
  const changes = groups.flatMap(({ name, slug, value }) => {
    const before = groups.find((one) => Number(one.name) === Number(name) - 1);
    const isWhole = before && Number(name) < now;
    return isWhole
      ? [{ name, slug, before: before.value ?? 0, after: value ?? 0, counted: before.counted }]
      : [];
  });
  const [top, ...rest] = sortChanges(changes, asked);
  if (!top) return null;
  const span = yearsOf(top.name);
  const subject = saySubject(read.filters, await listLabels(asking.sql, read.filters));
  const how = `${subject.isAll ? '' : text.ofWho(subject.who)}${subject.rounds}${subject.others}`;
  const by = sayBy(top.before, top.after);
  return {
    understood: { ...read, filters: [...read.filters, inYears(span)], sort: '-amount' },
    answer: toAnswer({
      kind: 'ranking',
      sentence: text.changedMost([top.name, how], ...ofYears(top, span, asked), by, isFall),
      figure: top.name,
      value: top.name,
      unit: asked.measure === 'rounds' ? 'count' : 'usd',
      rows: [top, ...rest].slice(0, MOST_ROWS).map((one) => toRow(one, asked, yearsOf(one.name))),
      figures_href: figuresHref(read.filters, asked.measure, 'year'),
    }),
  };
}

/** "Kenya: $812.7M in 2023, $389.3M in 2024 (−52%); Nigeria: …", the one that is asked for first. */
async function compareChanges(
  asking: Asking,
  asked: Change,
  read: Understood,
  span: Span,
  sides: UnderstoodFilter,
): Promise<Answered | null> {
  const split = sides.column as Ranked;
  const slugs = sides.query_1.split(',');
  const all = await listChanges(asking, asked.measure, read.filters, span, split);
  const named = slugs.flatMap((slug) => all.find((one) => one.slug === slug) ?? []);
  const sorted = sortChanges(named, asked);
  const [first] = sorted;
  if (!first || sorted.length < 2) return null;
  const said = sorted.map((one) =>
    text.changed(one.name, ...ofYears(one, span, asked), sayBy(one.before, one.after)),
  );
  const list = { ...read, filters: [...read.filters, inYears(span)], sort: '-amount' };
  const values = named.map(({ before, after }) => ({ value: after - before }));
  return {
    understood: list,
    answer: toAnswer({
      kind: 'comparison',
      sentence: sayWhether(asking, said.join(marksText.semicolon), values),
      figure: first.name,
      value: first.after - first.before,
      unit: asked.measure === 'rounds' ? 'count' : 'usd',
      rows: sorted.map((one) => toRow(one, asked, span)),
      figures_href: figuresHref(list.filters, asked.measure, 'year', slugs),
      records_href: recordsHref(asking, list),
    }),
  };
}

/** "Debt: 7.5% in 2021, 36.4% in 2025": the share of each year is asked for by itself. */
async function answerShares(
  asking: Asking,
  change: Change,
  answerAgain: Answerer,
): Promise<Answered | null> {
  const { years, way, rest } = change;
  // "a fatter slice than in 2021" is of today.
  const isOfNow = years.length === 1 && way !== null;
  const span = spanOf(asking, { years, isSince: isOfNow });
  if (!span || (years.length === 0 && way === null)) return null;
  const shares: Answered[] = [];
  for (const year of [span.from, span.to]) {
    const { answer, understood } = await answerAgain({ ...asking, q: `${rest} ${year}` });
    if (answer?.unit !== 'percent' || typeof answer.value !== 'number') return null;
    const isOfYear = understood.filters.some(
      (one) => isTime(one) && one.query_1.startsWith(`${year}`),
    );
    if (!isOfYear) return null;
    shares.push({ answer, understood });
  }
  const [first, last] = shares;
  if (!first || !last) return null;
  const { filters } = last.understood;
  const others = filters.filter((one) => !isTime(one));
  const [before, after] = [Number(first.answer.value), Number(last.answer.value)];
  const say = (value: number) => formatShareTenths(value / 100);
  const said = text.changed(
    others.map(({ words }) => words).join(marksText.comma),
    [say(before), String(span.from)],
    [say(after), String(span.to)],
    null,
  );
  const isSo = way === 'rise' ? after > before : after < before;
  const isYes = way !== null && asksWhether(asking.q);
  return {
    understood: { ...last.understood, filters: [...others, inYears(span)] },
    answer: {
      ...last.answer,
      kind: 'comparison',
      sentence: [isYes ? text.verdict[isSo ? 'yes' : 'no'](said) : said, last.answer.sentence].join(
        marksText.semicolon,
      ),
      figure: say(after),
      rows: shares.map(({ answer }, at) => ({
        label: String(at === 0 ? span.from : span.to),
        value: say(Number(answer.value)),
        records: answer.records?.with_amount ?? null,
        without: null,
        href: answer.records_href,
      })),
    },
  };
}
