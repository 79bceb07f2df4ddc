// What of a question no part of its answer is about: said beside it, whichever way it was found.
import { loadLexicon } from '../../../find/question/lexicon.server.ts';
import { findNamedIn } from '../../../find/question/named-in.server.ts';
import { type Asked, findAskedPlaces } from '../../../language/question/asked.ts';
import { isNarrowing } from '../../../language/question/narrowing.ts';
import { readWords } from '../../../language/question/patterns.ts';
import type { Sense } from '../../../language/question/sense.ts';
import { isSign } from '../../../language/question/signs.ts';
import { readTokens, type Token } from '../../../language/tokens.ts';
import { type Answered, type Asking, withUnread } from './asking.server.ts';

/** They say what stands beside a name themselves, but for what holds anyway (said-of.server.ts). */
const OF_NAMES: ReadonlyArray<Asked['is']> = ['fact', 'role'];

/** The answer, with what it passes over beside it. */
export async function withPassedOver(
  asking: Asking,
  { is }: { is: Asked['is'] | 'signed' },
  answered: Answered,
): Promise<Answered> {
  if (OF_NAMES.some((one) => one === is) || answered.answer.kind === 'unknown') return answered;
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
  const passed: string[] = [];
  let lookedUp = 0;
  for (let at = 0, next = 0; at < tokens.length; at = next) {
    const phrase = phrases.match(tokens, at);
    next = at + (phrase?.length ?? 1);
    const run = tokens.slice(at, next);
    const isAsked = run.every((_, place) => asks.has(at + place));
    const isSaid =
      [run, written.slice(at, next)].some((words) => words.every(({ key }) => said.has(key))) ||
      phrase?.senses.some((sense) => isAmong(said, sense)) ||
      // "top 5 industries"
      (answered.answer.kind === 'ranking' && run.every(({ value = MANY }) => value < MANY));
    const asksBySign = is === 'signed' && run.every(({ key }) => isSign(key));
    if (isAsked || asksBySign || isSaid || !narrows(run, phrase?.senses)) continue;
    const mayBeName = !phrase && run[0]?.value === undefined && lookedUp++ < MOST_LOOKED_UP;
    if (mayBeName && (await isNamed(asking, written, at, said))) continue;
    passed.push(q.slice(run[0]?.from, run.at(-1)?.to));
  }
  return withUnread(answered, passed);
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
