import { countryName } from '../base/countries.ts';
import type { CsvCell } from '../base/csv.ts';
import type { FoundStartup } from '../catalogue/found-startup.ts';
import { COLUMN_NAMES, type ColumnName, STARTUP_FILTERS } from './filters/filter-columns.ts';

const joinNames = (links: ReadonlyArray<{ name: string }>) =>
  links.map(({ name }) => name).join('; ');

/** As in files: lists separated by semicolons, dates at their precision, times as UTC days. */
export function readFoundValue(startup: FoundStartup, column: ColumnName): CsvCell {
  switch (column) {
    case 'industry':
      return joinNames(startup.industries);
    case 'investor':
      return joinNames(startup.investors);
    case 'lead_investor':
      return joinNames(startup.lead_investors);
    case 'technology':
      return joinNames(startup.technologies);
    case 'founder':
      return startup.founders.join('; ');
    case 'incorporated_in':
      return startup.incorporated_in && countryName(startup.incorporated_in);
    case 'operates_in':
      return startup.operates_in.map(countryName).join('; ');
    case 'business_model':
      return startup.business_models.join('; ');
    case 'last_funding_on':
      return startup.last_funding_on?.date;
    case 'updated_at':
      return startup.updated_at.slice(0, 10);
    default:
      return startup[column];
  }
}

/** All columns, for a file. */
export const tableOfFound = (startups: readonly FoundStartup[]) => ({
  header: COLUMN_NAMES.map((name) => STARTUP_FILTERS[name].label),
  rows: startups.map((startup) => COLUMN_NAMES.map((name) => readFoundValue(startup, name))),
});
