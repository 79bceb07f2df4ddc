import type { Sql } from '../../data/database.ts';
import { questionsText as text } from '../../text/text.ts';
import { MAX_QUERY_LENGTH } from '../search/suggestion-contract.ts';
import { listGroups } from './answer-rows.server.ts';
import { describeFilter } from './describe-reading.ts';
import { understand } from './understand-question.server.ts';

/** The chips of the search page in words; none for what is not read as filters or an order. */
export async function describeQuestion(sql: Sql, typed: string, now: Date): Promise<string[]> {
  const q = typed.slice(0, MAX_QUERY_LENGTH).trim();
  if (!/\s/u.test(q)) return [];
  const { returns, filters, meaning, sort } = await understand(sql, q, now);
  if (filters.length === 0 && !sort) return [];
  const slugs = filters.flatMap(({ query_1 }) => query_1.split(','));
  const groups = await Promise.all([
    listGroups(sql, 'industry', slugs),
    listGroups(sql, 'place', slugs),
  ]);
  const labels = Object.fromEntries(groups.flat().map(({ slug, name }) => [slug, name]));
  const order = sort ? text.sorts[sort] : undefined;
  return [
    text.returnsTitle[returns],
    ...filters.map((filter) => describeFilter(filter, labels)),
    ...(meaning ? [text.about(meaning)] : []),
    ...(order ? [order] : []),
  ];
}
