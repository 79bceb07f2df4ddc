import { mapText as text } from '../../../text/text.ts';
import type { MapMeasure } from './contract.ts';

/** What the two first have of all; null for fewer than three, or where the second is no second. */
export function sayFinding(
  measure: MapMeasure,
  countries: readonly { label: string; figure: number | null }[],
): string | null {
  const [first, second, third] = countries
    .map(({ label, figure }) => ({ label, figure: figure ?? 0 }))
    .filter(({ figure }) => figure > 0)
    .toSorted((a, b) => b.figure - a.figure);
  if (!first || !second || !third || second.figure === third.figure) return null;
  const sum = countries.reduce((all, { figure }) => all + (figure ?? 0), 0);
  const percent = Math.round(((first.figure + second.figure) / sum) * 100);
  return text.findings[measure](first.label, second.label, `${percent}%`);
}
