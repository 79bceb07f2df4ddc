import { investorsText as text } from '../../text/text.ts';
import { INVESTOR_FILTERS, type InvestorFilter, type InvestorFilters } from './filters.server.ts';

export function listGiven(filters: InvestorFilters): InvestorFilter[] {
  return INVESTOR_FILTERS.filter((filter) => filters[filter]);
}

/** A filter in words, such as "backed in Kenya". */
export function labelOf(filters: InvestorFilters, filter: InvestorFilter): string {
  const value = filters[filter] ?? '';
  // Others hold what was typed, which may be the name of a property of every object.
  const hasLabel = filter === 'place' || filter === 'sector';
  const label = (hasLabel && filters.labels?.[value]) || value;
  if (filter === 'country') return text.basedIn(value);
  if (filter === 'place') return text.backedIn(label);
  if (filter === 'since') return text.sinceYear(value);
  return filter === 'led' ? text.ledYes : label;
}
