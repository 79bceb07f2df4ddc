// Two or more sides that are read each for itself: "East Africa vs West Africa in 2023".
import { findNamedIn } from '../../../find/question/named-in.server.ts';
import type { Measure } from '../../../language/question/asked-figures.ts';
import type { Understood, UnderstoodFilter } from '../../../language/question/reading.ts';
import { answersText as text } from '../../../text/text.ts';
import { type Answered, type Asking, listLabels, readWhole, toFilter } from './asking.server.ts';
import { compareSides, measureSide, type Side } from './compared.server.ts';
import { MOST_ROWS, toAnswer } from './contract.ts';
import { saySubject } from './subject.ts';

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
    const one = await readWhole(asking, side, returns);
    if (!one?.filters.some(isOfSide)) return null;
    read.push({ ...one, filters: joinNames(one.filters) });
  }
  const shared = read.flatMap(({ filters }) => filters.filter((one) => !isOfSide(one)));
  const labels = await listLabels(
    asking.sql,
    read.flatMap(({ filters }) => filters),
  );
  const measured: Side[] = [];
  for (const one of read) {
    const own = one.filters.filter(isOfSide);
    const names = own.find(({ column }) => column === 'startup')?.query_1.split(',') ?? [];
    // "more than Djamo and Julaya together"
    const label =
      names.length > 1
        ? text.and(names.map((name) => labels[name] ?? name))
        : saySubject(own, labels).who;
    const reading = { ...one, filters: [...own, ...shared] };
    measured.push(await measureSide(asking, measure, label, reading));
  }
  const { rounds, when, others } = saySubject(shared, labels);
  const said = compareSides(asking, measure, measured, `${rounds}${when}${others}`);
  const [leading] = read;
  return said && leading
    ? {
        understood: { ...leading, filters: mergePlaces(read, shared), sort: null },
        answer: toAnswer(said),
      }
    : null;
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
