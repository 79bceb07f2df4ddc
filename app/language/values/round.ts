// Maps the many spellings of a round to the specification's twenty.
import { FUNDING_ROUNDS, type FundingRound } from '../../base/enumerations.ts';
import { lookupKey } from '../lookup-key.ts';
// Spellings without a kind of their own: docs/importing.md, "Values".
import spellings from './round-spellings.json' with { type: 'json' };

const KINDS = new Map<string, FundingRound>(
  FUNDING_ROUNDS.flatMap((kind) =>
    [lookupKey(kind), ...spellings[kind]].map((key) => [key, kind] as const),
  ),
);
/** Words that say no more than that it is a round. */
const FILLERS =
  /(?:fundinground|financinground|investmentround|roundfunding|round|funding|financing|investment|stage|raise|capital|deal|tranche|firstclose|secondclose|finalclose|close|extension|ext|extended)/g;
/** Longer text is no kind of round, and searching it would be slow. */
const MAX_CHARACTERS = 200;

/** Null when the text names no kind. `others` are further spellings, by lookupKey. */
export function readRound(
  text: string,
  others?: ReadonlyMap<string, FundingRound>,
): FundingRound | null {
  if (text.length > MAX_CHARACTERS) return null;
  const key = lookupKey(text);
  const bare = key.replace(FILLERS, '');
  return (
    others?.get(key) ??
    KINDS.get(key) ??
    // "Seed (extension)", "Series A - first close", "Seed Round II".
    KINDS.get(lookupKey(text.replace(/\(.*?\)|\[.*?\]/g, ''))) ??
    KINDS.get(bare) ??
    (/^series[d-z]\d*\+?$/.test(bare) ? 'Venture Series' : null)
  );
}
