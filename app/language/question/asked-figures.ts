// The figures that a question asks for: a measure, by what it is split, and shares.
import type { Token } from '../tokens.ts';
import { findRanked, type Ranked } from './heads.ts';
import asked from './lexicon/asked.json' with { type: 'json' };
import { type Covered, cutWords, Patterns, readWords } from './patterns.ts';
import { GRAMMARS, LANGUAGES } from './sense.ts';

export type Measure =
  | 'raised'
  | 'rounds'
  | 'startups'
  | 'investors'
  | 'median'
  | 'mean'
  | 'average'
  | 'count';

/** What is usual: an average is said as the median, with the mean beside it. */
export const USUAL: readonly Measure[] = ['median', 'mean', 'average'];
export type Split = keyof typeof asked.split;

export interface FigureAsked {
  is: 'figure';
  /** Price is what was paid for startups. */
  measure: Measure | 'price';
  split: Split | null;
  /** How it went from year to year. */
  isTrend?: boolean;
  isLeast: boolean;
  /** Whether it says that money is meant, where what became of startups could be as well. */
  isOfMoney: boolean;
  /** Of investors the rounds that they led. */
  isOfLeads?: boolean;
  /** No phrase says what is ranked, but a noun beside the superlative. */
  isByNoun?: boolean;
  /** To be read as filters. */
  rest: string;
}

const MEASURE_PATTERNS = new Patterns(asked.measure);
/** "investors I mean" asks for no mean. */
const SAYING = /^(?:i|you|we|they)$/;
export const MEASURES = {
  words: MEASURE_PATTERNS.words,
  find: (tokens: readonly Token[]) =>
    MEASURE_PATTERNS.find(tokens).filter(
      ({ value, places: [at = 0] }) => value !== 'mean' || !SAYING.test(tokens[at - 1]?.key ?? ''),
    ),
};
const SPLITS = new Patterns(asked.split);
export const EXTREMES = new Patterns({ most: asked.most, least: asked.least });
export const OF = new Patterns(asked.of);
const LEAD = new Patterns({ lead: asked.lead });
const WHO_EACH_YEAR = new Patterns({ each: asked.whoEachYear });
export const FIGURE_PATTERNS = [MEASURES, SPLITS, EXTREMES, OF];

/** "more deals than": rounds are counted where no word says money. */
export function asksForRounds(text: string): boolean {
  const of = OF.find(readWords(text)).map(({ value }) => value);
  return of.includes('rounds') && !of.includes('raised');
}

/** "which Kenyan VCs are most active" without "most". */
export function withoutExtremes(text: string): string {
  const tokens = readWords(text);
  return cutWords(text, tokens, [
    ...new Set(EXTREMES.find(tokens).flatMap(({ places }) => places)),
  ]);
}

export const saysWorst = (text: string): boolean =>
  readWords(text).some(({ key }) => /^(?:worst|pires?|piore?s?|mbaya|اسوا|الاسوا)$/.test(key));

/** "led more rounds than": only those that they led count. */
export const asksForLeads = (text: string): boolean => LEAD.find(readWords(text)).length > 0;

/** A question, and its words. */
export interface Read {
  text: string;
  tokens: readonly Token[];
}

export const left = ({ text, tokens }: Read, places: readonly number[]) =>
  cutWords(text, tokens, places);

/** The text of some of the words, with their quotation marks. */
export function between({ text, tokens }: Read, from: number, to: number): string {
  const [first, last] = [tokens[from], tokens[to - 1]];
  const start = (first?.from ?? text.length) - (first?.isQuoted ? 1 : 0);
  return text.slice(Math.max(0, start), (last?.to ?? 0) + (last?.isQuoted ? 1 : 0)).trim();
}

