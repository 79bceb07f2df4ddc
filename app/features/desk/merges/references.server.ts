// Rows that refer to a merged record, by the database's own catalogue, so that none is forgotten.
import { sql as raw } from 'kysely';
import type { Sql } from '../../../data/database.ts';
import { type Both, note } from './merge-rows.server.ts';

export interface Reference {
  table: string;
  column: string;
  /** Names of columns that are computed. */
  generated: string[];
  /** Unique keys, the primary key first. */
  keys: string[][];
  hasPosition: boolean;
  /** Of a reference by kind and id: the column of the kind, and the kind. */
  kind?: { column: string; is: 'startup' | 'funding' };
}

// Columns that a merge does not copy: their owners can delete them.
const NOT_KEPT: Record<string, string> = { submissions: 'email', own_list_rows: 'note' };

// Unique by our own rule, not by an index.
const OWN_KEYS: Record<string, string[][]> = {
  comparison_startups: [['comparison_uuid', 'startup_id']],
};

export async function listReferences(sql: Sql, target: Both['table']): Promise<Reference[]> {
  const { rows } = await raw<Reference>`
    select r.relname::text as table, a.attname::text as column,
      array(select x.attname::text from pg_attribute x
        where x.attrelid = r.oid and x.attnum > 0 and x.attgenerated <> '') as generated,
      (select coalesce(jsonb_agg(key.columns order by key.is_primary desc), '[]') from (
        select i.indisprimary as is_primary, (select jsonb_agg(x.attname::text) from unnest(i.indkey::int2[]) as part (number)
          join pg_attribute x on x.attrelid = i.indrelid and x.attnum = part.number) as columns
        from pg_index i
        where i.indrelid = r.oid and i.indisunique and i.indpred is null and i.indexprs is null) key) as keys,
      exists (select from pg_attribute x where x.attrelid = r.oid and x.attname = 'position') as "hasPosition"
    from pg_constraint c
      join pg_class r on r.oid = c.conrelid
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = ${target}::regclass and cardinality(c.conkey) = 1
    order by r.relname, a.attname`.execute(sql);
  const named = rows.map((one) => ({
    ...one,
    keys: [...one.keys, ...(OWN_KEYS[one.table] ?? [])],
  }));
  // These refer by kind and id, without a foreign key. Logs keep their original references.
  const is = target === 'startups' ? 'startup' : 'funding';
  const kind = { column: 'kind', is } as const;
  const byKind = { column: 'entity_id', generated: [], keys: [['id']], hasPosition: false, kind };
  return [
    ...named,
    { ...byKind, table: 'slug_history', keys: [['kind', 'old_slug']] },
    { ...byKind, table: 'fact_replies' },
    {
      ...byKind,
      table: 'submissions',
      column: 'subject_id',
      kind: { column: 'subject_kind', is },
    },
  ];
}

// Offset that sorts moved rows after those of the remaining one.
const AFTER_THE_REST = 1_000;

export async function moveReferences(sql: Sql, both: Both): Promise<void> {
  for (const reference of await listReferences(sql, both.table)) {
    await dropClashing(sql, reference, both);
    const { table, column, keys, hasPosition } = reference;
    const content = raw`to_jsonb(r) - ${NOT_KEPT[table] ?? ''}::text`;
    const those = rowsOf(reference, both.from);
    await note(
      sql,
      { ...both, table, column, fate: 'moved' },
      raw`select ${content} as content from ${raw.table(table)} r where ${those}`,
    );
    const isList = hasPosition && !keys.some((key) => key.includes('position'));
    const position = isList ? raw`, position = position + ${raw.lit(AFTER_THE_REST)}` : raw``;
    await raw`
      update ${raw.table(table)} r set ${raw.ref(column)} = ${both.to} ${position}
      where ${those}`.execute(sql);
  }
}

/** Drops rows that the remaining one has as well, such as follows of the same user. */
async function dropClashing(sql: Sql, reference: Reference, both: Both): Promise<void> {
  const { table, column, keys, generated } = reference;
  const isOwn = (one: string) => one !== column && !generated.includes(one);
  // Only in keys that contain the reference can a moved row clash.
  const clashes = keys
    .filter((key) => !key.every(isOwn))
    .map((key) => {
      const same = key.filter(isOwn).map((one) => raw`k.${raw.ref(one)} = r.${raw.ref(one)}`);
      const others = [raw`k.${raw.ref(column)} = ${both.to}`, ...same];
      return raw`exists (select from ${raw.table(table)} k where ${raw.join(others, raw` and `)})`;
    });
  if (clashes.length === 0) return;
  await note(
    sql,
    { ...both, table, column, fate: 'dropped' },
    raw`delete from ${raw.table(table)} r
      where ${rowsOf(reference, both.from)} and (${raw.join(clashes, raw` or `)})
      returning to_jsonb(r) as content`,
  );
}

/** Rows `r` that refer to it. */
function rowsOf({ column, kind }: Reference, id: number) {
  const ofKind = kind ? raw`and r.${raw.ref(kind.column)} = ${kind.is}` : raw``;
  return raw`r.${raw.ref(column)} = ${id} ${ofKind}`;
}
