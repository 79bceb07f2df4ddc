import type { ImportKind } from './contract.ts';
import words from './header-words.json' with { type: 'json' };
import requiredFields from './required-fields.json' with { type: 'json' };

/** Headers by lookupKey, the preferred first; a field's own name always counts. */
export type Fields = Readonly<Record<string, readonly string[]>>;

/** A kind's own words for its sources come before those of all kinds. */
const withSources = (own: Fields): Fields => ({ ...own, ...words.about_sources, ...own });

const { slug: roundSlug, ...roundWords } = words.rounds;

export const FIELDS: Readonly<Record<ImportKind, Fields>> = {
  startups: withSources(words.startups),
  rounds: withSources({ slug: roundSlug, ...words.about_the_startup, ...roundWords }),
  investors: withSources(words.investors),
  news: words.news,
  metrics: withSources({ ...words.about_the_startup, ...words.metrics }),
};

/** The field that names what a row is about. */
export const NAME_FIELDS: Readonly<Record<ImportKind, string>> = requiredFields.name_fields;

/** Of each inner list a file needs at least one field to be understood. */
export const REQUIRED: Readonly<Record<ImportKind, string[][]>> = requiredFields.required;
