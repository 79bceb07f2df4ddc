// Answers that name investors: of one startup, who led its rounds, or who is in each of several.
import { sql as raw } from 'kysely';
import { investorPath } from '../../../base/paths.ts';
import { findInvestors } from '../../../find/find-people.server.ts';
import { findNamedIn } from '../../../find/question/named-in.server.ts';
import { readWanted } from '../../../find/question/wanted.server.ts';
import { listNameParts } from '../../../language/question/asked.ts';
import { NOTHING_READ, type Understood } from '../../../language/question/reading.ts';
import { answersText as text } from '../../../text/text.ts';
import { readingPath } from '../question-address.ts';
import {
  type Answered,
  type Asking,
  answerUnknown,
  listLabels,
  toFilter,
} from './asking.server.ts';
import { MOST_ROWS, toAnswer } from './contract.ts';
import { nameSome } from './first.ts';

const KNOWN = ['startup', 'led', 'stage', 'kind', 'announced_on'];

export const isOfStartups = ({ returns, filters, sort }: Understood): boolean =>
  returns === 'investors' &&
  sort === null &&
  filters.some(({ column, operator }) => column === 'startup' && operator === 'equals') &&
  filters.every(({ column }) => KNOWN.includes(column));

/** "investors of Yoco", "who led M-KOPA's Series A", "who invested in both Yoco and Jumo" */
export async function nameInvestors(
  asking: Asking,
  understood: Understood,
): Promise<Answered | null> {
  const wanted = await readWanted(asking, understood, null);
  if (wanted.returns !== 'investors') return null;
  const part = { offset: 0, limit: MOST_ROWS };
  const { ids, total, matching } = await findInvestors(asking.sql, wanted, part);
  const ofStartups = understood.filters.filter(({ column }) => column === 'startup');
  const labels = await listLabels(asking.sql, ofStartups);
  const of = text.and(ofStartups.map(({ query_1 }) => labels[query_1] ?? query_1));
  const isOfLeads = understood.filters.some(({ column }) => column === 'led');
  if (total === 0) {
    const nobody =
      ofStartups.length > 1 ? text.noneOfAll : isOfLeads ? text.noLead : text.noInvestors;
    return answerUnknown(understood, nobody(of));
  }
  const { rows } = await raw<{ slug: string; name: string }>`
    select i.slug, i.name from unnest(${ids}::bigint[]) with ordinality as wanted (id, place)
      join investors i on i.id = wanted.id order by place`.execute(asking.sql);
  const names = nameSome(
    rows.map(({ name }) => name),
    total,
  );
  const said =
    ofStartups.length > 1 ? text.investorsOfAll : isOfLeads ? text.leadsOf : text.investorsOf;
  return {
    understood,
    answer: toAnswer({
      kind: 'fact',
      sentence: said(names, of),
      figure: names,
      value: names,
      rows: rows.map(({ slug, name }, at) => ({
        label: name,
        value: matching?.[at] ?? null,
        records: matching?.[at] ?? null,
        without: null,
        href: investorPath(slug),
      })),
      records: { all: total, with_amount: 0, without: 0 },
      records_href: readingPath(asking.q, understood),
    }),
  };
}

/** "which investors are in both Yoco and Jumo": whatever joins the names. */
export async function answerShared(asking: Asking, names: string): Promise<Answered | null> {
  const parts = listNameParts(names);
  if (parts.length < 2 || parts.length > MOST_ROWS) return null;
  const found = [];
  for (const part of parts) {
    found.push(await findNamedIn(asking.sql, part, asking.now, ['startup']));
  }
  const filters = found.flatMap((one) =>
    one ? [toFilter('startup', 'equals', one.thing.slug, one.thing.name)] : [],
  );
  if (filters.length < parts.length) return null;
  return nameInvestors(asking, { ...NOTHING_READ, returns: 'investors', filters });
}
