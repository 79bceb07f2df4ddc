import { sql as raw } from 'kysely';
import type { Sql } from '../../../data/database.ts';
import { lookupKey } from '../../../language/tokens.ts';
import { marksText, importText as text } from '../../../text/text.ts';
import type { RowReader } from './row-reader.ts';
import type { LineProblem } from './staging.server.ts';

export const REFERENCE_COLUMNS = {
  startup_slug: 'text',
  startup_name: 'text',
  startup_domain: 'text',
  country_id: 'bigint',
} as const;
export const REFERENCE_MATCH_COLUMNS =
  'startup_id bigint, is_refused boolean not null default false';

export function referenceKey(row: ReturnType<RowReader['readReference']>): string {
  return row.startup_slug ?? row.startup_domain ?? lookupKey(row.startup_name ?? '');
}

/**
 * By slug (old ones too), website, then a unique name in the row's country, if given. Of "Lula" and
 * "Lüla" the one that is written so.
 */
export async function resolveStartups(transaction: Sql, table: string): Promise<LineProblem[]> {
  await raw`
    update ${raw.table(table)} r set startup_id = coalesce(s.id, h.id, d.id, n.id)
    from ${raw.table(table)} o
      left join lateral (select id from startups where slug = o.startup_slug limit 1) s on true
      left join lateral (select entity_id as id from slug_history where kind = 'startup' and old_slug = o.startup_slug limit 1) h on s.id is null
      left join lateral (select id from startups where domain = o.startup_domain and not is_fictional limit 1) d on coalesce(s.id, h.id) is null
      left join lateral (
        select coalesce(case when min(id) = max(id) then min(id) end,
          case when min(id) filter (where is_exact) = max(id) filter (where is_exact) then min(id) filter (where is_exact) end) as id from (
          select id, lower(name) = lower(o.startup_name) as is_exact from startups
          where fold_name(name) = fold_name(o.startup_name) and (o.country_id is null or country_id = o.country_id)
          union
          select s.id, lower(other.name) = lower(o.startup_name) from startup_names other join startups s on s.id = other.startup_id
          where fold_name(other.name) = fold_name(o.startup_name) and (o.country_id is null or s.country_id = o.country_id)) named
        ) n on coalesce(s.id, h.id, d.id) is null
    where o.ctid = r.ctid and r.startup_id is null`.execute(transaction);
  const { rows } = await raw<LineProblem>`
    with wrong as (
      select r.line, 'startup' as column, coalesce(r.startup_name, r.startup_slug, r.startup_domain, '') as value,
        (select string_agg(replace(replace(${text.inCountry('{slug}', '{country}')}, '{country}', p.name), '{slug}', s.slug), ${marksText.comma} order by s.slug)
          from (select id, slug, country_id from startups where fold_name(name) = fold_name(r.startup_name) order by slug limit 5) s
            join places p on p.id = s.country_id) as others,
        r.country_id is not null and not exists (select from startups s
          where fold_name(s.name) = fold_name(r.startup_name) and s.country_id = r.country_id) as is_elsewhere
      from ${raw.table(table)} r where r.startup_id is null
    ), marked as (
      update ${raw.table(table)} r set is_refused = true from wrong where wrong.line = r.line
    )
    select line, "column", value,
      case
        when others is null then ${text.notOnRecord}
        when is_elsewhere then replace(${text.inOtherCountry('{others}')}, '{others}', others)
        else replace(${text.severalHere('{others}')}, '{others}', others)
      end as reason
    from wrong order by line`.execute(transaction);
  return rows;
}
