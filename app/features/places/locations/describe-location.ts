import { locationsText as text } from '../../../text/text.ts';
import type { Location } from './contract.ts';

/** "A country in East Africa" */
export function describeLocation({ kind, region, state, country }: Location): string | null {
  if (kind === 'city') return text.leadCity(state, country);
  return region ? text.leadCountry(region) : null;
}
