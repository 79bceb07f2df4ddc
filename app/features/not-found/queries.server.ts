import { sql as raw } from 'kysely';
import { industryPath, investorPath, locationPath, startupPath } from '../../base/paths.ts';
import { slugify } from '../../base/slug.ts';
import type { Sql } from '../../data/database.ts';

export type NearKind = 'startup' | 'investor' | 'industry' | 'location';

export interface Near {
  kind: NearKind;
  name: string;
  path: string;
}

const MOST = 3;
/** A word that so many names have says little, and all of them would be compared. */
const COMMON = 1_000;
// Longer than any name; what it bounds is the trigrams that one address can make the database look up.
const MAX_LOOKED_FOR = 60;
const MIN_LOOKED_FOR = 2;

const PATHS: Record<NearKind, (slug: string) => string> = {
  startup: startupPath,
  investor: investorPath,
  industry: (slug) => industryPath(slug),
  location: locationPath,
};

/**
 * The three startups, investors, industries and places whose slugs are nearest to `text`, nearest first
 * (design-language.md section 6, not found). Slugs hold names without accents, as the search's names of startups are, so that is what
 * is compared; hyphens and spaces are the same to trigrams.
 */
export async function findNearest(sql: Sql, text: string): Promise<Near[]> {
  const wanted = toComparable(text);
  if (wanted.length < MIN_LOOKED_FOR) return [];
  const { rows } = await raw<{ kind: NearKind; name: string; slug: string }>`
    select kind, name, slug from list_near_names((
      select coalesce(string_agg(word, '-' order by place) filter (where names < ${COMMON}), ${wanted})
      from unnest(string_to_array(${wanted}, '-')) with ordinality as asked (word, place)
        cross join lateral (select count(*) as names from (
          select from search_name_words w where w.word = asked.word limit ${COMMON}) few) counted), ${MOST})`.execute(
    sql,
  );
  return rows.map(({ kind, name, slug }) => ({ kind, name, path: PATHS[kind](slug) }));
}

/** '' for text without a letter or digit that a slug can hold. */
function toComparable(text: string): string {
  const slug = slugify(text.slice(0, MAX_LOOKED_FOR));
  return /^name-[0-9a-f]{8}$/.test(slug) ? '' : slug;
}
