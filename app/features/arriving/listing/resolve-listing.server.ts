import { sql as raw } from 'kysely';
import { COUNTRIES } from '../../../base/countries.ts';
import { slugify } from '../../../base/slug.ts';
import type { Sql } from '../../../data/database.ts';
import { type FieldErrors, invalid } from '../../../http/errors.ts';
import { findClosest } from '../../../language/slips.ts';
import { listingText } from '../../../text/text.ts';

const { wrong } = listingText;

export interface IndustryOption {
  slug: string;
  name: string;
}

export async function listIndustryOptions(sql: Sql): Promise<IndustryOption[]> {
  const { rows } = await raw<IndustryOption>`
    select slug, name from industries order by name`.execute(sql);
  return rows;
}

export async function listStates(sql: Sql, country: string): Promise<string[]> {
  const { rows } = await raw<{ name: string }>`
    select s.name from places s join places c on c.id = s.country_id
    where s.kind = 'state' and c.slug = ${country} order by s.name`.execute(sql);
  return rows.map(({ name }) => name);
}

/** By slug, name or label; an error names the first unknown one and the nearest. */
async function resolveIndustries(sql: Sql, given: string[], errors: FieldErrors) {
  const { rows } = await raw<{ slug: string; name: string; label: string }>`
    select slug, name, label from industries`.execute(sql);
  const known = new Map(
    rows.flatMap(({ slug, name, label }) =>
      [slug, slugify(name), slugify(label)].map((key): [string, string] => [key, slug]),
    ),
  );
  const missing = given.find((one) => !known.has(slugify(one)));
  if (missing !== undefined) {
    const names = rows.flatMap(({ name, label }) => [name, label]);
    errors.industries = [wrong.industry(missing, findClosest(missing, names))];
  }
  return [...new Set(given.map((one) => known.get(slugify(one)) ?? one))];
}

/** The state's name as the catalogue writes it; an error names the nearest. */
async function resolveState(sql: Sql, state: string, country: string, errors: FieldErrors) {
  const names = await listStates(sql, country);
  const slug = slugify(state);
  const found = names.find((name) => slugify(name) === slug);
  if (found) return found;
  const label = COUNTRIES.find((one) => one.slug === country)?.label ?? country;
  errors.state = [wrong.state(label, findClosest(state, names))];
  return state;
}

/** The facts with industries and state resolved. Throws 422 with all that are wrong. */
export async function resolveFacts<
  Facts extends { industries?: string[]; state?: string | null; country?: string },
>(sql: Sql, facts: Facts): Promise<Facts> {
  const errors: FieldErrors = {};
  const resolved = { ...facts };
  const { industries, state, country } = facts;
  if (industries) resolved.industries = await resolveIndustries(sql, industries, errors);
  if (state && country) resolved.state = await resolveState(sql, state, country, errors);
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return resolved;
}
