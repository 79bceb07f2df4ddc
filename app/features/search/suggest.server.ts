import { slugify } from '../../base/slug.ts';
import { sayFate } from '../../catalogue/say-fate.ts';
import type { Sql } from '../../data/database.ts';
import { poolSemaphore } from '../../data/pool-semaphore.ts';
import type { NameHit, NameKind } from '../../find/names/name-hit.ts';
import { findNames, listNames } from '../../find/names/names.server.ts';
import { withinSearchBudget } from '../../find/search-budget.server.ts';
import type { Context } from '../../http/context.ts';
import { searchText } from '../../text/text.ts';
import { MAX_QUERY_LENGTH, MAX_SUGGESTIONS, type Suggestion } from './contract.ts';

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

const MOST_NEAREST = 3;
const MAX_LOOKED_FOR = 60;
const MIN_LOOKED_FOR = 2;
/** Shorter words are too ambiguous. */
const MIN_ALONE = 4;
const MOST_ALONE = 3;

/** For unknown addresses and names. */
export async function findNearest(sql: Sql, text: string): Promise<Suggestion[]> {
  const wanted = toWords(text);
  if (wanted.length < MIN_LOOKED_FOR) return [];
  const words = wanted.split(' ');
  const alone = words.length > 1 ? words.filter(({ length }) => length >= MIN_ALONE) : [];
  const found = await suggestNames(sql, wanted);
  if (found.length > 0) return found.slice(0, MOST_NEAREST);
  // One word of several is a guess: a word of the name has to begin alike.
  for (const word of alone.slice(0, MOST_ALONE)) {
    const likely = (await suggestNames(sql, word)).filter(({ name }) =>
      toWords(name)
        .split(' ')
        .some((part) => part.startsWith(word.slice(0, MIN_ALONE))),
    );
    if (likely.length > 0) return likely.slice(0, MOST_NEAREST);
  }
  return [];
}

/** Words of the slug of `text`; '' without letters or digits. */
function toWords(text: string): string {
  const slug = slugify(text.slice(0, MAX_LOOKED_FOR));
  return /^name-[0-9a-f]{8}$/.test(slug) ? '' : slug.replaceAll('-', ' ');
}
