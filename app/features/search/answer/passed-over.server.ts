// What of a question no part of its answer is about: said beside it, whichever way it was found.
import { EVENT_KINDS, STARTUP_STATUSES } from '../../../base/enumerations.ts';
import { loadLexicon } from '../../../find/question/lexicon.server.ts';
import { findNamedIn } from '../../../find/question/named-in.server.ts';
import { findAskedPlaces } from '../../../language/question/asked.ts';
import { isNarrowing } from '../../../language/question/narrowing.ts';
import { readWords } from '../../../language/question/patterns.ts';
import type { Sense } from '../../../language/question/sense.ts';
import { isSign, type Kind, listKinds } from '../../../language/question/signs.ts';
import { readTokens, type Token } from '../../../language/tokens.ts';
import { type Answered, type Asking, withUnread } from './asking.server.ts';

/** The answer, with what it passes over beside it. */
export async function withPassedOver(asking: Asking, answered: Answered): Promise<Answered> {
  if (answered.answer.kind === 'unknown') return answered;
  const { q, sql, now } = asking;
  const { phrases } = await loadLexicon(sql, now);
  const written = readWords(q);
  const meant = phrases.spelling.correct(written, q, () => 0);
  const tokens = written.map((token) => {
    const word = meant.find((one) => one.token === token)?.word;
    return word ? { ...token, key: word } : token;
  });
  const asks = findAskedPlaces(written);
  const said = saidBy(answered);
  const kinds = kindsOf(answered, said);
  const { kind, rows, unit } = answered.answer;
  // Facts of one say themselves what else stands beside its name (said-of.server.ts).
  const mayNarrow = kind !== 'person' && (kind !== 'fact' || rows.length > 0);
  // Others like it, and those of a second step, are of one as well.
  const areManyMeant = kind !== 'comparison' || (unit !== null && !isSecond(answered));
  const isOfRounds = answered.understood.returns === 'rounds' || answered.answer.unit === 'usd';
  const passed: string[] = [];
  let lookedUp = 0;
  for (let at = 0, next = 0; at < tokens.length; at = next) {
    const phrase = phrases.match(tokens, at);
    next = at + (phrase?.length ?? 1);
    const run = tokens.slice(at, next);
    const isAsked = run.every((_, place) => asks.has(at + place));
    const isSaid =
      (isSecond(answered) && phrase?.senses.some(({ is }) => is === 'round')) ||
      [run, written.slice(at, next)].some((words) => words.every(({ key }) => said.has(key))) ||
      phrase?.senses.some((sense) => isAmong(said, sense)) ||
      // "top 5 industries"
      (answered.answer.kind === 'ranking' && run.every(({ value = MANY }) => value < MANY));
    const isLeft =
      !isSaid &&
      asksElse(run, phrase?.senses, kinds, tokens[at - 1]) &&
      !(isOfRounds && isClosing(run));
    const isNothing = isAsked || isSaid || !mayNarrow || run.every(({ key }) => isSign(key));
    const isOpen = phrase !== null || areManyMeant;
    if (!isLeft && (isNothing || !isOpen || !narrows(run, phrase?.senses))) continue;
    const isName = !isLeft && !phrase && run[0]?.value === undefined;
    const mayBeName = isName && lookedUp++ < MOST_LOOKED_UP;
    if (mayBeName && (await isNamed(asking, written, at, said))) continue;
    passed.push(q.slice(run[0]?.from, run.at(-1)?.to));
  }
  return withUnread(answered, passed);
}

/** What may be asked of somebody; an answer that is about it has a word for it. */
const ASKED: readonly Kind[] = 'lead founder boss buy merge listed employee pivot rename'.split(
  ' ',
) as Kind[];
const FATES: readonly string[] = [...EVENT_KINDS, ...STARTUP_STATUSES];
/** Of those the words of which are of no kind. */
const KINDS: Readonly<Record<string, Kind>> = { active: 'end', paused: 'end', public: 'listed' };
const listKindsOf = (word: string): Kind[] => [...listKinds(word), KINDS[word] ?? []].flat();
/** A second step is of whom the first one found by these. */
const OF_FIRST_STEP: readonly Kind[] = ['lead', 'founder', 'boss', 'buy'];

