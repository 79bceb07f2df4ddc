// The first of a ranking within a question about it: "how much of the funding of the best funded
// Nigerian startup is debt".
import { readTokens } from '../tokens.ts';
import { EXTREMES, OF } from './asked-figures.ts';
import type { Lexicon } from './lexicon.ts';
import { isNarrowing } from './narrowing.ts';
import type { Parts } from './parts.ts';
import { type Kind, kindsIn, listKinds, listSigns } from './signs.ts';

interface Named {
  /** Its first and last word. */
  start: number;
  end: number;
  isRound: boolean;
}

/** Between "best funded" and "startup". */
const MOST_BETWEEN = 4;
/** "in Kenya", "du Sénégal"; not "is debt". */
const LINKS = new Set(
  'in of from at by du de des d au aux en no na da do em dos das ya wa za cha nchini katika'.split(
    ' ',
  ),
);
/** Which one is meant is said behind it: "the oldest startup that is still open". */
const RELATIVE = /^(?:that|which|who|whose|still|qui|que|dont|ainda|التي|الذي)(?!\p{L})/u;
const ASKING: readonly Kind[] = ['founder', 'found', 'who', 'boss', 'where', 'when', 'investor'];
const MANY = /(?:s|ات)$/u;
const ARTICLES = new Set(['the', 'la', 'le', 'a', 'o', 'its']);

/** Null where a superlative means no single startup or round, or nothing is asked of it. */
export function readFirstOf(text: string, { phrases }: Lexicon): Parts | null {
  const tokens = readTokens(text);
  const matchAt = (at: number) => phrases.match(tokens, at);
  const isPause = (at: number) => /[,:;?؟]/.test(text.slice(tokens[at]?.to, tokens[at + 1]?.from));
  const named = findNamed() ?? findNounFirst();
  if (!named) return null;
  const [from, to] = [tokens[named.start]?.from ?? 0, tokens[named.end]?.to ?? text.length];
  const [before, behind] = [text.slice(0, from).trim(), text.slice(to).trim()];
  const say = saying(before, behind, named.isRound);
  if (!say || !before || RELATIVE.test(behind)) return null;
  return { first: text.slice(from, to), second: `${before} ${behind}`, namesAlone: true, say };

  /** "the best funded Nigerian startup", and where and when. */
  function findNamed(): Named | null {
    for (const [at] of tokens.entries()) {
      const most = matchAt(at);
      if (!most?.senses.some(({ is }) => is === 'superlative')) continue;
      const noun = findNoun(at + most.length);
      if (noun === null) continue;
      let end = noun.at;
      for (let next = end + 1; next < tokens.length && !isPause(end); next = end + 1) {
        const from = LINKS.has(tokens[next]?.key ?? '') ? next + 1 : next;
        const phrase = matchAt(from);
        if (tokens[from]?.value === undefined && !isNarrowing(phrase?.senses ?? [])) break;
        end = from + (phrase?.length ?? 1) - 1;
      }
      const start = ARTICLES.has(tokens[at - 1]?.key ?? '') ? at - 1 : at;
      return { start, end, isRound: noun.isRound };
    }
    return null;
  }

  /** "fica a startup ganesa que mais captou": what is asked stands before it. */
  function findNounFirst(): Named | null {
    const [most] = EXTREMES.find(tokens);
    const start = tokens.findIndex((_, at) => isStartup(at));
    if (!most || start >= (most.places[0] ?? 0)) return null;
    let last = start - 1;
    while ([ARTICLES, LINKS].some((words) => words.has(tokens[last]?.key ?? ''))) last--;
    if (!isAsking(last)) return null;
    let end = most.end;
    while (end + 1 < tokens.length && !isPause(end) && !isAsking(end + 1)) end++;
    return { start, end, isRound: false };
  }

  function isStartup(at: number): boolean {
    const senses = matchAt(at)?.senses ?? [];
    const isNoun = senses.some((one) => one.is === 'returns' && one.value === 'startups');
    return isNoun && !MANY.test(tokens[at]?.key ?? '');
  }

  function isAsking(at: number): boolean {
    const { key = '' } = tokens[at] ?? {};
    return listKinds(key).some((kind) => ASKING.includes(kind));
  }

  /** The last word of the nearest noun for one startup: "mini grid company", "fintech". */
  function findNoun(from: number): { at: number; isRound: boolean } | null {
    let found: { at: number; isRound: boolean } | null = null;
    for (let at = from; at < Math.min(from + MOST_BETWEEN, tokens.length); ) {
      const phrase = matchAt(at);
      const end = at + (phrase?.length ?? 1) - 1;
      const isMany =
        MANY.test(tokens[end]?.key ?? '') ||
        phrase?.senses.some((one) => one.is === 'returns' && !one.isOne);
      const is = phrase?.senses.map((sense) => sense.is) ?? [];
      const nouns =
        phrase?.senses.flatMap((one) => (one.is === 'returns' ? [one.value] : [])) ?? [];
      const isRound = nouns.includes('rounds');
      // "the most startup investment"
      const isWithin = OF.find(tokens.slice(end + 1, end + 2)).length > 0;
      if (isRound || nouns.includes('startups')) {
        return isMany || isWithin ? null : { at: end, isRound };
      }
      if (!isNarrowing(phrase?.senses ?? [])) break;
      found = is.includes('industry') && !isMany ? { at: end, isRound: false } : null;
      at = end + 1;
    }
    return found;
  }
}

/** What is asked of the one that the ranking begins with, by its name. */
function saying(before: string, behind: string, isRound: boolean): Parts['say'] | null {
  const rest = `${before} ${behind}`;
  const kinds = kindsIn(rest);
  if (isRound)
    return INVESTED.every((kind) => kinds.has(kind)) ? (name) => `${rest} ${name}` : null;
  // "which country has" is where it is.
  const signs = listSigns(rest, 'ofStartup').filter((one) => one !== 'fact.seat');
  const isAsked = signs.length > 0 || kinds.has('where');
  if (isAsked) return (name) => `${before} ${name} ${behind}`;
  // "which country has the best funded startup"
  return kinds.has('countries') ? (name) => `where is ${name}` : null;
}
const INVESTED: readonly Kind[] = ['who', 'investor'];
