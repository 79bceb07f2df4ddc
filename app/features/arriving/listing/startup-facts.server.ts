import { sql as raw } from 'kysely';
import { COUNTRIES } from '../../../base/countries.ts';
import type { Sql } from '../../../data/database.ts';
import { listingText as text } from '../../../text/text.ts';
import type { IndustryOption } from './resolve-listing.server.ts';

export type FactTexts = Record<string, string | null>;

export interface StartupFacts {
  id: number;
  slug: string;
  name: string;
  logo: string | null;
  facts: FactTexts;
}

/** By id; a startup that is gone is left out. */
export async function listStartupFacts(sql: Sql, ids: readonly number[]): Promise<StartupFacts[]> {
  const { rows } = await raw<StartupFacts>`
    select s.id, s.slug, s.name, s.logo, jsonb_build_object(
      'name', s.name, 'website', s.website, 'tagline', s.tagline, 'overview', s.overview, 'country', c.name,
      'state', st.name, 'year_founded', s.year_founded::text,
      'industries', (select string_agg(i.name, ', ' order by si.position, i.name)
        from startup_industries si join industries i on i.id = si.industry_id where si.startup_id = s.id),
      'type', s.type, 'employee_range', s.employee_range, 'status', s.status, 'twitter', s.twitter,
      'ticker', s.public_ticker,
      'founder', (select string_agg(p.name, ', ' order by sp.position, p.name)
        from startup_people sp join people p on p.id = sp.person_id
        where sp.startup_id = s.id and sp.is_founder)) as facts
    from startups s join places c on c.id = s.country_id left join places st on st.id = s.state_id
    where s.id = any(${ids}::bigint[]) order by array_position(${ids}::bigint[], s.id)`.execute(
    sql,
  );
  return rows;
}

/** A checked value for display: names of industries and countries instead of slugs. */
export function showFact(field: string, value: unknown, industries: readonly IndustryOption[]) {
  if (value === null || value === undefined || value === '') return null;
  if (field === 'industries' && Array.isArray(value)) {
    return value
      .map((slug) => industries.find((one) => one.slug === slug)?.name ?? String(slug))
      .join(', ');
  }
  if (field === 'country') {
    return COUNTRIES.find(({ slug }) => slug === value)?.label ?? String(value);
  }
  return String(value);
}

export function factLabelOf(field: string): string {
  const labels: Record<string, string> = { ...text.editFields, founder: text.fields.founders };
  return labels[field] ?? field;
}
