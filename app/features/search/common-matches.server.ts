// What follows for the way matches are found where very many startups have what is asked for.
import { MAX_COUNTED } from './advanced-contract.ts';
import { LENGTH_TO_CONTAIN } from './filter-columns.ts';
import type { Filter } from './filter-language.ts';
import { asksFor } from './industries-in-countries.server.ts';
import type { Known } from './look-up.server.ts';
import type { TextColumn } from './statistics.server.ts';

/** What more texts have than have not is tested, not listed. */
const TESTED_FROM = 0.6;
/** To test a text takes as long as so many entries of the shortest list. */
const ENTRIES_A_TEST = 4;

/** Those that no index is to list, though it could: all of them where so many pass that enough are soon counted. */
export function listTested(filters: readonly Filter[], known: Known): readonly Filter[] {
  const parts = filters.map((filter) => partPassing(filter, known));
  const tests = MAX_COUNTED / multiply(parts);
  const entries = known.statistics.startupsCount * Math.min(...parts);
  if (tests * ENTRIES_A_TEST < entries) return filters;
  return filters.filter(({ isNegated }, nth) => !isNegated && (parts[nth] ?? 0) >= TESTED_FROM);
}

/** Whether most texts do without it, as far as is known. Very short ones are in most. */
export function isUncommon(column: TextColumn, folded: string, known: Known): boolean {
  return folded.length >= LENGTH_TO_CONTAIN && known.partWith(column, folded) < TESTED_FROM;
}

/** How many startups pass, about; 0 where that is not known. */
export function expectMatches(filters: readonly Filter[], known: Known): number {
  const parts = filters.map((filter) =>
    asksFor(filter, 'country') ? partOfCountries(filter, known) : partPassing(filter, known),
  );
  return known.statistics.startupsCount * multiply(parts);
}

/** Of all startups, 0 to 1; 0 where that is not known. */
function partPassing({ column, isNegated, test }: Filter, known: Known): number {
  if (isNegated) return 1;
  if (column !== 'tagline' && column !== 'overview') return 0;
  return test.kind === 'text' && test.how === 'contains'
    ? known.partWith(column, known.fold(test.text))
    : 0;
}

function partOfCountries({ test }: Filter, { idsOf, statistics }: Known): number {
  if (test.kind !== 'reference') return 0;
  const ids = new Set(test.names.flatMap((name) => idsOf(test.refersTo, name)));
  return [...ids].reduce((sum, id) => sum + (statistics.countries.get(id) ?? 0), 0);
}

function multiply(parts: readonly number[]): number {
  return parts.reduce((product, part) => product * part, 1);
}
