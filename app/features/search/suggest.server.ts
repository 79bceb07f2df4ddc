import type { Sql } from '../../data/database.ts';
import { poolSemaphore } from '../../data/pool-semaphore.ts';
import type { NameHit } from '../../search-engine/name-hit.ts';
import { findNames } from '../../search-engine/names.server.ts';
import { searchText } from '../../text/text.ts';
import { sayFate } from '../startups/say-fate.ts';
import { MAX_QUERY_LENGTH, MAX_SUGGESTIONS, type Suggestion } from './suggestion-contract.ts';

/** suggestNames with limited concurrency; not inside a transaction, which holds a connection. */
export function suggestInTurn(sql: Sql, q: string): Promise<Suggestion[]> {
  return poolSemaphore(sql, 'suggestion').run(() => suggestNames(sql, q));
}

/** At most ten, likeliest first. */
export async function suggestNames(sql: Sql, q: string): Promise<Suggestion[]> {
  const hits = await findNames(sql, q.slice(0, MAX_QUERY_LENGTH), MAX_SUGGESTIONS);
  return hits.map((hit) => ({
    kind: hit.kind,
    name: hit.name,
    slug: hit.slug,
    label: labelOf(hit),
  }));
}

/** "Startup in Kenya · Closed" */
function labelOf(hit: NameHit): string {
  return [sayKind(hit), sayFate(hit.status)].filter(Boolean).join(' · ');
}

export function sayKind({ kind, name, detail, otherName, relation, isCity }: NameHit): string {
  if (otherName && relation !== 'main' && relation !== 'other') {
    return searchText.aliases[relation](otherName);
  }
  const words = {
    startup: searchText.startupIn(detail),
    investor: detail ?? searchText.investor,
    industry: detail && !isSameText(detail, name) ? detail : searchText.industry,
    location: isCity ? searchText.cityIn(detail) : searchText.country,
  };
  return words[kind];
}

function isSameText(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
