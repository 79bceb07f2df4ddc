// Values of one column beside each other: "fintech vs agritech in Kenya", "Jumia vs Konga".
import { findNamedIn } from '../../../find/question/named-in.server.ts';
import type { Asked } from '../../../language/question/asked.ts';
import { asksForLeads, type Measure } from '../../../language/question/asked-figures.ts';
import type { Understood } from '../../../language/question/reading.ts';
import { sayName } from '../../../text/say-name.ts';
import { marksText, answersText as text } from '../../../text/text.ts';
import {
  type Answered,
  type Asking,
  listLabels,
  readWhole,
  recordsHref,
  toFilter,
} from './asking.server.ts';
import { countRounds } from './beside.server.ts';
import { compareSides, measureSide, type Side } from './compared.server.ts';
import { MOST_ROWS, toAnswer } from './contract.ts';
import { figuresHref } from './numbers.server.ts';
import { saySubject } from './subject.ts';

/** Of these startups or investors by name; filters may stand beside them. */
export function answerVersusOf(
  asking: Asking,
  measure: Measure,
  kind: 'startup' | 'investor',
  slugs: readonly string[],
  read: Understood,
): Promise<Answered | null> {
  const operator = kind === 'startup' ? 'in' : 'includes_any';
  const isOfLeads = kind === 'investor' && asksForLeads(asking.q);
  // "backed more startups since 2020": the round with the investor is of that time.
  const isOfRounds = read.filters.some((one) => one.column.startsWith('any_round.'));
  const own = isOfLeads ? 'lead_investor' : kind;
  const column = kind === 'investor' && isOfRounds ? `any_round.${own}` : own;
  const compared = toFilter(column, operator, slugs.join(','));
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
  const isMany = column === 'industry' || column.endsWith('investor');
  // The list below is of all of them, though nothing is each of them at once.
  const names = values.map((value) => labels[value] ?? value).join(', ');
  const any = toFilter(column, isMany ? 'includes_any' : 'in', values.join(','), names);
  const understood = { ...read, filters: [...others, any] };
  const sides: Side[] = [];
  for (const value of values) {
    const known = labels[value] ?? value;
    const label = NAMED.includes(column) ? sayName(known) : known;
    const own = [...others, toFilter(column, isMany ? 'includes' : 'equals', value, label)];
    sides.push(await measureSide(asking, measure, label, { ...understood, filters: own }));
  }
  const { who, isAll, rounds, when, others: further } = saySubject(others, labels);
  const how = `${isAll ? '' : text.ofWho(who)}${rounds}${when}${further}`;
  const sayOfKind = (kind: string, figure: string, rest: string) =>
    `${text.raised(who, figure, ` ${text.inKind(kind.toLowerCase())}${when}`)}${marksText.comma}${rest}`;
  const sayRaised = column === 'kind' ? sayOfKind : undefined;
  const said = compareSides(asking, measure, sides, how, sayRaised);
  if (!said) return null;
  const counted = measure === 'count' ? null : await countRounds(asking, filters);
  return {
    understood: measure === 'count' ? understood : { ...understood, sort: '-amount' },
    answer: toAnswer({
      ...said,
      ...counted,
      records_href: recordsHref(asking, understood),
      figures_href: COMPARED.includes(column) ? figuresHref(others, measure, 'year', values) : null,
    }),
  };
}

/** "Jumia vs Konga total funding": what is compared has names of the record. */
export async function answerNamedVersus(
  asking: Asking,
  { measure, sides }: Extract<Asked, { is: 'versus' }>,
): Promise<Answered | null> {
  if (sides.length < 2 || sides.length > MOST_ROWS) return null;
  for (const kind of ['startup', 'investor'] as const) {
    const found = [];
    const times = [];
    for (const side of sides) {
      const named = await findNamedIn(asking.sql, side, asking.now, [kind]);
      if (named) found.push(named);
      else times.push(side);
    }
    // "4DX or Launch Africa, more rounds in 2021"
    const areTimes = times.every((side) => YEAR.test(side)) && found.length > 1;
    if (!areTimes || (kind === 'startup' && measure === 'count')) continue;
    const others = [...found.map((one) => one.others), ...times].join(' ');
    const read = await readWhole(asking, others, measure === 'count' ? 'startups' : 'rounds');
    if (!read) return null;
    const slugs = found.map(({ thing }) => thing.slug);
    return answerVersusOf(asking, measure, kind, slugs, read);
  }
  return null;
}

const YEAR = /^(?:\p{L}+\s+)?(?:19|20)\d\d$/u;

/** What figures can compare. */
const COMPARED = ['country', 'industry', 'investor'];
/** Whose values are names of the catalogue. */
const NAMED = ['country', 'industry', 'city', 'round', 'kind'];
const VERSUS = [
  'country',
  'industry',
  'city',
  'round',
  'kind',
  'investor',
  'lead_investor',
  'any_round.investor',
  'startup',
];
