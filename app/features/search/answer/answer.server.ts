// Finds the answer of a question: the first reading of what it asks for that the record can answer.
import { noteWomenLed } from '../../../catalogue/women-led.server.ts';
import type { Sql } from '../../../data/database.ts';
import { lookingUpOnce } from '../../../find/names/once.server.ts';
import { loadLexicon } from '../../../find/question/lexicon.server.ts';
import { findNamedIn, type NamedIn } from '../../../find/question/named-in.server.ts';
import { understand } from '../../../find/question/understand.server.ts';
import { type Asked, listAsked, splitQuestion } from '../../../language/question/asked.ts';
import { isOfOtherThings } from '../../../language/question/off-record.ts';
import type { Understood } from '../../../language/question/reading.ts';
import type { NamedThing } from '../../../language/question/row.ts';
import { answersText } from '../../../text/text.ts';
import { answerAbsent } from './absent.server.ts';
import { addSecond, besideClosed } from './also.server.ts';
import { answerApart } from './apart.server.ts';
import {
  type Answered,
  type Answering,
  type Asking,
  hasPage,
  listUnread,
  readRest,
} from './asking.server.ts';
import { answerBacked } from './backed-too.server.ts';
import { rankBuyers } from './buyers.server.ts';
import { answerByWords } from './by-words.server.ts';
import { answerFact } from './facts.server.ts';
import { answerFigure } from './figures.server.ts';
import { answerShared, nameLeadsOfFirst } from './investors.server.ts';
import { answerMeasures } from './measures.server.ts';
import { answerOfFigure, answerOfShare, OF_STARTUPS } from './of-figure.server.ts';
import { answerOfFirst } from './of-first.server.ts';
import { answerOfList } from './of-list.server.ts';
import { answerParts } from './parts.server.ts';
import { withPassedOver } from './passed-over.server.ts';
import { answerPlaced } from './placed.server.ts';
import { listCorrected, listRespelledNames, respellQuestion } from './respelled.server.ts';
import { answerRole } from './roles.server.ts';
import { answerBeside } from './side-by-side.server.ts';
import { answerAgainst, answerSides } from './sides.server.ts';
import { addSigned, answerComposed, answerSigned, compareNamed } from './signed.server.ts';
import { answerStep } from './steps.server.ts';
import { answerThan } from './than.server.ts';
import { answerThrough } from './through.server.ts';
import {
  answerNothing,
  answerNotYet,
  answerOpinion,
  answerTooMany,
  answerUndisclosed,
  answerUnknownRival,
  answerUnread,
  answerUnsaid,
} from './unknown.server.ts';
import { answerNamedVersus, answerVersus } from './versus.server.ts';
import { judge } from './whether.server.ts';
import { answerPeriods, answerYears, answerYearsOfExits } from './years.server.ts';

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
  (await answerBoth(asking)) ??
  (await answerParts(asking, answerQuestionOf)) ??
  answerQuestionOf(asking);

/** Asked again with the words that were meant, which may ask for more than a list. */
async function answerRespelled(asking: Asking) {
  const read = await answerAll(asking);
  const slips = [
    ...read.understood.corrected,
    ...(await listRespelledNames(asking, read.understood)),
  ];
  if (slips.length === 0) return { read, slips };
  const meant = slips.reduce((q, { written, read: word }) => q.replace(written, word), asking.q);
  const again = await answerAll({ ...asking, q: meant });
  const isLess = again.understood.filters.length < read.understood.filters.length;
  if (again.answer === null && isLess) return { read, slips };
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
  const own = isElsewhere ? null : ((await answerComposed(asking)) ?? (await findAnswer(asking)));
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
    const answered = await answer(asking, asked);
    if (answered) return addSigned(asking, asked, await withPassedOver(asking, asked, answered));
  }
  return null;
}

