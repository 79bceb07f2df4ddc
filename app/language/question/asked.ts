// What a question asks for beside a list: a figure, a comparison, a person's role, a fact, or what
// takes two steps. What is left of it is read as filters, or as the name that it asks about.
import {
  between,
  FIGURE_PATTERNS,
  type FigureAsked,
  left,
  listFigures,
  listOf,
  MEASURES,
  type Measure,
  OF,
  type Read,
  type ShareAsked,
} from './asked-figures.ts';
import asked from './lexicon/asked.json' with { type: 'json' };
import named from './lexicon/named.json' with { type: 'json' };
import { type Covered, Patterns, readWords } from './patterns.ts';

export type Role = keyof typeof named.role;
export type Fact = keyof typeof named.fact;
export type Than = keyof typeof named.than;
export type Step = keyof typeof named.step;

export type Asked =
  | FigureAsked
  | ShareAsked
  /** `sides` are what "or" stands between in the rest. */
  | { is: 'versus'; measure: Measure; rest: string; sides: readonly string[] }
  | { is: 'role'; role: Role; name: string }
  | { is: 'fact'; fact: Fact; name: string }
  | { is: 'than'; than: Than; name: string; rest: string }
  | { is: 'step'; step: Step; name: string; rest: string }
  | { is: 'backed'; rest: string };

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
  ...FIGURE_PATTERNS,
  VERSUS,
  COMPARES,
  COMPARES_COUNTS,
  ROLES,
  FACTS,
  THAN,
  STEPS,
  BACKED,
];

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
