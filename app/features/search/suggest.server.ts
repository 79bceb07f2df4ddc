import type { Sql } from '../../data/database.ts';
import { poolSemaphore } from '../../data/pool-semaphore.ts';
import type { Context } from '../../http/context.ts';
import type { NameHit, NameKind } from '../../search-engine/name-hit.ts';
import { findNames, listNames } from '../../search-engine/names.server.ts';
import { searchText } from '../../text/text.ts';
import { sayFate } from '../startups/say-fate.ts';
import { withinSearchBudget } from './search-budget.server.ts';
import { MAX_QUERY_LENGTH, MAX_SUGGESTIONS, type Suggestion } from './suggestion-contract.ts';

/** suggestNames with limited concurrency; not inside a transaction, which holds a connection. */
export function suggestInTurn(sql: Sql, q: string): Promise<Suggestion[]> {
  return poolSemaphore(sql, 'suggestion').run(() => suggestNames(sql, q));
}

/** At most ten, likeliest first. */
export async function suggestNames(sql: Sql, q: string): Promise<Suggestion[]> {
  const hits = await findNames(sql, q.slice(0, MAX_QUERY_LENGTH), MAX_SUGGESTIONS);
  return hits.map((hit) => {
    const { kind, name, slug, status } = hit;
    // "Startup in Kenya · Closed"
    const label = [sayKind(hit), sayFate(status)].filter(Boolean).join(' · ');
    return { kind, name, slug, label };
  });
}

function sayKind({ kind, name, detail, otherName, relation, isCity }: NameHit): string {
  if (otherName && relation !== 'main' && relation !== 'other') {
    return searchText.aliases[relation](otherName);
  }
  const isSame = !detail || detail.toLowerCase() === name.toLowerCase();
  const words = {
    startup: searchText.startupIn(detail),
    investor: detail ?? searchText.investor,
    industry: isSame ? searchText.industry : detail,
    location: isCity ? searchText.cityIn(detail) : searchText.country,
  };
  return words[kind];
}

export const MAX_NAMES = 100;
/** With fewer matches than this, similar names are added. */
const FEW_NAMES = 10;
const MAX_LIKE = 20;

export interface FoundName extends Pick<NameHit, 'kind' | 'name' | 'slug' | 'logo' | 'tagline'> {
  label: string;
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
