// The results page of name search: everything a name may mean, by kind.
import type { Context } from '../../http/context.ts';
import { foldText } from './fold-texts.server.ts';
import { findBeginning, findLike, listBeginning, type NameHit } from './name-hits.server.ts';
import { readNameQuestion } from './name-question.ts';
import { withinSearchBudget } from './search-budget.server.ts';
import { labelOf } from './suggest.server.ts';
import { MAX_QUERY_LENGTH, SEARCH_KINDS, type SearchKind } from './suggestion-contract.ts';

/** Of each kind; whoever looks for more has to say more of the name. */
export const MAX_NAMES = 100;
/** With fewer than this, names that are only like the question are listed as well. */
const FEW_NAMES = 10;
/** Of these, whatever their kind. */
const MAX_LIKE = 20;

export interface FoundName {
  kind: SearchKind;
  name: string;
  slug: string;
  label: string;
  logo: string | null;
  tagline: string | null;
}

export type FoundNames = Record<SearchKind, FoundName[]>;

/** Likeliest first, at most MAX_NAMES of each kind. Throws 503 when the search is over its budget. */
export async function searchNames(
  context: Pick<Context, 'searchSql'>,
  q: string,
): Promise<FoundNames> {
  const hits = await withinSearchBudget(context, async (sql) => {
    const question = readNameQuestion(await foldText(sql, q.slice(0, MAX_QUERY_LENGTH)));
    if (!question) return [];
    const beginning: NameHit[] = [];
    for (const kind of SEARCH_KINDS) {
      beginning.push(...(await listBeginning(sql, question, kind, MAX_NAMES)));
    }
    if (beginning.length >= FEW_NAMES) return beginning;
    const { misspelled } = await findBeginning(sql, question, MAX_NAMES);
    return [...beginning, ...(await findLike(sql, question, misspelled, MAX_LIKE))];
  });
  const found: FoundNames = { startup: [], investor: [], industry: [], location: [] };
  const seen = new Set<string>();
  for (const hit of hits) {
    const entity = `${hit.kind} ${hit.entityId}`;
    if (seen.has(entity)) continue;
    seen.add(entity);
    const { kind, name, slug, logo, tagline } = hit;
    found[kind].push({ kind, name, slug, logo, tagline, label: labelOf(hit) });
  }
  return found;
}
