// What is said where the record says nothing: what was read, what was not, and the nearest doors.
import { formatPartialDate, isoDay } from '../../../base/dates.ts';
import { TooManyQueries } from '../../../data/query-budget.ts';
import { findNamedIn } from '../../../find/question/named-in.server.ts';
import { understand } from '../../../find/question/understand.server.ts';
import {
  isUndisclosed,
  readOpinion,
  readUndisclosed,
  readUnsaid,
  withoutTime,
} from '../../../language/question/off-record.ts';
import { NOTHING_READ, type Understood } from '../../../language/question/reading.ts';
import { marksText, questionsText, answersText as text } from '../../../text/text.ts';
import { describeFilter } from '../describe-filters.ts';
import { readingPath } from '../question-address.ts';
import {
  type Answered,
  type Asking,
  answerUnknown,
  listLabels,
  listUnread,
  readRest,
} from './asking.server.ts';
import type { Answer } from './contract.ts';
import { countStartups } from './numbers.server.ts';
import { answerUnknownOf } from './roles.server.ts';

/** `error` says that the question was read in more ways than there is time for. */
export function answerTooMany(error: unknown, given: Understood | null): Answered {
  if (!(error instanceof TooManyQueries)) throw error;
  return answerUnknown(given ?? NOTHING_READ, text.tooManyReadings);
}

/** A figure was asked of what nobody records. */
export async function answerUnread(asking: Asking, read: Understood): Promise<Answered> {
  const words = listUnread(read).join(', ');
  const { answer } = await answerNothing(asking, read, text.nothingToCount(words));
  return { answer, understood: { ...read, meaning: null, ignored: listUnread(read) } };
}

/** Below it lie questions that the record cannot answer. */
const LEAST_NEARNESS = 0.3;

/** Nothing but likeness was found, and that is too far. */
export function isNotAbout(
  { meaning, filters, sort }: Understood,
  ranked: { nearness: number } | null,
  names: readonly unknown[],
): boolean {
  if (meaning === null || ranked === null || names.length > 0 || sort !== null) return false;
  return (
    ranked.nearness < LEAST_NEARNESS && filters.every(({ column }) => OF_BOTH.includes(column))
  );
}

const MOST_DOORS = 3;
const OF_BOTH = ['country', 'city', 'industry', 'name'];

/** With the startups of each place and industry that was read. */
export async function answerNothing(
  asking: Asking,
  read: Understood,
  sentence: string = text.nothingAbout,
): Promise<Answered> {
  const { filters } = read;
  const labels = await listLabels(asking.sql, filters);
  const doors: Answer['rows'] = [];
  for (const filter of filters
    .filter(({ column }) => OF_BOTH.includes(column))
    .slice(0, MOST_DOORS)) {
    const reading = {
      ...read,
      returns: 'startups' as const,
      filters: [filter],
      meaning: null,
      sort: null,
    };
    const count = await countStartups(asking, [filter]);
    doors.push({
      label: `${questionsText.returnsTitle.startups}${marksText.comma}${describeFilter(filter, labels)}`,
      value: count,
      records: count,
      without: null,
      href: readingPath(filter.words, reading),
    });
  }
  const said = filters.map((filter) => describeFilter(filter, labels));
  return answerUnknown(read, sentence, {
    rows: doors,
    beside: [
      ...(said.length > 0
        ? [{ label: text.labels.read, says: said.join(marksText.semicolon), href: null }]
        : []),
      ...(listUnread(read).length > 0
        ? [{ label: text.labels.unread, says: listUnread(read).join(', '), href: null }]
        : []),
    ],
  });
}

/** "most profitable startup", "revenue of Jumia": null where the measure only describes. */
export async function answerUndisclosed(
  asking: Asking,
  understood: Understood,
): Promise<Answered | null> {
  const { q, sql, now } = asking;
  const asked = readUndisclosed(q);
  if (!asked) return null;
  const kinds = ['startup', 'investor', 'person'] as const;
  const find = (words: string) => findNamedIn(sql, words, now, kinds);
  const isSentence = readUnsaid(q) !== null;
  const named =
    (await find(asked.rest)) ??
    (await find(withoutTime(asked.rest))) ??
    (asked.isAsked || (isSentence && understood.meaning !== null)
      ? await findNamedIn(sql, q, now, kinds, { isAmongOthers: true })
      : null);
  if (named) {
    const { thing } = named;
    return answerUnknownOf(thing, text.undisclosed(thing.name, asked.words));
  }
  const unread = [...understood.ignored, understood.meaning ?? ''];
  const isUnread = unread.some(isUndisclosed);
  const isNothing = understood.filters.length === 0 && understood.meaning === null;
  if (!isUnread || !(asked.isAsked || isNothing)) return null;
  return answerNothing(asking, understood, text.nothingToCount(asked.words));
}

const TIMES = /(?:_on|year_founded)$/;
const FROM = ['equals', 'between', 'gt', 'gte'];

/** "how much did they raise in 2030": null where its time has begun. */
export function answerNotYet({ now }: Asking, understood: Understood): Answered | null {
  const time = understood.filters.find(
    ({ column, operator, query_1 }) =>
      TIMES.test(column) && FROM.includes(operator) && query_1 > isoDay(now),
  );
  if (!time) return null;
  const precision = (['year', 'month'] as const)[time.query_1.split('-').length - 1] ?? 'day';
  const when = formatPartialDate({ date: time.query_1, precision });
  return answerUnknown(understood, text.notYet(when));
}

/** "which startup has the best CEO" */
export async function answerOpinion(asking: Asking): Promise<Answered | null> {
  const words = readOpinion(asking.q);
  if (words === null) return null;
  const understood = await understand(asking.sql, asking.q, asking.now);
  return answerNothing(asking, understood, text.nothingToCount(words));
}

/** "is Wave safe", "when will Wave list": of a name, and nothing else of it was read. */
export async function answerUnsaid(
  asking: Asking,
  understood: Understood,
): Promise<Answered | null> {
  const { q, sql, now } = asking;
  const asked = readUnsaid(q);
  const isRead = understood.filters.some(({ column }) => column !== 'name');
  // "which investors should I talk to"
  if (understood.returns === 'investors' && isRead) return null;
  if (!asked || !(asked.isOfFuture || (understood.meaning !== null && !isRead))) return null;
  const kinds = ['startup', 'investor'] as const;
  const named = await findNamedIn(sql, q, now, kinds, { isAmongOthers: true });
  if (!named) return asked.isOfFuture ? answerNothing(asking, understood) : null;
  const { thing } = named;
  return answerUnknownOf(thing, text.nothingAbout);
}

const RIVALS = /compet|rival|concurr?ent|concorr|washindani|mshindani|منافس/i;

/** "competitors of Talabat": of no startup here; "startups like Uber" describes some. */
export async function answerUnknownRival(asking: Asking, words: string): Promise<Answered | null> {
  const isName = /^[\p{Lu}\p{Lo}]/u.test(words) && words.split(/\s+/).length <= MOST_OF_NAME;
  if (!isName || !RIVALS.test(asking.q)) return null;
  const read = await readRest(asking, words, 'startups');
  return read && listUnread(read).length > 0 ? answerUnread(asking, read) : null;
}
const MOST_OF_NAME = 3;
