// How figures changed from one year to another: of one, and of a share in a whole. Several are
// ranked or beside each other (changes.server.ts).
import { formatShareTenths } from '../../../base/count.ts';
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
} from './asking.server.ts';
import { countRounds, drawYears } from './beside.server.ts';
import {
  compareChanges,
  figureOf,
  inYears,
  type Ranked,
  rankChanges,
  rankYears,
  SPLITS,
  type Span,
  sayBy,
  sayIn,
} from './changes.server.ts';
import { MOST_ROWS, toAnswer } from './contract.ts';
import { exitsOf } from './exits.server.ts';
import { figuresHref, groupBy } from './numbers.server.ts';
import { timeOf } from './said-of.server.ts';
import { saySubject } from './subject.ts';

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
  const valueIn = (of: number) => figureOf(years.find(({ year }) => year === of));
  const [before, after] = [valueIn(span.from), valueIn(span.to)];
  if (!before && !after) return null;
  const say = sayIn(measure);
  const subject = saySubject(read.filters, await listLabels(asking.sql, read.filters));
  const who = `${subject.who}${subject.rounds}${subject.others}`;
  const by = sayBy(before, after);
  const others = years.filter(({ year }) => areAll && year !== span.from && year !== span.to);
  const said = [
    text.changed(who, [say(before), String(span.from)], [say(after), String(span.to)], by),
    ...others.map(({ name, value, year }) =>
      text.other(year === now ? text.soFar(name) : name, say(value)),
    ),
  ].join(marksText.semicolon);
  const list = [...read.filters, inYears(span)];
  return {
    understood: { ...read, filters: list, sort: '-amount' },
    answer: toAnswer({
      kind: 'comparison',
      sentence: judgeTurn(asking, way, [before, after], said),
      figure: say(after),
      value: after,
      unit: measure === 'rounds' ? 'count' : 'usd',
      ...(await countRounds(asking, list)),
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

/** Yes or no before it, where a turn is asked for and both figures are known. */
function judgeTurn(
  { q }: Asking,
  way: Change['way'],
  [before, after]: readonly [number | null, number | null],
  said: string,
): string {
  if (way === null || before === null || after === null || !asksWhether(q)) return said;
  const isSo = way === 'rise' ? after > before : after < before;
  return text.verdict[isSo ? 'yes' : 'no'](said);
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
  return {
    understood: { ...last.understood, filters: [...others, inYears(span)] },
    answer: {
      ...last.answer,
      kind: 'comparison',
      sentence: [judgeTurn(asking, way, [before, after], said), last.answer.sentence].join(
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
