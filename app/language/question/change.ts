// Whether a question asks how a figure changed from one time to another: "which country's funding
// rose most between 2022 and 2023", "has Egypt's share shrunk".
import {
  asksForRounds,
  EXTREMES,
  findSplit,
  listNoise,
  listOf,
  MEASURES,
  OF,
  type Split,
  USUAL,
} from './asked-figures.ts';
import { BEFORE, YEAR } from './asked-sides.ts';
import { findHead } from './heads.ts';
import change from './lexicon/change.json' with { type: 'json' };
import { asksWhether } from './off-record.ts';
import { type Covered, cutWords, Patterns, readWords } from './patterns.ts';
import { listKinds } from './signs.ts';

const TURNS = new Patterns({ rise: change.rise, fall: change.fall });
const RATES = new Patterns({ rate: change.rate });
/** "more in 2024 than in 2023" */
const MORE = new Patterns({ rise: change.more, fall: change.less });

export const CHANGE_PATTERNS = [TURNS, RATES];

export interface Change {
  /** Null where either will do: "up or down". */
  way: 'rise' | 'fall' | null;
  isByRate: boolean;
  /** "most" */
  isMost: boolean;
  measure: 'raised' | 'rounds';
  /** What is ranked by it. */
  split: Split | null;
  /** A part of a whole is meant. */
  isOfShare: boolean;
  /** Those that it names; of one it may say that the year before is meant, or all since. */
  years: readonly number[];
  isSince: boolean;
  /** What else it says, to be read as filters. */
  rest: string;
}

export function readChange(text: string): Change | null {
  const tokens = readWords(text);
  const kinds = tokens.map(({ key }) => listKinds(key));
  const measures = MEASURES.find(tokens);
  const isOfShare =
    kinds.some((own) => own.includes('share')) || measures.some(({ value }) => value === 'share');
  // "which region grew least": neither regions nor the least are ranked.
  const extremes = EXTREMES.find(tokens);
  if (extremes.some(({ value }) => value === 'least') || tokens.some(({ key }) => REGION.test(key)))
    return null;
  // What is usual is compared as it is, and so is what was founded.
  const isOther = kinds.some((own) => own.includes('found') && !own.includes('startups'));
  if (isOther || measures.some(({ value }) => USUAL.some((one) => one === value))) return null;
  const turns = listTurns(tokens).filter(
    ({ places: [at = 0], end }) => !isOfStage(tokens[end + 1]) && tokens[at - 1]?.key !== '-',
  );
  const [before] = BEFORE.find(tokens);
  const dated = tokens.flatMap(({ key }, at) => (YEAR.test(key) ? [at] : []));
  const years = dated.map((at) => Number(tokens[at]?.key));
  const areTwo = dated.length > 1 || before !== undefined;
  const more = areTwo || isOfShare ? MORE.find(tokens) : [];
  const found = turns.length > 0 ? turns : more;
  const split = findSplit(tokens) ?? (turns.length > 0 ? findRankedHead(tokens) : null);
  const isPlain = turns.length === 0 && split === null && !isOfShare;
  const areShares = isOfShare && dated.length > 1;
  if ((found.length === 0 || isPlain) && !areShares) return null;
  // "startups growing tomatoes"
  const isOfMoney = OF.find(tokens).length > 0 || asksWhether(text);
  if (split === null && dated.length === 0 && !isOfMoney) return null;
  const ways = new Set(found.map(({ value }) => value));
  const [way = null] = ways.size === 1 ? ways : [];
  const ends = [...dated, ...(before?.places.slice(0, 1) ?? [])];
  const beside = ends.flatMap((at) =>
    [at - 1, at + 1, at - 2].filter((place, index, all) => {
      const isNext = index < 2 || change.beside.includes(tokens[all[0] ?? at]?.key ?? '');
      return isNext && change.beside.includes(tokens[place]?.key ?? '');
    }),
  );
  const said = [
    ...turns,
    ...more,
    ...RATES.find(tokens),
    ...(isOfShare ? [] : [...extremes, ...measures, split ?? []].flat()),
    ...(before ? [before] : []),
  ].flatMap(({ places }) => places);
  const ofMoney = isOfShare ? [] : [...listOf({ text, tokens }), ...listNoise(tokens)];
  return {
    way,
    isByRate: RATES.find(tokens).length > 0,
    isMost: extremes.length > 0,
    measure: asksForRounds(text) ? 'rounds' : 'raised',
    // The fastest growing startups are not those that raise faster.
    split: split?.value === 'startup' && turns.length > 0 ? 'round' : (split?.value ?? null),
    isOfShare,
    years: before && years.length === 1 ? [years[0] ?? 0, (years[0] ?? 0) - 1] : years,
    isSince: dated.length === 1 && kinds.some((own) => own.includes('since')),
    rest: cutWords(text, tokens, [...new Set([...said, ...ofMoney, ...dated, ...beside])]),
  };
}

/** "did the median round rise from 2021 to 2022": of two years the later one is asked for. */
export function readWay(text: string): Change['way'] {
  const ways = new Set(listTurns(readWords(text)).map(({ value }) => value));
  return ways.size === 1 ? ([...ways][0] ?? null) : null;
}

/** "been drying up since" is no rise; "up or down" is either. */
const listTurns = (tokens: ReturnType<typeof readWords>) => {
  const found = TURNS.find(tokens);
  const hasGap = ({ places, end }: Covered) => end - (places[0] ?? end) >= places.length;
  return found.filter(
    (one) =>
      !hasGap(one) ||
      found.every(
        ({ value, places }) =>
          value === one.value || places.every((place) => !one.places.includes(place)),
      ),
  );
};

/** "the sharpest drop of any country"; a year is no side of it. */
const findRankedHead = (tokens: Parameters<typeof findHead>[0]) => {
  const head = findHead(tokens);
  return head?.value === 'year' || head?.value === 'startup' ? null : head;
};

const REGION = /^(?:regions?|regiao|regioes|kanda|مناطق|منطقه)$/;

/** "growth stage", "growth equity" */
const isOfStage = (token: { key: string } | undefined): boolean =>
  /^(?:stage|equity|rounds?|capital|funds?)$/.test(token?.key ?? '');
