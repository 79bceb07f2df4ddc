// Kinds of words that say of which company news of money is, where no phrase is known.
import signs from './signs.json' with { type: 'json' };

type Kind = Exclude<keyof typeof signs, 'about'>;

/** Any word of a kind; "seed=" is meant whole, "clos" is a beginning. */
const patternOf = (kind: Kind): string => {
  const words = signs[kind].flatMap((line) => line.split(' '));
  return `(?<![\\p{L}-])(?:${words.map((word) => (word.endsWith('=') ? `${word.slice(0, -1)}(?![\\p{L}])` : `${word}\\p{L}*`)).join('|')})`;
};

const COMPOUND = String.raw`|(?<!\p{L})(?:\p{L}{2,}[- ]?tech|fintech)s?(?!\p{L})`;
export const ROUND = new RegExp(patternOf('round'), 'iu');
export const KIND_OF_COMPANY = `(?:${patternOf('kind')}${COMPOUND})`;
export const HAS = patternOf('has');
export const GIVES = patternOf('gives');
export const GIVER = patternOf('investor');
