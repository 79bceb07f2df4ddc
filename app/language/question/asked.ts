// What a question asks for beside a list: a figure, a comparison, a person's role, a fact, or what
// takes two steps. What is left of it is read as filters, or as the name that it asks about.
import type { Token } from '../tokens.ts';
import asked from './lexicon/asked.json' with { type: 'json' };
import named from './lexicon/named.json' with { type: 'json' };
import { type Covered, cutWords, Patterns, readWords } from './patterns.ts';

export type Measure = 'raised' | 'rounds' | 'startups' | 'median' | 'mean' | 'count';
export type Split = keyof typeof asked.split;
export type Role = keyof typeof named.role;
export type Fact = keyof typeof named.fact;
export type Than = keyof typeof named.than;
export type Step = keyof typeof named.step;

export interface FigureAsked {
  is: 'figure';
  measure: Measure;
  split: Split | null;
  isLeast: boolean;
  /** To be read as filters. */
  rest: string;
}

export type Asked =
  | FigureAsked
  | { is: 'share'; part: string; whole: string; isOfMoney: boolean }
  /** `sides` are what "or" stands between in the rest. */
  | { is: 'versus'; measure: Measure; rest: string; sides: readonly string[] }
  | { is: 'role'; role: Role; name: string }
  | { is: 'fact'; fact: Fact; name: string }
  | { is: 'than'; than: Than; name: string; rest: string }
  | { is: 'step'; step: Step; name: string; rest: string }
  | { is: 'backed'; rest: string };

const MEASURES = new Patterns(asked.measure);
const SPLITS = new Patterns(asked.split);
const EXTREMES = new Patterns({ most: asked.most, least: asked.least });
const OF = new Patterns(asked.of);
const WHO_EACH_YEAR = new Patterns({ each: asked.whoEachYear });
const VERSUS = new Patterns({ versus: asked.versus });
const COMPARES = new Patterns({ compare: asked.compare });
const COMPARES_COUNTS = new Patterns({ compare: asked.compareCount });
const ROLES = new Patterns(named.role);
const FACTS = new Patterns(named.fact);
const THAN = new Patterns(named.than);
const STEPS = new Patterns(named.step);
const BACKED = new Patterns({ backed: named.backed });

/** Of all that can be asked beside a list. */
export const ASKED_PATTERNS = [
  MEASURES,
  SPLITS,
  EXTREMES,
  VERSUS,
  COMPARES,
  COMPARES_COUNTS,
  ROLES,
  FACTS,
  THAN,
  STEPS,
  BACKED,
];

interface Read {
  text: string;
  tokens: readonly Token[];
}

/** The readings to try, the likeliest first; most need a name of the record to hold. */
export function listAsked(text: string): Asked[] {
  const tokens = readWords(text);
  const read = { text, tokens };
  return [
    ...listThan(read),
    ...listSteps(read),
    ...listVersus(read),
    ...listNamed(read),
    ...listFigures(read),
  ];
}

const left = ({ text, tokens }: Read, places: readonly number[]) => cutWords(text, tokens, places);

/** The text of some of the words. */
const between = ({ text, tokens }: Read, from: number, to: number): string =>
  text.slice(tokens[from]?.from ?? text.length, tokens[to - 1]?.to ?? 0).trim();

function listThan(read: Read): Asked[] {
  return THAN.find(read.tokens)
    .slice(0, 2)
    .map(({ value, places, end }) => ({
      is: 'than',
      than: value,
      name: between(read, end + 1, read.tokens.length),
      rest: between(read, 0, places[0] ?? 0),
    }));
}

function listSteps(read: Read): Asked[] {
  const steps = STEPS.find(read.tokens)
    .slice(0, 3)
    .map(({ value, places, end }): Asked => {
      const isLast = end === read.tokens.length - 1;
      const name = isLast ? left(read, places) : between(read, end + 1, read.tokens.length);
      const rest = isLast ? '' : between(read, 0, places[0] ?? 0);
      const isAround = places.some((place, at) => at > 0 && place !== (places[at - 1] ?? 0) + 1);
      return {
        is: 'step',
        step: value,
        ...(isAround ? { name: left(read, places), rest: '' } : { name, rest }),
      };
    });
  const [backed] = BACKED.find(read.tokens);
  return backed ? [...steps, { is: 'backed', rest: left(read, backed.places) }] : steps;
}

