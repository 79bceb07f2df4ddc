// Why startups closed, as their sources give it.
import { sql as raw } from 'kysely';
import type { ClosureCause } from '../base/enumerations.ts';
import type { Sql } from '../data/database.ts';

interface Closure {
  cause: ClosureCause | null;
  detail: string | null;
}

/** The last closure of each, by slug; none where no source says why. */
export async function listClosures(
  sql: Sql,
  slugs: readonly string[],
): Promise<Map<string, Closure>> {
  if (slugs.length === 0) return new Map();
  const { rows } = await raw<Closure & { slug: string }>`
    select distinct on (s.id) s.slug, e.cause, e.detail
    from startup_events e join startups s on s.id = e.startup_id
    where s.slug = any(${slugs}::text[]) and e.kind = 'closed'
      and (e.cause is not null or e.detail is not null)
    order by s.id, e.happened_on desc nulls last, e.id desc`.execute(sql);
  return new Map(rows.map(({ slug, ...closure }) => [slug, closure]));
}
