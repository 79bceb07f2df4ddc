// A text as the row of its items: mistyped words corrected, phrases and names found, and words
// that say one thing beside one word and another beside others.
import { isKnownWord } from '../meaning/phrases.ts';
import { readTokens, type Token } from '../tokens.ts';
import type { Lexicon } from './lexicon.ts';
import { Item, type ItemSense, isSign, keyOf, MAX_NAME_WORDS, type Names, Row } from './row.ts';

/** `isOther` reads words that may be two as the other one. */
export function readRow(
  text: string,
  lexicon: Lexicon,
  names: Names,
  { isOther = false } = {},
): Row {
  const { phrases, codes } = lexicon;
  const written = readTokens(text);
  const nameAt = (at: number) => findName(written, at, names, lexicon)?.length ?? 0;
  const respelled = phrases.spelling.correct(written, text, nameAt);
  const tokens = written.map((token) => {
    const meant = respelled.find((one) => one.token === token);
    return meant ? { ...token, key: (isOther && meant.other) || meant.word } : token;
  });
  const isSlip = (at: number) =>
    respelled.some(({ token, isCertain }) => token === written[at] && !isCertain);
  // "10 mil" is ten thousand in Portuguese, and rather ten million in English.
  const isMillion = (at: number) =>
    tokens[at]?.key === 'mil' && !phrases.spelling.languagesBeside(tokens, at).has('pt');
  const isAmbiguous =
    respelled.some(({ other }) => other !== null) || tokens.some((_, at) => isMillion(at));
  const items: Item[] = [];
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at] as Token;
    const phrase = matchPhrase(phrases, tokens, at);
    const named = findName(tokens, at, names, lexicon);
    const isName = named !== null && named.length > (phrase?.length ?? 0);
    const length = isName ? named.length : (phrase?.length ?? 1);
    const code = token.isCode && length === 1 ? codes.get(token.key) : undefined;
    const meant = phrase?.senses.filter(({ is }) => is === 'byMeaning') ?? [];
    const said = meant.length > 0 ? meant : (phrase?.senses ?? []);
    const isVerb = PARTICIPLE.test(text.slice(token.from, token.to));
    const senses = isVerb ? said.filter(({ is }) => is !== 'industry') : said;
    const isQuotedName = token.isQuoted && named?.length === length;
    const known: ItemSense[] = isName || isQuotedName ? [] : code ? [code] : [...senses];
    if (named?.length === length && isFormOfPlace(phrases, tokens.slice(at, at + length), senses)) {
      known.splice(0);
    }
    if (named?.length === length) known.push({ is: 'name', things: named.things });
    if (isMillion(at)) known.splice(0, known.length, { is: 'scale', number: isOther ? 1e3 : 1e6 });
    const { from, value } = token;
    const place = {
      from,
      to: (tokens[at + length - 1] as Token).to,
      value: length === 1 ? value : undefined,
    };
    const key = keyOf(tokens.slice(at, at + length)) || token.key;
    items.push(new Item(place, key, known, length === 1 && isSlip(at)));
    at += length;
  }
  const row = new Row(text, items, respelled, isAmbiguous);
  describeWithOrdinary(row);
  readMost(row);
  readDeals(row);
  return row;
}

/** "ont financé" says of no startup that it is in finance. */
const PARTICIPLE = /^financé(?:e?s?)$/iu;

/** "Konga", a name of the record, is no feminine of "Kongo". */
function isFormOfPlace(
  phrases: Lexicon['phrases'],
  tokens: readonly Token[],
  senses: readonly ItemSense[],
): boolean {
  const isPlace = senses.length > 0 && senses.every(({ is }) => is === 'place');
  return isPlace && !phrases.has(tokens.map(({ key }) => key).join(' '));
}

/** "qual startup levantou mais": the most, and no plural of "mai", which is May. */
function readMost(row: Row): void {
  row.items.forEach((item, at) => {
    if (item.key !== 'mais') return;
    item.senses = item.senses.filter(({ is }) => is !== 'month');
    const isRaised = row.before(at).is('cue', 'raised') || row.behind(at, 1).is('cue', 'raised');
    if (isRaised && !row.at(at + 1).isWord('of')) {
      item.senses = [{ is: 'superlative', value: 'amount.desc' }];
    }
  });
}

/** "acquisitions conclues en 2026": no round is meant by the verb. */
function readDeals(row: Row): void {
  row.items.forEach((item, at) => {
    const isDone = item.is('cue', 'raised') && row.at(row.previous(at, 3)).is('cue', 'acquired');
    if (isDone) item.senses = [{ is: 'small' }];
  });
}

/**
 * "fresh vegetables", "foreign companies": size, age and colour belong to what is described. Of
 * rounds and investors they say nothing that the record knows.
 */
function describeWithOrdinary(row: Row): void {
  const isOfMoney = row.has('returns', 'rounds', 'investors') || row.hasAny('round', 'kind');
  const places = [...row.items.keys()];
  for (const at of [...places, ...places.toReversed()]) {
    const item = row.at(at);
    if (!item.is('ordinary') || (item.is('name') && mayBeName(row, at))) continue;
    const isDescribing = row.before(at).isContent || row.behind(at).isContent;
    if (isDescribing || (!isOfMoney && isKnownWord(item.key))) item.senses = [];
  }
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
    const named = names.get(keyOf(tokens.slice(at, at + length))) ?? [];
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

const NAME_CUES = ['ledBy', 'backedBy', 'foundedBy', 'acquiredBy', 'invests', 'led'];

/**
 * Whether a name can stand there, where the word means something else as well: in capitals, in
 * quotation marks, behind "of" or "backed by", or alone.
 */
export function mayBeName(row: Row, at: number): boolean {
  const item = row.at(at);
  const isCapital = /^\p{Lu}/u.test(row.text.slice(item.from)) && row.hasFewCapitals;
  const before = row.at(at - 1);
  const isSaid = before.isWord('ofName') || before.isWord('by') || before.is('cue', ...NAME_CUES);
  const isFollowed = row.at(at + 1).is('cue', ...NAME_CUES);
  return row.items.length === 1 || (isCapital && at > 0) || isSaid || isFollowed;
}
