// Phrases with gaps in a question, whose words may have alternatives: "why did * close|shut".
import { foldLetters, readTokens, type Token } from '../tokens.ts';

/** Lists of phrases by language. */
export type Said = Readonly<Record<string, readonly string[]>>;

/** Words side by side, each with its alternatives. */
type Run = ReadonlyArray<readonly string[]>;

interface Pattern {
  /** With words between them: any, or a few where it says how many at most. */
  runs: readonly Run[];
  gaps: readonly number[];
  words: number;
}

/** The words of a question that a phrase covers, by their places. */
export interface Covered {
  places: readonly number[];
  /** Where its last word stands. */
  end: number;
}

const WORD = /[^\s*~]+/g;
/** Words where a tilde stands: "which East African country". */
const FEW = 2;
const SHORTEST_MISTYPED = 4;

export class Patterns<Value extends string> {
  /** By the words that they may begin with. */
  private readonly byFirst = new Map<string, Array<{ value: Value; pattern: Pattern }>>();

  /** All words of them, longer ones only: these can be recognised with a slip. */
  readonly words = new Set<string>();

  constructor(said: Readonly<Record<Value, Said>>) {
    for (const value of Object.keys(said) as Value[]) {
      for (const phrase of Object.values(said[value]).flat()) {
        for (const one of listSpellings(foldLetters(phrase))) this.add(value, one);
      }
    }
  }

  private add(value: Value, phrase: string): void {
    const runs = phrase
      .split(/[*~]/)
      .map((run) => (run.match(WORD) ?? []).map((word) => word.split('|')))
      .filter((run) => run.length > 0);
    const gaps = (phrase.match(/[*~]/g) ?? []).map((gap) => (gap === '~' ? FEW : Infinity));
    for (const word of runs.flat(2)) if (word.length >= SHORTEST_MISTYPED) this.words.add(word);
    const pattern = { runs, gaps, words: runs.flat().length };
    for (const first of runs[0]?.[0] ?? []) {
      this.byFirst.set(first, [...(this.byFirst.get(first) ?? []), { value, pattern }]);
    }
  }

  /** All that stand in the question, those of more words first, then those that stand first. */
  find(tokens: readonly Token[]): Array<Covered & { value: Value }> {
    const found = tokens.flatMap((token, at) =>
      formsOf(token).flatMap((form) =>
        (this.byFirst.get(form) ?? []).flatMap(({ value, pattern }) => {
          const places = cover(pattern, tokens, at);
          return places ? [{ value, places, end: places.at(-1) ?? at }] : [];
        }),
      ),
    );
    return found.sort(
      (a, b) => b.places.length - a.places.length || (a.places[0] ?? 0) - (b.places[0] ?? 0),
    );
  }
}

/** "than the? rounds" with and without the word that may be left out. */
function listSpellings(phrase: string): string[] {
  const optional = /([^\s*~]+)\?/.exec(phrase);
  if (!optional) return [phrase];
  return ['', optional[1] ?? ''].flatMap((word) =>
    listSpellings(phrase.replace(optional[0], word)),
  );
}

function cover({ runs, gaps }: Pattern, tokens: readonly Token[], at: number): number[] | null {
  const places: number[] = [];
  let from = at;
  for (const [index, run] of runs.entries()) {
    const place = index === 0 ? at : findRun(run, tokens, from);
    const isFar = index > 0 && place - from > (gaps[index - 1] ?? Infinity);
    if (place < 0 || isFar || !standsAt(run, tokens, place)) return null;
    for (let word = 0; word < run.length; word++) places.push(place + word);
    from = place + run.length;
  }
  return places;
}

function findRun(run: Run, tokens: readonly Token[], from: number): number {
  for (let at = from; at + run.length <= tokens.length; at++) {
    if (standsAt(run, tokens, at)) return at;
  }
  return -1;
}

const standsAt = (run: Run, tokens: readonly Token[], at: number): boolean =>
  run.every((words, index) => {
    const token = tokens[at + index];
    return token !== undefined && formsOf(token).some((form) => words.includes(form));
  });

/** As it stands, and of "startups" the singular. */
const formsOf = ({ key }: Token): string[] =>
  /[a-z]{3}s$/.test(key) ? [key, key.slice(0, -1)] : [key];

const MOST_READ = 60;

/** The words that are read: a longer question says nothing that a shorter cannot. */
export const readWords = (text: string): Token[] => readTokens(text).slice(0, MOST_READ);

/** The text without some of its words. */
export function cutWords(
  text: string,
  tokens: readonly Token[],
  places: readonly number[],
): string {
  let left = '';
  let from = 0;
  for (const place of [...places].sort((a, b) => a - b)) {
    const token = tokens[place];
    if (!token || token.from < from) continue;
    left += `${text.slice(from, token.from)} `;
    from = token.to;
  }
  return `${left}${text.slice(from)}`
    .replaceAll(/\s+/g, ' ')
    .replace(/[?؟!.]+\s*$/, '')
    .trim();
}
