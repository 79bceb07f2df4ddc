// Reads a question in plain words as filters (docs/decisions/038-one-search.md). No model of
// language: a lexicon, and rules for what stands beside what.

import { readTokens } from '../tokens.ts';
import { findAmounts } from './amounts.ts';
import { findDates } from './dates.ts';
import { impliedReturns } from './find-returns.ts';
import {
  hasAny,
  hasSense,
  type Item,
  isSmallOnly,
  keyOf,
  type Names,
  readItems,
  senseOf,
} from './items.ts';
import {
  dropIncluded,
  isBesideUnknown,
  isContent,
  isLeftOut,
  isMeant,
  keepPlaced,
} from './keep-placed.ts';
import type { Lexicon } from './lexicon.ts';
import { isFigureOf, type Mention } from './mention.ts';
import { findMentions } from './mentions.ts';
import type { Reading, Understood } from './reading.ts';
import { toFilters } from './to-filters.ts';

export interface Context {
  lexicon: Lexicon;
  /** Things in the catalogue with exactly the name of a run of words, by its key. */
  names: Names;
  /** ISO date. */
  today: string;
}

/** Reads any text. A question that is a name stays one, with the other reading beside it. */
export function readQuestion(text: string, context: Context): Understood {
  const tokens = readTokens(text);
  const named = context.names.get(keyOf(tokens, 0, tokens.length)) ?? [];
  const [thing] = named.filter(({ kind }) => kind === 'startup' || kind === 'investor');
  if (!thing) return readPlainly(text, context);
  const other = toReading(readPlainly(text, { ...context, names: new Map() }));
  const returns = thing.kind === 'investor' ? 'investors' : 'startups';
  return { ...NOTHING, returns, other_reading: other.filters.length > 0 ? other : null };
}

function toReading({
  other_reading: _,
  pages: __,
  compared: ___,
  ...reading
}: Understood): Reading {
  return reading;
}

/**
 * Reads any text; what is not understood ranks by meaning or is ignored, never invented. Where it
 * is loose, words with another common meaning are filters wherever they stand.
 */
function readPlainly(
  text: string,
  { lexicon, names, today }: Context,
  { isLoose = false } = {},
): Understood {
  const items = readItems(readTokens(text), lexicon, names);
  const compared = listCompared(items);
  if (compared.length > 1) return { ...NOTHING, pages: ['comparison'], compared };
  const isOfRecord = asksForCoverage(items);
  dropIncluded(items);
  const amounts = findAmounts(items);
  const money = amounts.filter(({ isMoney }) => isMoney);
  const dates = findDates(markUsed(items, money), today);
  markUsed(items, dates);
  const found = findMentions(items, amounts, dates);
  const mentions = keepPlaced(items, isLoose ? found.mentions.map(toCertain) : found.mentions);
  const isStricter = mentions.length < found.mentions.length;
  if (mentions.length === 0 && isNounAside(items)) found.returns = null;
  const returns = found.returns ?? (isOfRecord ? 'rounds' : impliedReturns(items, mentions));
  const meaning =
    mentions.length > 0 || found.returns
      ? listMeaning(text, items, mentions)
      : wholeMeaning(text, items, mentions);
  const slice = (from: number, to: number) =>
    text.slice(items[from]?.from ?? 0, items[to]?.to ?? 0).trim();
  const between = (from: number, to: number) => text.slice(items[from]?.to ?? 0, items[to]?.from);
  const hasRaised = items.some((item) => hasSense(item, 'cue', 'raised'));
  const context = { mentions, slice, between, lexicon, hasRaised };
  const main = toFilters(returns, context);
  const other = toFilters(returns, { ...context, isOther: true });
  const isNothing = main.filters.length === 0 && !main.sort && !found.returns && !isOfRecord;
  const said = isNothing ? wholeMeaning(text, items, mentions) : meaning;
  const rest = {
    meaning: said.words,
    ignored: isNothing ? said.ignored : [...said.ignored, ...main.ignored],
  };
  const isSame =
    JSON.stringify(other) === JSON.stringify(main) || other.filters.length < main.filters.length;
  const { filters, sort } = main;
  const pages = listPages(isOfRecord, mentions);
  const reading = { returns, filters, sort, pages, compared: [], ...rest };
  if (!isSame) {
    const { ignored: _, ...otherwise } = other;
    return { ...reading, other_reading: { ...otherwise, ...rest } };
  }
  if (isLoose || !isStricter) return { ...reading, other_reading: null };
  const loose = toReading(readPlainly(text, { lexicon, names, today }, { isLoose: true }));
  return { ...reading, other_reading: loose.filters.length > filters.length ? loose : null };
}

