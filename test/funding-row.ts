import type { FundingRow } from '../app/catalogue/round-contract.ts';

/** A round in the list of its startup, of which nothing more is known. */
export function makeFundingRow({ date = null, ...values }: Partial<FundingRow>): FundingRow {
  const precision = date ? (['year', 'month', 'day'] as const)[date.split('-').length - 1] : null;
  return {
    slug: `${date}-${values.amount}`,
    round: 'Seed',
    date,
    precision: precision ?? null,
    amount: null,
    reported_amount: null,
    reported_currency: null,
    is_weak: false,
    investors: [],
    source_url: null,
    source: null,
    sources: [],
    valuation_usd: null,
    valuation_is: null,
    is_facility: null,
    left_out: null,
    note: null,
    ...values,
  };
}
