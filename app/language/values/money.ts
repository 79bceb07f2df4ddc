// "$1,234.50", "KSh. 300 million", "2,5 milliards de FCFA", "10 MDH", "٥٠ مليون جنيه", "1.50E+06".
import { readingText as say } from '../../text/text.ts';
import { type AmountParts, isRange, splitAmount, splitUnits } from './amount-parts.ts';
import { chooseCurrency, foldAmount } from './currencies.ts';
import { type DecimalSign, readNumber } from './number.ts';
import { withDigits } from './number-words.ts';
import { cleanValue, EMPTY_READING, type Reading, unreadable } from './reading.ts';

/** Larger than any round ever raised. */
export const MAX_AMOUNT_USD = 100e9;

/** In cents, without binary fractions: 522.7 million is 522,700,000. */
export function roundToCents(amount: number): number {
  return Math.round(amount * 100) / 100;
}

export interface Amount {
  amount: number;
  currency: string;
}

/** "250000" of US dollars, "NGN 40000000" of another currency: as corrections store it. */
export function storeAmount({ amount, currency }: Amount): string {
  return currency === 'USD' ? String(amount) : `${currency} ${amount}`;
}

export function readStoredAmount(stored: string): Amount {
  const [amount = '', currency = 'USD'] = stored.split(' ').reverse();
  return { amount: Number(amount), currency };
}

/** A longer text is neither amount nor currency, and searching it would take long. */
const MAX_CHARACTERS = 200;

/** An ISO code or a sign, such as a column "currency" holds; in a country, if that is known. */
export function readCurrency(
  cell: string | undefined,
  country: string | null = null,
): Reading<string> {
  const text = cleanValue(cell);
  if (!text) return EMPTY_READING;
  const parts = text.length > MAX_CHARACTERS ? null : splitAmount(foldAmount(text));
  if (!parts || 'problem' in parts || parts.signs.length === 0 || parts.numbers.length > 0)
    return unreadable(say.notCurrency);
  const { currency, problem } = chooseCurrency(parts.signs, country);
  return currency ? { value: currency } : unreadable(problem ?? say.notCurrency);
}

export interface Money {
  amount: number;
  /** ISO 4217; null when the cell names none. */
  currency: string | null;
  /** The same in US dollars, where the cell gives that in brackets: "N2.3bn ($1.5m)". */
  inDollars?: number;
}

interface MoneyOptions {
  /** Null leaves "1.234" and "1,234" unread where that matters. */
  decimals: DecimalSign | null;
  /** From the column's header, for cells without a unit. */
  scale?: number | undefined;
  /** ISO 3166-1 alpha-2, of the startup: it tells which francs and shillings are meant. */
  country?: string | null | undefined;
  /** What a column of currencies says, for a sign that several share. */
  named?: string | null | undefined;
}

const ABOUT =
  /^(?:~|≈|c\.|ca\.|circa|about|approximately|approx\.?|around|roughly|an estimated|estimated|est\.?|environ|cerca de|aproximadamente|takriban|حوالي|نحو|some)\s*/i;
const BOUND =
  /^(?:[<>≥≤]|over|more than|up to|at least|less than|under|nearly|almost|plus d|jusqu|pres d|moins d|mais de|ate |menos de|zaidi ya|hadi|karibu|اكثر من|حتي|حتى|اقل من)/i;
/** "124 millions FCFA, soit 200 000 dollars", "KSh100m/$1m". */
const SAID_TWICE =
  /^(.*\d.*?)[,;]?(?:\s+(?:soit|ou seja|or|i\.e\.|that is|equivalent to|worth|sawa na|اي|ما يعادل)\s+|\s*[/=≈]\s*)(.*\d.*)$/;
/** No round was ever larger, in any currency. */
const LARGEST = 1e15;
/** "Amount not made public", "n'a pas été divulgué", "لم يكشف عن قيمتها". */
const UNSAID =
  /(?<!\p{Letter})(?:(?:not|never|non|pas|nao|nem|غير|لم|دون|ha(?:i|ki|ku)\p{Letter}*)(?!\p{Letter}).*(?:disclos|reveal|announc|public|specif|state|shared|communiqu|divulg|devoil|revel|precis|annonc|publi|inform|anunci|especif|معلن|يعلن|اعلان|افصاح|يفصح|يكشف|كشف|محدد|wazi)|(?:undisclosed|unspecified|unrevealed|confiden[tc]ial|confidentiel|secret)(?!\p{Letter}))/u;
/** "Half a million", "un demi-million", "meio milhão", "نصف مليون", "nusu milioni". */
const HALF = /(?<!\p{Letter})(?:half an?|half|(?:un )?demi|mei[oa]|نصف|nusu)[ -](?=\p{Letter})/u;
/** "1 million et demi", "مليون ونصف المليون". */
const AND_A_HALF =
  /(?<!\p{Letter})(?:and a half|et demie?|e meio|na nusu|ونصف(?: ال\p{Letter}+)?)/u;