function listNamed(read: Read): Asked[] {
  const found: Array<Asked & { words: number }> = [
    ...ROLES.find(read.tokens)
      .slice(0, 1)
      .map(({ value, places }) => ({
        is: 'role' as const,
        role: value,
        name: left(read, places),
        words: places.length,
      })),
    ...FACTS.find(read.tokens)
      .slice(0, 2)
      .flatMap((fact) =>
        listNamesOf(read, fact).map((name) => ({
          is: 'fact' as const,
          fact: fact.value,
          name,
          words: fact.places.length,
        })),
      ),
  ];
  return found.sort((a, b) => b.words - a.words).map(({ words: _, ...one }) => one);
}

/** Of a price what was bought: behind the verb, or before it where the buyer stands behind. */
function listNamesOf(read: Read, { value, places, end }: Covered & { value: Fact }): string[] {
  const own = left(read, places);
  if (value !== 'price') return [own];
  const gap = places.findIndex((place, at) => (places[at + 1] ?? place + 1) > place + 1);
  const before = gap < 0 ? '' : between(read, (places[gap] ?? 0) + 1, places[gap + 1] ?? 0);
  return [...new Set([between(read, end + 1, read.tokens.length), before, own])].filter(Boolean);
}

/** "fintech vs agritech in Kenya", "who raised more, Kenya or Nigeria" */
function listVersus(read: Read): Asked[] {
  const versus = VERSUS.find(read.tokens);
  const compares = COMPARES.find(read.tokens);
  const counts = COMPARES_COUNTS.find(read.tokens);
  const words = versus[0] ?? counts[0] ?? compares[0];
  const isJoined = read.tokens.some(({ key }) => asked.or.includes(key));
  if (!words || (versus.length === 0 && !isJoined)) return [];
  const hasMoney = OF.find(read.tokens).some(({ value }) => value === 'raised');
  const measures = MEASURES.find(read.tokens);
  const places = [
    ...[...counts.slice(0, 1), ...compares.slice(0, 1)].flatMap((one) => one.places),
    ...measures.flatMap((one) => one.places),
    ...listOf(read),
  ];
  const joints = new Set(versus.flatMap((one) => one.places));
  // "or" joins what is compared, as the reader of filters knows it.
  const rest = read.tokens
    .map(({ from, to }, at) =>
      joints.has(at) ? 'or' : places.includes(at) ? '' : read.text.slice(from, to),
    )
    .join(' ');
  const isCount = counts.length > 0 || (measures[0]?.value === 'count' && !hasMoney);
  const compared = rest.replaceAll(/\s+/g, ' ').trim();
  return [
    {
      is: 'versus',
      measure: isCount ? 'count' : 'raised',
      rest: compared,
      sides: listSides(compared),
    },
  ];
}

/** "Jumia or Konga in 2019" as "Jumia" and "Konga in 2019" */
function listSides(rest: string): string[] {
  const tokens = readWords(rest);
  const joints = tokens.flatMap(({ key }, at) => (asked.or.includes(key) ? [at] : []));
  const read = { text: rest, tokens };
  return [-1, ...joints].map((joint, at) => between(read, joint + 1, joints[at] ?? tokens.length));
}

const listOf = (read: Read) =>
  OF.find(read.tokens)
    .flatMap(({ places }) => places)
    .filter((place) => !isOfName(read, place));

/** "TLcom Capital", in a text of other words. */
const isOfName = ({ text, tokens }: Read, at: number): boolean =>
  [at - 1, at].every((place) => /^\p{Lu}/u.test(text.slice(tokens[place]?.from))) &&
  /^\p{Lu}\p{Ll}/u.test(text.slice(tokens[at]?.from));

