// Name search: what begins with the question, then names with all its words, then what was meant when it was mistyped
// (decisions.md, name search). The later steps are asked only where the first found too little.
import type { Sql } from '../../data/database.ts';
import { poolSemaphore } from '../../data/pool-semaphore.ts';
import { searchText } from '../../text/text.ts';
import { foldText } from './fold-texts.server.ts';
import { findBeginning, findLike, type NameHit } from './name-hits.server.ts';
import { readNameQuestion } from './name-question.ts';
import { MAX_QUERY_LENGTH, MAX_SUGGESTIONS, type Suggestion } from './suggestion-contract.ts';

/** suggestNames for those who type: not for a transaction, whose connection others may be waiting for. */
export function suggestInTurn(sql: Sql, q: string): Promise<Suggestion[]> {
  return poolSemaphore(sql, 'suggestion').run(() => suggestNames(sql, q));
}

/** At most ten, likeliest first; none for a question without letters or digits. */
export async function suggestNames(sql: Sql, q: string): Promise<Suggestion[]> {
  const question = readNameQuestion(await foldText(sql, q.slice(0, MAX_QUERY_LENGTH)));
  if (!question) return [];
  const { hits, misspelled } = await findBeginning(sql, question, MAX_SUGGESTIONS);
  const isEnough = hits.length >= MAX_SUGGESTIONS || hits.some(({ isEqual }) => isEqual);
  const like = isEnough ? [] : await findLike(sql, question, misspelled, MAX_SUGGESTIONS);
  const found = new Map<string, NameHit>();
  for (const hit of [...hits, ...like]) {
    const entity = `${hit.kind} ${hit.entityId}`;
    if (!found.has(entity)) found.set(entity, hit);
  }
  return [...found.values()].slice(0, MAX_SUGGESTIONS).map((hit) => ({
    kind: hit.kind,
    name: hit.name,
    slug: hit.slug,
    label: labelOf(hit),
  }));
}

/** What it is or where; a former name by which it was found. */
export function labelOf({ kind, name, detail, otherName, isFormer, isCity }: NameHit): string {
  if (isFormer) return searchText.formerly(otherName ?? name);
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
