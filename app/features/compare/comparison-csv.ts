import type { CsvCell } from '../../base/csv.ts';
import { startupsText } from '../../text/text.ts';
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
    startup.status && startupsText.statuses[startup.status],
    startup.fundings_count,
    startup.last_funding_on?.date ?? null,
    startup.last_funding_amount,
    startup.last_funding_reported_amount,
    startup.last_funding_reported_currency,
    sayInvestors(startup),
    startup.equity_raised,
    startup.debt_raised,
    startup.grants_raised,
  ];
}

function sayInvestors({ investors, investors_count }: ComparedStartup): string {
  const names = investors.map(({ name }) => name).join(', ');
  const rest = investors_count - investors.length;
  return rest > 0 ? `${names} ${startupsText.andMore(rest)}` : names;
}
