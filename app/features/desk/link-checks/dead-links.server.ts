import { sql as raw } from 'kysely';
import type { SubjectKind } from '../../../base/desk-paths.ts';
import { recordUses } from '../../../catalogue/sources/record-sources.server.ts';
import type { Sql } from '../../../data/database.ts';
import { joinReads, sumReads } from '../../arriving/page-reads.server.ts';

export interface DeadLink {
  id: number;
  url: string;
  publisher: string | null;
  outcome: string;
  dead_since: string;
  /** How often the records that it carries were read. */
  reads: number;
  uses: Array<{ kind: SubjectKind; id: number }>;
}

/** The most read first. */
export async function listDeadLinks(sql: Sql, limit: number, offset: number): Promise<DeadLink[]> {
  const { rows } = await raw<DeadLink>`
    select x.id, x.url, x.publisher, l.outcome, l.dead_since, coalesce(sum(${sumReads}), 0)::bigint as reads,
      coalesce(jsonb_agg(jsonb_build_object('kind', record.kind, 'id', record.id) order by ${sumReads} desc)
        filter (where record.id is not null), '[]') as uses
    from link_checks l join sources x on x.id = l.source_id
      left join (select distinct * from (${recordUses}) used) record on record.source_id = l.source_id ${joinReads}
    where l.dead_since is not null
    group by x.id, l.source_id
    order by reads desc, l.dead_since, x.id limit ${limit} offset ${offset}`.execute(sql);
  return rows;
}

export async function countDeadLinks(sql: Sql): Promise<number> {
  const { rows } = await raw<{ count: number }>`
    select count(*) as count from link_checks where dead_since is not null`.execute(sql);
  return rows[0]?.count ?? 0;
}

/** Somebody opened it and it answers; it is asked again when it is due. */
export async function reviveLinks(sql: Sql, ids: readonly number[]): Promise<string[]> {
  const { rows } = await raw<{ url: string }>`
    update link_checks l set dead_since = null, failures = 0, failed_on = null, outcome = 'ok'
    from sources x
    where x.id = l.source_id and l.source_id = any(${ids}::bigint[]) and l.dead_since is not null
    returning x.url`.execute(sql);
  return rows.map(({ url }) => url);
}