async function answer(asking: Asking, asked: Asked): Promise<Answered | null> {
  const named = (words: string, ...kinds: Array<NamedThing['kind']>) =>
    findNamedIn(asking.sql, words, asking.now, kinds);
  switch (asked.is) {
    case 'role': {
      const startup = await named(asked.name, 'startup');
      return startup && answerRole(asking, asked.role, startup.thing, startup.others);
    }
    case 'fact': {
      const startup =
        (await named(asked.name, 'startup')) ??
        (asked.fact === 'valuation' ? await findValued(asking, asked.name) : null);
      if (!startup || (await isOfAnother(asking, startup))) return null;
      const others = `${asked.rest.replace(asked.name, '')} ${startup.others}`;
      return answerFact(asking, asked.fact, startup.thing, others);
    }
    case 'than': {
      const startup = await named(asked.name, 'startup');
      const rest = `${asked.rest} ${startup?.others ?? ''}`;
      const answered = startup && (await answerThan(asking, asked.than, startup.thing, rest));
      if (answered) return answered;
      const sides = [asked.rest, asked.name];
      const [by] = asked.than.split('.');
      if (by === 'founded' || by === 'rounds' || by === 'investors') {
        return answerBeside(asking, sides, by);
      }
      // "has Wave raised more than all of Ghana"
      if (!startup) return answerAgainst(asking, asked.rest, asked.name);
      // "is Wave bigger than OPay"
      return answerNamedVersus(asking, { is: 'versus', measure: 'raised', rest: '', sides });
    }
    case 'step': {
      const kind = asked.step === 'founderElse' ? 'person' : 'startup';
      const thing = await named(asked.name, kind);
      if (thing) return answerStep(asking, asked.step, thing, asked.rest);
      return asked.step === 'similar' ? answerUnknownRival(asking, asked.name) : null;
    }
    case 'stepOf': {
      const how = { isAmongOthers: true };
      const thing = await findNamedIn(asking.sql, asked.rest, asking.now, ['startup'], how);
      return thing && answerStep(asking, asked.step, thing, '');
    }
    case 'ages':
      return answerBeside(asking, asked.sides);
    case 'absent': {
      const ofStartups = asked.isOfRounds ? null : await readRest(asking, asked.rest, 'startups');
      const read = ofStartups ?? (await readRest(asking, asked.rest, 'rounds'));
      if (!read) return null;
      const isRead = listUnread(read).length === 0;
      return isRead ? answerAbsent(asking, asked.split, read) : answerUnread(asking, read);
    }
    case 'backed':
      return answerBacked(asking, asked.rest);
    case 'shared':
      return answerShared(asking, asked.names);
    case 'led': {
      const read = await readRest(asking, asked.rest, 'rounds');
      return read && listUnread(read).length === 0
        ? nameLeadsOfFirst(asking, asked.order, read)
        : null;
    }
    case 'buyers': {
      const read = await readRest(asking, asked.rest, 'startups');
      return read && listUnread(read).length === 0 ? rankBuyers(asking, read) : null;
    }
    case 'years': {
      const exits = await answerYearsOfExits(asking, asked);
      if (exits) return exits;
      const read = await readRest(asking, asked.rest, 'rounds');
      return read && listUnread(read).length === 0 ? answerYears(asking, asked, read) : null;
    }
    case 'versus': {
      // "compare Moniepoint and Paga" has a page of its own.
      if (hasPage(await understand(asking.sql, asking.q, asking.now))) return null;
      const returns = asked.measure === 'count' ? 'startups' : 'rounds';
      const read = await readRest(asking, asked.rest, returns);
      const answered =
        read && listUnread(read).length === 0
          ? ((await answerPeriods(asking, asked.measure, read)) ??
            (await answerVersus(asking, asked.measure, read)))
          : null;
      return (
        answered ??
        (await answerNamedVersus(asking, asked)) ??
        (await compareNamed(asking)) ??
        answerSides(asking, asked.measure, asked.sides)
      );
    }
    case 'share':
      return answerOfShare(asking, asked);
    default:
      return answerOfFigure(asking, asked);
  }
}

/** "متى أدرجت Cash Plus وفي أي بورصة": another startup stands there in capitals. */
async function isOfAnother({ sql, q, now }: Asking, { thing }: NamedIn): Promise<boolean> {
  const written = await findNamedIn(sql, q, now, ['startup'], { isAmongOthers: true });
  return written !== null && written.thing.slug !== thing.slug && !q.includes(thing.name);
}

/** "What valuation did Wave get in its Series A": a round may be beside the name. */
const findValued = ({ sql, now }: Asking, words: string) =>
  findNamedIn(sql, words, now, ['startup'], { isAmongOthers: true });

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
