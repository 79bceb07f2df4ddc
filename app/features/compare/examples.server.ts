import { sql as raw } from 'kysely';
import type { Sql } from '../../data/database.ts';
import type { Example } from './contract.ts';

const EXAMPLES = 3;
const STARTUPS_EACH = 3;
/** Candidate industries: neighbours share startups, and each startup is offered once. */
const CANDIDATES = 24;

export async function listExamples(sql: Sql): Promise<Example[]> {
  const { rows } = await raw<Example>`
    with largest as (
      select industry_id, startups_count as startups from group_totals
      where place_id = 0 and industry_id > 0
      order by startups desc, industry_id limit ${CANDIDATES}
    )
    select i.name as industry, array(
        select json_build_object('name', s.name, 'slug', s.slug, 'logo', s.logo)
        from startups s
        -- One after the other, the best funded first: soon enough are of so large an industry.
        where exists (select from startup_industries si where si.startup_id = s.id and si.industry_id = i.id offset 0)
        order by s.total_fundings desc nulls last, s.name limit ${STARTUPS_EACH}) as startups
    from largest join industries i on i.id = largest.industry_id
    order by largest.startups desc, i.name`.execute(sql);
  const offered = new Set<string>();
  const examples: Example[] = [];
  for (const example of rows) {
    const isNew = example.startups.every(({ slug }) => !offered.has(slug));
    if (!isNew || example.startups.length < 2) continue;
    for (const { slug } of example.startups) offered.add(slug);
    examples.push(example);
    if (examples.length === EXAMPLES) break;
  }
  return examples;
}
