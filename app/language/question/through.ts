// Who stands in a question by what they did with somebody it names: "who founded the company that
// bought X", "where is the lead investor of Y based".
import { isFiller } from '../meaning/phrases.ts';
import { readTokens, type Token } from '../tokens.ts';
import type { Lexicon } from './lexicon.ts';
import { isNarrowing } from './narrowing.ts';
import { type Kind, listKinds } from './signs.ts';

const RELATIONS = ['buy', 'found', 'lead', 'investor'] as const satisfies readonly Kind[];
export type Relation = (typeof RELATIONS)[number];

export interface Through {
  relation: Relation;
  /** Behind the name, or in the passive: "the company that X bought", "bought by X". */
  isOfName: boolean;
  /** All of it: "the company that bought X", with what narrows it. */
  inner: string;
  /** What is asked of it, on both sides. */
  before: string;
  behind: string;
}

/** The name is these words of the text. Null where nobody else stands there by it. */
export function readThrough(text: string, name: string, lexicon: Lexicon): Through | null {
  const tokens = readTokens(text);
  const start = text.indexOf(name);
  const first = tokens.findIndex(({ from, to }) => from <= start && start < to);
  const last = tokens.findLastIndex(({ from }) => from < start + name.length);
  if (start < 0 || first < 0 || last < first) return null;
  const sensesAt = (at: number) => lexicon.phrases.match(tokens.slice(at, at + 1), 0)?.senses ?? [];
  const isGlue = (at: number) =>
    isFiller(tokens[at]?.key ?? '') ||
    tokens[at]?.value !== undefined ||
    sensesAt(at).some(({ is }) => GLUE.includes(is)) ||
    isNarrowing(sensesAt(at));

  let relation: Relation | null = null;
  let head: number | null = null;
  let verb = first;
  for (let at = first - 1; at >= 0 && head === null; at--) {
    const kinds = listKinds(tokens[at]?.key ?? '');
    const own = kinds.includes('startups') ? null : relationOf(kinds);
    if (own && (relation === null || own === relation || own === 'lead')) {
      relation = own;
      verb = at;
      if (isNoun(tokens[at])) head = at;
    } else if (own && relation !== null) break;
    else if (kinds.includes('startups') || (relation !== null && kinds.includes('who'))) head = at;
    else if (!isGlue(at)) break;
  }
  const by = tokens[first - 1]?.key ?? '';
  let isOfName = relation !== null && BY.has(by);
  let end = last;
  const isOwner = /^[’']s?\s/u.test(text.slice(tokens[last]?.to));
  if (relation === null && (head !== null || isOwner)) {
    for (let at = last + 1; at < tokens.length && at <= last + FAR; at++) {
      const own = relationOf(listKinds(tokens[at]?.key ?? ''));
      if (isCut(at) || (relation !== null && own === null)) break;
      relation = own ?? relation;
      if (relation !== null) end = at;
      else if (!isGlue(at) && tokens[at]?.key !== 's') break;
    }
    isOfName = !isOwner;
    head ??= first;
  }
  if (relation === null || head === null || (verb > first && !isOwner)) return null;
  if (relation === 'investor' && tokens[head - 1] && isLead(tokens[head - 1])) {
    relation = 'lead';
    head -= 1;
  }
  if (end === last && tokens[end + 1]?.key === 's') end++;
  for (let more = narrowedAt(end + 1); more > 0; more = narrowedAt(end + 1)) end += more;
  const [from, to] = [tokens[head]?.from ?? 0, tokens[end]?.to ?? text.length];
  return {
    relation,
    isOfName,
    inner: text.slice(from, to),
    before: text.slice(0, from).trim(),
    behind: text
      .slice(to)
      .replace(/^[\s,:;]+/, '')
      .trim(),
  };

  /** Another clause begins there. */
  function isCut(at: number): boolean {
    return /[,:;?؟،؛]/u.test(text.slice(tokens[at - 1]?.to, tokens[at]?.from));
  }

  /** Of how many words "in Zambia", "Series A" is; 0 of others. */
  function narrowedAt(at: number): number {
    const token = tokens[at];
    if (!token || isCut(at)) return 0;
    const phrase = lexicon.phrases.match(tokens, at);
    if (token.value !== undefined || (phrase && isNarrowing(phrase.senses))) {
      return phrase?.length ?? 1;
    }
    const more = isGlue(at) && listKinds(token.key).length === 0 ? narrowedAt(at + 1) : 0;
    return more > 0 ? more + 1 : 0;
  }
}

const GLUE: ReadonlyArray<string> = ['small', 'who', 'known'];
/** "that X has bought", "'s lead investor" */
const FAR = 4;
const BY = new Set('by par por pela pelo na قبل'.split(' '));

const relationOf = (kinds: readonly Kind[]): Relation | null =>
  RELATIONS.find((one) => kinds.includes(one)) ?? null;

const isLead = (token: Token | undefined): boolean => listKinds(token?.key ?? '').includes('lead');

/** "the buyer of X" needs no other word for who is meant. */
const isNoun = (token: Token | undefined): boolean => NOUNS.test(token?.key ?? '');
const NOUNS =
  /^(?:buyer|acquirer|owner|investor|backer|acquereur|acheteur|repreneur|proprietaire|investisseur|comprador|adquirente|dono|investidor|mnunuzi|mmiliki|mwekezaji|wawekezaji|(?:ال)?(?:مشتري|مالك|مستثمر))/u;
