import type { Context } from '../../http/context.ts';
import type { NameKind } from '../../search-engine/name-hit.ts';
import { listNames } from '../../search-engine/names.server.ts';
import { sayFate } from '../startups/say-fate.ts';
import { withinSearchBudget } from './search-budget.server.ts';
import { sayKind } from './suggest.server.ts';
import { MAX_QUERY_LENGTH } from './suggestion-contract.ts';

export const MAX_NAMES = 100;
/** With fewer matches than this, similar names are added. */
const FEW_NAMES = 10;
const MAX_LIKE = 20;

export interface FoundName {
  kind: NameKind;
  name: string;
  slug: string;
  label: string;
  logo: string | null;
  tagline: string | null;
}

export type FoundNames = Record<NameKind, FoundName[]>;

/** Likeliest first, at most MAX_NAMES of each kind. Throws 503 over the search budget. */
export async function searchNames(
  context: Pick<Context, 'searchSql'>,
  q: string,
): Promise<FoundNames> {
  const limits = { ofEachKind: MAX_NAMES, like: { below: FEW_NAMES, most: MAX_LIKE } };
  const hits = await withinSearchBudget(context, (sql) =>
    listNames(sql, q.slice(0, MAX_QUERY_LENGTH), limits),
  );
  const found: FoundNames = { startup: [], investor: [], industry: [], location: [] };
  for (const hit of hits) {
    const { kind, name, slug, logo, status } = hit;
    const tagline = [sayFate(status), hit.tagline].filter(Boolean).join(' · ') || null;
    found[kind].push({ kind, name, slug, logo, tagline, label: sayKind(hit) });
  }
  return found;
}