/** Words of languages that write decimals with a comma. */
const COMMA_WORDS =
  /(?<!\p{Letter})(?:d'|(?:d[eo]|milliards?|mds|mrds?|mlds?|milh(?:ao|oes)|bilh(?:ao|oes)|mil|f\.? ?cfa|fcfa)(?!\p{Letter}))/u;

/** 0 means unknown, as in spreadsheets. Ranges, bounds and ambiguous cells are problems. */
export function readMoney(cell: string | undefined, options: MoneyOptions): Reading<Money> {
  const text = cleanValue(cell);
  if (!text) return EMPTY_READING;
  if (text.length > MAX_CHARACTERS) return unreadable(say.notAmount);
  const folded = inDigits(foldAmount(text).replace(ABOUT, ''));
  if (!/\d/.test(folded) && UNSAID.test(folded)) return EMPTY_READING;
  if (BOUND.test(folded) || /\+$/.test(folded)) return unreadable(say.bound);
  if (/^\(.*\)$/.test(folded) || /^[-−–]/.test(folded) || /^[^\d]*[-−]\s*\d/.test(folded))
    return unreadable(say.negative);
  const [, main = folded, written] =
    /^([^()]+)\(([^()]+)\)$/.exec(folded) ?? SAID_TWICE.exec(folded) ?? [];
  const beside = written && inDigits(written);
  if (beside === undefined) return readOne(folded, options);
  // "5m (KES)" names its currency; "$1.5m (R28m)" says the same twice.
  if (!/\d/.test(beside)) return readOne(`${main.trim()} ${beside.trim()}`, options);
  return readBoth(
    readOne(main.trim(), options),
    readOne(beside.trim().replace(ABOUT, ''), options),
  );
}

/** Numbers in words as digits: "five million", "half a million". */
function inDigits(text: string): string {
  return /\d/.test(text) ? text : withDigits(text.replace(HALF, '0.5 '));
}

function readBoth(one: Reading<Money>, other: Reading<Money>): Reading<Money> {
  if (one.value === null || other.value === null)
    return unreadable(one.problem ?? other.problem ?? say.notAmount, one.toTell ?? other.toTell);
  const [first, second] = [one.value.currency ?? 'USD', other.value.currency ?? 'USD'];
  if (first === second)
    return one.value.amount === other.value.amount ? one : unreadable(say.twoAmounts(first));
  return second === 'USD' ? { value: { ...one.value, inDollars: other.value.amount } } : one;
}

function readOne(written: string, options: MoneyOptions): Reading<Money> {
  const text = written.replace(AND_A_HALF, '');
  const parts = splitAmount(text);
  if ('problem' in parts) return unreadable(parts.problem);
  const { signs, size } = parts;
  const digits = soleNumber(parts, text);
  if (typeof digits !== 'string') return digits;
  const { country = null, named } = options;
  const alone = chooseCurrency(signs, country, parts.isIndian);
  const besides = named && alone.problem ? [...signs, named.toLowerCase()] : signs;
  const { currency, problem } = chooseCurrency(besides, country, parts.isIndian);
  if (problem) return unreadable(problem);
  const [, mantissa = digits, power = '0'] = /^(.+)e([+-]?\d+)$/.exec(digits) ?? [];
  const isPower = power !== '0';
  const number = readNumber(
    mantissa,
    options.decimals ?? assumeDecimals(mantissa, isPower, size, text),
  );
  if (number.problem || number.value === null)
    return unreadable(number.problem ?? say.notAmount, number.toTell);
  const isHalfMore = text !== written;
  if (isHalfMore && (size === null || !Number.isInteger(number.value)))
    return unreadable(say.notAmount);
  const count = number.value + (isHalfMore ? 0.5 : 0);
  const amount = roundToCents(count * 10 ** Number(power) * (size ?? options.scale ?? 1));
  if (amount === 0) return EMPTY_READING;
  if (amount > LARGEST) return unreadable(say.tooMuch);
  // Crores and lakhs are those of rupees.
  return { value: { amount, currency: currency ?? (parts.isIndian ? 'INR' : null) } };
}

/** What "1,234" and "1.234" mean where no other cell shows it; null where both would do. */
function assumeDecimals(
  digits: string,
  isPower: boolean,
  size: number | null,
  text: string,
): DecimalSign | null {
  const isComma = digits.includes(',');
  if (isPower) return isComma ? 'comma' : 'dot';
  if (size !== null && size >= 1e6) {
    // "6,750 millions d'euros" and "1.234 million", but "1,234 million" is either.
    const hasCommaWords = COMMA_WORDS.test(text);
    return isComma === hasCommaWords ? (isComma ? 'comma' : 'dot') : null;
  }
  // A comma groups, and so does a dot before zeros and a currency: "600.000 Dhs".
  if (isComma) return 'dot';
  return /\.000 ?[^\d.,\s]/.test(text) ? 'comma' : null;
}

function soleNumber(
  { numbers, size, impliesOne }: AmountParts,
  text: string,
): string | Reading<never> {
  const [first, ...more] = numbers;
  if (first !== undefined && more.length === 0) return first;
  if (first === undefined) return size !== null && impliesOne ? '1' : unreadable(say.notAmount);
  return unreadable(isRange(text) ? say.range : say.severalAmounts);
}

/** Unit and currency in a header: "Amount (in $M)" counts millions of US dollars. */
export function readMoneyHeader(header: string): { scale: number; currency: string | null } {
  const words = foldAmount(header.slice(0, MAX_CHARACTERS))
    .replace(/[_()[\]/,:]/g, ' ')
    .split(/\s+/)
    .filter(Boolean);
  let scale = 1;
  let currency: string | null = null;
  for (const word of words) {
    const { signs, size } = splitUnits(word);
    if (signs.length > 0) currency ??= chooseCurrency(signs, null).currency;
    scale = size ?? scale;
  }
  return { scale, currency };
}
