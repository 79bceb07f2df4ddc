import { COUNTRIES, type CountryCode } from '../../base/countries.ts';
import { lookupKey } from '../tokens.ts';
import countryNames from './country-names.json' with { type: 'json' };
import namesAbroad from './country-names-abroad.json' with { type: 'json' };
import { cellReader } from './reading.ts';

const OTHER_NAMES: Partial<Record<CountryCode, readonly string[]>> = countryNames;

const CODES = new Map<string, CountryCode>(
  COUNTRIES.flatMap(({ iso2, label, slug }) =>
    [label, slug, iso2, ...(OTHER_NAMES[iso2] ?? [])].map(
      (name) => [lookupKey(name), iso2] as const,
    ),
  ),
);

/** Of several ("Nigeria; Kenya") the first. "NA" means "not available", not Namibia. */
export const readCountry = cellReader((text): CountryCode | null => {
  for (const name of [text, ...text.split(/[;|/,&]|\band\b/)]) {
    const code = findCountryCode(name);
    if (code) return code;
  }
  return null;
}, 'not one of the 54 African countries');

export function findCountryCode(name: string): CountryCode | undefined {
  return CODES.get(lookupKey(name));
}

/** Codes of regions that are no countries. */
const NO_COUNTRIES = new Set(['EU', 'EZ', 'UN', 'ZZ', 'XA', 'XB', 'QO']);
const regionNames = new Intl.DisplayNames(['en'], { type: 'region' });
const WORLD = new Map<string, string>();
for (let first = 65; first <= 90; first++) {
  for (let second = 65; second <= 90; second++) {
    const code = String.fromCharCode(first, second);
    const name = regionNames.of(code);
    // Codes given up, such as FX and UK, lead to others.
    const isCurrent = new Intl.Locale(`und-${code}`).region === code;
    if (name && name !== code && isCurrent && !NO_COUNTRIES.has(code))
      WORLD.set(lookupKey(name), code);
  }
}
for (const [code, names] of Object.entries(namesAbroad))
  for (const name of names) WORLD.set(lookupKey(name), code);

/** Any country of the world, where an investor is based: its ISO 3166-1 alpha-2 code. */
export const readAnyCountry = cellReader((text): string | null => {
  const african = readCountry(text).value;
  if (african) return african;
  for (const part of [text, ...text.split(/[;|/,]/).reverse()]) {
    const word = part.trim();
    const isCode = /^[A-Z]{2}$/.test(word) && regionNames.of(word) !== word;
    const code = WORLD.get(lookupKey(part)) ?? (isCode ? word : undefined);
    if (code) return code;
  }
  return null;
}, 'not a country known here');
