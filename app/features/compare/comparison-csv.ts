import type { CsvCell } from '../../base/csv.ts';
import { compareText, startupsText } from '../../text/text.ts';
import type { ComparedStartup } from '../startups/comparison-contract.ts';

/** A startup's cells in the order of compareText.csvColumns: full figures, unknown ones empty. */
export function toCsvRow(startup: ComparedStartup): CsvCell[] {
  const { hq_city, country } = startup;
  return [
    startup.name,
    startup.public_ticker,
    hq_city ? `${hq_city}, ${country}` : country,
    startup.year_founded,
    startupsText.private,
    startup.industries.map(({ name }) => name).join(', '),
    startup.employee_range,
    startup.twitter_followers,
    startup.latest_round,
    startup.total_fundings,
  ];
}

export const CSV_COLUMNS: readonly string[] = compareText.csvColumns;
