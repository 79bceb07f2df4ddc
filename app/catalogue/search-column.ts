import type { Field } from './field.ts';

/** The column of search_startups by which a field is searched. */
export function searchColumn(name: string, { kind, asked = name }: Field): string {
  if (kind === 'place') return `${name}_id`;
  return kind === 'links' || kind === 'names' ? `${asked}_ids` : name;
}
