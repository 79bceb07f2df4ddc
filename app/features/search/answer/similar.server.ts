// What is like a startup in a place or an industry: "competitors of Wave in Senegal".
import { sql as raw } from 'kysely';
import { startupPath } from '../../../base/paths.ts';
import { findMatching } from '../../../find/find-startups.server.ts';
import { readWanted } from '../../../find/question/wanted.server.ts';
import type { NamedThing } from '../../../language/question/row.ts';
import { sayName } from '../../../text/say-name.ts';
import { marksText, startupsText, answersText as text } from '../../../text/text.ts';
import { type Answered, type Asking, readWhole, sayRead } from './asking.server.ts';
import { MOST_ROWS, toAnswer } from './contract.ts';
import { answerUnknownOf, listOne } from './roles.server.ts';

const MOST_THERE = 500;

/** Null where the words beside the name say no such condition. */
export async function listSimilarIn(
  asking: Asking,
  startup: NamedThing,
  words: string,
): Promise<Answered | null> {
  const read = words.trim() === '' ? null : await readWhole(asking, words, 'startups');
  if (!read || read.filters.length === 0) return null;
  const wanted = await readWanted(asking, read, null);
  if (wanted.returns !== 'startups') return null;
  const there = await findMatching(asking.sql, wanted, { offset: 0, limit: MOST_THERE });
  const { rows } = await raw<{ name: string; slug: string; industries: string[] }>`
    with alike as (
      select near.id, near.name, near.slug, near.total_fundings, count(*) as shared,
        array_agg(i.name order by own.position, i.id) as industries
      from startups s join startup_industries own on own.startup_id = s.id
        join industries i on i.id = own.industry_id
        join startup_industries its on its.industry_id = own.industry_id
        join startups near on near.id = its.startup_id and near.id <> s.id
      where s.slug = ${startup.slug} and near.id = any (${there.ids}::bigint[])
      group by near.id)
    select name, slug, industries from alike
    where shared * 2 >= (select max(shared) from alike)
    order by shared desc, total_fundings desc nulls last, name limit ${MOST_ROWS}`.execute(
    asking.sql,
  );
  const beside = await sayRead(asking, read.filters);
  if (rows.length === 0) {
    const { answer, understood } = answerUnknownOf(startup, text.noSimilar(startup.name));
    return { understood, answer: { ...answer, beside } };
  }
  const nothing = { ...listOne(startup, startup.name), filters: [] };
  return {
    understood: { ...nothing, compared: rows.map(({ slug }) => slug) },
    answer: toAnswer({
      kind: 'comparison',
      sentence: text.similar(startup.name, text.and(rows.map(({ name }) => name))),
      records: { all: rows.length, with_amount: 0, without: 0 },
      rows: rows.map(({ name, slug, industries }) => ({
        label: name,
        value:
          startupsText.relatedReasons(industries.map(sayName), null).join(marksText.semicolon) ||
          null,
        href: startupPath(slug),
      })),
      beside,
      records_href: startupPath(startup.slug, 'competitors'),
    }),
  };
}
