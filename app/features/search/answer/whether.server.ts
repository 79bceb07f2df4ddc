// Yes or no before an answer, where a question asks whether something is so.
import { findNamedIn } from '../../../find/question/named-in.server.ts';
import { asksWhich, comparesSides } from '../../../language/question/asked-sides.ts';
import { asksForLess, asksWhether } from '../../../language/question/off-record.ts';
import type { Understood, UnderstoodFilter } from '../../../language/question/reading.ts';
import { marksText, answersText as text } from '../../../text/text.ts';
import { describeFilter } from '../describe-filters.ts';
import { readingPath } from '../question-address.ts';
import { type Answered, type Asking, listLabels, listUnread, readWhole } from './asking.server.ts';
import { type Answer, type AnswerRow, toAnswer } from './contract.ts';
import { answerFigure } from './figures.server.ts';
import { countStartups } from './numbers.server.ts';
import { listOne } from './roles.server.ts';

type Side = Pick<AnswerRow, 'value'>;

/** "did Yoco raise more than Paystack": of the two in the order in which they are named. */
export function sayWhether(
  { q }: Pick<Asking, 'q'>,
  sentence: string,
  [own, other, ...more]: readonly Side[],
  { isOfYears = false, isOfMore = false } = {},
): string {
  const [one, two] = [own?.value, other?.value];
  const areTwo = typeof one === 'number' && typeof two === 'number' && more.length === 0;
  // "Kenya or Egypt?" asks which.
  if (!areTwo || !asksWhether(q) || asksWhich(q)) return sentence;
  if (one === two) return text.verdict.level(sentence);
  // The older one has the smaller year.
  const isMore = isOfMore || asksForLess(q) === isOfYears;
  return text.verdict[one > two === isMore ? 'yes' : 'no'](sentence);
}

/** What a startup had is no status of today. */
const isOfNow = ({ column, query_1 }: UnderstoodFilter) =>
  column === 'status' && query_1 === 'active';

/**
 * "is Yoco a fintech", "has Yoco raised a Series D": whether the one startup that is named passes
 * what else is said; "are there fintechs in Chad", whether any does. `known` is the answer without.
 */
export async function judge(
  asking: Asking,
  known: Pick<Answered, 'understood'> & { answer: Answer | null },
): Promise<Answered | null> {
  const { answer } = known;
  const isOpen = answer === null || answer.kind === 'figure' || answer.kind === 'fact';
  if (!isOpen || !asksWhether(asking.q) || comparesSides(asking.q)) return null;
  const understood = (await readNamed(asking)) ?? (answer === null ? known.understood : null);
  if (understood?.returns !== 'startups' || listUnread(understood).length > 0) return null;
  const others = understood.filters.filter((one) => !isName(one));
  // "did Yoco raise more than Paystack" asks of two.
  if (understood.filters.length > others.length + 1) return null;
  if (others.length === 0 || others.some(isOfNow)) return null;
  const count = await countStartups(asking, understood.filters);
  if (count === null) return null;
  const verdict = count > 0 ? text.verdict.yes : text.verdict.no;
  const judged = (own: Answer): Answer => ({ ...own, sentence: verdict(own.sentence) });
  if (answer) return { ...known, answer: judged(answer) };
  const name = understood.filters.find(isName);
  if (!name) {
    if (understood.corrected.length > 0) return null;
    const counted = await answerFigure(asking, { measure: 'startups' }, understood);
    return counted && { understood, answer: judged(counted.answer) };
  }
  const labels = await listLabels(asking.sql, others);
  const what = others.map((one) => describeFilter(one, labels)).join(marksText.semicolon);
  const said = count > 0 ? text.isSo : text.isNotSo;
  return {
    understood,
    answer: toAnswer({
      kind: 'fact',
      sentence: verdict(said(name.query_1, what)),
      records_href: readingPath(asking.q, understood),
    }),
  };
}

const isName = ({ column, operator }: UnderstoodFilter) =>
  column === 'name' && operator === 'equals';

/** What is said of the startup that stands in the question in capitals. */
async function readNamed(asking: Asking): Promise<Understood | null> {
  const how = { isAmongOthers: true };
  const named = await findNamedIn(asking.sql, asking.q, asking.now, ['startup'], how);
  const read = named && (await readWhole(asking, named.others, 'startups'));
  if (!read) return null;
  return { ...read, filters: [...listOne(named.thing, named.thing.name).filters, ...read.filters] };
}
