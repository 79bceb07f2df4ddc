// Words for countries, their people and their cities, in four languages.
import { COUNTRIES, type CountryCode } from '../../base/countries.ts';
import places from '../question/lexicon/places.json' with { type: 'json' };
import { foldAmount } from '../values/currencies.ts';
import { readAnyCountry } from '../values/place.ts';
import cities from './cities.json' with { type: 'json' };

const IN_LANGUAGES = ['fr', 'pt', 'ar'].map(
  (one) => new Intl.DisplayNames([one], { type: 'region' }),
);
const namesOf = (iso2: CountryCode, label: string) =>
  [label, ...IN_LANGUAGES.map((one) => one.of(iso2) ?? '')].map(foldAmount);

/** Also "sul-africano" for "sul africano", and "queniana" for "queniano". */
const spellings = (words: readonly string[]): Set<string> =>
  new Set(
    words
      .map(foldAmount)
      .filter((word) => word.length > 2)
      .flatMap((word) => [word, word.replaceAll(' ', '-')])
      .flatMap((word) => (/[aeiu]no$/.test(word) ? [word, word.replace(/o$/, 'a')] : [word])),
  );

const CITIES = new Map<string, readonly string[]>(Object.entries(cities.cities));
const PLACES = new Map<string, readonly string[]>(Object.entries(places.countries));
const COUNTRY_WORDS: ReadonlyArray<readonly [string, CountryCode]> = COUNTRIES.flatMap(
  ({ iso2, label }) =>
    [
      ...spellings([
        ...namesOf(iso2, label),
        ...(CITIES.get(iso2) ?? []),
        ...(PLACES.get(iso2) ?? []),
      ]),
    ].map((word) => [word, iso2] as const),
);

/** The first country that a text names, or whose people or things it names. */
export function findCountry(text: string): CountryCode | null {
  const folded = foldAmount(text).replace(FINANCE, ' ');
  let best: { at: number; iso2: CountryCode; length: number } | null = null;
  for (const [word, iso2] of COUNTRY_WORDS) {
    const at = indexOfWord(folded, word);
    if (at < 0) continue;
    if (!best || at < best.at || (at === best.at && word.length > best.length))
      best = { at, iso2, length: word.length };
  }
  return best?.iso2 ?? null;
}

/** "التكنولوجيا المالية" is of money, not of Mali. */
const FINANCE = /(?<!\p{L})(?:(?:و?ال|لل)?مالية|(?:و?ال|لل)مالي)(?!\p{L})/gu;

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
const AFRICAN = new Set<string>(COUNTRIES.map(({ iso2 }) => iso2));
const ABROAD = new Set([
  ...cities.cities_abroad,
  ...spellings([...PLACES].flatMap(([iso2, words]) => (AFRICAN.has(iso2) ? [] : words))),
]);

/** "Nigerian", "Sénégalaise", "Kenya's". */
export const isCountryWord = (word: string): boolean => isWordOf(PEOPLE, word);

/** "Swiss", "Néerlandaise", "New York". */
export const isWordOfAbroad = (word: string): boolean => isWordOf(ABROAD, word);

/** "الإسبانية" as "إسباني". */
export const bareArabic = (word: string): string =>
  word.replace(/^(?:و?ال|لل|بال)/u, '').replace(/(?:ية|يه)$/u, 'ي');

export function isCountryAbroad(word: string): boolean {
  const { value } = readAnyCountry(word);
  return value !== null && !AFRICAN.has(value);
}

const AFRICA = /afri[ck]|[اأإ]فريق/iu;
const ADJECTIVE_BEFORE =
  /(?<=\s)(\p{Lu}\p{Ll}+) (?:(?:start-?up|company|firm|platform|lender|\p{Ll}+tech) ){1,2}$/u;
