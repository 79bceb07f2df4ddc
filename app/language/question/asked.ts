// What a question asks for beside a list: a figure, a comparison, a person's role, a fact, or what
// takes two steps. What is left of it is read as filters, or as the name that it asks about.
import {
  between,
  FIGURE_PATTERNS,
  type FigureAsked,
  left,
  listFigures,
  listNoise,
  NOUN,
  OF,
  type Read,
} from './asked-figures.ts';
import { listShares, listVerbs, type ShareAsked } from './asked-shares.ts';
import {
  listNameParts,
  listVersus,
  listYears,
  SIDES_PATTERNS,
  sumsSides,
  type VersusAsked,
  type YearsAsked,
} from './asked-sides.ts';
import { CHANGE_PATTERNS } from './change.ts';
import asked from './lexicon/asked.json' with { type: 'json' };
import named from './lexicon/named.json' with { type: 'json' };
import { type Covered, Patterns, readWords } from './patterns.ts';
import type { Fact, Role, Step } from './signs.ts';

export type Than = keyof typeof named.than;
/** What the second part of a question may ask of whom the first is answered with. */
export type Absent = keyof typeof asked.groups;
export type Also = keyof typeof named.also;

export type Asked =
  | FigureAsked
  | ShareAsked
  | VersusAsked
  | { is: 'role'; role: Role; name: string }
  /** `rest` is all beside the words that ask. */
  | { is: 'fact'; fact: Fact; name: string; rest: string }
  | { is: 'than'; than: Than; name: string; rest: string }
  | { is: 'step'; step: Step; name: string; rest: string }
  /** "which countries have no startups" */
  | { is: 'absent'; split: Absent; isOfRounds: boolean; rest: string }
  /** "em que outras puseram dinheiro os fundadores da X": whose name stands anywhere. */
  | { is: 'stepOf'; step: keyof typeof named.whose; rest: string }
  | { is: 'backed'; rest: string }
  /** "which is older, Yoco or Jumo" */
  | { is: 'ages'; sides: readonly string[] }
  /** "which investors are in both Yoco and Jumo" */
  | { is: 'shared'; names: string }
  /** "who led the largest round in Nigeria" */
  | { is: 'led'; order: keyof typeof named.led; rest: string }
  /** "which company bought the most startups" */
  | { is: 'buyers'; rest: string }
  | YearsAsked;

const ROLES = new Patterns(named.role);
const FACTS = new Patterns(named.fact);
const THAN = new Patterns(named.than);
const STEPS = new Patterns(named.step);
const OTHER = new Patterns({ other: named.other });
const WHOSE = new Patterns(named.whose);
const OLDER = new Patterns({ older: named.older });
const BACKED = new Patterns({ backed: named.backed });
const SHARED = new Patterns({ shared: named.shared });
const ALSO = new Patterns(named.also);
const LED = new Patterns(named.led);
const BUYERS = new Patterns({ buyers: asked.buyers });
const GROUPS = new Patterns(asked.groups);
const NONE = new Patterns({ none: asked.none });

/** Of all that can be asked beside a list. */
export const ASKED_PATTERNS = [
  ...FIGURE_PATTERNS,
  ...SIDES_PATTERNS,
  ROLES,
  FACTS,
  THAN,
  STEPS,
  OLDER,
  BACKED,
  SHARED,
  ALSO,
  LED,
  BUYERS,
];

/** Where the words stand that only say what is asked for. */
export const findAskedPlaces = (tokens: Read['tokens']): ReadonlySet<number> =>
  new Set([
    ...[...ASKED_PATTERNS, ...CHANGE_PATTERNS, GROUPS, NONE, WHOSE, OTHER].flatMap((one) =>
      one.find(tokens).flatMap(({ places }) => places),
    ),
    ...listNoise(tokens),
    ...listVerbs(tokens),
  ]);

