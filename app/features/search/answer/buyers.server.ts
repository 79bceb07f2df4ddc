// Who bought the most startups.
import { sql as raw } from 'kysely';
import { acquirerPath } from '../../../base/paths.ts';
import { passesExit } from '../../../find/find-exits.server.ts';
import type { Understood } from '../../../language/question/reading.ts';
import { answersText as text } from '../../../text/text.ts';
import { readingPath } from '../question-address.ts';
import { type Answered, type Asking, toFilter } from './asking.server.ts';
import { MOST_ROWS, toAnswer } from './contract.ts';
import { asExits, exitsOf, sayWhose } from './exits.server.ts';
import { sayTied, takeFirst } from './first.ts';

interface Buyer {
  label: string;
  slug: string;
  value: number;
}

const MOST_BUYERS = 50;

/** "which company bought the most startups since 2020" */
export async function rankBuyers(asking: Asking, read: Understood): Promise<Answered | null> {
  const dated = asExits(read.filters);
  const isDated = dated.some(({ column }) => column === 'acquired_on');
  const filters = isDated ? dated : [...dated, toFilter('status', 'equals', 'acquired')];
  const filter = exitsOf(filters);
  if (filter?.kind !== 'acquired') return null;
  const { rows } = await raw<Buyer>`
    select a.name as label, a.slug, count(distinct s.id)::int as value
    from startup_events e join startups s on s.id = e.startup_id join acquirers a on a.id = e.acquirer_id
    where ${passesExit(filter)} group by a.id
    order by value desc, label limit ${MOST_BUYERS}`.execute(asking.sql);
  const [first] = rows;
  if (!first) return null;
  const understood: Understood = { ...read, filters, sort: null, meaning: null };
  const how = await sayWhose(asking, filters);
  const said = text.exits.acquired(first.value);
  return {
    understood,
    answer: toAnswer({
      kind: 'ranking',
      sentence:
        sayTied(takeFirst(rows), said, how) ?? text.mostExits(first.label, said, how, false),
      figure: first.label,
      value: first.value,
      unit: 'count',
      rows: rows.slice(0, MOST_ROWS).map(({ label, slug, value }) => ({
        label,
        value,
        records: value,
        without: null,
        href: acquirerPath(slug),
      })),
      records_href: readingPath(asking.q, understood),
    }),
  };
}
