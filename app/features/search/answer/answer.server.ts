// Finds the answer of a question: the first reading of what it asks for that the record can answer.
import { noteWomenLed } from '../../../catalogue/women-led.server.ts';
import type { Sql } from '../../../data/database.ts';
import { lookingUpOnce } from '../../../find/names/once.server.ts';
import { loadLexicon } from '../../../find/question/lexicon.server.ts';
import { understand } from '../../../find/question/understand.server.ts';
import { listAsked, splitQuestion } from '../../../language/question/asked.ts';
import { isOfOtherThings } from '../../../language/question/off-record.ts';
import type { Understood } from '../../../language/question/reading.ts';
import { answersText } from '../../../text/text.ts';
import { addSecond, besideClosed } from './also.server.ts';
import { answerApart } from './apart.server.ts';
import { answerAsked } from './asked.server.ts';
import {
  type Answered,
  type Answering,
  type Asking,
  hasPage,
  listUnread,
} from './asking.server.ts';
import { answerByWords, answerKinds } from './by-words.server.ts';
import { answerChange } from './change.server.ts';
import { answerFigure } from './figures.server.ts';
import { answerMeasures } from './measures.server.ts';
import { OF_STARTUPS } from './of-figure.server.ts';
import { answerOfList } from './of-list.server.ts';
import { answerOfName } from './of-name.server.ts';
import { answerOfFirst, answerParts } from './parts.server.ts';
import { withPassedOver } from './passed-over.server.ts';
import { answerPlaced } from './placed.server.ts';
import {
  listCorrected,
  listRespelledNames,
  listSlipsUnread,
  respellQuestion,
} from './respelled.server.ts';
import { addSigned, answerComposed, answerSigned } from './signed.server.ts';
import { answerThrough } from './through.server.ts';
import {
  answerNothing,
  answerNotYet,
  answerOpinion,
  answerTooMany,
  answerUndisclosed,
  answerUnread,
  answerUnsaid,
} from './unknown.server.ts';
import { judge } from './whether.server.ts';

/** `given` is what an address says that the list is of. */
export function answerOf(
  sql: Sql,
  q: string,
  now: Date,
  given: Understood | null,
): Promise<Answering> {
  return lookingUpOnce(async () => {
    const { answer, understood } = await answerAsGiven(sql, q, now, given);
    const says = answer && (await noteWomenLed(sql, understood.filters));
    if (!says) return { answer, understood };
    const note = { label: answersText.labels.mind, says, href: null };
    return { answer: { ...answer, beside: [...answer.beside, note] }, understood };
  }).catch((error) => answerTooMany(error, given));
}

async function answerAsGiven(
  sql: Sql,
  q: string,
  now: Date,
  given: Understood | null,
): Promise<Answering> {
  const { text, corrected } = await respellQuestion(sql, q, now);
  const asking = { sql, q: text, now };
  const { read, slips } = await answerRespelled(asking);
  const all = listCorrected(q, [...corrected, ...slips]);
  const own = { ...read, understood: { ...read.understood, corrected: all } };
  if (!given || listOf(own.understood) === listOf(given)) return own;
  return (await answerGiven(asking, own, given)) ?? { answer: null, understood: given };
}

const answerAll = async (asking: Asking): Promise<Answering> =>
  (await answerApart(asking, answerQuestionOf)) ??
  (await answerOfName(asking, answerQuestionOf)) ??
  (await answerBoth(asking)) ??
  (await answerParts(asking, answerAll)) ??
  answerQuestionOf(asking);

async function answerSaid(asking: Asking): Promise<Answering> {
  const { answer, understood } = await answerAll(asking);
  return answer ? withPassedOver(asking, { answer, understood }) : { answer, understood };
}

/** Asked again with the words that were meant, which may ask for more than a list. */
async function answerRespelled(asking: Asking) {
  const read = await answerSaid(asking);
  const known = [
    ...read.understood.corrected,
    ...(await listRespelledNames(asking, read.understood)),
  ];
  const slips = known.length > 0 ? known : await listSlipsUnread(asking, read);
  if (slips.length === 0) return { read, slips };
  const meant = slips.reduce((q, { written, read: word }) => q.replace(written, word), asking.q);
  const again = await answerSaid({ ...asking, q: meant });
  const isLess = again.understood.filters.length < read.understood.filters.length;
  if (again.answer === null && isLess) return { read, slips: known };
  const isNothing = again.answer === null || again.answer.kind === 'unknown';
  if (known.length === 0 && isNothing) return { read, slips: known };
  const { other_reading } = read.understood;
  const understood = { ...again.understood, other_reading };
  return { read: { ...again, understood }, slips };
}

