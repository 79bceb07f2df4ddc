import { sql as raw } from 'kysely';
import type { Sql } from '../../data/database.ts';
import { invalid } from '../../http/errors.ts';

export interface MergeOrder {
  /** Slugs. */
  keep: string;
  gone: string;
  reason: string | null;
}

export interface MergedEntry {
  id: number;
  slug: string;
  name: string;
}

/** The two entries that an order names, out of those found. Throws 422 with these messages. */
export function pickBoth<Entry extends MergedEntry>(
  found: readonly Entry[],
  order: MergeOrder,
  unknownMessage: (slug: string) => string,
  sameMessage: string,
): { keep: Entry; gone: Entry } {
  const keep = found.find(({ slug }) => slug === order.keep);
  const gone = found.find(({ slug }) => slug === order.gone);
  if (!keep) throw invalid({ keep: [unknownMessage(order.keep)] });
  if (!gone) throw invalid({ gone: [unknownMessage(order.gone)] });
  if (keep.id === gone.id) throw invalid({ gone: [sameMessage] });
  return { keep, gone };
}

export async function beginMerge(
  sql: Sql,
  kind: 'startup' | 'funding',
  keep: MergedEntry,
  gone: MergedEntry,
  now: Date,
): Promise<{ id: number; uuid: string }> {
  const { rows } = await raw<{ id: number; uuid: string }>`
    insert into merges (kind, kept_id, kept_name, gone_id, gone_slug, gone_name, created_at)
    values (${kind}, ${keep.id}, ${keep.name}, ${gone.id}, ${gone.slug}, ${gone.name}, ${now})
    returning id, uuid`.execute(sql);
  if (!rows[0]) throw new Error('A merge was not written');
  return rows[0];
}
