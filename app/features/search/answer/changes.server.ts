// How figures of several changed from one year to another: all of a kind ranked by it, years by the
// year before, and sides beside each other.
import { formatCount, formatShare } from '../../../base/count.ts';
import { abbreviateUsd } from '../../../base/money.ts';
import type { Change } from '../../../language/question/change.ts';
import type { Understood, UnderstoodFilter } from '../../../language/question/reading.ts';
import { marksText, answersText as text } from '../../../text/text.ts';
import { type Answered, type Asking, listLabels, recordsHref, toFilter } from './asking.server.ts';
import { countRounds } from './beside.server.ts';
import { type AnswerRow, MOST_ROWS, toAnswer } from './contract.ts';
import { nameSome } from './first.ts';
import { figuresHref, type Group, groupBy } from './numbers.server.ts';
import { saySubject } from './subject.ts';
import { sayWhether } from './whether.server.ts';

export const SPLITS = ['country', 'city', 'industry', 'investor', 'startup'] as const;
export type Ranked = (typeof SPLITS)[number];

export interface Span {
  from: number;
  to: number;
}

export const inYears = ({ from, to }: Span) => ({
  ...toFilter('announced_on', 'between', `${from}-01-01`),
  query_2: `${to}-12-31`,
});

/** Without rounds nothing was raised; of rounds without an amount nothing is known. */
export const figureOf = (group: Pick<Group, 'value'> | undefined): number | null =>
  group ? group.value : 0;

/** "−52%" */
export const sayBy = (before: number | null, after: number | null): string | null =>
  !before || after === null
    ? null
    : `${after < before ? '−' : '+'}${formatShare(Math.abs(after / before - 1))}`;

export const sayIn =
  (measure: Change['measure']) =>
  (value: number | null): string =>
    value === null
      ? text.noneKnown
      : measure === 'rounds'
        ? text.round(value)
        : abbreviateUsd(value);

interface Changed {
  name: string;
  slug: string;
  /** Null where there were rounds, and none with an amount. */
  before: number | null;
  after: number | null;
  /** Rounds with an amount before. */
  counted: number;
}
type KnownChange = Changed & { before: number; after: number };

const isKnown = (change: Changed): change is KnownChange =>
  change.before !== null && change.after !== null;

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
    const [before, after] = [first, last].map((groups) => groups.find((one) => one.slug === slug));
    const counted = before?.counted ?? 0;
    return { name, slug, before: figureOf(before), after: figureOf(after), counted };
  });
}

/** From fewer rounds nothing is said to grow fast. */
const LEAST_FOR_RATE = 3;

/** The largest first, of those that may be compared. */
function sortChanges(changes: readonly Changed[], { way, isByRate }: Change): KnownChange[] {
  const sign = way === 'fall' ? -1 : 1;
  const sizeOf = ({ before, after }: KnownChange) =>
    sign * (isByRate ? (after - before) / before : after - before);
  return changes
    .filter(isKnown)
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
export async function rankChanges(
  asking: Asking,
  asked: Change,
  read: Understood,
  span: Span,
  split: Ranked,
): Promise<Answered | null> {
  const { measure, isByRate, way } = asked;
  const isFall = way === 'fall';
  const changes = await listChanges(asking, measure, read.filters, span, split);
  const [top, ...rest] = sortChanges(changes, asked).filter(({ before, after }) =>
    isFall ? after < before : after > before,
  );
  if (!top) return null;
  const sayValue = (value: number) =>
    // The sign stays with the sum.
    `${isFall ? '−' : '+'}\u2060${measure === 'rounds' ? formatCount(value) : abbreviateUsd(value)}`;
  const by = ({ before, after }: KnownChange) =>
    isByRate ? (sayBy(before, after) ?? '') : sayValue(Math.abs(after - before));
  const subject = saySubject(read.filters, await listLabels(asking.sql, read.filters));
  const how = `${subject.isAll ? '' : text.ofWho(subject.who)}${subject.rounds}${subject.others}`;
  const ofTop = isByRate ? [by(top)] : [by(top), sayBy(top.before, top.after) ?? []].flat();
  const others = rest.slice(0, MOST_ROWS - 1);
  const said = [
    text.changedMost(
      [top.name, how],
      ...ofYears(top, span, asked),
      ofTop.join(marksText.comma),
      isFall,
    ),
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
      ...(await countRounds(asking, list.filters)),
      figures_href: figuresHref(list.filters, measure, split),
      records_href: recordsHref(asking, list),
    }),
  };
}

const yearsOf = (year: string): Span => ({ from: Number(year) - 1, to: Number(year) });

/** "2023 fell most, from $3.4B in 2022 to $2.0B in 2023": of whole years. */
export async function rankYears(
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
      ? [{ name, slug, before: before.value, after: value, counted: before.counted }]
      : [];
  });
  const [top, ...rest] = sortChanges(changes, asked);
  if (!top) return null;
  const span = yearsOf(top.name);
  const subject = saySubject(read.filters, await listLabels(asking.sql, read.filters));
  const how = `${subject.isAll ? '' : text.ofWho(subject.who)}${subject.rounds}${subject.others}`;
  const by = sayBy(top.before, top.after);
  const list = { ...read, filters: [...read.filters, inYears(span)], sort: '-amount' };
  return {
    understood: list,
    answer: toAnswer({
      kind: 'ranking',
      sentence: text.changedMost([top.name, how], ...ofYears(top, span, asked), by, isFall),
      figure: top.name,
      value: top.name,
      unit: asked.measure === 'rounds' ? 'count' : 'usd',
      rows: [top, ...rest].slice(0, MOST_ROWS).map((one) => toRow(one, asked, yearsOf(one.name))),
      ...(await countRounds(asking, list.filters)),
      figures_href: figuresHref(read.filters, asked.measure, 'year'),
    }),
  };
}

/** "Kenya: $812.7M in 2023, $389.3M in 2024 (−52%); Nigeria: …", the one asked for first. */
export async function compareChanges(
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
  const known = sortChanges(named, asked);
  const sorted = [...known, ...named.filter((one) => !isKnown(one))];
  const [first] = known;
  if (!first || sorted.length < 2) return null;
  const said = sorted.map((one) =>
    text.changed(one.name, ...ofYears(one, span, asked), sayBy(one.before, one.after)),
  );
  const list = { ...read, filters: [...read.filters, inYears(span)], sort: '-amount' };
  const values = named.map((one) => ({ value: isKnown(one) ? one.after - one.before : null }));
  return {
    understood: list,
    answer: toAnswer({
      kind: 'comparison',
      sentence: sayWhether(asking, said.join(marksText.semicolon), values),
      figure: first.name,
      value: first.after - first.before,
      unit: asked.measure === 'rounds' ? 'count' : 'usd',
      rows: sorted.map((one) => toRow(one, asked, span)),
      ...(await countRounds(asking, list.filters)),
      figures_href: figuresHref(list.filters, asked.measure, 'year', slugs),
      records_href: recordsHref(asking, list),
    }),
  };
}
