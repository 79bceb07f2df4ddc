// The words of a text, folded alike wherever texts are compared: of questions with their numbers
// and signs, of descriptions by letters and digits alone, of names as SQL cuts them.
import { spellOut } from '../base/slug.ts';

const ARABIC_LETTERS: Readonly<Record<string, string>> = { '\u0649': '\u064a', '\u0629': '\u0647' };

/** Without case, accents, vowel marks and variants of letters: "Œuvre" gives oeuvre. */
export function foldLetters(text: string): string {
  if (/^\p{ASCII}*$/u.test(text)) return text.toLowerCase();
  const plain = text
    .normalize('NFKD')
    .replaceAll(/[\p{M}\u0640]/gu, '')
    .replaceAll(/[\u0649\u0629]/g, (letter) => ARABIC_LETTERS[letter] ?? letter)
    .toLowerCase();
  return spellOut(plain).normalize('NFKC');
}

/** Without case, accents and punctuation. */
export const lookupKey = (text: string): string =>
  foldLetters(text).replaceAll(/[^\p{Letter}\p{Number}+>&]/gu, '');

export const isArabic = (text: string): boolean => /\p{Script=Arabic}/u.test(text);

/** A word, number or sign of a question. */
export interface Token {
  /** Folded. */
  key: string;
  /** Place in the question, as written. */
  from: number;
  to: number;
  /** Of numbers. */
  value?: number;
  /** Two capital letters in a text of others. */
  isCode?: boolean;
  /** Within quotation marks: it is meant as it is written. */
  isQuoted?: boolean;
}

/** What is beyond is not read. */
const MAX_READ_LENGTH = 300;
/** Of one word, and of all: a letter such as ﷺ is folded to eighteen. */
const MAX_KEY_LENGTH = 60;
const MAX_KEYS_LENGTH = 600;
const QUOTED = /"[^"]+"|“[^”]+”|«[^»]+»|„[^“”]+[“”]/g;

// First what Arabic writes together with a Latin name, and its "and" with a number or month;
// then the dollars of "US$20m", the slash of "05/2024", the naira of "N1bn", "KES100m", and the
// rand of "R500m".
const PIECE =
  /[\u0648\u0641\u0628\u0644\u0643](?=[a-z\p{Nd}])|\u0648(?=\p{Nd}|مليون|مليار|ملايين|مليوني|[اأ]لف|مئ[هة]|مائ[هة]|(?:ثلاث|[اأ]ربع|خمس|ست|سبع|ثماني?|تسع|عشر|نصف|يناير|فبراير|مارس|[اأ]بريل|مايو|يونيو|يوليو|[اأ]غسطس|سبتمبر|[اأ]كتوبر|نوفمبر|ديسمبر)[هة]?(?!\p{L}))|\bUS\s?\$|\$\s?US\b|(?<=\p{Nd})\/(?=\p{Nd})|\bN(?=\p{Nd}+(?:[.,]\p{Nd}+)*\s?(?:m|mn|b|bn|million|billion)\b)|\b(?:kshs?|kes|ngn|zar|egp|usd|eur|gbp|ugx|tzs|ghs|ghc|rwf|fcfa|cfa|xof|mad|tnd|etb)(?=\p{Nd})|\bR(?=\p{Nd}+(?:[.,]\p{Nd}+)*\s?(?:k|m|mn|b|bn|thousand|million|billion)\b|\p{Nd}{3})|\p{Nd}+(?:[.,\u066b\u066c]\p{Nd}+)*|[\p{L}\p{M}]+(?:\p{Nd}[\p{L}\p{M}\p{Nd}]*)?|[$\u20ac\u00a3\u20a6\u20b5<>\u2264\u2265+\u2013\u2014-]/giu;

/** Nouns for two of a kind: جولتين is two rounds. */
const DUALS = new Map([
  ['جولتين', 'جولات'],
  ['جولتان', 'جولات'],
  ['صفقتين', 'صفقات'],
  ['صفقتان', 'صفقات'],
  ['شركتين', 'شركات'],
  ['شركتان', 'شركات'],
]);

/** As it is said in dialects or often misspelt, and as the lexicon writes it. */
const SPELLED_OUT = new Map([
  ['اكتر', 'اكثر'],
  ['الاكتر', 'الاكثر'],
  ['كتير', 'كثير'],
  ['كتيره', 'كثيره'],
  ['الناشاه', 'الناشيه'],
  ['ناشاه', 'ناشيه'],
  ['موضف', 'موظف'],
  ['موضفا', 'موظفا'],
  ['موضفين', 'موظفين'],
]);

