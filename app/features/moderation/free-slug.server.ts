import { sql as raw } from 'kysely';
import { slugify } from '../../base/slug.ts';
import type { Sql } from '../../data/database.ts';

// Leaves room for a counter, and for the suffix of a funding's slug.
const LONGEST = 60;

/** An unused slug for a name, with `suffix` or a counter added when it is taken. */
export async function findFreeSlug(
  sql: Sql,
  kind: 'startup' | 'investor',
  name: string,
  suffix?: string,
): Promise<string> {
  const plain = slugify(name).slice(0, LONGEST).replace(/-$/, '');
  const { rows } = await raw<{ slug: string }>`
    select slug from ${raw.table(kind === 'startup' ? 'startups' : 'investors')}
    where slug = ${plain} or slug like ${`${plain}-%`}
    union select old_slug from slug_history
    where kind = ${kind} and (old_slug = ${plain} or old_slug like ${`${plain}-%`})
    union select slug from removals where kind = ${kind}`.execute(sql);
  const taken = new Set(rows.map(({ slug }) => slug));
  const wanted = [plain, ...(suffix ? [`${plain}-${suffix}`] : [])];
  for (let counter = 2; ; counter++) {
    const free = wanted.find((slug) => !taken.has(slug));
    if (free) return free;
    wanted.push(`${plain}-${counter}`);
  }
}
