// What answers share: the filters that are left of a question, their names, and addresses.
import { sql as raw } from 'kysely';
import type { Sql } from '../../../data/database.ts';
import { listGroups } from '../../../find/found-rows.server.ts';
import { listHref } from '../../../find/lists/list-address.ts';
import { ROUNDS_SHAPE } from '../../../find/lists/list-shapes.ts';
import { once } from '../../../find/names/once.server.ts';
import { isRoundColumn } from '../../../find/question/columns.ts';
import { loadLexicon } from '../../../find/question/lexicon.server.ts';
import { understand } from '../../../find/question/understand.server.ts';
import {
  hasNoun,
  isNameIn,
  isOfRecords,
  keepNarrowing,
  leaveNarrowing,
  mayNarrow,
} from '../../../language/question/narrowing.ts';
import type { Reading, Understood, UnderstoodFilter } from '../../../language/question/reading.ts';
import { marksText, answersText as text } from '../../../text/text.ts';
import { describeFilter, type Labels } from '../describe-filters.ts';
import { readingPath } from '../question-address.ts';
import { type Answer, type Known, toAnswer } from './contract.ts';

export interface Asking {
  sql: Sql;
  now: Date;
  /** The whole question. */
  q: string;
}

/** An answer, and the list that it is made of. */
export interface Answered {
  answer: Answer;
  understood: Understood;
}

export interface Answering {
  /** Null for what asks for a list alone. */
  answer: Answer | null;
  /** The list that is shown below it. */
  understood: Understood;
}
export type Answerer = (asking: Asking) => Promise<Answering>;

/** What the record does not say; `more` is where one may look instead. */
export const answerUnknown = (
  understood: Understood,
  sentence: string,
  more: Known = {},
): Answered => ({ understood, answer: toAnswer({ kind: 'unknown', sentence, ...more }) });

/** Pages of their own answer it: a comparison, what the record covers. */
export const hasPage = ({ compared, pages }: Pick<Understood, 'compared' | 'pages'>): boolean =>
  compared.length > 0 || pages.includes('coverage');

/** Words before what is left of a question, so that it asks for these. */
const NOUNS = { rounds: 'rounds of ', startups: 'startups ' } as const;

/** Null where it asks for something else whatever stands before it. */
export async function readRest(
  asking: Asking,
  rest: string,
  returns: keyof typeof NOUNS,
): Promise<Understood | null> {
  const { sql, now } = asking;
  const read = await understand(sql, `${NOUNS[returns]}${rest}`, now);
  if (read.returns !== returns || hasPage(read)) return null;
  const filters = read.filters.filter(({ column }) => column !== 'rank');
  const own = { ...read, filters, sort: null, other_reading: null, pages: [], compared: [] };
  return withoutHarmless(asking, own);
}

/** The same; null where words of it were not read. */
export async function readWhole(...of: Parameters<typeof readRest>): Promise<Understood | null> {
  const read = await readRest(...of);
  return read && listUnread(read).length === 0 ? read : null;
}

/** Without all that narrows nothing, where no name and no bound is among it. */
export async function readNarrow(asking: Asking, rest: string): Promise<Understood | null> {
  const lexicon = await loadLexicon(asking.sql, asking.now);
  const mayBeMore = mayNarrow(leaveNarrowing(rest, lexicon), lexicon);
  return readRest(asking, mayBeMore ? rest : keepNarrowing(rest, lexicon), 'rounds');
}

/** Without words that narrow nothing, which are said beside the answer (passed-over.server.ts). */
async function withoutHarmless({ sql, q, now }: Asking, read: Understood): Promise<Understood> {
  const isRead = read.filters.length > 0 && listUnread(read).length > 0;
  const lexicon = isRead ? await loadLexicon(sql, now) : null;
  if (!lexicon) return read;
  const isOfMany = hasNoun(q, lexicon) || isOfRecords(q);
  const narrows = (words: string) => !isOfMany || isNameIn(q, words) || mayNarrow(words, lexicon);
  const meaning = read.meaning && narrows(read.meaning) ? read.meaning : null;
  return { ...read, meaning, ignored: read.ignored.filter(narrows) };
}

/** The answer, with the words of the question that it does not answer beside it. */
export function withUnread({ answer, understood }: Answered, words: readonly string[]): Answered {
  if (words.length === 0) return { answer, understood };
  const { unread: label } = text.labels;
  const said = answer.beside.filter((one) => one.label === label).map(({ says }) => says);
  const others = answer.beside.filter((one) => one.label !== label);
  const says = [...new Set([...said, ...words])].join(', ');
  return { understood, answer: { ...answer, beside: [...others, { label, says, href: null }] } };
}

/** What of the words nothing was read from. */
export const listUnread = ({ meaning, ignored }: Reading): string[] => [
  ...ignored,
  ...(meaning ? [meaning] : []),
];

/** The list as filters of its own page where that knows all of them. */
export function recordsHref({ q }: Pick<Asking, 'q'>, reading: Reading): string {
  const isOfRounds =
    reading.returns === 'rounds' && reading.filters.every(({ column }) => isRoundColumn(column));
  if (!isOfRounds) return readingPath(q, reading);
  const filters = reading.filters.map(({ words: _, ...filter }) => filter);
  return listHref(ROUNDS_SHAPE, { filters });
}

export const toFilter = (
  column: string,
  operator: string,
  query_1: string,
  words = query_1,
): UnderstoodFilter => ({ column, operator, query_1, query_2: '', words });

/** Names of what filters refer to by slug. */
export function listLabels(sql: Sql, filters: readonly UnderstoodFilter[]): Promise<Labels> {
  const slugs = filters.flatMap(({ query_1 }) => query_1.split(','));
  return once(['labels', slugs], () => nameAll(sql, slugs));
}

async function nameAll(sql: Sql, slugs: readonly string[]): Promise<Labels> {
  const groups = [
    ...(await listGroups(sql, 'industry', slugs)),
    ...(await listGroups(sql, 'place', slugs)),
  ];
  const { rows } = await raw<{ slug: string; name: string }>`
    select slug, name from investors where slug = any (${slugs}::text[])
    union all select slug, name from startups where slug = any (${slugs}::text[])`.execute(sql);
  return Object.fromEntries([...rows, ...groups].map(({ slug, name }) => [slug, name]));
}

/** What else was read, beside an answer that does not say it. */
export async function sayRead(
  { sql }: Asking,
  filters: readonly UnderstoodFilter[],
): Promise<Answer['beside']> {
  if (filters.length === 0) return [];
  const labels = await listLabels(sql, filters);
  const says = filters.map((one) => describeFilter(one, labels)).join(marksText.semicolon);
  return [{ label: text.labels.read, says, href: null }];
}
