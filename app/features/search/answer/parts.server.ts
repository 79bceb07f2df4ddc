// Both parts of a question in one sentence: the second is asked of what the first is about, or of
// whom it is answered with.
import { fundingPath } from '../../../base/paths.ts';
import { loadLexicon } from '../../../find/question/lexicon.server.ts';
import { findNamedIn } from '../../../find/question/named-in.server.ts';
import { listAsked } from '../../../language/question/asked.ts';
import { readFirstOf } from '../../../language/question/first-of.ts';
import { listParts, type Parts } from '../../../language/question/parts.ts';
import type { Understood } from '../../../language/question/reading.ts';
import { kindsIn } from '../../../language/question/signs.ts';
import { BY_PRICE } from '../../../language/question/to-filters.ts';
import { readTokens } from '../../../language/tokens.ts';
import { marksText, answersText as text } from '../../../text/text.ts';
import { findSubject } from './also.server.ts';
import { type Answered, type Answerer, type Asking, withUnread } from './asking.server.ts';
import { nameLeadsOfFirst } from './investors.server.ts';
import { joinAnswers } from './joined.ts';
import { answerOfEach } from './of-each.server.ts';

export async function answerParts(asking: Asking, answerOne: Answerer): Promise<Answered | null> {
  for (const parts of listParts(asking.q)) {
    const answered = asksSomething(parts.second) && (await answerBoth(asking, parts, answerOne));
    if (answered) return answered;
  }
  return null;
}

/** "who founded the most funded startup in Senegal": asked of the first of the ranking. */
export async function answerOfFirst(asking: Asking, answerOne: Answerer): Promise<Answered | null> {
  const parts = readFirstOf(asking.q, await loadLexicon(asking.sql, asking.now));
  return parts && answerBoth(asking, parts, answerOne);
}

async function answerBoth(
  asking: Asking,
  parts: Parts,
  answerOne: Answerer,
): Promise<Answered | null> {
  const { answer, understood } = await answerOne({ ...asking, q: parts.first });
  if (!answer || comparesSides(understood)) return null;
  const isUnknown = answer.kind === 'unknown';
  if (isUnknown && !(await findSubject(asking, understood))) return null;
  // "the youngest unicorn" is none of a count.
  if (parts.namesAlone && answer.kind === 'figure' && !isOrdered(understood)) return null;
  // "… and what else do they back" is a step from them.
  const isStep = parts.namesAlone || understood.returns === 'investors';
  if (isStep && kindsIn(parts.second).has('other')) return null;
  const first = { answer, understood };
  const ofRound = await nameInRound(asking, parts.second, first);
  // It says itself which round it is of.
  if (ofRound && parts.say) return ofRound;
  const second = ofRound ?? (await answerSecond(asking, parts, first, answerOne));
  const isNothing = !second || second === 'said' || second.answer.kind === 'unknown';
  if (isUnknown && isNothing) return null;
  if (second === 'said') return first;
  if (!second && parts.namesAlone) return null;
  return second
    ? withBeside(joinAnswers(first, second), second)
    : withUnread(first, [parts.second]);
}

const isOrdered = ({ returns, sort }: Understood): boolean =>
  sort === BY_PRICE || (returns === 'rounds' && sort?.endsWith('amount') === true);

const asksSomething = (part: string): boolean =>
  listAsked(part).length > 0 || kindsIn(part).size > 0;

async function answerSecond(
  asking: Asking,
  { second, namesAlone, say }: Parts,
  first: Answered,
  answerOne: Answerer,
): Promise<Answered | 'said' | null> {
  const plain = second.replace(/[\s?؟.!]+$/u, '');
  const ofEach = await answerOfEach(asking, plain, first, answerOne);
  if (ofEach) return ofEach;
  for (const of of await listContexts(asking, second, first, namesAlone)) {
    // "where is that investor based", "what year did it start"
    const said = sayNamed(plain, of);
    const own = say?.(of) ?? `${plain} ${of}`.trim();
    const forms = [...(said === plain ? [] : [said]), own, plain.replace(POINTING_AT, of)];
    for (const q of new Set(OF_BUYER.test(plain) ? forms.reverse() : forms)) {
      const { answer, understood } = await answerOne({ ...asking, q });
      if (answer && first.answer.sentence.includes(answer.sentence)) return 'said';
      if (answer && answer.sentence !== text.nothingAbout) return { answer, understood };
    }
  }
  return null;
}

