// Words of a question from which nothing was read: whether they may change what it is about.
import { findPhrases, isFiller, isKnownWord, kindOf, readWords } from '../meaning/phrases.ts';
import { readTokens, type Token } from '../tokens.ts';
import { OF } from './asked-figures.ts';
import asked from './lexicon/asked.json' with { type: 'json' };
import type { Lexicon } from './lexicon.ts';
import { MEASURES } from './off-record.ts';
import type { Sense } from './sense.ts';
import { isSign } from './signs.ts';

/** What narrows a question wherever it stands. */
const NARROWING: ReadonlyArray<Sense['is']> = [
  'place',
  'industry',
  'round',
  'kind',
  'type',
  'model',
  'month',
  'fact',
  'investorType',
  'earlyStage',
];

/** What turns or bounds it. */
const TURNING: ReadonlyArray<Sense['is']> = [
  'not',
  'excluded',
  'compare',
  'between',
  'ordinal',
  'superlative',
];

export const isNarrowing = (senses: readonly Sense[]): boolean =>
  senses.some(({ is }) => NARROWING.includes(is));

/**
 * Whether some of the words may say which startups are meant, or what of them nobody records:
 * "drones", "salaries", "Talabat", "2019"; not "travaillent" or "altogether".
 */
export function mayNarrow(text: string, { phrases }: Lexicon): boolean {
  const tokens = readTokens(text);
  if (MEASURES.find(tokens).length > 0) return true;
  return tokens.some((token, at) => {
    const senses = phrases.match(tokens, at)?.senses ?? [];
    const isSaid =
      token.value !== undefined ||
      token.isQuoted ||
      isNarrowing(senses) ||
      senses.some(({ is }) => TURNING.includes(is));
    const isName = /^\p{Lu}/u.test(text.slice(token.from)) && !AFRICAN.test(token.key);
    return isSaid || isSubject(token) || isName;
  });
}

/** All startups here are. */
const AFRICAN = /^afric(?:an?|ain(?:e?s?)|an[oa]s?)$/;

const isSubject = ({ key }: Token): boolean =>
  !isFiller(key) &&
  findPhrases(readWords(key)).some(({ concepts }) =>
    concepts.some((one) => kindOf(one) === 'field'),
  );

/** Places, kinds, dates and the like, with what joins them, without all else but these cues. */
export const keepNarrowing = (
  text: string,
  lexicon: Lexicon,
  cues: readonly string[] = [],
): string => splitNarrowing(text, lexicon, cues).kept.join(' ');

/** What else it says, without the capital of its first word. */
export const leaveNarrowing = (text: string, lexicon: Lexicon): string =>
  splitNarrowing(
    text.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase()),
    lexicon,
  ).left.join(' ');

function splitNarrowing(text: string, { phrases }: Lexicon, cues: readonly string[] = []) {
  const tokens = readTokens(text);
  const kept: string[] = [];
  const left: string[] = [];
  let last = -1;
  for (let at = 0, next = 0; at < tokens.length; at = next) {
    const phrase = phrases.match(tokens, at);
    next = at + (phrase?.length ?? 1);
    const isKept =
      tokens[at]?.value !== undefined ||
      (phrase &&
        (isNarrowing(phrase.senses) ||
          phrase.senses.some(
            (sense) =>
              DATED.includes(sense.is) || (sense.is === 'cue' && cues.includes(sense.value)),
          )));
    if (isKept) {
      const areJoined = last >= 0 && tokens.slice(last + 1, at).every(joins);
      const from = areJoined ? tokens[last]?.to : tokens[at]?.from;
      kept.push(text.slice(from, tokens[next - 1]?.to).trim());
      last = next - 1;
    } else {
      const others = tokens.slice(at, next).filter(({ key }) => !isSign(key));
      left.push(...others.map(({ from, to }) => text.slice(from, to)));
    }
  }
  return { kept, left };
}

/** "fintech, energy or healthtech" */
const joins = ({ key }: Token): boolean => asked.or.includes(key);

const DATED: ReadonlyArray<Sense['is']> = ['date', 'period', 'between'];

/** Words that nobody knows: a name that is misspelt, or a slip. */
export function listUnknown(text: string, { phrases }: Lexicon): string[] {
  return readTokens(text).flatMap((token) => {
    const { key, from, to } = token;
    const isOpen = /\p{L}{4}/u.test(key) && !isSign(key) && !isKnownWord(key);
    return isOpen && !phrases.match([token], 0) ? [text.slice(from, to)] : [];
  });
}

/** Whether startups are asked for by a word of their own: then no unknown word is one's name. */
export const hasNoun = (text: string, lexicon: Lexicon): boolean =>
  listNouns(text, lexicon).length > 0;

export const asksForMany = (text: string, lexicon: Lexicon): boolean =>
  listNouns(text, lexicon).some(({ isOne }) => !isOne);

const listNouns = (text: string, { phrases }: Lexicon) => {
  const tokens = readTokens(text);
  return tokens.flatMap((_, at) =>
    (phrases.match(tokens, at)?.senses ?? []).flatMap((sense) =>
      sense.is === 'returns' && sense.value === 'startups' ? [sense] : [],
    ),
  );
};

/** "the best funding haul": money or rounds are asked for by a word of their own. */
export const isOfRecords = (text: string): boolean => OF.find(readTokens(text)).length > 0;

/** "did bolt raise", "rounds of bolt": words that stand where a name does. */
export function isNameIn(text: string, words: string): boolean {
  const tokens = readTokens(text);
  const start = text.indexOf(words);
  const at = tokens.findIndex(({ from }) => from >= start);
  return start >= 0 && at > 0 && BEFORE_NAMES.has(tokens[at - 1]?.key ?? '');
}
const BEFORE_NAMES = new Set(
  'did does has have is was do of by from with de du des da do dos d par pour por pela pelo a la o ya wa za la cha na من ل في هل'.split(
    ' ',
  ),
);
