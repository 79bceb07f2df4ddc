// Who comes first, where several may share the place.
import type { UnderstoodFilter } from '../../../language/question/reading.ts';
import { answersText as text } from '../../../text/text.ts';
import { type AnswerRow, MOST_ROWS } from './contract.ts';

/** Of rows in their order those that share the first value. */
export const takeFirst = <Row extends { value: unknown }>(rows: readonly Row[]): Row[] =>
  rows.filter(({ value }) => value === rows[0]?.value);

export interface Counted {
  label: string;
  slug: string;
  value: number;
}

/** The first of a ranking by count, each leading to its own page. */
export const rowsOf = (
  counted: readonly Counted[],
  pathOf: (slug: string) => string,
): AnswerRow[] =>
  counted.slice(0, MOST_ROWS).map(({ label, slug, value }) => ({
    label,
    value,
    records: value,
    without: null,
    href: pathOf(slug),
  }));

/** "A, B and 3 more" of so many. */
export function nameSome(
  names: readonly string[],
  { total = names.length, most = MOST_ROWS } = {},
): string {
  const shown = names.slice(0, most);
  const more = total - shown.length;
  return more > 0 ? text.andMore(shown.join(', '), more) : text.and(shown);
}

/** "A and B are level, each with 2 rounds"; null where one alone is first. */
export function sayTied(
  first: ReadonlyArray<{ label: string }>,
  figure: string,
  how: string,
): string | null {
  if (first.length < 2) return null;
  return text.tied(nameSome(first.map(({ label }) => label)), figure, how);
}

/** How many of the list a question for the first wants. */
export const setRank = (filters: readonly UnderstoodFilter[], count: number): UnderstoodFilter[] =>
  filters.map((one) => (one.column === 'rank' ? { ...one, query_1: String(count) } : one));
