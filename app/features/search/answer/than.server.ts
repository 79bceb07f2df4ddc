// Startups measured against a named one: "with more funding than Yoco".
import { sql as raw } from 'kysely';
import { abbreviateUsd } from '../../../base/money.ts';
import { startupPath } from '../../../base/paths.ts';
import type { Than } from '../../../language/question/asked.ts';
import type { NamedThing } from '../../../language/question/row.ts';
import { answersText as text } from '../../../text/text.ts';
import { readingPath } from '../question-address.ts';
import { type Answered, type Asking, readWhole, toFilter } from './asking.server.ts';
import { toAnswer } from './contract.ts';
import { countStartups } from './numbers.server.ts';
import { answerUnknownOf } from './roles.server.ts';
import { MEASURED } from './side-by-side.server.ts';

/** "south african startups with more funding than Yoco" */
export async function answerThan(
  asking: Asking,
  than: Than,
  startup: NamedThing,
  rest: string,
): Promise<Answered | null> {
  const [measure, way] = than.split('.') as [keyof typeof MEASURED, 'more' | 'less'];
  const column = MEASURED[measure];
  const { rows } = await raw<{ value: number | null }>`
    select ${raw.ref(column)} as value from startups where slug = ${startup.slug}`.execute(
    asking.sql,
  );
  const read = await readWhole(asking, rest, 'startups');
  if (!read) return null;
  // "has M-KOPA raised more than Sun King" compares the two.
  if (read.filters.some(({ column }) => column === 'name')) return null;
  const value = rows[0]?.value ?? null;
  if (value === null) {
    const fact = measure === 'founded' ? text.unknownFacts.age : text.unknownFacts.raised;
    return answerUnknownOf(startup, text.noFact(startup.name, fact));
  }
  const own = toFilter(column, way === 'more' ? 'gt' : 'lt', String(value), startup.name);
  // Dates of a comparison would be of rounds.
  const filters = [...read.filters, own];
  // Lists have no order by investors; who is older begins with the oldest.
  const order = measure === 'investors' ? MEASURED.raised : column;
  const sort = than === 'founded.less' ? order : `-${order}`;
  const understood = { ...read, filters, sort };
  const count = await countStartups(asking, filters);
  if (count === null) return null;
  const isMoney = measure === 'raised';
  const figure = text.startups(count);
  const said = text.than_[than](startup.name, isMoney ? abbreviateUsd(value) : String(value));
  return {
    understood,
    answer: toAnswer({
      kind: 'comparison',
      sentence: text.matching(figure, said),
      figure,
      value: count,
      unit: 'count',
      records: { all: count, with_amount: 0, without: 0 },
      rows: [
        {
          label: startup.name,
          value,
          href: startupPath(startup.slug),
        },
      ],
      records_href: readingPath(asking.q, understood),
    }),
  };
}
