import { sql as raw } from 'kysely';
import type { Sql } from '../../../data/database.ts';

/** Creates unknown investors; returns changed lines of known rounds, and the linked investors. */
export async function linkInvestors(transaction: Sql) {
  const named = raw`(
    select r.line, r.funding_id, one.name, one.slug, one.is_lead, one.place
    from import_rounds r cross join unnest(r.investor_names, r.investor_slugs, r.lead_flags) with ordinality as one (name, slug, is_lead, place)
    where r.funding_id is not null)`;
  await raw`
    insert into investors (slug, name)
    select distinct on (n.slug) n.slug, n.name from ${named} n
    where not exists (select from investors i where i.name_folded = fold_name(n.name))
      and not exists (select from investors i where i.slug = n.slug)
      and not exists (select from slug_history where kind = 'investor' and old_slug = n.slug)
    order by n.slug, n.line, n.place
    on conflict do nothing`.execute(transaction);
  const { rows } = await raw<{ line: number | null; investor_id: number }>`
    with found as materialized (
      select n.line, n.funding_id, n.is_lead, n.place, coalesce(
        (select i.id from investors i where i.slug = n.slug),
        (select i.id from investors i where i.name_folded = fold_name(n.name) order by i.id limit 1),
        (select entity_id from slug_history where kind = 'investor' and old_slug = n.slug)) as investor_id
      from ${named} n
    ), added as (
      insert into funding_investors as known (funding_id, investor_id, is_lead, position)
      select f.funding_id, f.investor_id, bool_or(f.is_lead),
        min(f.place) + coalesce((select max(position) from funding_investors o where o.funding_id = f.funding_id), -1)
      from found f where f.investor_id is not null
      group by f.funding_id, f.investor_id
      on conflict (funding_id, investor_id) do update set is_lead = true where excluded.is_lead and not known.is_lead
      returning known.funding_id, known.investor_id
    )
    select case when not r.is_new then r.line end as line, added.investor_id
    from added join import_rounds r on r.funding_id = added.funding_id`.execute(transaction);
  return {
    lines: [...new Set(rows.flatMap(({ line }) => line ?? []))],
    investorIds: [...new Set(rows.map(({ investor_id }) => investor_id))],
  };
}
