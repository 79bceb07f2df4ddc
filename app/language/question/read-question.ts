// Reads a question in plain words as filters (docs/decisions/038-one-search.md). No model of
// language: a lexicon, and rules for what stands beside what.
import { readTokens } from '../tokens.ts';
import { isFigureOf, type Mention } from './draft.ts';
import { impliedReturns } from './find-returns.ts';
import { keepPlaced, listMeaning, wholeMeaning } from './keep-placed.ts';
import type { Lexicon } from './lexicon.ts';
import { findMentions } from './mentions.ts';
import { readRow } from './read-row.ts';
import { type Corrected, NOTHING_READ, type Reading, type Understood } from './reading.ts';
import { type Item, keyOf, type Names, type Row } from './row.ts';
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
  const named = context.names.get(keyOf(tokens)) ?? [];
  const [thing] = named.filter(({ kind }) => kind === 'startup' || kind === 'investor');
  if (!thing) return readPlainly(text, context);
  const other = toReading(readPlainly(text, { ...context, names: new Map() }));
  const returns = thing.kind === 'investor' ? 'investors' : 'startups';
  return { ...NOTHING_READ, returns, other_reading: other.filters.length > 0 ? other : null };
}

function toReading({
  other_reading: _,
  pages: __,
  compared: ___,
  corrected: ____,
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
  context: Context,
  { isLoose = false, isOtherWord = false } = {},
): Understood {
  const { lexicon, names, today } = context;
  const row = readRow(text, lexicon, names, { isOther: isOtherWord });
  const corrected = listCorrected(row);
  const compared = listCompared(row);
  if (compared.length > 1) return { ...NOTHING_READ, pages: ['comparison'], compared, corrected };
  const isOfRecord = asksForCoverage(row);
  const found = findMentions(row, today);
  const mentions = keepPlaced(row, isLoose ? found.mentions.map(toCertain) : found.mentions);
  const isNoun = found.returns !== null && !(mentions.length === 0 && isNounAside(row));
  const implied = isOfRecord ? 'rounds' : impliedReturns(row, mentions);
  const returns = isNoun && found.returns ? found.returns : implied;
  const left =
    mentions.length > 0 || isNoun ? listMeaning(row, mentions) : wholeMeaning(row, mentions);
  const given = { row, mentions, lexicon };
  const main = toFilters(returns, given);
  const other = toFilters(returns, { ...given, isOther: true });
  const isNothing = main.filters.length === 0 && !main.sort && !isNoun && !isOfRecord;
  const said = isNothing ? wholeMeaning(row, mentions) : left;
  const rest = {
    meaning: said.words,
    ignored: isNothing ? said.ignored : [...said.ignored, ...main.ignored],
  };
  const { filters, sort } = main;
  const pages = listPages(isOfRecord, mentions);
  const reading = { returns, filters, sort, pages, compared: [], corrected, ...rest };
  if (row.isAmbiguous && !isOtherWord) {
    const otherWord = readPlainly(text, context, { isLoose, isOtherWord: true });
    return { ...reading, other_reading: toReading(otherWord) };
  }
  const isSame =
    JSON.stringify(other) === JSON.stringify(main) || other.filters.length < filters.length;
  if (!isSame)
    return {
      ...reading,
      other_reading: { returns, filters: other.filters, sort: other.sort, ...rest },
    };
  const isStricter = mentions.length < found.mentions.length;
  if (isLoose || !isStricter) return { ...reading, other_reading: null };
  const loose = toReading(readPlainly(text, context, { isLoose: true }));
  return { ...reading, other_reading: loose.filters.length > filters.length ? loose : null };
}

/** Written in capitals where the word was. */
function listCorrected({ text, respelled }: Row): Corrected[] {
  return respelled.map(({ token: { from, to }, word }) => {
    const written = text.slice(from, to);
    const isCapital = /^\p{Lu}/u.test(written);
    const read = isCapital ? word.charAt(0).toUpperCase() + word.slice(1) : word;
    return { written, read, keep: `${text.slice(0, from)}"${written}"${text.slice(to)}` };
  });
}

const MOST_BEFORE_NOUN = 3;

/** "we lose half the morning driving round markets" asks for no rounds. */
function isNounAside(row: Row): boolean {
  const at = row.items.findIndex((item) => item.isUsed && item.is('returns'));
  return (
    row.items.slice(0, Math.max(0, at)).filter((item) => item.isContent).length >= MOST_BEFORE_NOUN
  );
}

/** "compare Moniepoint, Paga and OPay", "Paga vs OPay" */
function listCompared(row: Row): string[] {
  const isWord = (item: Item) => item.is('comparison');
  const isJoint = (item: Item) => item.isSmallOnly || item.isAny('comparison', 'and', 'returns');
  const others = row.items.filter((item) => !isJoint(item) || item.is('name'));
  const slugs = others.map((item) => {
    const thing = item.sense('name')?.things.find(({ kind }) => kind === 'startup');
    return thing?.slug ?? '';
  });
  return row.items.some(isWord) && !slugs.includes('') ? [...new Set(slugs)] : [];
}

/** "how much of 2024 do you hold"; "health coverage" is a subject. */
function asksForCoverage(row: Row): boolean {
  const isCovered = (item: Item) => item.is('coverage');
  const isSubject = (item: Item) =>
    item.value === undefined && (item.isContent || item.is('industry'));
  const isAsked = row.items.some(isCovered) && !row.items.some(isSubject);
  for (const item of isAsked ? [] : row.items.filter(isCovered)) {
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
