// Two or more sides that are read each for itself: "East Africa vs West Africa in 2023".
import { formatCount } from '../../../base/count.ts';
import { abbreviateUsd } from '../../../base/money.ts';
import { findNamedIn } from '../../../find/question/named-in.server.ts';
import type { Measure } from '../../../language/question/asked-figures.ts';
import type { Understood, UnderstoodFilter } from '../../../language/question/reading.ts';
import { marksText, answersText as text } from '../../../text/text.ts';
import { readingPath } from '../question-address.ts';
import {
  type Answered,
  type Asking,
  listLabels,
  listUnread,
  readRest,
  recordsHref,
  toFilter,
} from './asking.server.ts';
import { MOST_ROWS, toAnswer } from './contract.ts';
import { countStartups, findUsual, sumRounds } from './numbers.server.ts';
import { saySubject } from './subject.ts';
import { sayWhether } from './whether.server.ts';

/** What tells one side from another; the rest is said of all. */
const OF_SIDE = ['country', 'city', 'industry', 'startup'];
const isOfSide = ({ column }: UnderstoodFilter) => OF_SIDE.includes(column);

export async function answerSides(
  asking: Asking,
  measure: Measure,
  sides: readonly string[],
): Promise<Answered | null> {
  if (sides.length < 2 || sides.length > MOST_ROWS) return null;
  const returns = measure === 'count' ? 'startups' : 'rounds';
  const read: Understood[] = [];
  for (const side of sides) {
    const one = await readRest(asking, side, returns);
    if (!one || listUnread(one).length > 0 || !one.filters.some(isOfSide)) return null;
    read.push({ ...one, filters: joinNames(one.filters) });
  }
  const shared = read.flatMap(({ filters }) => filters.filter((one) => !isOfSide(one)));
  const labels = await listLabels(
    asking.sql,
    read.flatMap(({ filters }) => filters),
  );
  const rows = [];
  for (const one of read) {
    const filters = [...one.filters.filter(isOfSide), ...shared];
    const own = { ...one, filters };
    const sums = returns === 'rounds' ? await sumRounds(asking, filters) : null;
    const value =
      returns === 'startups'
        ? await countStartups(asking, filters)
        : measure === 'median'
          ? (await findUsual(asking, filters)).median
          : (sums?.raised ?? null);
    const names = one.filters.find(({ column }) => column === 'startup')?.query_1.split(',') ?? [];
    rows.push({
      // "more than Djamo and Julaya together"
      label:
        names.length > 1
          ? text.and(names.map((name) => labels[name] ?? name))
          : saySubject(one.filters.filter(isOfSide), labels).who,
      value,
      records: sums?.total ?? value,
      without: sums && sums.total - sums.counted,
      href: sums ? recordsHref(asking, own) : readingPath(asking.q, own),
    });
  }
  const named = [...rows];
  rows.sort((one, other) => (other.value ?? -1) - (one.value ?? -1));
  const [first, ...rest] = rows;
  if (!first || first.value === null) return null;
  const say = returns === 'startups' ? formatCount : abbreviateUsd;
  const { rounds, when, others } = saySubject(shared, labels);
  const how = `${rounds}${when}${others}`;
  const said = text.and(
    rest.map(({ label, value }) => text.other(label, value === null ? text.noneKnown : say(value))),
  );
  const figure = say(first.value);
  const sentence =
    returns === 'startups'
      ? text.versusCount(first.label, figure, said)
      : measure === 'median'
        ? [text.highest(first.label, figure, how, false, false), said].join(marksText.semicolon)
        : text.versus(first.label, figure, said, how);
  const [leading] = read;
  return {
    understood: { ...(leading as Understood), filters: mergePlaces(read, shared), sort: null },
    answer: toAnswer({
      kind: 'comparison',
      sentence: sayWhether(asking, sentence, named),
      figure,
      value: first.value,
      unit: returns === 'startups' ? 'count' : 'usd',
      rows,
    }),
  };
}

/** "Djamo and Julaya" as either. */
function joinNames(filters: readonly UnderstoodFilter[]): UnderstoodFilter[] {
  const names = filters.filter(({ column }) => column === 'startup');
  if (names.length < 2) return [...filters];
  const slugs = names.map(({ query_1 }) => query_1).join(',');
  const words = names.map((one) => one.words).join(', ');
  const any = toFilter('startup', 'in', slugs, words);
  return [...filters.filter((one) => !names.includes(one)), any];
}

/** Of all sides together, where they differ in one column. */
function mergePlaces(
  read: readonly Understood[],
  shared: readonly UnderstoodFilter[],
): UnderstoodFilter[] {
  const own = read.flatMap(({ filters }) => filters.filter(isOfSide));
  const columns = new Set(own.map(({ column }) => column));
  const [column] = columns;
  if (columns.size !== 1 || !column)
    return [...shared, ...(read[0]?.filters.filter(isOfSide) ?? [])];
  const values = [...new Set(own.flatMap(({ query_1 }) => query_1.split(',')))];
  const operator = column === 'industry' ? 'includes_any' : 'in';
  const words = own.map((one) => one.words).join(', ');
  return [...shared, { column, operator, query_1: values.join(','), query_2: '', words }];
}

/** One startup against startups of a place or an industry together. */
export async function answerAgainst(
  asking: Asking,
  words: string,
  others: string,
): Promise<Answered | null> {
  const one = await findNamedIn(asking.sql, words, asking.now, ['startup']);
  return one && answerSides(asking, 'raised', [`${one.thing.name} ${one.others}`, others]);
}
