import currencyCodes from './currency-codes.json' with { type: 'json' };
import currencySigns from './currency-signs.json' with { type: 'json' };
import { cellReader } from './read-cell.ts';

/** The longest first, where one begins another. */
const SIGNS = Object.entries(currencySigns)
  .flatMap(([currency, signs]) => signs.map((sign) => ({ sign, currency })))
  .sort((one, other) => other.sign.length - one.sign.length);
const CODES = new Set(currencyCodes);

/** A longer text is no currency, and searching it would take long. */
const MAX_CHARACTERS = 200;

/** The currency that a text in lower case names at either end, and the rest of the text. */
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
    for (const { sign, currency } of SIGNS) {
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
  // "$5m USD" repeats itself; in "CAD $5m" the code decides.
  if (found.size > 1) found.delete(found.has('USD') && /\$/.test(text) ? 'USD' : '');
  if (found.size > 1)
    return { currency: null, rest, problem: `names two currencies: ${[...found].join(' and ')}` };
  return { currency: [...found][0] ?? null, rest };
}

/** An ISO code or a sign, such as a column "currency" holds. */
export const readCurrency = cellReader((text): string | null => {
  if (text.length > MAX_CHARACTERS) return null;
  const { currency, rest } = takeCurrency(text.toLowerCase());
  return rest === '' ? currency : null;
}, 'not a currency known here');
