// "Did you mean" in 422 responses (decisions.md: unknown filter column, operator or value).
import { countEdits } from './edit-distance.ts';

const MAX_LENGTH = 64;
const MAX_CANDIDATES = 1000;

/**
 * The candidate nearest to `word` by edits, ignoring case, at most a third of the letters; else the
 * candidate nearest in length that contains it or lies in it; else null. The first of equals wins.
 * Compares 1000 candidates of up to 64 characters.
 */
export function findClosest(word: string, candidates: readonly string[]): string | null {
  const wanted = word.trim().toLowerCase();
  if (wanted === '' || wanted.length > MAX_LENGTH) return null;
  const known = candidates
    .slice(0, MAX_CANDIDATES)
    .filter(({ length }) => length > 0 && length <= MAX_LENGTH);
  return findByEdits(wanted, known) ?? findByContainment(wanted, known);
}

function findByEdits(wanted: string, candidates: readonly string[]): string | null {
  let most = Math.max(1, Math.floor(wanted.length / 3));
  let best: string | null = null;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - wanted.length) > most) continue;
    const edits = countEdits(wanted, candidate.toLowerCase());
    if (edits > most) continue;
    best = candidate;
    if (edits === 0) break;
    most = edits - 1;
  }
  return best;
}

function findByContainment(wanted: string, candidates: readonly string[]): string | null {
  const isPart = (part: string, whole: string) => part.length >= 3 && whole.includes(part);
  const near = candidates.filter((candidate) => {
    const other = candidate.toLowerCase();
    return isPart(wanted, other) || isPart(other, wanted);
  });
  const gap = (candidate: string) => Math.abs(candidate.length - wanted.length);
  return near.toSorted((a, b) => gap(a) - gap(b))[0] ?? null;
}
