// Questions with two parts: "who bought X, and when was it founded".
import { readTokens, type Token } from '../tokens.ts';
import { EXTREMES } from './asked-figures.ts';
import off from './lexicon/off.json' with { type: 'json' };
import { ASKS, WHETHER } from './off-record.ts';
import { GRAMMARS, LANGUAGES } from './sense.ts';
import { type Kind, listKinds } from './signs.ts';

/** They ask at the end of a part: "ilianzishwa mwaka gani". */
const ASKS_LAST = new Set(off.asks.sw);
const AND = new Set(['and', 'et', 'e', 'na', 'و', 'then', 'puis']);
/** "and in how many", "et dans quelle ville"; behind a pause "and tell me who". */
const BEFORE_ASKING = 2;
const BEHIND_PAUSE = 4;
const PAUSE = /(?:[,،:–—]|\s-)\s*$/u;
/** "the oldest": what says that one is meant, without a word that asks. */
const SUPERLATIVES = new Set(
  LANGUAGES.flatMap((one) => Object.values(GRAMMARS[one].superlative).flat()),
);
const POINTING = new Set(
  'it its she her he his they them their each elle il elles ils leur leurs ela ele elas eles dela dele delas deles هي هو هم yake wake lake zake zao'.split(
    ' ',
  ),
);
const FEWEST_WORDS = 2;

export interface Parts {
  first: string;
  second: string;
  /** Whether the first asks nothing itself: "the biggest round of 2021, who was the lead". */
  namesAlone: boolean;
  /** The second of who the first is answered with, where the name does not follow it. */
  say?: (name: string) => string;
}

/** Where it may be parted, the last place first; both parts ask something. */
export function listParts(text: string): Parts[] {
  // " - " is a pause, and no word.
  const tokens = readTokens(text).filter(({ key }) => key !== '-');
  return tokens
    .flatMap((token, at): Parts[] => {
      const joined = joinedAsk(token);
      const gap = text.slice(tokens[at - 1]?.to, token.from);
      const isEnd = /[?؟;؛]\s*$/u.test(gap);
      const isPause = PAUSE.test(gap);
      const joins = AND.has(token.key) || joined;
      if (at < FEWEST_WORDS || !(joins || isEnd || isPause)) return [];
      const from = AND.has(token.key) ? at + 1 : at;
      const own = tokens.slice(from);
      const reach = isPause ? BEHIND_PAUSE : BEFORE_ASKING;
      const begins = own.slice(0, reach).some(({ key }) => ASKS.has(key));
      const isWhether = WHETHER.has(own[0]?.key ?? '') && isEnd;
      const ends = own.length >= FEWEST_WORDS && own.some(({ key }) => ASKS_LAST.has(key));
      if (!joined && !begins && !isWhether && !ends) return [];
      const first = text.slice(0, tokens[at]?.from).replace(/[\s,،;؛:–—-]+$/u, '');
      const second = text.slice((tokens[from]?.from ?? 0) + (joined ? 1 : 0));
      const isDone = areOfPrice(own) && tokens.slice(0, at).some((one) => isOf(one, 'buy'));
      const before = tokens.slice(0, at);
      const isAsking = asks(before) && (joins || !isPause);
      const isOpen = isAsking || ((isEnd || isPause) && (saysMost(before) || pointsBack(own)));
      return isOpen && !isDone ? [{ first, second, namesAlone: !asks(before) }] : [];
    })
    .reverse();
}

/** "Terra Industries: founded when, by whom, old name?": what is asked of what stands before. */
export function readAboutName(text: string): { name: string; parts: string[] } | null {
  const [, name, rest] = /^([^:،,;?؟]+?)\s*[:：]\s*(.+?)[\s?؟.!]*$/u.exec(text) ?? [];
  const parts = rest
    ?.split(/[,،;]\s*|\s+(?:and|et|e|na)\s+/u)
    .filter((part) => /\p{L}/u.test(part));
  return name && parts && parts.length > 1 && parts.length <= MOST_PARTS ? { name, parts } : null;
}
const MOST_PARTS = 4;

const isOf = ({ key }: Token, kind: Kind): boolean => listKinds(key).includes(kind);

/** "and for how much", of a sale that is answered with its price. */
export const asksPriceAlone = (text: string): boolean => areOfPrice(readTokens(text));

const areOfPrice = (tokens: readonly Token[]): boolean =>
  tokens.every((token) => listKinds(token.key).length === 0 || isOf(token, 'price'));

const saysMost = (tokens: readonly Token[]): boolean =>
  EXTREMES.find(tokens).length > 0 || tokens.some(({ key }) => SUPERLATIVES.has(key));

const pointsBack = (tokens: readonly Token[]): boolean =>
  tokens.some(({ key }) => POINTING.has(key));

const asks = (tokens: readonly Token[]): boolean => tokens.some(({ key }) => ASKS.has(key));

/** The Arabic "and" is written together with what it joins: "وأين", "وفي أي". */
const joinedAsk = ({ key }: Token): boolean =>
  key.startsWith('و') &&
  key.length > 1 &&
  (ASKS.has(key.slice(1)) || WHETHER.has(key.slice(1)) || key === 'وفي');
