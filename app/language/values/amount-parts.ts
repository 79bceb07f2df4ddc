// The parts of an amount, in whatever order: numbers, units and currencies.
import { readingText as say } from '../../text/text.ts';
import amountUnits from './amount-units.json' with { type: 'json' };
import { findSign, foldAmount, isCode, isSign } from './currencies.ts';

/** By word: how many. */
const UNITS = new Map(
  Object.entries(amountUnits).flatMap(([size, words]) =>
    words.map((word) => [foldAmount(word), Number(size)] as const),
  ),
);
const INDIAN = new Set(['crore', 'crores', 'cr', 'lakh', 'lakhs', 'lac', 'lacs']);
/** Words that hold others together. */
const FILLERS = new Set('de d des do dos of ya za only worth in en em the'.split(' '));
const ONE = new Set('one un une um uma moja واحد'.split(' '));
/** With one of these, "mil" is the Portuguese and Spanish thousand. */
const PORTUGUESE = /(?:dolares|kwanzas|meticais|escudos|reais|dobras|millones|milhoes|milhao)/;

const NUMBER =
  /(?:\d{1,3}(?:[ ']\d{3})+(?![\d ']*\d)(?:[.,]\d+)?|\d(?:[\d.,]*\d)?|[.,]\d+)(?:e[+-]?\d{1,2}(?!\d))?/y;
const WORD = /\p{Letter}+/uy;
const PASSED = /[\s.,'_]/;

export interface AmountParts {
  /** As written. */
  numbers: string[];
  signs: string[];
  /** What its unit words come to; null without any. */
  size: number | null;
  /** "مليون دولار" is one million. */
  impliesOne: boolean;
  isIndian: boolean;
}

/** "1-2m", "$1 million to $5 million". */
export const isRange = (text: string): boolean =>
  /\d\s*\p{Letter}*\s*(?:-|–|—|to|a|et|and)\s*\D{0,3}\d/u.test(text);

/** `text` is folded. */
export function splitAmount(written: string): AmountParts | { problem: string } {
  const text = written.replace(/(\d)-(?=\p{Letter})/gu, '$1 ').replace(/(?<=\d)[-–]$/, '');
  const parts: AmountParts = {
    numbers: [],
    signs: [],
    size: null,
    impliesOne: false,
    isIndian: false,
  };
  const units: string[] = [];
  for (let at = 0; at < text.length; ) {
    const sign = findSignHere(text, at, parts);
    if (sign) {
      parts.signs.push(sign);
      at += sign.length;
      if (text[at] !== '.' || !/^\.\d/.test(text.slice(at, at + 2))) continue;
      // "UGX.3,500,000" is grouped, so that its dot begins no decimals.
      if (isCode(sign) && !/^\.\d{1,3}(?:,\d{3})+(?!\d)/.test(text.slice(at)))
        return { problem: say.unclearDecimal(text) };
      // "KSh.300": the dot ends an abbreviation.
      if (/\p{Letter}$/u.test(sign)) at += 1;
      continue;
    }
    const number = matchAt(NUMBER, text, at);
    if (number) {
      parts.numbers.push(number);
      at += number.length;
      continue;
    }
    const word = matchAt(WORD, text, at);
    if (word) {
      at += word.length;
      if (FILLERS.has(word)) continue;
      if (ONE.has(word)) parts.numbers.push('1');
      else {
        const read = readWord(word);
        if (!read) return { problem: say.unknownWord(word) };
        units.push(read.unit);
        if (read.sign) parts.signs.push(read.sign);
        if (text.startsWith('.', at) && /^\.\d/.test(text.slice(at))) return sayUnclearDot();
      }
      continue;
    }
    if (!PASSED.test(text[at] ?? ''))
      return {
        problem: isRange(text) ? say.range : say.notAmount,
      };
    at += 1;
  }
  return addUnits(parts, units, text);
}

const sayUnclearDot = () => ({ problem: say.numberBehindUnit });

/** Letters such as K and M are currencies before the number, and units behind it. */
function findSignHere(text: string, at: number, parts: AmountParts): string | null {
  const sign = findSign(text, at);
  if (!sign || !/^\p{Letter}$/u.test(sign)) return sign;
  if (sign === 'd' && text[at + 1] === "'") return null;
  const isBefore = parts.numbers.length === 0 && /^[\s.]*\d/.test(text.slice(at + 1));
  return isBefore || sign === 'f' ? sign : null;
}

/** In Morocco, Tunisia and Algeria "MDH" is millions and "MMDH" is milliards. */
const MILLIARDS = /^mm(?:dhs?|dt|da)$/;

/** "milliards", and "mdh" with its currency. */
function readWord(word: string): { unit: string; sign?: string } | null {
  if (UNITS.has(word) || word === 'mil') return { unit: word };
  if (MILLIARDS.test(word)) return { unit: 'mds', sign: word.slice(2) };
  for (const length of [1, 2, 3]) {
    const [unit, sign] = [word.slice(0, length), word.slice(length)];
    if (UNITS.has(unit) && isSign(sign) && sign.length > 1) return { unit, sign };
  }
  return null;
}

function addUnits(
  parts: AmountParts,
  units: readonly string[],
  text: string,
): AmountParts | { problem: string } {
  if (units.length === 0) return parts;
  const isThousand = PORTUGUESE.test(text);
  if (units.includes('md') && parts.signs.length === 0) return { problem: say.eitherMd };
  if (units.includes('mil') && !isThousand) return { problem: say.eitherMil };
  const sizes = units.map((unit) => (unit === 'mil' ? 1_000 : (UNITS.get(unit) ?? 1)));
  // "mil milhões", "mille milliards": a thousand of the next.
  if (sizes.length > 2 || (sizes.length === 2 && sizes[0] !== 1_000))
    return {
      problem: parts.numbers.length > 1 ? say.severalAmounts : say.twoUnits,
    };
  return {
    ...parts,
    size: sizes.reduce((product, size) => product * size, 1),
    impliesOne:
      sizes.length === 2 || units.every((unit) => /^\p{Script=Arabic}+(?<!ا)$/u.test(unit)),
    isIndian: units.some((unit) => INDIAN.has(unit)),
  };
}

/** Words of a header that are units there: "k" is a thousand; "t" and "md" may be others. */
const HEADER_UNITS = /^(?:k|m|b|mm|bn|mn|mln|mio|mds|cr|crores?|lakhs?|.{5,})$/;
const THOUSANDS = /^'?000s?$|^milliers$|^milhares$/;

/** The currency and unit that a word of a header names: "$m", "kes", "millions", "'000". */
export function splitUnits(word: string): { signs: string[]; size: number | null } {
  if (THOUSANDS.test(word)) return { signs: [], size: 1_000 };
  const unit = (text: string) => (HEADER_UNITS.test(text) ? (UNITS.get(text) ?? null) : null);
  if (unit(word) !== null) return { signs: [], size: unit(word) };
  if (word.length > 1 && isSign(word)) return { signs: [word], size: null };
  if (word === '$' || word === '€' || word === '£') return { signs: [word], size: null };
  for (let at = 1; at < word.length; at++) {
    const [first, last] = [word.slice(0, at), word.slice(at)];
    const isMark = (text: string) => isSign(text) && (text.length > 1 || !/\p{Letter}/u.test(text));
    if (isMark(first) && unit(last) !== null) return { signs: [first], size: unit(last) };
    if (unit(first) !== null && isMark(last)) return { signs: [last], size: unit(first) };
  }
  return { signs: [], size: null };
}

function matchAt(pattern: RegExp, text: string, at: number): string | null {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? null;
}