/** None of a share (asked-shares.ts). */
export function listFigures(read: Read): FigureAsked[] {
  const { tokens } = read;
  const measures = MEASURES.find(tokens);
  if (measures.some(({ value }) => value === 'share')) return [];
  const superlatives = EXTREMES.find(tokens);
  const ranked = findRanked(tokens, superlatives);
  const split = findSplit(tokens, ranked);
  const extremes = superlatives.filter(({ places }) => isApart(places, split?.places ?? []));
  const trends = measures.filter(({ value }) => value === 'trend');
  const [trend = null] = trends;
  // "how much on average"
  const usual = measures.find(({ value }) => USUAL.some((one) => one === value));
  const measure = usual ?? measures.find(({ value }) => value !== 'trend') ?? null;
  const same = measures.filter(
    ({ value }) => value === measure?.value || (usual && value === 'raised'),
  );
  // "startups that raised every year since 2020" are a list.
  if (measure === null && WHO_EACH_YEAR.find(tokens).length > 0) return [];
  if (split === null && trend === null) {
    const isAlone = measure !== null && measure.value !== 'share' && measure.value !== 'trend';
    // "startups by number of employees", "com mais dinheiro levantado" are orders.
    if (!isAlone || ORDERS.test(tokens[(measure.places[0] ?? 0) - 1]?.key ?? '')) return [];
    const rest = left(read, [...same.flatMap(({ places }) => places), ...listNoise(tokens)]);
    // "how many investors does Wave have" is a list of them, with its count.
    const counted = OF.find(tokens).find(({ places }) => places[0] === measure.end + 1);
    if (measure.value === 'count' && counted?.value === 'investors') return [];
    const value = measure.value as FigureAsked['measure'];
    const own = value === 'count' && countsRounds(tokens, measure) ? 'rounds' : value;
    const isOfMoney = own !== 'count';
    return [{ is: 'figure', measure: own, split: null, isLeast: false, isOfMoney, rest }];
  }
  const isExtreme = extremes.length > 0 || saysMost(split, tokens);
  if ((split?.value === 'startup' || split?.value === 'investor') && !isExtreme && !measure)
    return [];
  const of = OF.find(tokens);
  const rounds = of.filter(({ value }) => value === 'rounds');
  const ofRounds = rounds.length > 0;
  // Not the "funding" of "funding rounds".
  const ofMoney = of.some(
    ({ value, places }) => value === 'raised' && rounds.every((one) => isApart(places, one.places)),
  );
  const ofInvestors =
    ranked?.counted === 'investor' || (!ofMoney && of.some(({ value }) => value === 'investors'));
  const isOfFirst = split?.value === 'startup' || (isOfTime(split) && !isOfFounding(tokens));
  const isOf: ReadonlyArray<[Measure, boolean]> = [
    ['rounds', split?.value === 'investor'],
    ['investors', ofInvestors],
    ['raised', ofMoney],
    ['rounds', ofRounds],
    ['raised', isOfFirst],
  ];
  const [byDefault = 'startups'] = isOf.flatMap(([one, isThat]) => (isThat ? [one] : []));
  const counted = ofRounds ? 'rounds' : ofInvestors ? 'investors' : 'startups';
  const isOfDeals = split?.value === 'investor' && ofRounds;
  // Startups are not counted by startup: "how many are there, and the best funded one".
  const isOfItself = counted === 'startups' && split?.value === 'startup';
  const count = isOfItself ? 'raised' : counted;
  const own = measure?.value === 'count' ? count : isOfDeals ? 'rounds' : measure?.value;
  const gap = split
    ? tokens
        .slice(split.places[0], split.end)
        .flatMap((token, at) => (isFew(token, split?.value) ? [(split.places[0] ?? 0) + at] : []))
    : [];
  // "which fintech raised the most" is of fintechs.
  const isKind = (place: number) => KIND.test(tokens[place]?.key ?? '');
  const leads = split?.value === 'investor' ? LEAD.find(tokens) : [];
  const said = [split, ...trends, ...same, ...extremes, ...of, ...leads]
    .flatMap((one) => one?.places ?? [])
    .filter((place) => !isKind(place));
  // "by number of startups"
  const isBy = (place: number) => asked.by.includes(tokens[place]?.key ?? '');
  const places = [...said, ...said.map((place) => place - 1).filter(isBy)];
  // "top 5 des investisseurs", "les 5 villes", "les trois premiers"
  const isCounting = (at: number) =>
    tokens[at - 1]?.key === 'top' ||
    at + 1 === split?.places[0] ||
    asked.firsts.includes(tokens[at + 1]?.key ?? '');
  const many = tokens.flatMap((token, at) =>
    isFew(token, split?.value) && isCounting(at) ? [at] : [],
  );
  return [
    {
      is: 'figure',
      measure: own === undefined || own === 'share' || own === 'trend' ? byDefault : own,
      isOfMoney: ofMoney || (measure !== null && measure.value !== 'count'),
      split: split?.value ?? 'year',
      isOfLeads: leads.length > 0,
      isByNoun: split !== null && split === ranked?.head,
      isTrend: trend !== null && extremes.length === 0,
      isLeast: (extremes[0] ?? listWithin(split, tokens)[0])?.value === 'least',
      rest: left(read, [...places, ...gap, ...many, ...listNoise(tokens)]),
    },
  ];
}

