// What a mention becomes a filter with; and facts, such as being led by women, as filters.
import type { Of } from './draft.ts';
import type { Returns, UnderstoodFilter } from './reading.ts';

export type Part = Pick<UnderstoodFilter, 'column' | 'operator'> & Partial<UnderstoodFilter>;

/** The name that a column of rounds has in questions for these. */
export function roundColumn(column: string, returns: Returns): string {
  if (returns === 'rounds') return column;
  if (returns === 'investors') return column === 'round' ? 'stage' : column;
  return `any_round.${column}`;
}

export function equal({ isNegated }: { isNegated?: boolean }, value: string) {
  return { operator: isNegated ? 'not_equals' : 'equals', query_1: value };
}

/** Valued by a source at so much or more. */
const UNICORN_USD = 1_000_000_000;

export function ofFact({ value, isNegated }: Of<'fact'>, returns: Returns): Part | null {
  if (value === 'womenLed') {
    const column = returns === 'investors' ? 'backed_women_led' : 'women_led';
    return { column, ...equal({ isNegated }, 'yes') };
  }
  if (value === 'unicorn') {
    const column = roundColumn('valuation_usd', returns);
    return { column, operator: 'gte', query_1: String(UNICORN_USD) };
  }
  if (value === 'valued') {
    return { column: roundColumn('valuation_usd', returns), operator: 'is_not_blank' };
  }
  const count = { column: 'fundings_count' };
  if (value === 'funded') {
    return returns === 'startups' ? { ...count, operator: 'gte', query_1: '1' } : null;
  }
  if (value === 'unfunded') {
    const isOfStartups = returns === 'startups' || returns === 'people';
    return isOfStartups ? { ...count, operator: 'equals', query_1: '0' } : null;
  }
  if (value === 'noInvestors' || value === 'noLead') {
    const column = value === 'noLead' ? 'lead_investor' : 'investor';
    const hasInvestors = returns === 'startups' || returns === 'rounds';
    return hasInvestors ? { column, operator: 'is_blank' } : null;
  }
  const query_1 = value === 'disclosed' ? 'yes' : 'no';
  return { column: roundColumn('disclosed', returns), operator: 'equals', query_1 };
}
