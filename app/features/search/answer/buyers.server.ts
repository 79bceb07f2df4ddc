// Who bought the most startups, and whom a company bought.
import { sql as raw } from 'kysely';
import { acquirerPath, startupPath } from '../../../base/paths.ts';
import { passesExit } from '../../../find/find-exits.server.ts';
import { findMatching } from '../../../find/find-startups.server.ts';
import { listFound } from '../../../find/found-rows.server.ts';
import { readWanted } from '../../../find/question/wanted.server.ts';
import type { Understood } from '../../../language/question/reading.ts';
import { answersText as text } from '../../../text/text.ts';
import { readingPath } from '../question-address.ts';
import { type Answered, type Asking, answerUnknown, toFilter } from './asking.server.ts';
import { MOST_ROWS, toAnswer } from './contract.ts';
import { asExits, asOfRounds, exitsOf, sayWhose } from './exits.server.ts';
import { type Counted, nameSome, rowsOf, sayTied, takeFirst } from './first.ts';
import { sayTime } from './subject.ts';

const MOST_BUYERS = 50;

/** "which company bought the most startups since 2020" */
export async function rankBuyers(asking: Asking, read: Understood): Promise<Answered | null> {
  const dated = asExits(read.filters);
  const isDated = dated.some(({ column }) => column === 'acquired_on');
  const filters = isDated ? dated : [...dated, toFilter('status', 'equals', 'acquired')];
  const filter = exitsOf(filters);
  if (filter?.kind !== 'acquired') return null;
  const { rows } = await raw<Counted>`
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
      rows: rowsOf(rows, acquirerPath),
      records_href: readingPath(asking.q, understood),
    }),
  };
}

const OF_BOUGHT = ['acquired_by', 'acquired_on', 'country', 'industry', 'status'];

export const isOfBuyer = ({ filters }: Pick<Understood, 'filters'>): boolean =>
  filters.some(({ column }) => column === 'acquired_by') &&
  filters.every(({ column }) => OF_BOUGHT.includes(column));

/** "which startups did MaxAB buy" */
export async function nameBought(asking: Asking, own: Understood): Promise<Answered | null> {
  const wanted = await readWanted(asking, own, null);
  const buyer = own.filters.find(({ column }) => column === 'acquired_by')?.query_1 ?? '';
  if (wanted.returns !== 'startups') return null;
  const { ids, total } = await findMatching(asking.sql, wanted, { offset: 0, limit: MOST_ROWS });
  const when = sayTime(asOfRounds(own.filters));
  if (total === 0) return answerUnknown(own, text.boughtNothing(buyer, when));
  const rows = await listFound(asking.sql, ids);
  const names = nameSome(
    rows.map(({ name }) => name),
    { total },
  );
  return {
    understood: own,
    answer: toAnswer({
      kind: 'fact',
      sentence: text.bought(buyer, names, when),
      figure: names,
      value: names,
      rows: rows.map(({ name, slug }) => ({
        label: name,
        href: startupPath(slug),
      })),
      records: { all: total, with_amount: 0, without: 0 },
      records_href: readingPath(asking.q, own),
    }),
  };
}