export function readTokens(text: string): Token[] {
  const tokens: Token[] = [];
  const hasSmall = /\p{Ll}/u.test(text) || isArabic(text);
  const read = text.slice(0, MAX_READ_LENGTH);
  const quoted = [...read.matchAll(QUOTED)];
  let folded = 0;
  for (const { 0: piece, index } of read.matchAll(PIECE)) {
    const to = index + piece.length;
    // The hyphen of women-led separates words only; that of 2020-2022 means something.
    if (/^[-–—]$/.test(piece) && /\p{L}/u.test(text[to] ?? '')) continue;
    if (/^\p{Nd}/u.test(piece)) {
      addNumber(tokens, text, index, to);
      continue;
    }
    const key = readSign(piece, text[to]) ?? foldLetters(piece).slice(0, MAX_KEY_LENGTH);
    folded += key.length;
    if (folded > MAX_KEYS_LENGTH) break;
    const many = DUALS.get(key);
    if (many) tokens.push({ key: '2', from: index, to, value: 2 });
    const token: Token = { key: many ?? SPELLED_OUT.get(key) ?? key, from: index, to };
    if (hasSmall && /^[A-Z]{2}$/.test(piece)) token.isCode = true;
    if (quoted.some((one) => one.index < index && to < one.index + one[0].length)) {
      token.isQuoted = true;
    }
    tokens.push(token);
  }
  return tokens.filter(({ key }) => key !== '');
}

/** The sign of "US$20m" and of "N1bn". */
function readSign(piece: string, behind = ''): string | null {
  if (piece.includes('$')) return '$';
  return piece.toLowerCase() === 'n' && /\p{Nd}/u.test(behind) ? '₦' : null;
}

/** "10 000" is one number. */
function addNumber(tokens: Token[], text: string, from: number, to: number): void {
  const digits = toAsciiDigits(text.slice(from, to));
  const before = tokens.at(-1);
  const isThousands =
    /^\d{3}$/.test(digits) &&
    before?.value !== undefined &&
    /^\d{1,3}$/.test(before.key.slice(-3)) &&
    before.value < 1e6 &&
    (before.value < 1000 || before.key.includes(' ')) &&
    /^[ \u00a0\u202f]$/.test(text.slice(before.to, from));
  if (isThousands && before) {
    before.key += ` ${digits}`;
    before.value = (before.value ?? 0) * 1000 + Number(digits);
    before.to = to;
  } else {
    tokens.push({ key: digits, from, to, value: readNumber(digits) });
  }
}

/** The digits of Arabic and other scripts stand in their blocks from 0 to 9. */
function toAsciiDigits(text: string): string {
  return text.replaceAll(/[\p{Nd}\u066b\u066c]/gu, (digit) => {
    if (digit === '\u066b') return '.';
    if (digit === '\u066c') return ',';
    if (digit <= '9') return digit;
    let zero = digit.codePointAt(0) ?? 0;
    while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && zero > 0) zero -= 1;
    return String(((digit.codePointAt(0) ?? 0) - zero) % 10);
  });
}

/** 5,5 is five and a half; 5,000 and 5.000 are five thousand. */
function readNumber(digits: string): number {
  const groups = digits.split(/[.,]/);
  const [first = '', ...rest] = groups;
  const areThousands =
    rest.length > 0 &&
    first !== '0' &&
    first.length <= 3 &&
    rest.every((group) => group.length === 3);
  if (areThousands) return Number(groups.join(''));
  return rest.length === 0
    ? Number(first)
    : Number(`${groups.slice(0, -1).join('')}.${groups.at(-1)}`);
}

const MAX_WORD_LENGTH = 40;

/** Of a description: 'Épargne & Crédit' gives epargne, credit; "Africa's" gives africa. */
export function splitWords(text: string): string[] {
  const words = foldLetters(text).replaceAll(/[’']s\b/g, '');
  return (words.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.slice(0, MAX_WORD_LENGTH));
}

/** A name and its parts: 'ThriveAgric' gives 'ThriveAgric Thrive Agric'. */
export function splitName(name: string): string {
  const parts = name.replaceAll(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2');
  return parts === name ? name : `${name} ${parts}`;
}

/** What search_key drops from names (db/migrations/085-names.sql). */
const SEPARATORS =
  /[^0-9A-Za-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u1fff\u2070-\u2fff\u3040-\u{10ffff}]+/gu;
// More words than names have only slow the search.
const MAX_NAME_WORDS = 8;

export interface NameWords {
  /** The text without spaces and punctuation. */
  key: string;
  words: string[];
}

/** `folded` is the result of fold_name; null when it has neither letters nor digits. */
export function readNameWords(folded: string): NameWords | null {
  const words = folded.split(SEPARATORS).filter((word) => word !== '');
  const read = words.slice(0, MAX_NAME_WORDS);
  return read.length > 0 ? { key: read.join(''), words: read } : null;
}

/**
 * Prefixes of the query that may be whole names, longest first: "kuda microfinance bank" may mean
 * Kuda. They are whole words of at least three letters in all.
 */
export function shorterNames({ words }: NameWords): string[] {
  return words
    .slice(0, -1)
    .map((_, index) => words.slice(0, index + 1).join(''))
    .filter(({ length }) => length >= 3)
    .reverse();
}
