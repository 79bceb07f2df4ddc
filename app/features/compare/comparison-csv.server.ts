// GET /compare.csv?startups=a,b.
import { answerTable } from '../../http/answers.server.ts';
import type { Context } from '../../http/context.ts';
import { readQuery } from '../../http/endpoint.server.ts';
import { invalid } from '../../http/errors.ts';
import { limitsOf } from '../../http/limits.ts';
import { slugParam } from '../../http/params.ts';
import { compareText as text } from '../../text/text.ts';
import { listCompared } from '../startups/comparison.server.ts';
import { COMPARISON_COLUMNS } from '../startups/comparison-table.tsx';
import { readSlugs } from './compared-slugs.ts';
import { compareQuery } from './contract.ts';

/** The startups that the page shows. Throws 422 without a slug. */
export async function answerComparisonCsv(context: Context): Promise<Response> {
  const slugs = readSlugs(readQuery(compareQuery, context.url).startups).filter(
    (slug) => slugParam.safeParse(slug).success,
  );
  if (slugs.length === 0) throw invalid({ startups: [text.expectedSlugs] });
  const startups = await listCompared(context.sql, slugs, null);
  return answerTable(context, {
    title: text.csvTitle,
    cache: 'public',
    columns: COMPARISON_COLUMNS,
    rows: startups.slice(0, limitsOf(context).comparedOnPage),
  });
}
