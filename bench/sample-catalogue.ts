// Startups of a catalogue, spread evenly, from which queries are made.
import { sql as raw } from 'kysely';
import type { Sql } from '../app/data/database.ts';

// Large enough that few queries repeat, which a cache would serve.
const SAMPLE = 2_000;

export interface Sampled {
  id: number;
  slug: string;
  name: string;
  former: string | null;
  tagline: string;
  overview: string;
  country: string;
  industry: string;
  year_founded: number;
  latest_round: string | null;
  investor: string | null;
  founder: string | null;
}

/** Startups spread evenly over the catalogue, with names of places and investors. */
export async function sampleCatalogue(sql: Sql) {
  const { rows: startups } = await raw<Sampled>`
    select s.id, s.slug, s.name, (select n.name from startup_names n where n.startup_id = s.id limit 1) as former, s.tagline, s.overview,
      c.slug as country, i.slug as industry, s.year_founded, s.latest_round,
      (select v.slug from fundings f join funding_investors fi on fi.funding_id = f.id join investors v on v.id = fi.investor_id
        where f.startup_id = s.id limit 1) as investor,
      (select p.name from startup_people sp join people p on p.id = sp.person_id
        where sp.startup_id = s.id and sp.is_founder limit 1) as founder
    from startups s
      join places c on c.id = s.country_id
      join startup_industries si on si.startup_id = s.id and si.position = 0
      join industries i on i.id = si.industry_id
    where s.id % greatest(1, (select count(*) from startups) / ${SAMPLE}::int) = 0
    order by s.id limit ${SAMPLE}`.execute(sql);
  const { rows: others } = await raw<{ name: string }>`
    (select name from places where kind <> 'state' order by id limit 200)
    union all (select name from investors order by id limit 200)
    union all select name from industries`.execute(sql);
  return { startups, otherNames: others.map(({ name }) => name) };
}
export type Sample = Awaited<ReturnType<typeof sampleCatalogue>>;
