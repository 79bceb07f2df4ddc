// Which currencies a sign or a word may mean. One that several share is read by the country.
import { readingText as say } from '../../text/text.ts';
import currencies from './currencies.json' with { type: 'json' };

interface Currency {
  /** ISO 3166-1 alpha-2: where words such as "shillings" mean this one. */
  countries?: readonly string[];
  /** What means this currency wherever it is written. */
  signs?: readonly string[];
  /** What means this one in its own countries, and another elsewhere. */
  at_home?: readonly string[];
}

/** By ISO 4217 code. */
export const CURRENCIES: Readonly<Record<string, Currency>> = currencies;

/** As signs, units and amounts are compared: without case, marks and Arabic digits. */
export function foldAmount(text: string): string {
  const isPlain = /^[ -_a-~]*$/.test(text);
  if (isPlain) return text.toLowerCase().replace(/ {2,}/g, ' ').trim();
  return text
    .normalize('NFKD')
    .replace(/\p{Mark}|ـ/gu, '')
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(/٫/g, '.')
    .replace(/[٬’‘ʼ`]/g, "'")
    .toLowerCase()
    .replace(/\s+/gu, ' ')
    .trim();
}

interface Meaning {
  sign: string;
  anywhere: Set<string>;
  atHome: Set<string>;
}

const MEANINGS = new Map<string, Meaning>();
function add(sign: string, code: string, where: 'anywhere' | 'atHome') {
  const key = foldAmount(sign);
  const known = MEANINGS.get(key);
  const meaning = known ?? { sign: key, anywhere: new Set(), atHome: new Set() };
  meaning[where].add(code);
  MEANINGS.set(key, meaning);
}
for (const [code, { signs = [], at_home = [] }] of Object.entries(CURRENCIES)) {
  for (const sign of [code, ...signs]) add(sign, code, 'anywhere');
  for (const sign of at_home) add(sign, code, 'atHome');
}

/** The longest first, by first letter. */
const BY_LETTER = Map.groupBy(
  [...MEANINGS.values()].sort((one, other) => other.sign.length - one.sign.length),
  ({ sign }) => sign[0] ?? '',
);
const IS_LETTER = /\p{Letter}/u;

/** The longest sign of a currency that stands at that place as a whole word. */
export function findSign(text: string, at: number): string | null {
  for (const { sign } of BY_LETTER.get(text[at] ?? '') ?? []) {
    const next = text[at + sign.length] ?? '';
    if (text.startsWith(sign, at) && !(IS_LETTER.test(sign.at(-1) ?? '') && IS_LETTER.test(next)))
      return sign;
  }
  return null;
}

export const isSign = (word: string): boolean => MEANINGS.has(word);

/** An ISO code is written without a dot behind it. */
export const isCode = (sign: string): boolean => Object.hasOwn(CURRENCIES, sign.toUpperCase());

/** Dollars of any country may be written "$" beside their code. */
const DOLLARS = new Set(
  Object.keys(CURRENCIES).filter((code) => CURRENCIES[code]?.signs?.some((one) => /\$/.test(one))),
);
/** Only what is counted in crores and lakhs has these. */
const INDIAN = 'INR';

export interface Choice {
  currency: string | null;
  problem?: string;
}

const UNSAID: Choice = { currency: null };

/** The one currency that all these signs can mean, in that country if one is known. */
export function chooseCurrency(
  signs: readonly string[],
  country: string | null,
  isIndian = false,
): Choice {
  if (signs.length === 0) return UNSAID;
  const sole = signs.length === 1 ? MEANINGS.get(signs[0] ?? '') : undefined;
  if (sole?.atHome.size === 0 && sole.anywhere.size === 1)
    return { currency: [...sole.anywhere][0] ?? null };
  const readings = signs.flatMap((sign) => {
    const meaning = MEANINGS.get(sign);
    return meaning ? [readSign(meaning, country)] : [];
  });
  const possible = intersect(readings.map(({ all }) => all));
  if (possible.length === 0) {
    const named = readings.flatMap(({ usual, all }) => [...(usual.size > 0 ? usual : all)]);
    return {
      currency: null,
      problem: say.severalCurrencies([...new Set(named)]),
    };
  }
  const [only, ...more] = possible;
  if (more.length === 0) return { currency: only ?? null };
  const usual = intersect([possible, ...readings.map((one) => one.usual)]);
  if (usual.length === 1) return { currency: usual[0] ?? null };
  if (isIndian && possible.includes(INDIAN)) return { currency: INDIAN };
  const between = usual.length > 0 ? usual : possible;
  return {
    currency: null,
    problem: say.eitherCurrency(signs.join(' '), between, country !== null),
  };
}

function readSign({ sign, anywhere, atHome }: Meaning, country: string | null) {
  const isHere = (code: string) =>
    country !== null && CURRENCIES[code]?.countries?.includes(country) === true;
  return {
    all: sign === '$' ? DOLLARS : anywhere.union(atHome),
    usual: anywhere.union(new Set([...atHome].filter(isHere))),
  };
}

const intersect = ([first = [], ...others]: ReadonlyArray<Iterable<string>>): string[] =>
  [...first].filter((one) => others.every((other) => [...other].includes(one)));