/** The readings to try, the likeliest first; most need a name of the record to hold. */
export function listAsked(text: string): Asked[] {
  const tokens = readWords(text);
  const read = { text, tokens };
  return [
    ...listThan(read),
    ...listAbsent(read),
    ...listAges(read),
    ...listShared(read),
    ...LED.find(tokens)
      .slice(0, 1)
      .map(({ value, places }) => ({ is: 'led' as const, order: value, rest: left(read, places) })),
    ...BUYERS.find(tokens)
      .slice(0, 1)
      .map(({ places }) => ({ is: 'buyers' as const, rest: left(read, places) })),
    ...listSteps(read),
    ...listYears(read),
    ...listVersus(read),
    ...listNamed(read),
    ...listShares(read),
    ...listFigures(read),
  ];
}

/** "how much did Yoco raise" of "… and who led it"; null where one thing is asked. */
export function splitQuestion(text: string): { first: string; also: Also } | null {
  const tokens = readWords(text);
  // "and by whom" ends a question: "na nani aliinunua" asks more.
  const [also] = ALSO.find(tokens).filter(
    ({ value, places: [from = 0], end }) =>
      from > 1 && (end === tokens.length - 1 || (value !== 'when' && value !== 'byWhom')),
  );
  return also ? { first: left({ text, tokens }, also.places), also: also.value } : null;
}

function listThan(read: Read): Asked[] {
  if (sumsSides(read.tokens)) return [];
  // "more than 5 million" is an amount.
  return THAN.find(read.tokens)
    .filter(({ end }) => read.tokens[end + 1]?.value === undefined)
    .slice(0, 2)
    .map(({ value, places, end }) => ({
      is: 'than',
      than: value,
      name: between(read, end + 1, read.tokens.length),
      rest: between(read, 0, places[0] ?? 0),
    }));
}

function listAbsent(read: Read): Asked[] {
  const { tokens } = read;
  // "countries with startups that raised nothing" asks for startups.
  const [group] = GROUPS.find(tokens);
  const none = NONE.find(tokens).filter(({ end }) => end > (group?.end ?? end));
  const between = tokens.slice(group?.end, none[0]?.places[0]);
  if (!group || none.length === 0 || between.some(({ key }) => NOUN.test(key))) return [];
  const of = OF.find(tokens);
  const isOfRounds = of.some(({ value }) => value !== 'investors');
  const places = [group, ...none, ...of].flatMap((one) => one.places).concat(listNoise(tokens));
  return [{ is: 'absent', split: group.value, isOfRounds, rest: left(read, places) }];
}

function listAges(read: Read): Asked[] {
  const [older] = OLDER.find(read.tokens);
  const sides = older ? listNameParts(left(read, older.places)) : [];
  return sides.length > 1 ? [{ is: 'ages', sides }] : [];
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
  const [whose] = WHOSE.find(read.tokens);
  const [other] = OTHER.find(read.tokens);
  return [
    ...steps,
    ...(whose && other
      ? [
          {
            is: 'stepOf' as const,
            step: whose.value,
            rest: left(read, [...whose.places, ...other.places]),
          },
        ]
      : []),
    ...(backed ? [{ is: 'backed' as const, rest: left(read, backed.places) }] : []),
  ];
}

function listShared(read: Read): Asked[] {
  const [shared] = SHARED.find(read.tokens);
  return shared ? [{ is: 'shared', names: left(read, shared.places) }] : [];
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
          rest: left(read, fact.places),
          words: fact.places.length,
        })),
      ),
  ];
  return found.sort((a, b) => b.words - a.words).map(({ words: _, ...one }) => one);
}

/**
 * What stands between the words that ask, then all beside them: "why did * close" last year. Of a
 * price first what was bought, which stands behind the verb.
 */
function listNamesOf(read: Read, { value, places, end }: Covered & { value: Fact }): string[] {
  const gap = places.findIndex((place, at) => (places[at + 1] ?? place + 1) > place + 1);
  const within = gap < 0 ? '' : between(read, (places[gap] ?? 0) + 1, places[gap + 1] ?? 0);
  const behind = value === 'price' ? between(read, end + 1, read.tokens.length) : '';
  return [...new Set([behind, within, left(read, places)])].filter(Boolean);
}
