import { type RawBuilder, sql as raw } from 'kysely';
import { FUNDING_ROUNDS } from '../base/enumerations.ts';
import { partialDateOf } from '../data/partial-date-of.ts';
import type { InvestorRow } from './investor-contract.ts';

export interface InvestorColumns extends InvestorRow {
  country_code: string | null;
}

export interface ResultColumns extends InvestorColumns {
  stages: string[];
  website: string | null;
  typical_amount: number | null;
}

/** For a query that left joins `places country` to `investors i` by its code. */
export const investorNameColumns: RawBuilder<unknown> = raw`
  i.name, i.slug, i.logo, i.type, i.country_code, country.name as country, country.slug as country_slug`;

/** Over all rounds it joined. */
export const investorFigureColumns: RawBuilder<unknown> = raw`
  i.deals_count, i.total_amount, i.lead_count, ${partialDateOf('i.last_deal')} as last_deal_on`;

export const resultColumns: RawBuilder<unknown> = raw`${investorNameColumns}, ${investorFigureColumns},
  i.website, i.typical_amount, i.stages || i.joined_rounds as stages`;

const countryNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** Countries outside Africa are not in places; the Unicode CLDR names them. */
export function nameCountry(code: string | null, nameOfPlace: string | null): string | null {
  return nameOfPlace ?? (code ? (countryNames.of(code) ?? null) : null);
}

export function toInvestorRow<Columns extends InvestorColumns>(columns: Columns) {
  const { country_code, country, ...rest } = columns;
  return { ...rest, country: nameCountry(country_code, country) };
}

/** Kinds of rounds are without repeats, in the specification's order. */
export function toResult<Columns extends ResultColumns>({ stages, ...columns }: Columns) {
  return {
    ...toInvestorRow(columns),
    stages: FUNDING_ROUNDS.filter((round) => stages.includes(round)),
  };
}