const isSecond = ({ understood }: Pick<Answered, 'understood'>): boolean =>
  understood.filters.some(({ column, operator }) => column === 'name' && operator === 'not_equals');

/** What the answer is about. */
function kindsOf({ understood }: Answered, said: ReadonlySet<string>): ReadonlySet<Kind> {
  // "closed" of closed_on, "lead" of lead_investor
  const words = [...said, ...understood.filters.flatMap(({ column }) => column.split(/[._]/))];
  const kinds = new Set([
    ...words.flatMap(listKindsOf),
    ...(isSecond({ understood }) ? OF_FIRST_STEP : []),
  ]);
  if (kinds.has('found')) kinds.add('founder');
  return kinds;
}

/** Rounds are closed when they are announced. */
const isClosing = (run: readonly Token[]): boolean =>
  run.some(({ key }) => /^clos(?:e|es|ed|ing)$/.test(key));

/** "who was the lead", "still going", of which the answer says nothing. */
function asksElse(
  run: readonly Token[],
  senses: readonly Sense[] = [],
  kinds: ReadonlySet<Kind>,
  before: Token | undefined,
): boolean {
  const fates = senses.flatMap((sense) =>
    sense.is === 'cue' && FATES.includes(sense.value) ? listKindsOf(sense.value) : [],
  );
  const isSmall = senses.some(({ is }) => is === 'small');
  // "who stumped up", "who backed it"; not "backed by"
  const isWho = listKinds(before?.key ?? '').includes('who');
  const all: readonly Kind[] = isWho ? [...ASKED, 'investor'] : ASKED;
  const asked = run.flatMap(({ key }) => listKinds(key)).filter((kind) => all.includes(kind));
  const own = [...fates, ...(isSmall ? [] : asked)];
  return own.length > 0 && !own.some((kind) => kinds.has(kind));
}

const MANY = 100;
/** Of unknown words, each with several queries; a question has few. */
const MOST_LOOKED_UP = 8;

function narrows([token]: readonly Token[], senses: readonly Sense[] | undefined): boolean {
  if (token?.value !== undefined) return true;
  if (!token || !/\p{L}{2}/u.test(token.key)) return false;
  return senses === undefined || isNarrowing(senses);
}

const wordsOf = (text: string): string[] =>
  readTokens(text.replaceAll('-', ' ')).map(({ key }) => key);

const isAmong = (said: ReadonlySet<string>, sense: Sense): boolean =>
  ('slug' in sense && wordsOf(sense.slug).every((word) => said.has(word))) ||
  ('value' in sense && wordsOf(sense.value).every((word) => said.has(word)));

/** All words of what was read and of what is answered. */
function saidBy({ answer, understood }: Answered): ReadonlySet<string> {
  const { filters, ignored, meaning, corrected, compared } = understood;
  const texts = [
    answer.sentence,
    ...answer.rows.map(({ label }) => label),
    ...answer.beside.map(({ says }) => says),
    ...filters.flatMap(({ words, query_1, query_2 }) => [words, query_1, query_2]),
    ...ignored,
    meaning ?? '',
    ...corrected.map(({ written }) => written),
    ...compared,
  ];
  return new Set(texts.flatMap(wordsOf));
}

const MOST_OF_NAME = 3;

/** "فوري" is said where the answer says Fawry, "Pay" in "Pay mob" where it says Paymob. */
async function isNamed(
  { q, sql, now }: Asking,
  tokens: readonly Token[],
  place: number,
  said: ReadonlySet<string>,
): Promise<boolean> {
  for (let from = Math.max(0, place - MOST_OF_NAME + 1); from <= place; from++) {
    for (let to = place; to < from + MOST_OF_NAME && to < tokens.length; to++) {
      const words = q.slice(tokens[from]?.from, tokens[to]?.to);
      const named = await findNamedIn(sql, words, now, ['startup', 'investor', 'person']);
      const isOfName = named && !wordsOf(named.others).includes(tokens[place]?.key ?? '');
      if (isOfName && wordsOf(named.thing.name).every((word) => said.has(word))) return true;
    }
  }
  return false;
}
