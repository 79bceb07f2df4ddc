// Who joins most of an investor's rounds.
import { sql as raw } from 'kysely';
import { investorPath } from '../../../base/paths.ts';
import { NOTHING_READ } from '../../../language/question/reading.ts';
import type { NamedThing } from '../../../language/question/row.ts';
import { marksText, answersText as text } from '../../../text/text.ts';
import { type Answered, type Asking, answerUnknown, toFilter } from './asking.server.ts';
import { MOST_ROWS, toAnswer } from './contract.ts';
import { type Counted, nameSome, rowsOf, takeFirst } from './first.ts';

/** "who invests most often alongside Norfund": by the rounds that both are in. */
export async function nameCoInvestors(asking: Asking, investor: NamedThing): Promise<Answered> {
  const { rows } = await raw<Counted>`
    select other.name as label, other.slug, count(*)::int as value
    from investors i join funding_investors own on own.investor_id = i.id
      join funding_investors its on its.funding_id = own.funding_id and its.investor_id <> i.id
      join investors other on other.id = its.investor_id
    where i.slug = ${investor.slug} group by other.id order by value desc, label`.execute(
    asking.sql,
  );
  const understood = {
    ...NOTHING_READ,
    returns: 'rounds' as const,
    filters: [toFilter('investor', 'includes', investor.slug, investor.name)],
  };
  const [first] = rows;
  if (!first) return answerUnknown(understood, text.nothingAbout);
  const level = takeFirst(rows);
  const others = rows.slice(level.length, MOST_ROWS);
  const figure = nameSome(level.map(({ label }) => label));
  return {
    understood,
    answer: toAnswer({
      kind: 'ranking',
      sentence: [
        text.coInvestors(investor.name, figure, text.round(first.value)),
        ...others.map(({ label, value }) => text.other(label, text.round(value))),
      ].join(marksText.semicolon),
      figure,
      value: first.value,
      unit: 'count',
      rows: rowsOf(rows, investorPath),
    }),
  };
}
