// What stands beside each other in a question: years, places, industries, names.

import { isFiller } from '../meaning/phrases.ts';
import type { Token } from '../tokens.ts';
import {
  between,
  EXTREMES,
  left,
  listNoise,
  listOf,
  MEASURES,
  type Measure,
  NOUN,
  OF,
  type Read,
  USUAL,
} from './asked-figures.ts';
import asked from './lexicon/asked.json' with { type: 'json' };
import { type Covered, Patterns, readWords } from './patterns.ts';

export interface VersusAsked {
  is: 'versus';
  measure: Measure;
  rest: string;
  /** What "or" stands between in the rest. */
  sides: readonly string[];
  /** The second side is several as one: "more than Djamo and Julaya together". */
  isAgainstSum?: boolean;
}

/** "was 2023 better than 2022" */
export interface YearsAsked {
  is: 'years';
  years: readonly string[];
  measure: Measure;
  rest: string;
}

const VERSUS = new Patterns({ versus: asked.versus });
const COMPARES = new Patterns({ compare: asked.compare });
const COMPARES_COUNTS = new Patterns({ compare: asked.compareCount });
const TOGETHER = new Patterns({ together: asked.together });
export const BEFORE = new Patterns({ before: asked.before });
const BETTER = new Patterns({ better: asked.better });
/** "above 50 million", "plus de 2 millions" compare with a number; "against 2023" two years. */
const findComparing = <T extends string>(patterns: Patterns<T>, tokens: readonly Token[]) =>
  patterns.find(tokens).filter(({ end }) => {
    const link = LINKS.has(tokens[end + 1]?.key ?? '') ? 1 : 0;
    const behind = tokens[end + 1 + link];
    return behind?.value === undefined || YEAR.test(behind.key);
  });
const LINKS = new Set(['de', 'd', ...asked.than]);
export const SIDES_PATTERNS = [VERSUS, COMPARES, COMPARES_COUNTS, BEFORE, BETTER];

/** "Yoco and Jumo", "Yoco, Jumo": each of them. */
export function listNameParts(names: string): string[] {
  return listSides(names)
    .flatMap((side) => side.split(/[,،;&+]/))
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
}

/** "was 2023 better than 2022", "funding in 2023 compared to 2022" */
export function listYears(read: Read): YearsAsked[] {
  const { tokens } = read;
  const years = tokens.flatMap(({ key }, at) => (YEAR.test(key) ? [at] : []));
  // "more in 2025 than the year before"
  const [before] = years.length === 1 ? BEFORE.find(tokens) : [];
  const [only = 0] = years;
  // "most in 2023 or in 2024"
  const isEither = tokens.some(
    ({ key }, at) => EITHER.has(key) && at > (years[0] ?? at) && at < (years.at(-1) ?? 0),
  );
  const patterns = [BETTER, COMPARES, COMPARES_COUNTS, ...(isEither ? [EXTREMES] : [])];
  const words = [
    ...findComparing(VERSUS, tokens),
    ...patterns.flatMap((one): Covered[] => one.find(tokens)),
  ];
  const said = [...words, ...(before ? [before] : [])].flatMap(({ places }) => places);
  const than = tokens.flatMap(({ key }, at) => (before && asked.than.includes(key) ? [at] : []));
  // "from 2020 to 2022" is one time.
  const isSpan = years.some(
    (at) => !said.includes(at - 1) && asked.between.includes(tokens[at - 1]?.key ?? ''),
  );
  // "startups that raised more in 2023 than in 2022" are a list.
  const isList = tokens.some(
    ({ key }, at) => NOUN.test(key) && THAT.test(tokens[at + 1]?.key ?? ''),
  );
  // "more than Kenya in 2023 and 2024" compares places.
  const isOfSides = tokens.some(({ key }, at) => THAN.has(key) && !isOfYear(tokens, at));
  if (isList || (isOfSides && years.length > 1)) return [];
  const isPair = before !== undefined && than.length > 0;
  if (!isPair && (years.length < 2 || words.length === 0)) return [];
  if (years.length > MOST_YEARS || isSpan) return [];
  const of = OF.find(tokens);
  const isOfRounds = of.some(({ value }) => value === 'rounds');
  const measures = MEASURES.find(tokens);
  const usual = measures.find(({ value }) => USUAL.some((one) => one === value));
  const isOfMoney = of.some(({ value }) => value === 'raised');
  return [
    {
      is: 'years',
      years: [
        ...years.map((at) => tokens[at]?.key ?? ''),
        ...(isPair ? [String(Number(tokens[only]?.key) - 1)] : []),
      ],
      measure: usual ? 'median' : isOfRounds && !isOfMoney ? 'rounds' : 'raised',
      rest: left(read, [
        ...years,
        ...said,
        ...than,
        ...measures.flatMap(({ places }) => places),
        ...listOf(read),
        ...listNoise(tokens),
      ]),
    },
  ];
}

