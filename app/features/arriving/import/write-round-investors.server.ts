import { sql as raw } from 'kysely';
import type { Sql } from '../../../data/database.ts';

/** Creates unknown investors; returns changed lines of known rounds. */
export async function linkInvestors(transaction: Sql): Promise<number[]> {
  const named = raw`import_rounds r
    cross join unnest(r.investor_names, r.investor_slugs, r.lead_flags) with ordinality as one (name, slug, is_lead, place)`;
  await raw`
    insert into investors (slug, name)
    select n.slug, n.name from (
      select distinct on (one.slug) one.slug, one.name from ${named} where r.funding_id is not null
      order by one.slug, r.line, one.place offset 0) n
    where not exists (select from investors i where i.slug = n.slug)
      and not exists (select from slug_history where kind = 'investor' and old_slug = n.slug)
      and not exists (select from investors i where i.name_folded = fold_name(n.name))
    on conflict do nothing`.execute(transaction);
  const { rows } = await raw<{ line: number }>`
    with known as materialized (
      select n.name, n.slug, coalesce(
        (select i.id from investors i where i.slug = n.slug),
        (select i.id from investors i where i.name_folded = fold_name(n.name) order by i.id limit 1),
        (select entity_id from slug_history where kind = 'investor' and old_slug = n.slug)) as investor_id
      from (select distinct one.name, one.slug from ${named} where r.funding_id is not null) n
    ), added as (
      insert into funding_investors as known (funding_id, investor_id, is_lead, position)
      select r.funding_id, known.investor_id, bool_or(one.is_lead),
        min(one.place) + coalesce((select max(position) from funding_investors o where o.funding_id = r.funding_id), -1)
      from ${named} join known on (known.name, known.slug) = (one.name, one.slug)
      where r.funding_id is not null and known.investor_id is not null
      group by r.funding_id, known.investor_id
      on conflict (funding_id, investor_id) do update set is_lead = true where excluded.is_lead and not known.is_lead
      returning known.funding_id
    )
    select distinct r.line
    from added join import_rounds r using (funding_id) where not r.is_new`.execute(transaction);
  return rows.map(({ line }) => line);
}