function listFigures(read: Read): Asked[] {
  const { tokens } = read;
  const measures = MEASURES.find(tokens);
  const share = measures.find(({ value }) => value === 'share');
  if (share) return listShares(read, share);
  const [split = null] = SPLITS.find(tokens);
  const extremes = EXTREMES.find(tokens).filter(({ places }) =>
    isApart(places, split?.places ?? []),
  );
  const trend = measures.find(({ value }) => value === 'trend') ?? null;
  const measure = measures.find(({ value }) => value !== 'trend') ?? null;
  // "startups that raised every year since 2020" are a list.
  if (measure === null && WHO_EACH_YEAR.find(tokens).length > 0) return [];
  if (split === null && trend === null) {
    const isAlone = measure !== null && measure.value !== 'share' && measure.value !== 'trend';
    // "startups by number of employees" is an order.
    if (!isAlone || ORDERS.test(tokens[(measure.places[0] ?? 0) - 1]?.key ?? '')) return [];
    const same = measures.filter(({ value }) => value === measure.value);
    const rest = left(read, [...same.flatMap(({ places }) => places), ...listNoise(tokens)]);
    return [{ is: 'figure', measure: measure.value as Measure, split: null, isLeast: false, rest }];
  }
  const isExtreme = extremes.length > 0 || saysMost(split, tokens);
  if ((split?.value === 'startup' || split?.value === 'investor') && !isExtreme && !measure)
    return [];
  const of = OF.find(tokens);
  const ofMoney = of.some(({ value }) => value === 'raised');
  const ofRounds = of.some(({ value }) => value === 'rounds');
  const byDefault: Measure =
    split?.value === 'investor'
      ? 'rounds'
      : ofMoney || split?.value === 'startup' || (isOfTime(split) && !isOfFounding(tokens))
        ? 'raised'
        : ofRounds
          ? 'rounds'
          : 'startups';
  const own =
    measure?.value === 'count' && !ofRounds
      ? 'startups'
      : measure?.value === 'count'
        ? 'rounds'
        : measure?.value;
  const gap = split
    ? tokens
        .slice(split.places[0], split.end)
        .flatMap(({ value }, at) =>
          value !== undefined && value < 100 ? [(split.places[0] ?? 0) + at] : [],
        )
    : [];
  const places = [split, trend, measure, ...extremes, ...of].flatMap((one) => one?.places ?? []);
  return [
    {
      is: 'figure',
      measure: own === undefined || own === 'share' || own === 'trend' ? byDefault : own,
      split: split?.value ?? 'year',
      isLeast: (extremes[0] ?? listWithin(split, tokens)[0])?.value === 'least',
      rest: left(read, [...places, ...gap, ...listNoise(tokens)]),
    },
  ];
}

const ORDERS = /^(?:by|par|por|kwa|حسب)$/;

const isOfTime = (split: { value: Split } | null) =>
  split === null || split.value === 'year' || split.value === 'quarter';

const FOUNDING = /^(?:found|start|launch|creat|fond|cree|lance|fundad|criad|anzish|تاسس|انشئ)/;
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

const listNoise = (tokens: readonly Token[]): number[] =>
  tokens.flatMap(({ key }, at) => (asked.noise.includes(key) ? [at] : []));

/** "what share of nigerian startups are fintechs", "what share of funding went to Kenya" */
function listShares(read: Read, share: Covered): Asked[] {
  const { tokens } = read;
  const verb = tokens.findIndex(({ key }, at) => at > share.end && ARE.test(key));
  const rest = left(read, share.places);
  const ofMoney = OF.find(tokens).some(
    ({ value, places }) => value === 'raised' && (verb < 0 || (places[0] ?? 0) < verb),
  );
  if (ofMoney) {
    const money = [...share.places, ...listOf(read), ...(verb < 0 ? [] : [verb])];
    return [{ is: 'share', part: left(read, money), whole: '', isOfMoney: true }];
  }
  if (verb < 0) return [];
  const whole = between(read, share.end + 1, verb);
  return [{ is: 'share', part: rest, whole, isOfMoney: false }];
}

const ARE =
  /^(?:are|is|were|was|have|has|do|raised|closed|work|went|goes|go|came|sont|est|ont|sao|e|tem|foi|foram|ni|zina|hufanya|zilizo|هي|هم|تعمل|في|ذهب|ذهبت|va|vont|alle|allee|allees|revient|reviennent|vai|vao|zilienda|ilienda|zinakwenda|تذهب|يذهب)$/;
