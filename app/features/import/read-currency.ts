// Currencies as amounts and columns name them: "$5m", "USD 31M", "NGN", "5m naira".
import { cleanValue } from './clean-text.ts';
import { EMPTY_READING, type Reading, unreadable } from './contract.ts';

/** Signs and words by currency, longest first where one begins another. */
const SIGNS: ReadonlyArray<readonly [sign: string, currency: string]> = [
  ['us dollars', 'USD'],
  ['us dollar', 'USD'],
  ['dollars', 'USD'],
  ['dollar', 'USD'],
  ['us$', 'USD'],
  ['u.s.$', 'USD'],
  ['usd$', 'USD'],
  ['$us', 'USD'],
  ['$usd', 'USD'],
  ['euros', 'EUR'],
  ['euro', 'EUR'],
  ['€', 'EUR'],
  ['pounds', 'GBP'],
  ['egp', 'EGP'],
  ['e£', 'EGP'],
  ['le ', 'EGP'],
  ['£', 'GBP'],
  ['naira', 'NGN'],
  ['₦', 'NGN'],
  ['kshs', 'KES'],
  ['ksh', 'KES'],
  ['kes', 'KES'],
  ['tshs', 'TZS'],
  ['tsh', 'TZS'],
  ['ushs', 'UGX'],
  ['ugx', 'UGX'],
  ['ush', 'UGX'],
  ['ghc', 'GHS'],
  ['gh₵', 'GHS'],
  ['gh¢', 'GHS'],
  ['ghs', 'GHS'],
  ['₵', 'GHS'],
  ['cedis', 'GHS'],
  ['rands', 'ZAR'],
  ['rand', 'ZAR'],
  ['zar', 'ZAR'],
  ['a$', 'AUD'],
  ['au$', 'AUD'],
  ['c$', 'CAD'],
  ['ca$', 'CAD'],
  ['s$', 'SGD'],
  ['sg$', 'SGD'],
  ['hk$', 'HKD'],
  ['nz$', 'NZD'],
  ['r$', 'BRL'],
  ['n$', 'NAD'],
  ['fcfa', 'XOF'],
  ['f cfa', 'XOF'],
  ['cfa', 'XOF'],
  ['francs cfa', 'XOF'],
  ['rs.', 'INR'],
  ['rs', 'INR'],
  ['₹', 'INR'],
  ['¥', 'JPY'],
  ['rmb', 'CNY'],
  ['chf', 'CHF'],
  ['dhs', 'AED'],
  ['birr', 'ETB'],
  ['dirhams', 'MAD'],
  ['mad', 'MAD'],
  ['$', 'USD'],
];
const SORTED_SIGNS = SIGNS.toSorted(([one], [other]) => other.length - one.length);
const CODES = new Set(
  (
    'USD EUR GBP NGN KES TZS UGX GHS ZAR EGP MAD TND DZD XOF XAF RWF ETB ZMW MZN AOA NAD BWP MUR SCR SLE SLL GMD GNF LRD MWK MGA SDG SSP SOS DJF ERN BIF CDF ' +
    'CVE KMF LSL SZL MRU STN LYD ZWL AUD CAD CHF CNY JPY INR SGD HKD NZD BRL AED SAR QAR KWD ILS TRY SEK NOK DKK PLN RUB KRW MXN IDR MYR THB PHP VND PKR BDT'
  ).split(' '),
);

/** Longer is no currency, and looking for one in it would take long. */
const MOST_CHARACTERS = 200;

/** What an amount in small letters names at either end, and what is left of it. */
export function takeCurrency(text: string): {
  currency: string | null;
  rest: string;
  problem?: string;
} {
  const found = new Set<string>();
  let rest = text;
  for (let again = true; again; ) {
    again = false;
    const code = /^([a-z]{3})(?![a-z])|(?<![a-z])([a-z]{3})$/.exec(rest);
    const word = (code?.[1] ?? code?.[2] ?? '').toUpperCase();
    if (code && CODES.has(word)) {
      found.add(word);
      rest = (code[1] ? rest.slice(3) : rest.slice(0, -3)).trim();
      again = true;
      continue;
    }
    for (const [sign, currency] of SORTED_SIGNS) {
      const isWord = /[a-z]$/.test(sign);
      const begins = rest.startsWith(sign) && !(isWord && /[a-z]/.test(rest[sign.length] ?? ''));
      const ends =
        rest.endsWith(sign) &&
        !(/^[a-z]/.test(sign) && /[a-z]/.test(rest.at(-sign.length - 1) ?? ''));
      if (!begins && !ends) continue;
      found.add(currency);
      rest = (begins ? rest.slice(sign.length) : rest.slice(0, -sign.length)).trim();
      again = true;
      break;
    }
    // South African: R5m, R 120 million.
    if (!again && /^r\s?\d/.test(rest)) {
      found.add('ZAR');
      rest = rest.slice(1).trim();
    }
  }
  // "$5m USD" says one thing twice; "CAD $5m" means the code.
  if (found.size > 1) found.delete(found.has('USD') && /\$/.test(text) ? 'USD' : '');
  if (found.size > 1)
    return { currency: null, rest, problem: `names two currencies: ${[...found].join(' and ')}` };
  return { currency: [...found][0] ?? null, rest };
}

/** An ISO code or a sign, such as a column "currency" holds; null when it is neither. */
export function readCurrency(cell: string | undefined): Reading<string> {
  const text = cleanValue(cell);
  if (!text) return EMPTY_READING;
  if (text.length > MOST_CHARACTERS) return unreadable('not a currency known here');
  const { currency, rest } = takeCurrency(text.toLowerCase());
  return currency && rest === '' ? { value: currency } : unreadable('not a currency known here');
}
