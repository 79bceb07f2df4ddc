import { sql as raw } from 'kysely';
import type { Sql } from '../../data/database.ts';
import { industriesText } from '../../text/text.ts';
import type { SelectOption } from '../../ui/select.tsx';
import type { Place } from '../locations/places.server.ts';

interface Counted {
  name: string;
  slug: string;
  startups_count: number;
}

/** All 54 countries by name with counts, after the current city, if any. */
export async function listCountryChoices(
  sql: Sql,
  industrySlug: string,
  shown: Place | null,
): Promise<SelectOption[]> {
  const { rows } = await raw<Counted>`
    select p.name, p.slug, coalesce(totals.startups_count, 0) as startups_count
    from places p
      left join group_totals totals on totals.place_id = p.id
        and totals.industry_id = (select id from industries where slug = ${industrySlug})
    where p.kind = 'country'`.execute(sql);
  const countries = rows
    .sort((a, b) => a.name.localeCompare(b.name, 'en'))
    .map(({ name, slug, startups_count }) => ({
      value: slug,
      label: industriesText.choice(name, startups_count),
    }));
  return shown?.kind === 'city'
    ? [{ value: shown.slug, label: shown.name }, ...countries]
    : countries;
}
