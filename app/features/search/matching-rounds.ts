// The rounds of an investor that a question is about, as an address of /rounds.
import type { InvestorRow } from '../../catalogue/investor-contract.ts';
import { listHref } from '../../find/lists/list-address.ts';
import { ROUNDS_SHAPE } from '../../find/lists/list-shapes.ts';
import { ROUNDS_OF_INVESTORS } from '../../find/question/columns.ts';
import type { Reading, UnderstoodFilter } from '../../language/question/reading.ts';
import type { FoundInvestor } from './contract.ts';

/** Null where the question has conditions on the startups, or asks for several rounds. */
function matchingRoundsPath(filters: readonly UnderstoodFilter[], slug: string): string | null {
  const areSeveral = ['startup', 'backed_country'].some(
    (column) =>
      filters.filter((one) => one.column === column && one.operator === 'equals').length > 1,
  );
  if (areSeveral || filters.some(({ column }) => column === 'backed_women_led')) return null;
  const hasLed = filters.some(({ column }) => column === 'led' || column === 'lead_count');
  const rounds = filters.flatMap(({ column, operator, query_1, query_2 }) => {
    const own = ROUNDS_OF_INVESTORS[column];
    return own ? [{ column: own, operator, query_1, query_2 }] : [];
  });
  const column = hasLed ? 'lead_investor' : 'investor';
  return listHref(ROUNDS_SHAPE, {
    filters: [...rounds, { column, operator: 'includes', query_1: slug }],
  });
}

export const withoutRounds = (row: InvestorRow): FoundInvestor => ({
  ...row,
  matching_rounds: null,
  matching_rounds_path: null,
});

/** Words that rank the startups are no filter of rounds. */
export const withRounds = (
  rows: readonly InvestorRow[],
  counts: readonly number[] | null,
  { filters, meaning }: Reading,
): FoundInvestor[] =>
  rows.map((row, at) => ({
    ...row,
    matching_rounds: counts?.[at] ?? null,
    matching_rounds_path: counts && !meaning ? matchingRoundsPath(filters, row.slug) : null,
  }));
