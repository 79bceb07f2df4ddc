// What filters are about, in words: "Fintech startups in Kenya", " in Seed rounds", " in 2024".

import { formatList } from '../../../base/count.ts';
import { COUNTRIES } from '../../../base/countries.ts';
import { formatPartialDate } from '../../../base/dates.ts';
import type { UnderstoodFilter } from '../../../language/question/reading.ts';
import { sayName } from '../../../text/say-name.ts';
import { marksText, questionsText, roundsText, answersText as text } from '../../../text/text.ts';
import { describeFilter, type Labels } from '../describe-filters.ts';

export interface Subject {
  /** "Fintech startups in Kenya" */
  who: string;
  /** Nothing is said of them. */
  isAll: boolean;
  /** Whose name it is, where it is one startup. */
  name: string | null;
  /** "Seed", where one kind of round is all that is said of them. */
  kind: string;
  /** " in Seed rounds" */
  rounds: string;
  /** " in 2024" */
  when: string;
  /** What of the filters no other part says. */
  others: string;
}

type Filters = readonly UnderstoodFilter[];

const SAID = [
  'country',
  'industry',
  'startup',
  'round',
  'kind',
  'announced_on',
  'city',
  'investor',
  'lead_investor',
];
const IS = ['equals', 'in', 'includes', 'includes_any'];

export function saySubject(filters: Filters, labels: Labels): Subject {
  const listed = (column: string) =>
    filters.filter((one) => one.column === column && IS.includes(one.operator));
  const named = (column: string, join = (names: string[]) => names.join(text.or)) =>
    listed(column).map((one) => {
      const values = one.query_1.split(',');
      return values.length > MOST_NAMED
        ? one.words
        : join(values.map((value) => sayName(labels[value] ?? PLACES.get(value) ?? value)));
    });
  const industries = named('industry').join(marksText.comma);
  const places = [...named('city'), ...named('country')].join(marksText.comma);
  const [name = null] = named('startup', formatList);
  const kinds = listed('kind').map(({ query_1 }) =>
    query_1
      .split(',')
      .map((kind) => roundsText.moneyKinds[kind as keyof typeof roundsText.moneyKinds] ?? kind)
      .join(text.or)
      .toLowerCase(),
  );
  const stages = named('round');
  const rounds = stages.map(text.roundsOf);
  const joined = [...named('investor').map(text.with), ...named('lead_investor').map(text.ledBy)];
  const others = filters.filter(
    (one) =>
      !SAID.includes(one.column) || (!IS.includes(one.operator) && one.column !== 'announced_on'),
  );
  return {
    who: name ?? text.startupsOf(industries, places),
    isAll: !name && !industries && !places,
    name,
    kind: stages.length === 1 && kinds.length + joined.length === 0 ? (stages[0] ?? '') : '',
    rounds: [...rounds, ...kinds.map(text.inKind), ...joined].map((part) => ` ${part}`).join(''),
    when: sayTime(filters),
    others:
      others.length > 0
        ? ` (${others.map((one) => describeFilter(one, labels)).join(marksText.semicolon)})`
        : '',
  };
}

const MOST_NAMED = 4;
const PLACES = new Map<string, string>(COUNTRIES.map(({ slug, label }) => [slug, label]));

/** " in 2024": when the rounds were announced that are asked for; empty where any time will do. */
export const sayTime = (filters: Filters): string =>
  filters
    .filter(({ column }) => column.replace('any_round.', '') === 'announced_on')
    .map((one) => ` ${sayWhen(one)}`)
    .join('');

function sayWhen({ operator, query_1, query_2 }: UnderstoodFilter): string {
  const [from, to] = [query_1, query_2].map(
    (day) => day && formatPartialDate({ date: day, precision: 'day' }),
  );
  if (operator === 'between') {
    const [first = '', last = ''] = [query_1, query_2].map((day) => day.slice(0, 4));
    const areYears =
      query_1.length === 4 || (query_1.endsWith('-01-01') && query_2.endsWith('-12-31'));
    if (areYears && first === last) return text.in(first);
    return areYears ? text.fromTo(first, last) : text.fromTo(from ?? '', to ?? '');
  }
  return (questionsText.dates[operator] ?? text.in)(from ?? '');
}
