// Startups that may be one company under two names: for a person to look at. Nothing is merged.

import { sql as raw } from 'kysely';
import type { Sql } from '../../../data/database.ts';
import { importText as text } from '../../../text/text.ts';

export interface NearDuplicate {
  new_slug: string;
  new_name: string;
  new_website: string | null;
  known_slug: string;
  known_name: string;
  known_website: string | null;
  country: string;
  reason: string;
}

// Names are compared within a country and the same first four letters; larger blocks are left out.
const LARGEST_BLOCK = 300;
const LEAST_SIMILARITY = 0.6;
const MOST = 10_000;

/** Pairs of which one was created at or after `since`, most similar first. */
export async function findNearDuplicates(sql: Sql, since: Date): Promise<NearDuplicate[]> {
  const { rows } = await raw<NearDuplicate>`
    with named as materialized (
      select id, country_id, fold_name(name) as folded, created_at >= ${since} as is_new, split_part(domain, '.', 1) as label
      from startups
    ), blocks as (
      select country_id, left(folded, 4) as block from named group by 1, 2
      having count(*) between 2 and ${LARGEST_BLOCK} and bool_or(is_new)
    ), alike as (
      select a.id as new_id, b.id as known_id, similarity(a.folded, b.folded) as score, a.folded = b.folded as is_same,
        a.label = b.label and length(a.label) > 3 as has_same_label
      from blocks k
        join named a on a.country_id = k.country_id and left(a.folded, 4) = k.block and a.is_new
        join named b on b.country_id = k.country_id and left(b.folded, 4) = k.block and b.id <> a.id and (not b.is_new or b.id < a.id)
      where similarity(a.folded, b.folded) >= ${LEAST_SIMILARITY} or (a.label = b.label and length(a.label) > 3)
    )
    select a.slug as new_slug, a.name as new_name, a.website as new_website, b.slug as known_slug, b.name as known_name, b.website as known_website,
      p.name as country, case when is_same then ${text.sameName} when has_same_label then ${text.sameLabel} else replace(${text.alike('{percent}')}, '{percent}', round((score * 100)::numeric)::text) end as reason
    from alike join startups a on a.id = new_id join startups b on b.id = known_id join places p on p.id = a.country_id
    order by is_same desc, has_same_label desc, score desc, a.slug, b.slug
    limit ${MOST}`.execute(sql);
  return rows;
}
