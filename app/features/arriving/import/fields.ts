// The fields of each kind of file: those of the catalogue, and those that identify the record.

import { type Field, type Fields, fieldsFor } from '../../../catalogue/field.ts';
import words from '../../../catalogue/headers.json' with { type: 'json' };
import { INVESTOR } from '../../../catalogue/investor.ts';
import { ROUND } from '../../../catalogue/round.ts';
import { STARTUP } from '../../../catalogue/startup.ts';
import { columnTypes } from '../../../catalogue/write-columns.server.ts';
import { lookupKey } from '../../../language/tokens.ts';
import type { ImportKind } from './contract.ts';
import requiredFields from './required-fields.json' with { type: 'json' };

/** Headers by lookupKey, the preferred first; a field's own name always counts. */
type Headers = Readonly<Record<string, readonly string[]>>;

/** A kind's own words for its sources come before those of all kinds. */
const withSources = (own: Headers): Headers => ({ ...own, ...words.about_sources, ...own });

/** With the labels that our lists have as headers. */
const withAll = (fields: Fields, own: Headers): Headers => ({
  ...own,
  ...Object.fromEntries(
    fieldsFor(fields, 'import').map(([name, { label }]) => [
      name,
      [...(own[name] ?? []), lookupKey(label)],
    ]),
  ),
});

const { slug: roundSlug, ...roundWords } = words.rounds;

export const FIELDS: Readonly<Record<ImportKind, Headers>> = {
  startups: withSources(withAll(STARTUP, words.startups)),
  rounds: withSources({
    slug: roundSlug,
    ...words.about_the_startup,
    ...withAll(ROUND, roundWords),
  }),
  investors: withSources(withAll(INVESTOR, words.investors)),
  news: words.news,
  metrics: withSources({ ...words.about_the_startup, ...words.metrics }),
};

/** The field with the name of a row's record. */
export const NAME_FIELDS: Readonly<Record<ImportKind, string>> = requiredFields.name_fields;

/** Of each inner list a file needs at least one field to be understood. */
export const REQUIRED: Readonly<Record<ImportKind, string[][]>> = requiredFields.required;

export type PlainField = readonly [name: string, field: Field];

/** Files may contain older companies than the forms accept. */
const FIRST_YEAR = 1900;

/** One cell of a file and one column of the record each: read, staged and filled alike. */
function plainOf(fields: Fields, inTheirOwnWay: readonly string[]): PlainField[] {
  return fieldsFor(fields, 'import')
    .filter(([name, field]) => columnTypes(name, field) !== null && !inTheirOwnWay.includes(name))
    .map(([name, field]) => [name, { ...field, min: field.kind === 'year' ? FIRST_YEAR : 1 }]);
}

export const PLAIN = {
  startups: plainOf(STARTUP, ['name', 'website', 'tagline', 'overview', 'women_led']),
  rounds: plainOf(ROUND, ['round', 'announced_on', 'note']),
  investors: plainOf(INVESTOR, ['name', 'stages']),
} as const;

/** Types of the columns of plain fields, by column. */
export const typesOf = (plain: readonly PlainField[]): Record<string, string> =>
  Object.assign({}, ...plain.map(([name, field]) => columnTypes(name, field)));