/** "the biggest round of 2021, who was the lead": of that round, not of its startup. */
async function nameInRound(
  asking: Asking,
  second: string,
  { understood }: Answered,
): Promise<Answered | null> {
  const { returns, sort } = understood;
  const kinds = kindsIn(second);
  const areLeads = kinds.has('lead');
  const isAsked = areLeads || kinds.has('investor');
  const isOther = returns !== 'rounds' || !isAsked || !sort || kinds.has('other');
  if (isOther || !(await isOfOne(asking, second))) return null;
  return nameLeadsOfFirst(asking, sort, understood, { areLeads });
}

/** Nobody else is named. */
const isOfOne = async ({ sql, now }: Asking, words: string): Promise<boolean> =>
  !(await findNamedIn(sql, words, now, ['startup'], { isAmongOthers: true }));

/** With the name where a word stands for it. */
const sayNamed = (text: string, name: string): string =>
  text
    .replaceAll(/(?<!\p{L})(?:it|they|she|he|elle|il|ela|ele)(?!\p{L})/giu, name)
    .replaceAll(/(?<!\p{L})(?:its|their|her|his)(?!\p{L})/giu, `${name}’s`);

/** What else is asked of several sides is read with them. */
const comparesSides = ({ filters }: Understood): boolean =>
  filters.some(({ operator, query_1 }) => ANY.includes(operator) && query_1.includes(','));
const ANY = ['in', 'includes_any'];

/** Whom or what the second part may be about, the likeliest first. */
async function listContexts(
  asking: Asking,
  second: string,
  first: Answered,
  namesAlone: boolean,
): Promise<string[]> {
  const { answer, understood } = first;
  const subject = await findSubject(asking, understood);
  const named = subject ? [subject.name] : [];
  const [row] = answer.rows;
  const isOfRounds = understood.returns === 'rounds' && row?.href?.startsWith(FUNDINGS) === true;
  const label = isOfRounds ? row?.label.split(marksText.comma)[0] : row?.label;
  const found = [label ?? (answer.kind === 'fact' ? answer.figure : null) ?? []].flat();
  // "and how many of these are in fintech", "in how many rounds"
  const said = understood.filters
    .map(({ words }) => words)
    .filter((words) => !second.includes(words))
    .join(' ');
  if (namesAlone && found.length > 0) return found;
  if (isOfRounds && !subject) return [...found, said];
  if (answer.kind === 'figure' && !subject) return [said];
  if (pointsBack(second) && found.length > 0) return found;
  const isOfAnswer = namesAlone || answer.kind === 'ranking' || !subject;
  return isOfAnswer ? [...found, ...named, said] : [...named, ...found, said];
}

const FUNDINGS = fundingPath('');

const POINTING_AT =
  /(?:\b(?:that|this|cette|cet|ce|essa|esse)\s+\p{L}+|\b(?:the\s+)?(?:buyer|acquirer)\b|\b[lo]['’ ](?:acqu[ée]reur|repreneur|comprador)(?!\p{L}))/iu;

/** "the acquirer" with a name behind it is whoever bought that. */
const OF_BUYER =
  /\b(?:buyer|acquirer|owner|purchaser|parent|acqu[ée]reur|repreneur|comprador)(?!\p{L})/iu;

/** "that investor", "cette personne", "l'acquéreur" */
const pointsBack = (part: string): boolean =>
  readTokens(part).some(({ key }, at) => at > 0 && POINTING.test(key));
const POINTING =
  /^(?:that|those|this|these|cette?|ces|ceux|essa|esse|esta|hiyo|hizo|huyo|هذه|هذا|هولا|تلك|buyer|acquirer|acquereur|repreneur|comprador|mnunuzi)/u;

/** What either says of itself stands beside both; either may know something. */
const withBeside = (joined: Answered, second: Answered): Answered => {
  const own = second.answer.beside.filter(({ says }) => says !== '');
  const { kind } = joined.answer.kind === 'unknown' ? second.answer : joined.answer;
  return {
    ...joined,
    answer: { ...joined.answer, kind, beside: [...joined.answer.beside, ...own] },
  };
};
