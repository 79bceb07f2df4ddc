// Whether what stands beside a phrase belongs to it: a number to a bound, a place to "in".
import type { Match } from '../phrases.ts';
import type { Token } from '../tokens.ts';
import type { Sense } from './sense.ts';

/** The phrase of the lexicon that begins at a place. */
export type MatchPhrase = (tokens: readonly Token[], at: number) => Match<Sense> | null;

/** These say something only of a number or a date. */
export const OF_NUMBERS: ReadonlyArray<Sense['is']> = [
  'compare',
  'between',
  'date',
  'scale',
  'and',
  'period',
  'ordinal',
  'month',
];
/** Of them, those of amounts and counts, and of spans of time. */
const OF_AMOUNTS: ReadonlyArray<Sense['is']> = ['compare', 'between', 'scale', 'period', 'ordinal'];
/** Before a place: "in Egpyt". */
const BEFORE_PLACES =
  'in at from of for outside au aux en de du des em no na do da nos nas dos das nchini ya za wa katika mjini في من خارج'.split(
    ' ',
  );

/** Whether what stands beside a phrase belongs to it. */
export function fitOf(
  tokens: readonly Token[],
  { from, length }: { from: number; length: number },
  is: ReadonlyArray<Sense['is']>,
  match: MatchPhrase,
): 'close' | 'number' | 'year' | null {
  const behind = from + length;
  const isNumber = (place: number) => tokens[place]?.value !== undefined;
  const isOfPlaceOrNoun = (place: number) =>
    match(tokens, place)?.senses.some((sense) =>
      ['place', 'returns', 'industry', 'cue'].includes(sense.is),
    ) ?? false;
  if (is.includes('not')) {
    const next = (tokens[behind]?.key.length ?? 0) > 2 ? behind : behind + 1;
    return isOfPlaceOrNoun(next) ? 'number' : null;
  }
  if (is.includes('place')) {
    return BEFORE_PLACES.includes(tokens[from - 1]?.key ?? '') ? 'number' : null;
  }
  if (is.includes('scale') && isNumber(from - 1)) return 'close';
  const isPair = isNumber(behind) && [2, 3, 4].some((step) => isNumber(behind + step));
  if (is.includes('between') && isPair) return 'close';
  if (!is.some((one) => OF_NUMBERS.includes(one))) return null;
  const number = numberBeside(tokens, from, length);
  const isPoint = is.includes('date') && !is.some((one) => OF_AMOUNTS.includes(one));
  return isPoint && number !== 'year' ? null : number;
}

const SIGN = /^(?:[$€£₦₵<>]|us|usd|eur|ksh|kes|ngn|zar|egp|dola|dollars?|dolares|euros?)$/;

/** Whether a number stands before it, or within three words behind it, and is one of a year. */
function numberBeside(
  tokens: readonly Token[],
  from: number,
  length: number,
): 'year' | 'number' | null {
  const behind = from + length;
  const beside = [behind, behind + 1, behind + 2, from - 1].flatMap((place) => {
    const token = tokens[place];
    return token && (token.value !== undefined || SIGN.test(token.key)) ? [token.key] : [];
  });
  if (beside.length === 0) return null;
  return beside.some((one) => /^(?:19|20)\d\d$/.test(one)) ? 'year' : 'number';
}