/** "how much did Yoco raise and who led it": both parts in a sentence. */
async function answerBoth(asking: Asking): Promise<Answering | null> {
  const parts = splitQuestion(asking.q);
  if (!parts) return null;
  const { answer, understood } = await answerQuestionOf({ ...asking, q: parts.first });
  if (!answer || answer.kind === 'unknown') return null;
  return addSecond(asking, parts.also, { answer, understood });
}

async function answerQuestionOf(asking: Asking): Promise<Answering> {
  return (await answerPlaced(asking, answerUnplaced)) ?? answerUnplaced(asking);
}

async function answerUnplaced(asking: Asking): Promise<Answering> {
  const first = await answerOne(asking);
  const { answer, understood } = (await judge(asking, first)) ?? first;
  const notYet = answerNotYet(asking, understood);
  if (notYet || !answer) return notYet ?? { answer, understood };
  return besideClosed(asking, await answerMeasures(asking, { answer, understood }));
}

async function answerOne(asking: Asking): Promise<Answering> {
  const { sql, q, now } = asking;
  const lexicon = await loadLexicon(sql, now);
  const isElsewhere = isOfOtherThings(q, lexicon);
  const opinion = isElsewhere ? null : await answerOpinion(asking);
  if (opinion) return opinion;
  const through = isElsewhere
    ? null
    : ((await answerThrough(asking, answerOne)) ?? (await answerOfFirst(asking, answerOne)));
  if (through) return through;
  const own = isElsewhere
    ? null
    : ((await answerChange(asking, answerOne)) ??
      (await answerComposed(asking)) ??
      (await answerKinds(asking)) ??
      (await findAnswer(asking)));
  if (own && !isUnread(own)) return own;
  const otherwise = own ? await answerSigned(asking) : null;
  const byWords = isElsewhere ? null : (otherwise ?? (await answerByWords(asking)));
  const answered = byWords ?? own;
  if (answered) return answered;
  const understood = await understand(sql, q, now);
  if (hasPage(understood)) return { answer: null, understood };
  if (isElsewhere || isOfOtherThings(q, lexicon, { withUnknown: true })) {
    return answerNothing(asking, understood);
  }
  const undisclosed = await answerUndisclosed(asking, understood);
  const signed = !undisclosed && isOfName(understood) ? await answerSigned(asking) : null;
  const unknown = undisclosed ?? signed ?? (await answerUnsaid(asking, understood));
  if (unknown) return unknown;
  const listed = await answerOfList(asking, understood);
  if (listed) return listed;
  // "who backs Zipline": rounds and investors of a name that is not on record.
  const isOfOther = understood.returns !== 'startups' && /\p{Lu}/u.test(understood.meaning ?? '');
  return isOfOther ? answerUnread(asking, understood) : { answer: null, understood };
}

/** Words were left, so that the answer says nothing. */
const isUnread = ({ answer, understood }: Answered): boolean =>
  answer.kind === 'unknown' && listUnread(understood).length > 0;

/** Nothing but a name was read, or not all. */
const isOfName = (understood: Understood): boolean =>
  listUnread(understood).length > 0 ||
  (understood.sort === null &&
    understood.filters.every(
      ({ column }) =>
        column === 'name' || (understood.returns === 'people' && OF_NAMES.includes(column)),
    ));
const OF_NAMES = ['startup', 'investor'];

/** What of a reading an address keeps. */
const listOf = ({ returns, filters, meaning, sort }: Understood): string =>
  JSON.stringify([returns, filters, meaning, sort]);

async function findAnswer(asking: Asking): Promise<Answered | null> {
  for (const asked of listAsked(asking.q)) {
    const answered = await answerAsked(asking, asked);
    if (answered) return addSigned(asking, asked, answered);
  }
  return null;
}

/** Of filters that an address gives: the figure or order that the question asked for, of these. */
async function answerGiven(
  asking: Asking,
  { answer: own }: Answering,
  given: Understood,
): Promise<Answered | null> {
  if (own?.kind === 'ranking' && given.returns === 'startups') {
    return answerOfList(asking, { ...given, sort: '-total_fundings' });
  }
  const [asked] = listAsked(asking.q).filter((one) => one.is === 'figure');
  if (asked?.is !== 'figure' || asked.split !== null || asked.measure === 'price') return null;
  const { measure } = asked;
  const isOfRounds = given.returns === 'rounds' && !OF_STARTUPS.includes(measure);
  return isOfRounds && given.meaning === null ? answerFigure(asking, { measure }, given) : null;
}
