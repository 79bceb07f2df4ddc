import { sql as raw } from 'kysely';
import type { Sql } from '../../../data/database.ts';
import type { Change, TableChanges } from './contract.ts';

/** Changes that a page may still show: what was removed since is not among them. */
export async function leaveOutRemoved(
  sql: Sql,
  changes: readonly TableChanges[],
): Promise<TableChanges[]> {
  const named = changes.flatMap(({ shown }) => shown.flatMap(slugsOf));
  const { rows } = await raw<{ slug: string }>`
    select slug from published_deletions
    where why = 'removed' and slug = any(${[...new Set(named)]}::text[])`.execute(sql);
  const removed = new Set(rows.map(({ slug }) => slug));
  const isThere = (change: Change) =>
    change.op === 'delete' || !slugsOf(change).some((slug) => removed.has(slug));
  return changes.map((one) => ({ ...one, shown: one.shown.filter(isThere) }));
}

function slugsOf({ key, row }: Change): string[] {
  const { slug, startup } = { ...row, ...key };
  const others = Array.isArray(row?.startups) ? row.startups : [];
  return [slug, startup, ...others].filter((one) => typeof one === 'string');
}
