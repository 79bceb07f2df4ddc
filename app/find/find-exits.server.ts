// Exits that pass the filters of their list: which they are, how many, and what was paid.
import { type RawBuilder, sql as raw } from 'kysely';
import { EXIT_KINDS, type ExitSums, type ExitsFilter } from '../catalogue/exit-contract.ts';
import { isInNamed } from '../catalogue/fragments.server.ts';
import type { Sql } from '../data/database.ts';

/** Condition on startup_events e and startups s. */
export function passesExit(filter: ExitsFilter): RawBuilder<unknown> {
  const { kind, cause, country, industry, year, since, until, acquirer } = filter;
  const conditions = [
    raw`e.kind = any(${kind ? [kind] : [...EXIT_KINDS]}::text[])`,
    cause && raw`e.kind = 'closed' and e.cause = ${cause}`,
    isInNamed({ country, industry }),
    year && raw`extract(year from e.happened_on) = ${year}::int`,
    since && raw`e.happened_on >= make_date(${since}::int, 1, 1)`,
    until && raw`e.happened_on <= make_date(${until}::int, 12, 31)`,
    acquirer && raw`e.acquirer_id = (select id from acquirers where slug = ${acquirer})`,
  ];
  return raw.join(conditions.filter(Boolean), raw` and `);
}

/** Ids of all that match with their startups, for those who follow the list. */
export function selectExits(filter: ExitsFilter): RawBuilder<unknown> {
  return raw`select e.id, e.startup_id from startup_events e join startups s on s.id = e.startup_id
    where ${passesExit(filter)}`;
}

export async function sumExits(sql: Sql, filter: ExitsFilter): Promise<ExitSums> {
  const { rows } = await raw<ExitSums>`
    select count(*) filter (where e.kind = 'acquired')::int as acquisitions,
      count(*) filter (where e.kind = 'merged')::int as mergers,
      count(*) filter (where e.kind = 'listed')::int as listings,
      count(*) filter (where e.kind = 'closed')::int as closures,
      count(*) filter (where e.kind = 'closed' and s.status is distinct from 'closed')::int as closures_followed,
      sum(e.amount_usd) filter (where e.kind in ('acquired', 'merged')) as disclosed_amount,
      count(e.amount_usd) filter (where e.kind in ('acquired', 'merged'))::int as disclosed_count,
      count(*) filter (where e.kind in ('acquired', 'merged') and e.amount_usd is null)::int as undisclosed_count
    from startup_events e join startups s on s.id = e.startup_id
    where ${passesExit(filter)}`.execute(sql);
  return rows[0] as ExitSums;
}

export function countExits(sums: ExitSums): number {
  return sums.acquisitions + sums.mergers + sums.listings + sums.closures;
}