/** "than in 2022", "than it did during 2022", "kuliko mwaka 2022", "than the year before" */
function isOfYear(tokens: readonly Token[], than: number): boolean {
  const behind = tokens.slice(than + 1, than + 1 + MOST_BEFORE_YEAR);
  return behind.some(
    ({ key }, at) => (YEAR.test(key) && behind.slice(0, at).every(isLink)) || BEFORE_WORD.test(key),
  );
}
const MOST_BEFORE_YEAR = 4;
const isLink = ({ key, value }: Token) => value === undefined && isFiller(key);
const BEFORE_WORD = /^(?:year|annee|ano|mwaka|السنه|العام|عام)$/;

const THAT = /^(?:that|which|who|qui|que|التي|zili.*|zilizo.*)$/;
export const YEAR = /^(?:19|20)\d\d$/;
const EITHER = new Set(['or', 'ou', 'au', 'او', 'ام', 'ولا']);
const MOST_YEARS = 5;

/** "does Ghana have more startups than Senegal": what is counted of both together is no yes. */
export function comparesSides(text: string): boolean {
  const tokens = readWords(text);
  return tokens.some(({ key }) => THAN.has(key)) && COMPARES_COUNTS.find(tokens).length > 0;
}

/** "Kenya or Egypt?"; "au" is Swahili for it, and in French with "et" at the. */
export function asksWhich(text: string): boolean {
  const keys = readWords(text).map(({ key }) => key);
  const isOr = (key: string) => EITHER.has(key) && !(key === 'au' && keys.includes('et'));
  return keys.some(isOr) && !keys.some((key) => THAN.has(key));
}

/** Whether it says "and" or "or", in Arabic written together with a word. */
export const joins = (text: string): boolean => readWords(text).some(isJoint);

const isJoint = ({ key }: Token) => asked.or.includes(key) || /^و\p{L}{3}/u.test(key);

/** "fintech vs agritech in Kenya", "who raised more, Kenya or Nigeria" */
export function listVersus(read: Read): VersusAsked[] {
  const versus = findComparing(VERSUS, read.tokens);
  const compares = findComparing(COMPARES, read.tokens);
  const counts = COMPARES_COUNTS.find(read.tokens);
  const more = read.tokens.findIndex(({ key }, at) => MORE.has(key) && isOfMany(read.tokens, at));
  const counted: Covered | undefined = more < 0 ? counts[0] : { places: [more], end: more };
  const words = versus[0] ?? counted ?? compares[0];
  // "are there more fintechs in Lagos than in Nairobi"
  const than = read.tokens.flatMap(({ key }, at) =>
    counted && THAN.has(key) && at > counted.end ? [at] : [],
  );
  const isJoined = than.length > 0 || read.tokens.some(isJoint);
  const [sum] = TOGETHER.find(read.tokens);
  if (words && sum) return listAgainstSum(read, words, [...counts, sum], counts.length > 0);
  if (!words || (versus.length === 0 && !isJoined)) return [];
  const money = new Set(listOf(read));
  const hasMoney = OF.find(read.tokens).some(
    ({ value, places }) => value === 'raised' && places.some((place) => money.has(place)),
  );
  const measures = MEASURES.find(read.tokens);
  const places = [
    ...[counted ?? [], ...compares.slice(0, 1)].flat().flatMap((one) => one.places),
    ...measures.flatMap((one) => one.places),
    ...listOf(read),
    ...listNoise(read.tokens),
  ];
  const joints = new Set([...than, ...versus.flatMap((one) => one.places)]);
  // "or" joins what is compared, as the reader of filters knows it.
  const rest = read.tokens
    .map(({ from, to }, at) =>
      joints.has(at) || OR_NOT.has(read.tokens[at]?.key ?? '')
        ? 'or'
        : places.includes(at)
          ? ''
          : read.text.slice(from, to),
    )
    .join(' ');
  const usual = measures.find(({ value }) => USUAL.some((one) => one === value));
  const isCount = counted !== undefined || (measures[0]?.value === 'count' && !hasMoney);
  const ofDeals = OF.find(read.tokens).some(({ value }) => value === 'rounds');
  const compared = rest.replaceAll(/\s+/g, ' ').trim();
  return [
    {
      is: 'versus',
      measure: usual ? 'median' : isCount ? (ofDeals ? 'rounds' : 'count') : 'raised',
      rest: compared,
      sides: listNameParts(compared),
    },
  ];
}

