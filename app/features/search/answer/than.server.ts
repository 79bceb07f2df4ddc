// Startups measured against a named one: "with more funding than Yoco".
import { sql as raw } from 'kysely';
import { abbreviateUsd } from '../../../base/money.ts';
import { startupPath } from '../../../base/paths.ts';
import type { Than } from '../../../language/question/asked.ts';
import type { NamedThing } from '../../../language/question/row.ts';
import { answersText as text } from '../../../text/text.ts';
import { readingPath } from '../question-address.ts';
import { type Answered, type Asking, readRest, toFilter } from './asking.server.ts';
import { toAnswer } from './contract.ts';
import { countStartups } from './numbers.server.ts';
import { answerUnknownOf } from './roles.server.ts';

interface Measured {
  total_fundings: number | null;
  year_founded: number | null;
  fundings_count: number;
  investors_count: number;
}

const COLUMNS: Record<Than, { column: keyof Measured; operator: 'gt' | 'lt'; sort: string }> = {
  'raised.more': { column: 'total_fundings', operator: 'gt', sort: '-total_fundings' },
  'raised.less': { column: 'total_fundings', operator: 'lt', sort: '-total_fundings' },
  'founded.less': { column: 'year_founded', operator: 'lt', sort: 'year_founded' },
  'founded.more': { column: 'year_founded', operator: 'gt', sort: '-year_founded' },
  'rounds.more': { column: 'fundings_count', operator: 'gt', sort: '-fundings_count' },
  'investors.more': { column: 'investors_count', operator: 'gt', sort: '-total_fundings' },
};

/** "south african startups with more funding than Yoco" */
export async function answerThan(
  asking: Asking,
  than: Than,
  startup: NamedThing,
  rest: string,
): Promise<Answered | null> {
  const { rows } = await raw<Measured>`
    select total_fundings, year_founded, fundings_count, investors_count from startups where slug = ${startup.slug}`.execute(
    asking.sql,
  );
  const read = await readRest(asking, rest, 'startups');
  if (!read || read.meaning !== null || read.ignored.length > 0) return null;
  // "has M-KOPA raised more than Sun King" compares the two.
  if (read.filters.some(({ column }) => column === 'name')) return null;
  const { column, operator, sort } = COLUMNS[than];
  const value = rows[0]?.[column] ?? null;
  if (value === null) {
    const fact = column === 'year_founded' ? text.unknownFacts.age : text.unknownFacts.raised;
    return answerUnknownOf(startup, text.noFact(startup.name, fact));
  }
  const own = toFilter(column, operator, String(value), startup.name);
  // Dates of a comparison would be of rounds.
  const filters = [...read.filters, own];
  const understood = { ...read, filters, sort };
  const count = await countStartups(asking, filters);
  if (count === null) return null;
  const isMoney = column === 'total_fundings';
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
