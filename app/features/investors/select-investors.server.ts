import { type RawBuilder, sql as raw } from 'kysely';
import { FUNDING_ROUNDS, type FundingRound } from '../../base/enumerations.ts';
import { toPartialDate } from '../../base/partial-date.ts';
import type { InvestorRow } from './contract.ts';

export interface InvestorColumns extends Omit<InvestorRow, 'last_deal_on'> {
  country_code: string | null;
  last_deal_day: string | null;
  last_deal_precision: string | null;
}

/** For a query that left joins `places country` to `investors i` by its code. */
export const investorNameColumns: RawBuilder<unknown> = raw`
  i.name, i.slug, i.logo, i.type, i.country_code, country.name as country, country.slug as country_slug`;

/** Over all rounds it joined. */
export const investorFigureColumns: RawBuilder<unknown> = raw`
  i.deals_count, i.total_amount, i.lead_count, i.last_deal_on as last_deal_day, i.last_deal_precision`;

const countryNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** Countries outside Africa are not in places; the Unicode CLDR names them. */
export function nameCountry(code: string | null, nameOfPlace: string | null): string | null {
  return nameOfPlace ?? (code ? (countryNames.of(code) ?? null) : null);
}

export function toInvestorRow<Columns extends InvestorColumns>(columns: Columns) {
  const { country_code, country, last_deal_day, last_deal_precision, ...rest } = columns;
  return {
    ...rest,
    country: nameCountry(country_code, country),
    last_deal_on: toPartialDate(last_deal_day, last_deal_precision),
  };
}

/** Kinds of rounds without repeats, in the specification's order. */
export function sortRounds(rounds: readonly string[]): FundingRound[] {
  return FUNDING_ROUNDS.filter((round) => rounds.includes(round));
}