/** By a phrase; of startups or none rather by the noun beside the superlative. */
export function findSplit(
  tokens: readonly Token[],
  ranked: Ranked | null = findRanked(tokens, EXTREMES.find(tokens)),
) {
  const [split = null] = SPLITS.find(tokens).filter(
    ({ value, places: [at = 0] }) => value !== 'startup' || !isAgent(tokens, at),
  );
  const isOfNoun = ranked && (split === null || split.value === 'startup');
  const isOwn = ranked?.head.value !== 'startup' || ranked.counted === 'investor';
  return isOfNoun && isOwn ? ranked.head : split;
}

/** "raised by startups in Cape Town" is all of it. */
const isAgent = (tokens: readonly Token[], at: number): boolean =>
  asked.by.includes(tokens[at]?.key ?? '') &&
  /^(?:raised|received|secured|attracted|levee?s?|captad[oa]s?|levantad[oa]s?)$/.test(
    tokens[at - 1]?.key ?? '',
  );

export const NOUN =
  /^(?:start-?ups?|compan(?:y|ies)|fintechs?|entreprises?|empresas?|kampuni|الشركات|شركات)$/;

const KIND = /^fintechs?$/;

/** "top 3", "top three"; of startups the word says how many are listed. */
const isFew = ({ key, value }: Token, split: Split | undefined): boolean =>
  value === undefined ? split !== 'startup' && NUMBER_WORDS.has(key) : value < 100;
const NUMBER_WORDS = new Set(
  LANGUAGES.flatMap((one) => Object.values(GRAMMARS[one].number).flat()),
);

/** "كم عدد الجولات", "combien de tours": what is counted stands behind. */
const countsRounds = (tokens: readonly Token[], { places, end }: Covered) =>
  OF.find(tokens).some(({ value, places: [at = 0] }) => {
    // "كم صفقة"
    if (value === 'rounds' && places.includes(at)) return true;
    const between = tokens.slice(end + 1, at);
    const isKind = between.length < MOST_OF_KIND && !between.some(({ key }) => OF_RECORD.test(key));
    return value === 'rounds' && at > end && isKind;
  });
/** "how many Series A rounds"; not "how many startups raised rounds". */
const MOST_OF_KIND = 4;
const OF_RECORD =
  /^(?:start-?ups?|compan|fintech|entreprises?|societes?|empresas?|investi|investors?)/;

const ORDERS = /^(?:by|par|por|kwa|حسب|most|least|more|less|plus|moins|mais|menos)$/;

const isOfTime = (split: { value: Split } | null) =>
  split === null || split.value === 'year' || split.value === 'quarter';

export const FOUNDING =
  /^(?:found|start|launch|creat|fond|cree|lance|fundad|criad|anzish|تاسس|انشئ)/;
const isOfFounding = (tokens: readonly Token[]) =>
  tokens.some(({ key }) => FOUNDING.test(key) && !/^start-?ups?$/.test(key));

const isApart = (places: readonly number[], others: readonly number[]) =>
  places.every((place) => !others.includes(place));

/** "most active investors", "top countries" */
const saysMost = (split: Covered | null, tokens: readonly Token[]): boolean =>
  listWithin(split, tokens).length > 0 ||
  listWordsOf(split, tokens).some(({ key }) => MOST.test(key));

/** "worst year" */
const listWithin = (split: Covered | null, tokens: readonly Token[]) =>
  EXTREMES.find(listWordsOf(split, tokens));

const listWordsOf = (split: Covered | null, tokens: readonly Token[]): Token[] =>
  split?.places.flatMap((place) => tokens[place] ?? []) ?? [];

const MOST =
  /^(?:most|top|biggest|largest|busiest|best|plus|mais|اكثر|انشط|wenye|zaidi|wakubwa|nyingi)$/;

/** Words that say nothing beside a figure. */
export const listNoise = (tokens: readonly Token[]): number[] =>
  tokens.flatMap(({ key }, at) => (asked.noise.includes(key) ? [at] : []));

/** The words that say of what: money, rounds. */
export const listOf = (read: Read) =>
  OF.find(read.tokens)
    .flatMap(({ places }) => places)
    .filter((place) => !isOfName(read, place));

/** "TLcom Capital", in a text of other words. */
const isOfName = ({ text, tokens }: Read, at: number): boolean =>
  [at - 1, at].every((place) => /^\p{Lu}/u.test(text.slice(tokens[place]?.from))) &&
  /^\p{Lu}\p{Ll}/u.test(text.slice(tokens[at]?.from));
