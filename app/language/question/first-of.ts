// The first of a ranking within a question about it: "how much of the funding of the best funded
// Nigerian startup is debt".
import { readTokens } from '../tokens.ts';
import type { Lexicon } from './lexicon.ts';
import { isNarrowing } from './narrowing.ts';

export interface FirstOf {
  /** "the best funded Nigerian startup" */
  inner: string;
  before: string;
  behind: string;
  /** "the biggest round in Ghana" */
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
const ARTICLES = new Set(['the', 'la', 'le', 'a', 'o', 'its']);

/** Null where no single startup is meant by a superlative before it, or nothing is asked of it. */
export function readFirstOf(text: string, { phrases }: Lexicon): FirstOf | null {
  const tokens = readTokens(text);
  const matchAt = (at: number) => phrases.match(tokens, at);
  const isNarrowAt = (at: number) =>
    tokens[at]?.value !== undefined || isNarrowing(matchAt(at)?.senses ?? []);
  for (const [at] of tokens.entries()) {
    const most = matchAt(at);
    if (!most?.senses.some(({ is }) => is === 'superlative')) continue;
    const noun = findNoun(at + most.length);
    if (noun === null) continue;
    let end = noun.at;
    for (let next = end + 1; next < tokens.length; next = end + 1) {
      const from = LINKS.has(tokens[next]?.key ?? '') ? next + 1 : next;
      if (!isNarrowAt(from) || /[,:;?]/.test(text.slice(tokens[end]?.to, tokens[from]?.from)))
        break;
      end = from + (matchAt(from)?.length ?? 1) - 1;
    }
    const start = ARTICLES.has(tokens[at - 1]?.key ?? '') ? at - 1 : at;
    const [from, to] = [tokens[start]?.from ?? 0, tokens[end]?.to ?? text.length];
    const before = text.slice(0, from).trim();
    const { isRound } = noun;
    const behind = text.slice(to).trim();
    if (RELATIVE.test(behind)) return null;
    return before ? { inner: text.slice(from, to), before, behind, isRound } : null;
  }
  return null;

  /** The last word of the nearest noun for one startup: "mini grid company", "fintech". */
  function findNoun(from: number): { at: number; isRound: boolean } | null {
    let found: { at: number; isRound: boolean } | null = null;
    for (let at = from; at < Math.min(from + MOST_BETWEEN, tokens.length); ) {
      const phrase = matchAt(at);
      const end = at + (phrase?.length ?? 1) - 1;
      const isMany =
        /s$/.test(tokens[end]?.key ?? '') ||
        phrase?.senses.some((one) => one.is === 'returns' && !one.isOne);
      const is = phrase?.senses.map((sense) => sense.is) ?? [];
      const nouns =
        phrase?.senses.flatMap((one) => (one.is === 'returns' ? [one.value] : [])) ?? [];
      const isRound = nouns.includes('rounds');
      if (isRound || nouns.includes('startups')) return isMany ? null : { at: end, isRound };
      if (!isNarrowing(phrase?.senses ?? [])) break;
      found = is.includes('industry') && !isMany ? { at: end, isRound: false } : null;
      at = end + 1;
    }
    return found;
  }
}
