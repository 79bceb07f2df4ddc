// Amounts of money in running text: "$5M", "2,5 millions de dollars", "مليوني دولار".
import type { CountryCode } from '../../base/countries.ts';
import { readMoney } from '../values/money.ts';
import type { DecimalSign } from '../values/number.ts';
import { isNumberWord, withDigits } from '../values/number-words.ts';

export interface FoundAmount {
  amount: number;
  currency: string;
  /** As written. */
  words: string;
  from: number;
  to: number;
}

const TOKEN = /[^\s()[\]"«»“”;:!?]+/gu;
const BEGINS_AMOUNT =
  /[\d٠-٩]|^(?:half|one|un|une|um|a|demi(?:-.+)?|meio|mil|million|[بل]?(?:نصف|مليون|مليوني|مليونا|مليونين|مليار|ملياري))$/iu;
const BEFORE = 2;
const AFTER = 7;
/** Words of a text that may begin an amount and begin none, as "a": each is read in many ways. */
const MOST_TRIED = 30;
const ENDS_LOOSE =
  /\s(?:en|em|in|de|d['’]?|of|to|the|for|do|da|des|worth|only|ya|za)$|^(?:\p{L} )?(?:en|em|in|de|of|to|the|for|do|da|des|worth|only) /iu;

/** In the order of the text. `country` tells which francs, dinars or shillings are meant. */
export function findAmounts(
  text: string,
  { country, decimals }: { country: CountryCode | null; decimals: DecimalSign },
): FoundAmount[] {
  const tokens = [...text.matchAll(TOKEN)].map(({ 0: written, index }) => {
    const word = written.replace(/[.,،؛…–—]+$/u, '');
    return { from: index, to: index + word.length, word, endsClause: word !== written };
  });
  const found: FoundAmount[] = [];
  for (let at = 0, tried = 0; at < tokens.length && tried < MOST_TRIED; at++) {
    const token = tokens[at];
    if (!token || !(BEGINS_AMOUNT.test(token.word) || isNumberWord(token.word))) continue;
    if (token.from < (found.at(-1)?.to ?? 0)) continue;
    const read = widest(at);
    if (read) found.push(read);
    else tried++;
  }
  return found;

  function widest(at: number): FoundAmount | null {
    let last = at;
    while (last < Math.min(tokens.length - 1, at + AFTER) && !tokens[last]?.endsClause) last++;
    let first = at;
    while (first > Math.max(0, at - BEFORE) && !tokens[first - 1]?.endsClause) first--;
    for (let from = first; from <= at; from++)
      for (let to = last; to >= at; to--) {
        const begin = tokens[from];
        const end = tokens[to];
        if (!begin || !end || begin.from < (found.at(-1)?.to ?? 0)) continue;
        const words = text.slice(begin.from, end.to);
        if (/[()"]/.test(words) || ENDS_LOOSE.test(words)) continue;
        const digits = withDigits(words);
        const inFull =
          decimals === 'comma' ? digits.replace(/(\d) mil\b/iu, '$1 thousand') : digits;
        const plain = inFull.replace(/^a (?=million|billion)/i, '1 ');
        const { value } = readMoney(plain.replace(/^d['’]/i, ''), { decimals, country });
        if (value?.currency)
          return {
            amount: value.amount,
            currency: value.currency,
            words,
            from: begin.from,
            to: end.to,
          };
      }
    return null;
  }
}

const ENGLISH =
  /\b(?:the|has|have|raises|raised|to|for|from|its|round|funding|with|secures|and)\b/gi;
const ROMANCE =
  /\b(?:de|du|des|les|la|une|est|dans|auprès|en|lève|em|milhões|milhão|uma|da|do|na|para|com)\b/gi;

export function decimalsOf(text: string): DecimalSign {
  if (/\p{Script=Arabic}/u.test(text)) return 'dot';
  return (text.match(ENGLISH)?.length ?? 0) >= (text.match(ROMANCE)?.length ?? 0) ? 'dot' : 'comma';
}
