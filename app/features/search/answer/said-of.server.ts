// What a question says of a startup beside its name: a time, a round, a place.
import type { UnderstoodFilter } from '../../../language/question/reading.ts';
import type { NamedThing } from '../../../language/question/row.ts';
import { type Asking, listUnread, readRest, toFilter } from './asking.server.ts';
import { countStartups } from './numbers.server.ts';

const NAMES = ['startup', 'name'];
const OF_STARTUP = ['country', 'city', 'industry'];

interface SaidOf {
  /** Of the columns that the answer minds. */
  filters: UnderstoodFilter[];
  /** Words that it does not mind; not those that hold of the startup anyway. */
  unread: string[];
}

export async function readSaid(
  asking: Asking,
  { name, slug }: NamedThing,
  words: string,
  columns: readonly string[],
  /** When what is answered happened; a date of it says nothing new. */
  dateOf: string | null = null,
): Promise<SaidOf> {
  if (words.trim() === '') return { filters: [], unread: [] };
  const read = await readRest(asking, words, 'rounds');
  if (!read) return { filters: [], unread: [words.trim()] };
  const own = [name, slug];
  const others = read.filters.filter(
    ({ column, query_1 }) => !(NAMES.includes(column) && own.includes(query_1)),
  );
  const filters = others.filter(({ column }) => columns.includes(column));
  const unread = listUnread(read);
  for (const one of others) {
    if (filters.includes(one)) continue;
    const isDate = one.column === 'announced_on';
    const column = isDate ? dateOf : one.column;
    const both = [toFilter('name', 'equals', name), { ...one, column: column ?? '' }];
    const isOfStartup = isDate ? dateOf !== null : OF_STARTUP.includes(one.column);
    if (!isOfStartup || !(await countStartups(asking, both))) unread.push(one.words);
  }
  return { filters, unread };
}

export interface Time {
  /** ISO days; null where it is open. */
  from: string | null;
  until: string | null;
}

/** The first and the last day that dates allow; null without dates. */
export function timeOf(filters: readonly UnderstoodFilter[]): Time | null {
  const date = filters.find(({ column }) => column === 'announced_on');
  if (!date) return null;
  const { operator, query_1: from, query_2: until } = date;
  if (operator === 'between') return { from: firstOf(from), until: lastOf(until) };
  if (operator === 'equals') return { from: firstOf(from), until: lastOf(from) };
  return operator.startsWith('g')
    ? { from: firstOf(from), until: null }
    : { from: null, until: lastOf(from) };
}

/** Of "2020" and "2020-06"; days are compared as texts, so that no month ends later. */
const firstOf = (day: string) => `${day}${'-01-01'.slice(day.length - 4)}`;
const lastOf = (day: string) =>
  `${day}${day.length === 4 ? '-12' : ''}${day.length < 10 ? '-31' : ''}`;
