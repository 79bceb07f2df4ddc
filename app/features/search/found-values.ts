// What a found startup has in each column, as a file holds it.
import type { CsvCell } from '../../base/csv.ts';
import type { ColumnName } from '../../search-engine/question.ts';
import type { FoundStartup } from './advanced-contract.ts';

const joinNames = (links: ReadonlyArray<{ name: string }>) =>
  links.map(({ name }) => name).join('; ');

/** Several values are joined by semicolons; dates stand at their precision, times as days of UTC. */
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
    case 'last_funding_on':
      return startup.last_funding_on?.date;
    case 'updated_at':
      return startup.updated_at.slice(0, 10);
    default:
      return startup[column];
  }
}
