// The question as a row of items: phrases of the lexicon, names, numbers, and unknown words.

import type { Token } from '../tokens.ts';
import type { Lexicon, Sense } from './lexicon.ts';

/** Something in the catalogue of exactly this name. */
export interface NamedThing {
  kind: 'startup' | 'investor' | 'person' | 'location' | 'industry';
  slug: string;
  name: string;
}
export type Names = ReadonlyMap<string, readonly NamedThing[]>;

export type ItemSense = Sense | { is: 'name'; things: readonly NamedThing[] };

export interface Item {
  from: number;
  to: number;
  key: string;
  senses: readonly ItemSense[];
  value?: number;
  /** A letter of the word is wrong. */
  isSlip: boolean;
  /** Part of a filter or of its grammar. */
  isUsed: boolean;
}

const MAX_NAME_WORDS = 7;
const MAX_TOKENS = 60;
const isSign = ({ key }: Token) => !/[\p{L}\p{N}]/u.test(key);

/** Of every run of words, as they are looked up among names (search_key in SQL). */
export function listNameKeys(tokens: readonly Token[]): string[] {
  const keys = new Set<string>();
  for (let at = 0; at < Math.min(tokens.length, MAX_TOKENS); at++) {
    for (let length = 1; length <= MAX_NAME_WORDS && at + length <= tokens.length; length++) {
      const key = keyOf(tokens, at, length);
      if (key.length > 1) keys.add(key);
    }
  }
  return [...keys];
}

export function keyOf(tokens: readonly Token[], at: number, length: number): string {
  let key = '';
  for (const token of tokens.slice(at, at + length)) {
    if (!isSign(token)) key += token.key.replaceAll(' ', '');
  }
  return key;
}

export function readItems(tokens: readonly Token[], lexicon: Lexicon, names: Names): Item[] {
  const { phrases, codes } = lexicon;
  const items: Item[] = [];
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at] as Token;
    const phrase = matchPhrase(phrases, tokens, at);
    const named = findName(tokens, at, names, lexicon);
    const isName = named !== null && named.length > (phrase?.length ?? 0);
    const length = isName ? named.length : (phrase?.length ?? 1);
    const code = token.isCode && length === 1 ? codes.get(token.key) : undefined;
    const meant = phrase?.senses.filter(({ is }) => is === 'byMeaning') ?? [];
    const senses = meant.length > 0 ? meant : (phrase?.senses ?? []);
    const known: ItemSense[] = isName ? [] : code ? [code] : [...senses];
    if (named?.length === length) known.push({ is: 'name', things: named.things });
    const slip = known.length === 0 && tokens.length > 1 ? phrases.matchMistyped(token.key) : [];
    items.push({
      from: token.from,
      to: (tokens[at + length - 1] as Token).to,
      key: keyOf(tokens, at, length) || token.key,
      senses: [...known, ...slip],
      isSlip: slip.length > 0,
      value: length === 1 ? token.value : undefined,
      isUsed: false,
    });
    at += length;
  }
  return items;
}

/** "1a" is first in Portuguese, but not the "1 a" of "1 a 3". */
function matchPhrase(phrases: Lexicon['phrases'], tokens: readonly Token[], at: number) {
  const phrase = phrases.match(tokens, at);
  const isOrdinal = phrase?.length === 2 && phrase.senses.some(({ is }) => is === 'ordinal');
  const isApart = tokens[at]?.value !== undefined && tokens[at]?.to !== tokens[at + 1]?.from;
  return isOrdinal && isApart ? phrases.match(tokens.slice(0, at + 1), at) : phrase;
}

function findName(tokens: readonly Token[], at: number, names: Names, { phrases }: Lexicon) {
  if (names.size === 0) return null;
  for (let length = Math.min(MAX_NAME_WORDS, tokens.length - at); length > 0; length--) {
    const last = tokens[at + length - 1];
    if (!last || isSign(last)) continue;
    const named = names.get(keyOf(tokens, at, length)) ?? [];
    const isGrammar = (_: Token, index: number) =>
      phrases
        .match(tokens.slice(at + index, at + index + 1), 0)
        ?.senses.some(({ is }) => is === 'small');
    // "send me" is not Sendme, "and a" not Anda.
    const things = tokens.slice(at, at + length).some(isGrammar)
      ? named.filter(({ name }) => length === 1 || /[\s.'’&+-]/.test(name.trim()))
      : named;
    if (things.length > 0) return { length, things };
  }
  return null;
}

type Is = ItemSense['is'];

export function senseOf<Kind extends Is>(
  item: Item | undefined,
  kind: Kind,
): Extract<ItemSense, { is: Kind }> | undefined {
  return item?.senses.find((sense) => sense.is === kind) as
    | Extract<ItemSense, { is: Kind }>
    | undefined;
}

/** Of this kind, with one of the values where any are given. */
export function hasSense(item: Item | undefined, kind: Is, ...values: string[]): boolean {
  const isWanted = (sense: ItemSense) =>
    values.length === 0 || ('value' in sense && values.includes(sense.value));
  return !!item?.senses.some((sense) => sense.is === kind && isWanted(sense));
}

/** Of one of these kinds. */
export const hasAny = (item: Item | undefined, ...kinds: Is[]): boolean =>
  !!item?.senses.some(({ is }) => kinds.includes(is));

export const isSmall = (item: Item | undefined) => hasSense(item, 'small');

/** The first place from `at` on, in this direction, that is not skipped. */
export function skip(
  items: readonly Item[],
  at: number,
  step: number,
  isSkipped: (item: Item | undefined) => boolean = isSmall,
): number {
  let place = at;
  while (isSkipped(items[place])) place += step;
  return place;
}

/** The nearest before it that is more than a small word; -1 without one in reach. */
export function previous(items: readonly Item[], at: number, reach = 3): number {
  const place = skip(items, at - 1, -1, isSmallOnly);
  return place >= at - reach && items[place] ? place : -1;
}

export function next(items: readonly Item[], at: number, reach = 3): number {
  const place = skip(items, at + 1, 1, isSmallOnly);
  return place <= at + reach && items[place] ? place : -1;
}

/** "2019 to 2021", but not "2019 and 2021". */
export const isTo = (item: Item | undefined) =>
  ['to', 'a', 'hadi', 'الى', 'until', 'through'].includes(item?.key ?? '');

export function isSmallOnly(item: Item | undefined): boolean {
  return !!item?.senses.length && item.senses.every(({ is }) => is === 'small' || is === 'who');
}
