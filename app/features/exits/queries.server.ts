import { type RawBuilder, sql as raw } from 'kysely';
import type { ClosureCause } from '../../base/enumerations.ts';
import { EXIT_KINDS, type Exit, type ExitsFilter } from '../../catalogue/exit-contract.ts';
import { linkTo, mainIndustryOf } from '../../catalogue/fragments.server.ts';
import {
  type AcquirerColumns,
  acquirerColumns,
  acquirerJoins,
  acquirerPageJoins,
  toAcquirer,
  withAcquirer,
} from '../../catalogue/record.server.ts';
import { sourcesOf } from '../../catalogue/sources/source-columns.ts';
import type { Sql } from '../../data/database.ts';
import { partialDateOf } from '../../data/partial-date-of.ts';
import { passesExit } from '../../find/find-exits.server.ts';

/** Named of each cause. */
const NEWEST = 3;

type Columns = Omit<Exit, 'acquirer'> & AcquirerColumns & { id: number };

/** Newest first, undated last. */
export async function listExits(
  sql: Sql,
  filter: ExitsFilter,
  limit: number,
  skip = 0,
): Promise<Exit[]> {
  const rows = await findExits(sql, passesExit(filter), limit, skip);
  return rows.map(({ id: _, ...exit }) => exit);
}

/** Those of the ids that still are exits, with their ids. */
export function listExitsOf(
  sql: Sql,
  ids: readonly number[],
): Promise<Array<Exit & { id: number }>> {
  return findExits(sql, raw`${passesExit({})} and e.id = any(${ids}::bigint[])`, ids.length, 0);
}

async function findExits(
  sql: Sql,
  condition: RawBuilder<unknown>,
  limit: number,
  skip: number,
): Promise<Array<Exit & { id: number }>> {
  const { rows } = await raw<Columns>`
    select e.id, e.kind, ${partialDateOf('e.happened')} as date, e.counterparty,
      e.amount_usd as amount, e.cause, e.detail, ${sourcesOf(raw`e.source_ids`)} as sources, ${acquirerColumns},
      ${linkTo('s', 'logo', 'tagline')} as startup,
      country.name as country, country.slug as country_slug,
      ${mainIndustryOf(raw`s.id`, linkTo('i'))} as industry
    from startup_events e join startups s on s.id = e.startup_id
      join places country on country.id = s.country_id ${acquirerJoins}
    where ${condition}
    order by e.happened_on desc nulls last, e.id desc limit ${limit} offset ${skip}`.execute(sql);
  return rows.map(withAcquirer);
}

/** Null for an unknown slug; `path` is the page that stands for it. */
export async function findAcquirer(sql: Sql, slug: string) {
  const { rows } = await raw<AcquirerColumns>`
    select ${acquirerColumns} from acquirers a ${acquirerPageJoins}
    where a.slug = ${slug}`.execute(sql);
  return rows[0] ? toAcquirer(rows[0]) : null;
}

/** Closures by what sources give as the reason, the most frequent first, each with its newest. */
export async function listCauses(sql: Sql, filter: ExitsFilter) {
  const { rows } = await raw<{
    cause: ClosureCause;
    closures: number;
    newest: Array<{ name: string; slug: string }>;
  }>`
    select e.cause, count(*)::int as closures,
      (array_agg(${linkTo('s')} order by e.happened_on desc nulls last, e.id desc))[:${NEWEST}] as newest
    from startup_events e join startups s on s.id = e.startup_id
    where ${passesExit({ ...filter, cause: undefined })} and e.kind = 'closed' and e.cause is not null
    group by e.cause order by closures desc, e.cause`.execute(sql);
  return rows;
}
export type CauseGroup = Awaited<ReturnType<typeof listCauses>>[number];

export interface Choice {
  name: string;
  slug: string;
  count: number;
}

/** Countries and industries of startups that had an exit. */
export async function listExitChoices(
  sql: Sql,
): Promise<{ countries: Choice[]; industries: Choice[] }> {
  const { rows } = await raw<{ countries: Choice[]; industries: Choice[] }>`
    with exits as (
      select s.id, s.country_id from startup_events e join startups s on s.id = e.startup_id
      where e.kind = any(${[...EXIT_KINDS]}::text[]))
    select array(select json_build_object('name', p.name, 'slug', p.slug, 'count', count(*))
        from exits join places p on p.id = exits.country_id group by p.id order by p.name) as countries,
      array(select json_build_object('name', i.name, 'slug', i.slug, 'count', count(*))
        from exits join startup_industries si on si.startup_id = exits.id
          join industries i on i.id = si.industry_id
          group by i.id order by i.name) as industries`.execute(sql);
  return rows[0] ?? { countries: [], industries: [] };
}
