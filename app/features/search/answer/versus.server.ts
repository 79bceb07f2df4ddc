// Values of one column beside each other: "fintech vs agritech in Kenya", "Jumia vs Konga".
import { formatCount } from '../../../base/count.ts';
import { abbreviateUsd } from '../../../base/money.ts';
import { findNamedIn } from '../../../find/question/named-in.server.ts';
import type { Asked } from '../../../language/question/asked.ts';
import type { Measure } from '../../../language/question/asked-figures.ts';
import type { Understood } from '../../../language/question/reading.ts';
import { sayName } from '../../../text/say-name.ts';
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
import { listLeftOut } from './beside.server.ts';
import { type Answer, type AnswerRow, MOST_ROWS, toAnswer } from './contract.ts';
import { countStartups, figuresHref, findUsual, sumRounds } from './numbers.server.ts';
import { saySubject } from './subject.ts';
import { sayWhether } from './whether.server.ts';

/** Of these startups or investors by name; filters may stand beside them. */
export function answerVersusOf(
  asking: Asking,
  measure: Measure,
  kind: 'startup' | 'investor',
  slugs: readonly string[],
  read: Understood,
): Promise<Answered | null> {
  const operator = kind === 'startup' ? 'in' : 'includes_any';
  const compared = toFilter(kind, operator, slugs.join(','));
  return answerVersus(asking, measure, { ...read, filters: [...read.filters, compared] });
}

/** "fintech vs agritech in Kenya": a column of which several values are listed. */
export async function answerVersus(
  asking: Asking,
  measure: Measure,
  read: Understood,
): Promise<Answered | null> {
  const { filters } = read;
  const ofColumn = (column: string) =>
    filters.filter((one) => one.column === column && !one.operator.startsWith('not_'));
  const valuesOf = (column: string) => [
    ...new Set(ofColumn(column).flatMap(({ query_1 }) => query_1.split(','))),
  ];
  // What is listed in one filter before what several say.
  const column = [...filters.filter(({ query_1 }) => query_1.includes(',')), ...filters]
    .map((one) => one.column)
    .find((one) => VERSUS.includes(one) && valuesOf(one).length > 1);
  if (!column) return null;
  const values = valuesOf(column);
  if (values.length > MOST_ROWS) return null;
  const compared = ofColumn(column);
  const others = filters.filter((one) => !compared.includes(one));
  const labels = await listLabels(asking.sql, filters);
  const isMany = column === 'industry' || column === 'investor';
  // The list below is of all of them, though nothing is each of them at once.
  const names = values.map((value) => labels[value] ?? value).join(', ');
  const any = toFilter(column, isMany ? 'includes_any' : 'in', values.join(','), names);
  const understood = { ...read, filters: [...others, any] };
  const rows: Array<AnswerRow & { value: number | null }> = [];
  for (const value of values) {
    const known = labels[value] ?? value;
    const label = NAMED.includes(column) ? sayName(known) : known;
    const own = [...others, toFilter(column, isMany ? 'includes' : 'equals', value, label)];
    const reading = { ...understood, filters: own };
    const isCount = measure === 'count';
    const isRounds = measure === 'rounds';
    const sums = isCount ? null : await sumRounds(asking, own);
    const usual = measure === 'median' ? (await findUsual(asking, own)).median : null;
    const count = isCount ? await countStartups(asking, own) : null;
    rows.push({
      label,
      value:
        count ??
        (isRounds
          ? sums
            ? sums.total + sums.leftOut.records
            : null
          : measure === 'median'
            ? usual
            : (sums?.raised ?? null)),
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
  const isCounted = measure === 'count' || measure === 'rounds';
  const say = measure === 'rounds' ? text.round : isCounted ? formatCount : abbreviateUsd;
  const said = text.and(
    rest.map(({ label, value }) => text.other(label, value === null ? text.noneKnown : say(value))),
  );
  const sentence = isCounted
    ? text.versusCount(first.label, say(first.value), said)
    : measure === 'median'
      ? [text.highest(first.label, say(first.value), how, false, false), said].join(
          marksText.semicolon,
        )
      : column === 'kind'
        ? `${text.raised(subject.who, say(first.value), `${inKind(first.label)}${subject.when}`)}${marksText.comma}${said}`
        : text.versus(first.label, say(first.value), said, how);
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
      figure: say(first.value),
      value: first.value,
      unit: isCounted ? 'count' : 'usd',
      rows,
      ...answer,
    }),
  };
}

const inKind = (kind: string): string => ` ${text.inKind(kind.toLowerCase())}`;

/** "Jumia vs Konga total funding": what is compared has names of the record. */
export async function answerNamedVersus(
  asking: Asking,
  { measure, sides }: Extract<Asked, { is: 'versus' }>,
): Promise<Answered | null> {
  if (sides.length < 2 || sides.length > MOST_ROWS) return null;
  for (const kind of ['startup', 'investor'] as const) {
    const named = [];
    for (const side of sides) named.push(await findNamedIn(asking.sql, side, asking.now, [kind]));
    const found = named.flatMap((one) => one ?? []);
    if (found.length < sides.length || (kind === 'startup' && measure === 'count')) continue;
    const others = found.map((one) => one.others).join(' ');
    const read = await readRest(asking, others, measure === 'count' ? 'startups' : 'rounds');
    if (!read || listUnread(read).length > 0) return null;
    const slugs = found.map(({ thing }) => thing.slug);
    return answerVersusOf(asking, measure, kind, slugs, read);
  }
  return null;
}

/** What figures can compare. */
const COMPARED = ['country', 'industry', 'investor'];
/** Whose values are names of the catalogue. */
const NAMED = ['country', 'industry', 'city', 'round', 'kind'];
const VERSUS = ['country', 'industry', 'city', 'round', 'kind', 'investor', 'startup'];
