// References are read from the database's catalogue, so that none is forgotten.
import { sql as raw } from 'kysely';
import type { Sql } from '../../data/database.ts';

export interface Reference {
  table: string;
  column: string;
  /** Columns that are not generated. */
  columns: string[];
  generated: string[];
  /** Unique keys, the primary key first. */
  keys: string[][];
  /** Of a reference by kind and id: the column of the kind, and the kind. */
  kind?: { column: string; is: 'startup' | 'funding' };
}

type Target = 'startups' | 'fundings';

// Unique by our own rule, not by an index.
const OWN_KEYS: Record<string, string[][]> = {
  comparison_startups: [['comparison_uuid', 'startup_id']],
};

export async function listReferences(sql: Sql, target: Target): Promise<Reference[]> {
  const { rows } = await raw<Reference>`
    select r.relname::text as table, a.attname::text as column,
      array(select x.attname::text from pg_attribute x
        where x.attrelid = r.oid and x.attnum > 0 and not x.attisdropped and x.attgenerated = '' order by x.attnum) as columns,
      array(select x.attname::text from pg_attribute x
        where x.attrelid = r.oid and x.attnum > 0 and x.attgenerated <> '') as generated,
      (select coalesce(jsonb_agg(key.columns order by key.is_primary desc), '[]') from (
        select i.indisprimary as is_primary, (select jsonb_agg(x.attname::text) from unnest(i.indkey::int2[]) as part (number)
          join pg_attribute x on x.attrelid = i.indrelid and x.attnum = part.number) as columns
        from pg_index i
        where i.indrelid = r.oid and i.indisunique and i.indpred is null and i.indexprs is null) key) as keys
    from pg_constraint c
      join pg_class r on r.oid = c.conrelid
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = ${target}::regclass and cardinality(c.conkey) = 1
    order by r.relname, a.attname`.execute(sql);
  const named = rows.map((one) => ({
    ...one,
    keys: [...one.keys, ...(OWN_KEYS[one.table] ?? [])],
  }));
  return [...named, ...listByKind(target === 'startups' ? 'startup' : 'funding')];
}

/** These refer by kind and id, without a foreign key. Logs stay about what they were written of. */
function listByKind(is: 'startup' | 'funding'): Reference[] {
  const kind = { column: 'kind', is };
  const byId = { column: 'entity_id', generated: [], kind };
  return [
    {
      ...byId,
      table: 'slug_history',
      columns: ['kind', 'old_slug', 'entity_id', 'changed_at'],
      keys: [['kind', 'old_slug']],
    },
    { ...byId, table: 'fact_replies', columns: ['id'], keys: [['id']] },
    {
      ...byId,
      table: 'submissions',
      column: 'subject_id',
      columns: ['id'],
      keys: [['id']],
      kind: { column: 'subject_kind', is },
    },
  ];
}

/** Keys that contain the reference: only in these can a moved row clash. */
export function clashingKeys({ keys, column, generated }: Reference): string[][] {
  return keys
    .filter((key) => key.some((one) => one === column || generated.includes(one)))
    .map((key) => key.filter((one) => one !== column && !generated.includes(one)));
}
