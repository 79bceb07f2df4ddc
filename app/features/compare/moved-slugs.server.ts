import { sql as raw } from 'kysely';
import type { Sql } from '../../data/database.ts';

/** Current slugs of renamed startups, by old slug. */
export async function findMovedSlugs(
  sql: Sql,
  slugs: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await raw<{ old_slug: string; slug: string }>`
    select h.old_slug, s.slug from slug_history h join startups s on s.id = h.entity_id
    where h.kind = 'startup' and h.old_slug = any (${slugs}::text[])`.execute(sql);
  return new Map(rows.map(({ old_slug, slug }) => [old_slug, slug]));
}
