// What a superlative ranks, by the noun beside it: "the most funded sector", "le pays avec le plus
// d'investisseurs"; and what is counted, where that is the nearer noun.
import type { Token } from '../tokens.ts';
import asked from './lexicon/asked.json' with { type: 'json' };
import { type Covered, Patterns } from './patterns.ts';

export type Head = keyof typeof asked.heads;

const HEADS = new Patterns(asked.heads);
const HAVING = new Patterns({ having: asked.having });
/** "most funded sector", "le secteur qui a le plus": words between a superlative and its noun. */
const BEHIND = 3;
const BEFORE = 5;

export interface Ranked {
  head: Covered & { value: Head };
  /** "with the most investors" */
  counted: Head | null;
}

/** `superlatives` cover "the most", "le plus de". Null where no noun is beside one. */
export function findRanked(
  tokens: readonly Token[],
  superlatives: readonly Covered[],
): Ranked | null {
  const heads = HEADS.find(tokens)
    .filter(({ places: [at = 0] }) => !isSaid(tokens[at - 1]) && !isSaid(tokens[at + 1]))
    .toSorted((one, other) => startOf(one) - startOf(other));
  for (const one of superlatives.filter((each) => !isComparative(tokens, each))) {
    const before = heads.filter(({ end }) => end < startOf(one));
    const [next] = heads.filter((head) => startOf(head) > one.end);
    const behind = next && saysRound(tokens.slice(one.end + 1, startOf(next))) ? undefined : next;
    const distance = behind ? startOf(behind) - one.end : Infinity;
    const nearest = before.at(-1);
    const ofNearest = nearest ? startOf(one) - nearest.end : Infinity;
    if (behind && distance === 1 && nearest) return { head: nearest, counted: behind.value };
    // "startup yenye wawekezaji wengi"
    const having = HAVING.find(tokens).find(
      ({ end }) => end === (nearest ? startOf(nearest) : 0) - 1,
    );
    const owner = having && before.find(({ end }) => end < startOf(having));
    if (nearest && owner && ofNearest === 1) return { head: owner, counted: nearest.value };
    if (behind && distance <= 1 + BEHIND && distance <= ofNearest) {
      return { head: behind, counted: null };
    }
    if (nearest && ofNearest <= BEFORE) return { head: nearest, counted: null };
  }
  return null;
}

/** "any country", where no superlative says that it is ranked. */
export const findHead = (tokens: readonly Token[]): Ranked['head'] | null =>
  HEADS.find(tokens).find(
    ({ places: [at = 0] }) => !isSaid(tokens[at - 1]) && !isSaid(tokens[at + 1]),
  ) ?? null;

/** "the largest raise by a company": it is the round that is large. */
const saysRound = (tokens: readonly Token[]): boolean =>
  tokens.some(({ key }) => asked.oneRound.includes(key));

/** "this year", "mwaka huu", "the year 2022" */
const isSaid = (token: Token | undefined): boolean =>
  token?.value !== undefined || asked.thisOne.includes(token?.key ?? '');

/** "at least 3", "plus de 5", "more than" */
const isComparative = (tokens: readonly Token[], one: Covered): boolean =>
  asked.atLeast.includes(tokens[startOf(one) - 1]?.key ?? '') ||
  tokens[one.end + 1]?.value !== undefined ||
  asked.than.includes(tokens[one.end + 1]?.key ?? '');

const startOf = ({ places, end }: Covered): number => places[0] ?? end;
