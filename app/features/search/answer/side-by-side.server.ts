// Startups beside each other by when they were founded, by their rounds or by their investors: "is
// M-KOPA older than Sun King".
import { sql as raw } from 'kysely';
import { startupPath } from '../../../base/paths.ts';
import { findNamedIn } from '../../../find/question/named-in.server.ts';
import { NOTHING_READ } from '../../../language/question/reading.ts';
import { marksText, answersText as text } from '../../../text/text.ts';
import type { Answered, Asking } from './asking.server.ts';
import { MOST_ROWS, toAnswer } from './contract.ts';
import { sayWhether } from './whether.server.ts';

/** The columns of startups by which they are measured against each other. */
export const MEASURED = {
  raised: 'total_fundings',
  founded: 'year_founded',
  rounds: 'fundings_count',
  investors: 'investors_count',
};
export type Counted = Exclude<keyof typeof MEASURED, 'raised'>;

/** The oldest, or the most, first; null where one of them is no startup of the record. */
export async function answerBeside(
  asking: Asking,
  sides: readonly string[],
  by: Counted = 'founded',
): Promise<Answered | null> {
  if (sides.length > MOST_ROWS) return null;
  const slugs: string[] = [];
  for (const side of sides) {
    const named = await findNamedIn(asking.sql, side, asking.now, ['startup']);
    if (!named) return null;
    slugs.push(named.thing.slug);
  }
  const { rows: found } = await raw<{ name: string; slug: string; value: number | null }>`
    select name, slug, ${raw.ref(MEASURED[by])} as value from startups
    where slug = any (${slugs}::text[]) order by array_position(${slugs}::text[], slug)`.execute(
    asking.sql,
  );
  const isOfYears = by === 'founded';
  const sign = isOfYears ? 1 : -1;
  const rows = found.toSorted(
    (a, b) => sign * ((a.value ?? Infinity * sign) - (b.value ?? Infinity * sign)),
  );
  const [first] = rows;
  if (!first || rows.length < 2) return null;
  const now = asking.now.getUTCFullYear();
  const say = (name: string, value: number | null) => {
    if (value === null) return text.noFact(name, text.unknownFacts.age);
    if (isOfYears) return text.facts.age(name, value, now - value);
    return text.other(name, by === 'rounds' ? text.round(value) : text.investors(value));
  };
  const said = rows.map(({ name, value }) => say(name, value)).join(marksText.semicolon);
  return {
    understood: { ...NOTHING_READ, returns: 'startups', compared: rows.map(({ slug }) => slug) },
    answer: toAnswer({
      kind: 'comparison',
      sentence: sayWhether(asking, said, found, { isOfYears }),
      figure: first.value === null ? null : String(first.value),
      value: first.value,
      unit: first.value === null ? null : isOfYears ? 'year' : 'count',
      rows: rows.map(({ name, slug, value }) => ({
        label: name,
        value,
        href: startupPath(slug),
      })),
    }),
  };
}