/** "than Djamo and Julaya together" */
export function sumsSides(tokens: readonly Token[]): boolean {
  const than = tokens.findIndex(({ key }) => THAN.has(key));
  const areSeveral = than >= 0 && tokens.slice(than).some(isJoint);
  return areSeveral && TOGETHER.find(tokens).length > 0;
}

/** "more startups than Senegal and Cameroon put together": one against the others as one. */
function listAgainstSum(
  read: Read,
  words: Covered,
  asking: readonly Covered[],
  isCount: boolean,
): VersusAsked[] {
  const { tokens } = read;
  const than = tokens.findIndex(({ key }, at) => THAN.has(key) && at > (words.places[0] ?? 0));
  if (than < 0) return [];
  const cut = [words, ...asking].flatMap(({ places }) => places);
  const before = tokens.flatMap((_, at) => (at < than ? [at] : []));
  const behind = tokens.flatMap((_, at) => (at >= than ? [at] : []));
  const noise = [...cut, ...listOf(read), ...listNoise(tokens)];
  const sides = [behind, before].map((others) => left(read, [...noise, ...others, than]));
  const measure = isCount ? 'count' : 'raised';
  return [{ is: 'versus', measure, rest: '', sides, isAgainstSum: true }];
}
/** What is counted where more of them are asked for. */
const COUNTED =
  /techs$|^(?:start-?ups|companies|firms|ventures|closures|failures|shutdowns|exits|acquisitions|empresas|entreprises|societes)$/;
const MORE = new Set(['more', 'fewer', 'plus', 'davantage', 'moins', 'mais', 'menos']);
const OF_MANY = new Set(['de', 'd']);
/** "more Kenyan startups"; not "more money into startups". */
const MOST_OF_KIND = 2;

function isOfMany(tokens: readonly Token[], more: number): boolean {
  const behind = tokens.slice(more + 1, more + 2 + MOST_OF_KIND);
  const at = behind.findIndex(({ key }) => COUNTED.test(key));
  const before = behind.slice(0, Math.max(0, at));
  const isOther = ({ key }: Token) => (isFiller(key) && !OF_MANY.has(key)) || THAN.has(key);
  return at >= 0 && !before.some(isOther) && OF.find(before).length === 0;
}
const THAN = new Set(['than', 'que', 'qu', 'kuliko', 'من', 'مما']);

/** "Egypt or Morocco" in dialects, and the "nor" of the standard. */
const OR_NOT = new Set(['ولا', 'ام']);

/** "Jumia or Konga in 2019" as "Jumia" and "Konga in 2019" */
function listSides(rest: string): string[] {
  const tokens = readWords(rest);
  const joints = tokens.flatMap(({ key }, at) => (asked.or.includes(key) ? [at] : []));
  const read = { text: rest, tokens };
  return [-1, ...joints].map((joint, at) => between(read, joint + 1, joints[at] ?? tokens.length));
}
