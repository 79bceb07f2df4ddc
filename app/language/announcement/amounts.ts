// Amounts of money in running text: "$5M", "2,5 millions de dollars", "مليوني دولار".
import { COUNTRIES, type CountryCode } from '../../base/countries.ts';
import places from '../question/lexicon/places.json' with { type: 'json' };
import { foldAmount } from '../values/currencies.ts';
import { readMoney } from '../values/money.ts';
import type { DecimalSign } from '../values/number.ts';
import descriptors from './descriptors.json' with { type: 'json' };
import { isNumberWord, withDigits } from './number-words.ts';

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
  /\d|^(?:half|one|un|um|a|million|مليون|مليوني|مليونا|مليونين|مليار|ملياري)$/iu;
const BEFORE = 2;
const AFTER = 5;
const ENDS_LOOSE =
  /\s(?:en|em|in|de|d['’]?|of|to|the|for|do|da|des|worth|only|ya|za)$|^(?:en|em|in|de|of|to|the|for|do|da|des|worth|only) /iu;
const HALF = /^half a (million|billion)/i;

/** In the order of the text. `country` tells which francs, dinars or shillings are meant. */
export function findAmounts(
  text: string,
  { country, decimals }: { country: CountryCode | null; decimals: DecimalSign },
): FoundAmount[] {
  const tokens = [...text.matchAll(TOKEN)].map(({ 0: written, index }) => {
    const word = written.replace(/[.,…–—]+$/u, '');
    return { from: index, to: index + word.length, word, endsClause: word !== written };
  });
  const found: FoundAmount[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    if (!token || !(BEGINS_AMOUNT.test(token.word) || isNumberWord(token.word))) continue;
    if (token.from < (found.at(-1)?.to ?? 0)) continue;
    const read = widest(at);
    if (read) found.push(read);
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
        const plain = inFull.replace(HALF, '0.5 $1').replace(/^a (?=million|billion)/i, '1 ');
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

const IN_LANGUAGES = ['fr', 'pt', 'ar'].map(
  (one) => new Intl.DisplayNames([one], { type: 'region' }),
);
const CITIES = new Map<string, readonly string[]>(Object.entries(descriptors.cities));
const COUNTRY_WORDS: ReadonlyArray<readonly [string, CountryCode]> = COUNTRIES.flatMap(
  ({ iso2, label }) =>
    [
      label,
      ...IN_LANGUAGES.map((one) => one.of(iso2) ?? ''),
      ...(CITIES.get(iso2) ?? []),
      ...(new Map<string, readonly string[]>(Object.entries(places.countries)).get(iso2) ?? []),
    ]
      .map(foldAmount)
      .filter((word) => word.length > 2)
      .map((word) => [word, iso2] as const),
);

/** The first country that a text names, or whose people or things it names. */
export function findCountry(text: string): CountryCode | null {
  const folded = foldAmount(text);
  let best: { at: number; iso2: CountryCode; length: number } | null = null;
  for (const [word, iso2] of COUNTRY_WORDS) {
    const at = indexOfWord(folded, word);
    if (at < 0) continue;
    if (!best || at < best.at || (at === best.at && word.length > best.length))
      best = { at, iso2, length: word.length };
  }
  return best?.iso2 ?? null;
}

/** With an ending of gender or number, and behind the Arabic article. */
function indexOfWord(text: string, word: string): number {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const before = text.slice(Math.max(0, at - 3), at);
    const isBegun = !/\p{L}$/u.test(before) || /(?:^|[^\p{L}])(?:و?ال|[بل]?ل)$/u.test(before);
    if (isBegun && /^(?:e|a|s|es|as|ne|nne|ه|ية|ة)?(?!\p{L})/u.test(text.slice(at + word.length)))
      return at;
  }
  return -1;
}

const PEOPLE = new Set(COUNTRY_WORDS.map(([word]) => word));

const CITY_NAMES = new Set(Object.values(descriptors.cities).flat().map(foldAmount));
export const isCityWord = (word: string): boolean => CITY_NAMES.has(foldAmount(word));

const COUNTRY_NAMES = new Set(
  COUNTRIES.flatMap(({ iso2, label }) => [
    label,
    ...IN_LANGUAGES.map((one) => one.of(iso2) ?? ''),
  ]).map(foldAmount),
);
/** "Maroc", not "marocain". */
export const isCountryName = (word: string): boolean => COUNTRY_NAMES.has(foldAmount(word));

/** "Nigerian", "Sénégalaise", "Kenya's". */
export function isCountryWord(word: string): boolean {
  const folded = foldAmount(word).replace(/['’]s$/, '');
  return ['', 'e', 's', 'a', 'es', 'as', 'ne'].some(
    (ending) =>
      folded.endsWith(ending) && PEOPLE.has(folded.slice(0, folded.length - ending.length)),
  );
}
