// Startups beside each other by when they were founded: "is M-KOPA older than Sun King".
import { sql as raw } from 'kysely';
import { startupPath } from '../../../base/paths.ts';
import { findNamedIn } from '../../../find/question/named-in.server.ts';
import { NOTHING_READ } from '../../../language/question/reading.ts';
import { marksText, answersText as text } from '../../../text/text.ts';
import type { Answered, Asking } from './asking.server.ts';
import { MOST_ROWS, toAnswer } from './contract.ts';

interface Aged {
  name: string;
  slug: string;
  year: number | null;
}

/** The oldest first; null where one of them is no startup of the record. */
export async function answerAges(
  asking: Asking,
  sides: readonly string[],
): Promise<Answered | null> {
  if (sides.length > MOST_ROWS) return null;
  const slugs: string[] = [];
  for (const side of sides) {
    const named = await findNamedIn(asking.sql, side, asking.now, ['startup']);
    if (!named) return null;
    slugs.push(named.thing.slug);
  }
  const { rows } = await raw<Aged>`
    select name, slug, year_founded as year from startups where slug = any (${slugs}::text[])
    order by year_founded nulls last, name`.execute(asking.sql);
  const [first] = rows;
  if (!first || rows.length < 2) return null;
  const now = asking.now.getUTCFullYear();
  const said = rows.map(({ name, year }) =>
    year === null
      ? text.noFact(name, text.unknownFacts.age)
      : text.facts.age(name, year, now - year),
  );
  return {
    understood: { ...NOTHING_READ, returns: 'startups', compared: rows.map(({ slug }) => slug) },
    answer: toAnswer({
      kind: 'comparison',
      sentence: said.join(marksText.semicolon),
      figure: first.year === null ? null : String(first.year),
      value: first.year,
      unit: first.year === null ? null : 'year',
      rows: rows.map(({ name, slug, year }) => ({
        label: name,
        value: year,
        records: null,
        without: null,
        href: startupPath(slug),
      })),
    }),
  };
}
