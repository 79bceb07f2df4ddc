// Rows that refer to a merged record, read from the database's catalogue, so that none is forgotten.
import { type RawBuilder, sql as raw } from 'kysely';
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
  return [...named, ...listByKind(target === 'startups' ? 'startup' : 'funding')];
}

/** These refer by kind and id, without a foreign key. Logs stay about what they were written of. */
function listByKind(is: 'startup' | 'funding'): Reference[] {
  const kind = { column: 'kind', is };
  const byId = { column: 'entity_id', generated: [], keys: [['id']], hasPosition: false, kind };
  return [
    { ...byId, table: 'slug_history', keys: [['kind', 'old_slug']] },
    { ...byId, table: 'fact_replies' },
    {
      ...byId,
      table: 'submissions',
      column: 'subject_id',
      kind: { column: 'subject_kind', is },
    },
  ];
}

export async function moveReferences(sql: Sql, both: Both): Promise<void> {
  for (const reference of await listReferences(sql, both.table)) {
    await dropClashing(sql, reference, both);
    await moveRows(sql, reference, both);
  }
}

/** Drops rows that the remaining one has as well, such as follows of the same user. */
async function dropClashing(sql: Sql, reference: Reference, { mergeId, from, to }: Both) {
  const { table, column, keys, generated } = reference;
  const isOwn = (one: string) => one !== column && !generated.includes(one);
  // Only in keys that contain the reference can a moved row clash.
  const clashes = keys
    .filter((key) => !key.every(isOwn))
    .map((key) => {
      const same = key.filter(isOwn).map((one) => raw`k.${raw.ref(one)} = r.${raw.ref(one)}`);
      const others = [raw`k.${raw.ref(column)} = ${to}`, ...same];
      return raw`exists (select from ${raw.table(table)} k where ${raw.join(others, raw` and `)})`;
    });
  if (clashes.length === 0) return;
  await note(
    sql,
    { mergeId, table, column, fate: 'dropped', from, to },
    raw`delete from ${raw.table(table)} r
      where r.${raw.ref(column)} = ${from} and (${raw.join(clashes, raw` or `)}) ${ofKind(reference)}
      returning to_jsonb(r) as content`,
  );
}

// Offset that sorts moved rows after those of the remaining one.
const AFTER_THE_REST = 1_000;

async function moveRows(sql: Sql, reference: Reference, { mergeId, from, to }: Both) {
  const { table, column, keys, hasPosition } = reference;
  // The mail address of a finder is forgotten in time.
  const content = table === 'submissions' ? raw`to_jsonb(r) - 'email'` : raw`to_jsonb(r)`;
  const those = raw`r.${raw.ref(column)} = ${from} ${ofKind(reference)}`;
  await note(
    sql,
    { mergeId, table, column, fate: 'moved', from, to },
    raw`select ${content} as content from ${raw.table(table)} r where ${those}`,
  );
  const isList = hasPosition && !keys.some((key) => key.includes('position'));
  await raw`
    update ${raw.table(table)} r set ${raw.ref(column)} = ${to}
      ${isList ? raw`, position = position + ${raw.lit(AFTER_THE_REST)}` : raw``}
    where ${those}`.execute(sql);
}

function ofKind({ kind }: Reference): RawBuilder<unknown> {
  return kind ? raw`and r.${raw.ref(kind.column)} = ${kind.is}` : raw``;
}
