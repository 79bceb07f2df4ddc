// Who joined rounds with an investor. For one that has joined very many a job counts them, since that reads each of its rounds
// and everybody in it.
import { type RawBuilder, sql as raw } from 'kysely';
import type { Sql } from '../../data/database.ts';
import { CO_INVESTORS, type CoInvestor } from './contract.ts';

/** An investor with more rounds is counted by the job. */
export const ROUNDS_COUNTED_AT_ONCE = 1_000;
/** Counted again when its rounds have changed, but not sooner than this after the last time. */
const KEPT_HOURS = 1;

interface Busy {
  id: number;
  deals_count: number;
}

/** Everybody who joined a round with it. */
export async function listCoInvestorSlugs(sql: Sql, slug: string): Promise<string[]> {
  const { rows } = await raw<{ slug: string }>`
    select slug from investors where id in (
      select other.investor_id
      from investors self
        join funding_investors mine on mine.investor_id = self.id
        cross join lateral (
          select investor_id from funding_investors where funding_id = mine.funding_id offset 0) other
      where self.slug = ${slug}) and slug <> ${slug}`.execute(sql);
  return rows.map((row) => row.slug);
}

/** Who joined most rounds with it. */
export async function listCoInvestors(sql: Sql, investor: Busy): Promise<CoInvestor[]> {
  const { id, deals_count } = investor;
  if (deals_count > ROUNDS_COUNTED_AT_ONCE) return listKept(sql, id);
  const { rows } = await raw<CoInvestor>`
    select i.name, i.slug, i.logo, i.type, count(*) as shared_count
    from ${roundsShared(id)} join investors i on i.id = other.investor_id
    where mine.investor_id = ${id}
    group by i.id
    order by count(*) desc, i.deals_count desc, i.name
    limit ${CO_INVESTORS}`.execute(sql);
  return rows;
}

function roundsShared(investorId: number): RawBuilder<unknown> {
  return raw`funding_investors mine
    cross join lateral (
      select investor_id from funding_investors
      where funding_id = mine.funding_id and investor_id <> ${investorId} offset 0) other`;
}

async function listKept(sql: Sql, id: number): Promise<CoInvestor[]> {
  const { rows } = await raw<{ is_kept: boolean }>`
    select exists (select from investor_partners where investor_id = ${id}) as is_kept`.execute(
    sql,
  );
  if (!rows[0]?.is_kept) await keepPartners(sql, id);
  const { rows: kept } = await raw<CoInvestor>`
    select i.name, i.slug, i.logo, i.type, partner.shared_count
    from investor_partners kept
      cross join lateral unnest(kept.partner_ids, kept.shared_counts) with ordinality as partner (id, shared_count, place)
      join investors i on i.id = partner.id
    where kept.investor_id = ${id} order by partner.place`.execute(sql);
  return kept;
}

/** Counts the partners of every busy investor whose rounds have changed since. */
export async function keepAllPartners(sql: Sql): Promise<void> {
  const { rows } = await raw<{ id: number }>`
    select i.id from investors i left join investor_partners kept on kept.investor_id = i.id
    where i.deals_count > ${ROUNDS_COUNTED_AT_ONCE} and (kept.investor_id is null
      or kept.made_at < least(i.updated_at, now() - interval '1 hour' * ${KEPT_HOURS}::int))
    order by i.id`.execute(sql);
  for (const { id } of rows) await keepPartners(sql, id);
}

async function keepPartners(sql: Sql, id: number): Promise<void> {
  await raw`
    with shared as (
      select other.investor_id, count(*) as rounds from ${roundsShared(id)} where mine.investor_id = ${id} group by 1
    ), first as (
      select s.investor_id, s.rounds, row_number() over (order by s.rounds desc, i.deals_count desc, i.name) as place
      from shared s join investors i on i.id = s.investor_id order by place limit ${CO_INVESTORS}
    )
    insert into investor_partners (investor_id, partner_ids, shared_counts, made_at)
    select ${id}::bigint, coalesce(array_agg(investor_id order by place), '{}'),
      coalesce(array_agg(rounds::int order by place), '{}'), now() from first
    on conflict (investor_id) do update set partner_ids = excluded.partner_ids,
      shared_counts = excluded.shared_counts, made_at = excluded.made_at`.execute(sql);
}
