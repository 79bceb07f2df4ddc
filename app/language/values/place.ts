import { formatList } from '../../base/count.ts';
import { COUNTRIES, type CountryCode } from '../../base/countries.ts';
import { sayName } from '../../text/say-name.ts';
import { readingText as say } from '../../text/text.ts';
import { foldLetters, lookupKey } from '../tokens.ts';
import countryNames from './country-names.json' with { type: 'json' };
import namesAbroad from './country-names-abroad.json' with { type: 'json' };
import { cellReader, cleanValue, EMPTY_READING, type Reading, unreadable } from './reading.ts';

const OTHER_NAMES: Partial<Record<CountryCode, readonly string[]>> = countryNames;

/** Languages in which the countries of Africa are named by those who live there. */
const LANGUAGES = ['fr', 'pt', 'ar', 'sw', 'am', 'es'];
const abroad = LANGUAGES.map((language) => new Intl.DisplayNames([language], { type: 'region' }));

const CODES = new Map<string, CountryCode>();
for (const { iso2 } of COUNTRIES)
  for (const names of abroad) CODES.set(lookupKey(names.of(iso2) ?? iso2), iso2);
for (const { iso2, label, slug } of COUNTRIES)
  for (const name of [label, slug, iso2, ...(OTHER_NAMES[iso2] ?? [])])
    CODES.set(lookupKey(name), iso2);

/** What is one country in Africa, or something else: settled by the rest of the row, or asked. */
const DOUBTFUL = new Map(
  [
    { names: ['SA'], code: 'ZA', other: 'Saudi Arabia (its ISO code)', isAlone: false },
    { names: ['Congo'], code: 'CG', other: 'DR Congo', isAlone: true },
    { names: ['GA'], code: 'GA', other: 'the American state of Georgia', isAlone: true },
    { names: ['MA'], code: 'MA', other: 'Massachusetts', isAlone: true },
    { names: ['NE'], code: 'NE', other: 'Nebraska', isAlone: true },
    { names: ['SC'], code: 'SC', other: 'South Carolina', isAlone: true },
    { names: ['SD'], code: 'SD', other: 'South Dakota', isAlone: true },
    { names: ['TN'], code: 'TN', other: 'Tennessee', isAlone: true },
    {
      names: ['Somaliland', 'Republic of Somaliland', 'صوماليلاند', 'ارض الصومال'],
      code: 'SO',
      other: 'a state of its own, which the record does not have',
      isAlone: false,
    },
  ].flatMap(({ names, ...reading }) => names.map((name) => [lookupKey(name), reading] as const)),
);

/** "Republic of Kenya", "Royaume du Maroc", "جمهورية مصر العربية", "Jamhuri ya Kenya". */
const IN_FULL =
  /^(?:the )?(?:(?:federal |federative |united |islamic )*(?:republic|kingdom|state|union)s? of (?:the )?|(?:republique|royaume|union) (?:du |de la |de l'|des |de |d')|(?:republica|reino) (?:do |da |de )|jamhuri ya (?:muungano wa )?|(?:ال)?(?:جمهوري|مملك)[هة] )|(?<=.) (?:العربي|الاسلامي|الاتحادي|الفيدرالي)[هة]$/g;
/** The Democratic Republic, however shortened: "Rép. Dém. du Congo", "Congo, Dem. Rep.". */
const CONGO = /^(?:congo|kongo|الكونغو)$/;
const DEMOCRATIC = /^(?:dem|democrati\p{Letter}*|kidemokrasia|dr|drc|rdc|(?:ال)?ديمقراطيه)$/u;
const OF_STATES =
  /^(?:congo|kongo|الكونغو|rep|republi\p{Letter}*|جمهوريه|jamhuri|ya|the|of|d[ueao]|la)$/u;
function isDemocraticCongo(folded: string): boolean {
  const words = folded
    .replace(/\bd\.? ?r\.?(?= |$)/, 'dr')
    .split(/[^\p{Letter}]+/u)
    .filter(Boolean);
  return (
    words.some((word) => CONGO.test(word)) &&
    words.some((word) => DEMOCRATIC.test(word)) &&
    words.every((word) => DEMOCRATIC.test(word) || OF_STATES.test(word))
  );
}

/** The African country of that name, in full or short. */
function countryOf(name: string): CountryCode | undefined {
  const code = CODES.get(lookupKey(name));
  if (code) return code;
  const folded = foldLetters(name).replace(/[’ʼ]/g, "'");
  if (isDemocraticCongo(folded)) return 'CD';
  const short = shortened(folded);
  return short === folded ? undefined : CODES.get(lookupKey(short));
}

const shortened = (folded: string) => folded.replace(IN_FULL, '').trim();

export interface FoundPlaces {
  /** The African countries that are named, in order. */
  codes: CountryCode[];
  /** May be a country: `other` says what else. */
  doubtful: Array<{ word: string; code: string; other: string }>;
  /** What is neither, such as cities, in order. */
  rest: string[];
  isAbroad: boolean;
}

const LONGEST_PLACE = 300;
const BETWEEN =
  /[;:|/,،؛&+()[\]\n•·–—]|\s-+\s|\s-+|-+\s|(?<!\p{Letter})(?:and|et|e|und|na|y)(?!\p{Letter})|(?<=\s)و(?=\s)|(?<=\s)و(?=\p{Letter}{3})/iu;

/** Files repeat the same few places over and over. */
const found = new Map<string, Readonly<FoundPlaces>>();
const MOST_KEPT = 5_000;