const ADJECTIVE_FIRST = /^(?:l['’]|la |le |the )?(\S+) (?:\p{Ll}\S* ){0,3}$/iu;

/** "UAE’s Letsgo", "جلوفر الإسبانية"; "French fintech Ardoise" where nothing African is named. */
export function isFromAbroad(company: string, title: string, summary: string): boolean {
  const at = title.indexOf(company);
  const isAfrican = (text: string) => AFRICA.test(text) || findCountry(text) !== null;
  const isToldAfrican = isAfrican(`${title} ${summary}`);
  if (!isToldAfrican && isToldAbroad(title, summary, company)) return true;
  if (at < 0 || isAfrican(title)) return false;
  const before = title.slice(0, at);
  const [owner = ''] = /(?:\S+ )?\S+(?=['’]s $)/u.exec(before) ?? [];
  const [, behind = ''] = /^"? (\S+)/u.exec(title.slice(at + company.length)) ?? [];
  const isCalledSo = [owner, owner.split(' ').at(-1) ?? '', bareArabic(behind)].some(
    (word) => isWordOfAbroad(word) || isCountryAbroad(word),
  );
  const [, adjective = ''] = ADJECTIVE_FIRST.exec(before) ?? ADJECTIVE_BEFORE.exec(before) ?? [];
  return isCalledSo || (isWordOfAbroad(adjective) && !isToldAfrican);
}

/** "The Pune-based company", "Rs 37 crore". */
const BASED =
  /(?:[Tt]he )?(\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)-based (?:\p{Ll}\S* ){0,3}(?:(?:company|firm|start-?up|platform|\p{L}+tech)\b|(\p{Lu}))/gu;
const OF_INDIA = /(?:₹|\bINR)\s?\d|\d\s?(?:crores?|lakhs?)\b/iu;

function isToldAbroad(title: string, summary: string, company: string): boolean {
  const text = `${title} ${summary}`;
  if ([title, aroundOf(summary, company)].some((one) => namesAbroad(one.split(GIVER)[0] ?? '')))
    return true;
  const based = [...text.matchAll(BASED)].flatMap(([, place = '', next = '']) =>
    !next || text.includes(`${place}-based ${company}`) ? [place] : [],
  );
  return OF_INDIA.test(text) || based.some((one) => isWordOfAbroad(one) || isCountryAbroad(one));
}

const GIVER =
  /(?:US)?\$|\s(?:from|by|with|auprès|par|avec|pel[oa]s?|por|junto|com|من|بقيادة)\s|\sd(?:e l)?['’]/iu;

/** What stands beside a name tells where it is from, and not who gives it money. */
function aroundOf(text: string, company: string): string {
  const at = text.indexOf(company);
  return at < 0 ? '' : text.slice(Math.max(0, at - 60), at + company.length + 100);
}

const CONTINENT =
  /(?<!\p{L})(?:europ[ée]|asia|asie|ásia|latin america|amérique latine|أوروبا|آسيا)/iu;

/** "Romanian" is of Romania, "Pakistani" of Pakistan, "Chilean" of Chile. */
const namesOrPeople = (word: string): string[] => [
  word,
  ...['n', 'i', 'an', 'ian', 'ese'].flatMap((ending) =>
    word.endsWith(ending) ? [word.slice(0, -ending.length)] : [],
  ),
];

function namesAbroad(text: string): boolean {
  const words = text.replace(/-based\b/gu, ' ').split(/[^\p{L}’'-]+/u);
  return (
    CONTINENT.test(text) ||
    words.some((word, index) =>
      [word, `${word} ${words[index + 1]}`].some(
        (one) =>
          (one.length > 3 || /^\p{Lu}{2,}/u.test(one)) &&
          (isWordOfAbroad(bareArabic(one)) ||
            (/^\p{Lu}/u.test(one) && namesOrPeople(one).some(isCountryAbroad))),
      ),
    )
  );
}

function isWordOf(words: ReadonlySet<string>, word: string): boolean {
  const folded = foldAmount(word).replace(/['’]s$/, '');
  return ['', 'e', 's', 'a', 'es', 'as', 'ne'].some(
    (ending) =>
      folded.endsWith(ending) && words.has(folded.slice(0, folded.length - ending.length)),
  );
}

const CITY_NAMES = new Set(Object.values(cities.cities).flat().map(foldAmount));
export const isCityWord = (word: string): boolean => CITY_NAMES.has(foldAmount(word));
