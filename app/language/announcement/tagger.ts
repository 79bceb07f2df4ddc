// Which words of a sentence name the company, those who give and those who buy: a linear model over
// the features of each word, and the best sequence of tags (Viterbi).
import { foldLetters } from '../tokens.ts';
import { featuresOfWords } from './features.ts';
import type { Sentence } from './words.ts';

/** B begins a name, I goes on with it. */
export const TAGS = [
  'O',
  'B-company',
  'I-company',
  'B-lead',
  'I-lead',
  'B-giver',
  'I-giver',
  'B-buyer',
  'I-buyer',
] as const;
export type Role = 'company' | 'lead' | 'giver' | 'buyer';
const MANY = TAGS.length;
/** Where no tag stands before. */
const START = MANY * MANY;

export const tagOf = (role: Role, isFirst: boolean): number =>
  TAGS.indexOf(`${isFirst ? 'B' : 'I'}-${role}`);

const OF_COMPANY = [tagOf('company', true), tagOf('company', false)];

/** Weights of tags by bucket, and of one tag behind another; those behind none come last. */
export interface TagModel {
  tags: ArrayLike<number>;
  steps: ArrayLike<number>;
}

/** Which place in `steps` has the weight. */
export const stepOf = (before: number | undefined, tag: number): number =>
  (before === undefined ? START : before * MANY) + tag;

const canFollow = (before: number | undefined, tag: number): boolean =>
  tag === 0 || tag % 2 === 1 || before === tag || before === tag - 1;

/** The best tags of a sentence; `bonus` is added to a company's. */
export function tagWords(
  features: readonly (readonly number[])[],
  { tags, steps }: TagModel,
  bonus = 0,
): number[] {
  let scores: number[] = [];
  const origins: number[][] = [];
  for (const buckets of features) {
    const own = new Array<number>(MANY).fill(0);
    for (const bucket of buckets)
      for (let tag = 0; tag < MANY; tag++)
        own[tag] = (own[tag] ?? 0) + (tags[bucket * MANY + tag] ?? 0);
    for (const tag of OF_COMPANY) own[tag] = (own[tag] ?? 0) + bonus;
    const next = new Array<number>(MANY).fill(Number.NEGATIVE_INFINITY);
    const from = new Array<number>(MANY).fill(0);
    for (let tag = 0; tag < MANY; tag++) {
      const before = origins.length === 0 ? [undefined] : scores.keys();
      for (const one of before) {
        if (!canFollow(one, tag)) continue;
        const score = (one === undefined ? 0 : (scores[one] ?? 0)) + (steps[stepOf(one, tag)] ?? 0);
        if (score <= (next[tag] ?? 0)) continue;
        next[tag] = score;
        from[tag] = one ?? 0;
      }
      next[tag] = (next[tag] ?? 0) + (own[tag] ?? 0);
    }
    scores = next;
    origins.push(from);
  }
  const path: number[] = [];
  let tag = scores.indexOf(Math.max(...scores));
  for (const from of origins.toReversed()) {
    path.unshift(tag);
    tag = from[tag] ?? 0;
  }
  return path;
}

export interface TaggedName {
  role: Role;
  name: string;
  /** Which sentence: 0 is the headline. */
  sentence: number;
}

/** Where it stands in its sentence. */
interface PlacedName extends TaggedName {
  from: number;
  to: number;
}

/** How much a company's tags are helped, step by step, until some name is one. */
const BONUSES = [0, 0.5, 1, 2, 4, 8, 16, 32];

/** Each name that a text gives a role; where nothing is a company by itself, the likeliest is. */
export function findNames(
  sentences: readonly Sentence[],
  model: TagModel & { tagUnit: number },
): TaggedName[] {
  const features = featuresOfWords(sentences);
  let names: TaggedName[] = [];
  for (const bonus of BONUSES) {
    const found = sentences.flatMap((sentence, index) =>
      namesIn(sentence, tagWords(features[index] ?? [], model, bonus * model.tagUnit), index),
    );
    if (bonus === 0) names = asListed(found, sentences);
    const companies = found.filter(({ role }) => role === 'company');
    if (companies.length > 0) {
      const taken = new Set(companies.map(({ name }) => name));
      return [
        ...companies,
        ...names.filter(({ role, name }) => role !== 'company' && !taken.has(name)),
      ];
    }
  }
  return names;
}

function namesIn(
  { text, words }: Sentence,
  tags: readonly number[],
  sentence: number,
): PlacedName[] {
  return tags.flatMap((tag, at) => {
    if (tag % 2 === 0) return [];
    let to = at;
    while (tags[to + 1] === tag + 1) to++;
    const role = TAGS[tag]?.slice(2) as Role;
    const [from, end] = [words[at]?.from ?? 0, words[to]?.to ?? 0];
    const name = text.slice(from, end);
    return /^[\p{L}\p{N}]/u.test(name) ? [{ role, name, sentence, from, to: end }] : [];
  });
}

/** "Led by Nordlys, Baobab and Lagoon": who stand in one list lead together. */
function asListed(names: readonly PlacedName[], sentences: readonly Sentence[]): TaggedName[] {
  let last: PlacedName | undefined;
  return names.map((one) => {
    const between =
      last?.sentence === one.sentence
        ? sentences[one.sentence]?.text.slice(last.to, one.from)
        : undefined;
    const isListed = between !== undefined && LISTING.test(between) && last?.role === 'lead';
    last = isListed && one.role === 'giver' ? { ...one, role: 'lead' } : one;
    return last;
  });
}
const LISTING =
  /^["']?(?:,|(?:,? (?:and|et|e|y|&)| و) ?)\s?(?:(?:l[ae]s?|[oa]s?|the) |l['’])?["']?$/iu;

export const chooseCompany = (names: readonly TaggedName[]): TaggedName | null =>
  chooseName(names.filter(({ role }) => role === 'company'));

/** What is named so most often, in the headline above all: "Somesa Health" also as "Somesa". */
export function chooseName(names: readonly TaggedName[]): TaggedName | null {
  const votes = names.map((one) => ({
    one,
    votes: names
      .filter((other) => one.name === other.name || one.name.startsWith(`${other.name} `))
      .reduce((sum, { sentence }) => sum + (sentence === 0 ? 1.5 : 1), 0),
  }));
  return votes.toSorted((a, b) => b.votes - a.votes)[0]?.one ?? null;
}

/** "Somesa" of "Somesa Health". */
export const isPartOf = (part: string, name: string): boolean =>
  ` ${foldLetters(name)} `.includes(` ${foldLetters(part)} `);

/** Who is named, and where the company is. */
export const rolesOf = (names: readonly TaggedName[]): string[] => [
  ...new Set(
    names.map(({ role, sentence }) => `${role}${role === 'company' ? Math.min(sentence, 2) : ''}`),
  ),
];