/** "Kigali - Rwanda", "Accra (Ghana)", "Lomé-Togo", "Yaoundé Cameroun", "القاهرة، مصر". */
export function findPlaces(text: string): Readonly<FoundPlaces> {
  const known = found.get(text);
  if (known) return known;
  const places = splitPlaces(text);
  if (found.size >= MOST_KEPT) found.clear();
  if (text.length <= LONGEST_PLACE) found.set(text, places);
  return places;
}

/** The flag of Kenya is the letters K and E. */
const FLAG = /[\u{1F1E6}-\u{1F1FF}]{2}/gu;
const withoutFlags = (text: string): string =>
  text.replace(FLAG, (flag) => {
    const letters = Array.from(flag, (sign) =>
      String.fromCharCode((sign.codePointAt(0) ?? 0) - 0x1f1a5),
    );
    return `, ${regionNames.of(letters.join('')) ?? ''} `;
  });

function splitPlaces(written: string): FoundPlaces {
  const text = withoutFlags(written);
  const places: FoundPlaces = { codes: [], doubtful: [], rest: [], isAbroad: false };
  if (text.length > LONGEST_PLACE) return places;
  const key = lookupKey(text);
  const whole = DOUBTFUL.get(key)?.isAlone === false ? undefined : countryOf(text);
  if (whole) return { ...places, codes: [whole] };
  const parts = text
    .split(BETWEEN)
    .map((part) => part.trim())
    .filter(Boolean);
  for (const part of parts) notePart(places, part, parts.length === 1);
  return { ...places, codes: [...new Set(places.codes)] };
}

/** "HQ in Nairobi", "Cidade da Praia". */
const BEFORE_NAME =
  /^(?:(?:hq|headquarters|headquartered|based|offices?)(?: in| at)?\s+|cidade d[aeo]s? |ville d(?:e |u )|city of )/i;

function notePart(found: FoundPlaces, written: string, isAlone: boolean): void {
  const part = written.replace(BEFORE_NAME, '');
  const key = lookupKey(part);
  if (key === '') return;
  const doubt = DOUBTFUL.get(key);
  const isSettled = doubt?.isAlone === true && isAlone;
  if (doubt && !isSettled) {
    found.doubtful.push({ word: part, code: doubt.code, other: doubt.other });
    return;
  }
  const code = countryOf(part);
  if (code) found.codes.push(code);
  else if (WORLD.has(key)) found.isAbroad = true;
  else {
    const split = splitCityAndCountry(part);
    found.rest.push(split?.city ?? part, ...(part === written ? [] : [written]));
    if (split) found.codes.push(split.code);
  }
}

/** "Rep. Guinea", "N. Sudan": no city, and the country may be another. */
const SHORTENED =
  /\.$|^\p{Letter}{1,2}$|^(?:new|north|south|east|west|northern|southern|eastern|western|central|nord|sud|est|ouest|norte|sul)$|(?<!\p{Letter})(?:du|of|de|do|da)$/iu;

/** "Lomé-Togo", "Lagos Nigeria": the country stands at the end. */
function splitCityAndCountry(part: string): { city: string; code: CountryCode } | null {
  const words = part.split(/[\s-]+/);
  for (let at = 1; at < words.length && at <= 6; at++) {
    const code = CODES.get(lookupKey(words.slice(at).join(' ')));
    const isName = (words[at]?.length ?? 0) > 3 || at < words.length - 1;
    const city = words.slice(0, at).join(' ');
    if (code && isName && !SHORTENED.test(city)) return { city, code };
  }
  return null;
}

/** One country: two in one cell are a problem. "NA" means "not available", not Namibia. */
export function readCountry(cell: string | undefined): Reading<CountryCode> {
  const text = cleanValue(cell);
  if (!text) return EMPTY_READING;
  const { codes, doubtful } = findPlaces(text);
  const [code, ...others] = codes;
  if (code && others.length === 0) return { value: code };
  if (code) return unreadable(say.severalCountries(nameCountries(codes)));
  const [doubt] = doubtful;
  return unreadable(doubt ? sayDoubt(doubt) : say.notAfrican);
}

export const sayDoubt = ({ word, code, other }: FoundPlaces['doubtful'][number]): string =>
  say.eitherPlace(word, formatList(nameCountries([code])), sayName(other));

/** In the current language. */
export const nameCountries = (codes: readonly string[]): string[] =>
  codes.map((code) => sayName(COUNTRIES.find(({ iso2 }) => iso2 === code)?.label ?? code));

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
for (const names of abroad)
  for (const code of new Set(WORLD.values()))
    if (!WORLD.has(lookupKey(names.of(code) ?? code)))
      WORLD.set(lookupKey(names.of(code) ?? code), code);
for (const [code, names] of Object.entries(namesAbroad))
  for (const name of names) WORLD.set(lookupKey(name), code);

/** Any country of the world, where an investor is based: its ISO 3166-1 alpha-2 code. */
export const readAnyCountry = cellReader(
  (text): string | null => {
    const african = readCountry(text).value;
    if (african) return african;
    const { doubtful } = findPlaces(text);
    for (const part of [text, ...text.split(/[;|/,]/).reverse()]) {
      const word = part.trim();
      const isCode =
        doubtful.length === 0 && /^[A-Z]{2}$/.test(word) && regionNames.of(word) !== word;
      const code = WORLD.get(lookupKey(part)) ?? (isCode ? word : undefined);
      if (code) return code;
    }
    return null;
  },
  () => say.notCountry,
);
