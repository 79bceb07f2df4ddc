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
  /** The kind of slugs, in slug_history. */
  kind?: 'startup' | 'funding';
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
  return [...named, slugHistory(target)];
}

/** slug_history refers by kind and id, without a foreign key. */
function slugHistory(target: Target): Reference {
  return {
    table: 'slug_history',
    column: 'entity_id',
    columns: ['kind', 'old_slug', 'entity_id', 'changed_at'],
    generated: [],
    keys: [['kind', 'old_slug']],
    kind: target === 'startups' ? 'startup' : 'funding',
  };
}

/** Keys that contain the reference: only in these can a moved row clash. */
export function clashingKeys({ keys, column, generated }: Reference): string[][] {
  return keys
    .filter((key) => key.some((one) => one === column || generated.includes(one)))
    .map((key) => key.filter((one) => one !== column && !generated.includes(one)));
}
