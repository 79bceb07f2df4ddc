import { withinSearchBudget } from '../../../find/search-budget.server.ts';
import type { Context } from '../../../http/context.ts';
import { invalid } from '../../../http/errors.ts';
import { limitsOf } from '../../../http/limits.ts';
import { requireTriesLeft } from '../../../http/rate-limit.server.ts';
import { matchText as text } from '../../../text/text.ts';
import { MAX_QUERIES } from '../reconcile/contract.ts';
import { type Candidate, matchNames } from '../reconcile/match-names.server.ts';
import { type NameTable, readNames } from './read-names.ts';

export const MATCHED_KINDS = ['startup', 'investor'] as const;
export type MatchedKind = (typeof MATCHED_KINDS)[number];

const MOST_ROWS = 500;
const MOST_COLUMNS = 50;
const CANDIDATES = 5;

/** A list is a file: the caller's row limit holds for it, too. */
export const mostRows = (context: Context): number =>
  Math.min(MOST_ROWS, limitsOf(context).csvRows);

export interface MatchedName {
  /** Of the table. */
  row: number;
  name: string;
  /** Best first. */
  candidates: readonly Candidate[];
}

/** Throws 422 for no names, too many, and too many columns. */
export function readList(context: Context, given: string): NameTable {
  const table = readNames(given);
  const most = mostRows(context);
  if (!table.rows.some((row) => row[table.at.name])) throw invalid({ names: [text.wrong.nothing] });
  if (table.rows.length > most) {
    throw invalid({ names: [text.wrong.tooMany(most, table.rows.length)] });
  }
  // Each row of a file is as wide as the widest: one line of nothing but tabs would make millions.
  const widest = Math.max(table.header?.length ?? 0, ...table.rows.map((row) => row.length));
  if (widest > MOST_COLUMNS) throw invalid({ names: [text.wrong.tooWide(MOST_COLUMNS, widest)] });
  return table;
}

/** Throws 422, 429 and 503. */
export async function matchList(
  context: Context,
  { rows, at }: NameTable,
  kind: MatchedKind,
): Promise<MatchedName[]> {
  await requireTriesLeft(context, 'matching');
  const named = rows.flatMap((cells, row) => {
    const name = cells[at.name];
    return name ? [{ row, name, country: cells[at.country], website: cells[at.website] }] : [];
  });
  const matched: MatchedName[] = [];
  for (let from = 0; from < named.length; from += MAX_QUERIES) {
    const part = named.slice(from, from + MAX_QUERIES);
    const queries = part.map((one) => ({ ...one, kinds: [kind], limit: CANDIDATES }));
    const found = await withinSearchBudget(context, (sql) => matchNames(sql, queries));
    matched.push(...part.map(({ row, name }, at) => ({ row, name, candidates: found[at] ?? [] })));
  }
  return matched;
}
