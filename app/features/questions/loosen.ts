// What is asked for instead where nothing passes all that was understood.
import type { Understood } from '../search/understand/reading.ts';
import { ignoreMeaning } from './left-words.ts';

const PLACES = ['country', 'state', 'city'];

/** Without the words that rank; else, of startups in a place, the industry ranks by meaning. */
export function loosen(understood: Understood): Understood | null {
  const { returns, filters, meaning } = understood;
  if (filters.length === 0) return null;
  if (meaning) return ignoreMeaning(understood);
  const [industry, ...others] = filters.filter(({ column }) => column === 'industry');
  const rest = filters.filter((filter) => filter !== industry);
  const isOfPlace = rest.length > 0 && rest.every(({ column }) => PLACES.includes(column));
  if (returns !== 'startups' || !industry || others.length > 0 || !isOfPlace) return null;
  return { ...understood, filters: rest, meaning: industry.words };
}