const MOST_BEFORE_NOUN = 3;

/** "we lose half the morning driving round markets" asks for no rounds. */
function isNounAside(items: readonly Item[]): boolean {
  const at = items.findIndex((item) => item.isUsed && hasSense(item, 'returns'));
  return items.slice(0, Math.max(0, at)).filter(isContent).length >= MOST_BEFORE_NOUN;
}

const NOTHING: Understood = {
  returns: 'startups',
  filters: [],
  meaning: null,
  sort: null,
  ignored: [],
  pages: [],
  compared: [],
  other_reading: null,
};

/** "compare Moniepoint, Paga and OPay", "Paga vs OPay" */
function listCompared(items: readonly Item[]): string[] {
  const isWord = (item: Item) => hasSense(item, 'comparison');
  const isJoint = (item: Item) => isSmallOnly(item) || hasAny(item, 'comparison', 'and', 'returns');
  const others = items.filter((item) => !isJoint(item) || hasSense(item, 'name'));
  const slugs = others.map((item) => {
    const thing = senseOf(item, 'name')?.things.find(({ kind }) => kind === 'startup');
    return thing?.slug ?? '';
  });
  return items.some(isWord) && !slugs.includes('') ? [...new Set(slugs)] : [];
}

/** "how much of 2024 do you hold"; "health coverage" is a subject. */
function asksForCoverage(items: Item[]): boolean {
  const isCovered = (item: Item) => hasSense(item, 'coverage');
  const isSubject = (item: Item) =>
    item.value === undefined && (isContent(item) || hasSense(item, 'industry'));
  const isAsked = items.some(isCovered) && !items.some(isSubject);
  for (const item of isAsked ? [] : items.filter(isCovered)) {
    item.senses = item.senses.filter(({ is }) => is !== 'coverage');
  }
  return isAsked;
}

const EXITS = ['acquired', 'acquiredBy', 'closed', 'public', 'merged'];

function listPages(isOfRecord: boolean, mentions: readonly Mention[]): Understood['pages'] {
  const isExit = mentions.some(
    (one) =>
      ((one.is === 'status' || one.is === 'event') && EXITS.includes(one.value)) ||
      isFigureOf(one, ...EXITS),
  );
  return [...(isOfRecord ? ['coverage' as const] : []), ...(isExit ? ['exits' as const] : [])];
}

/** A startup of a common name stays uncertain. */
const toCertain = (mention: Mention): Mention =>
  mention.is === 'name' ? mention : { ...mention, isUncertain: false };

function markUsed(items: Item[], spans: ReadonlyArray<{ from: number; to: number }>): Item[] {
  for (const { from, to } of spans) {
    for (const item of items.slice(from, to + 1)) item.isUsed = true;
  }
  return items;
}

/** Where nothing was understood as a filter, the whole text ranks, as it was written. */
function wholeMeaning(text: string, items: readonly Item[], mentions: readonly Mention[]) {
  const { words, ignored } = listMeaning(text, items, mentions);
  const isMore = words !== null && items.length > 0;
  return isMore
    ? { words: text.slice(items[0]?.from, items.at(-1)?.to), ignored: [] }
    : { words, ignored };
}

function listMeaning(text: string, items: readonly Item[], mentions: readonly Mention[]) {
  const ignored: string[] = [];
  const parts: string[] = [];
  let start: number | null = null;
  let end = 0;
  const close = () => {
    if (start !== null) parts.push(text.slice(start, end));
    start = null;
  };
  for (const [at, item] of items.entries()) {
    if (!item.isUsed && (isContent(item) || isMeant(items, at))) {
      start ??= item.from;
      end = item.to;
    } else if (!item.isUsed && hasAny(item, 'unanswerable', 'currency')) {
      close();
      ignored.push(text.slice(item.from, item.to));
    } else if (isLeftOut(items, at, mentions)) {
      if (isBesideUnknown(items, at)) {
        start ??= item.from;
        end = item.to;
        continue;
      }
      close();
      const isMore = isLeftOut(items, at - 1, mentions) && ignored.length > 0;
      const from = isMore ? text.lastIndexOf(ignored.pop() ?? '', item.from) : item.from;
      ignored.push(text.slice(from, item.to));
    } else if (!isSmallOnly(item) || item.isUsed) close();
  }
  close();
  // One letter or a number alone says nothing.
  const said = parts.filter((part) => /\p{L}{2}/u.test(part));
  ignored.push(...parts.filter((part) => !said.includes(part)));
  return { words: said.length > 0 ? said.join(' ') : null, ignored };
}
