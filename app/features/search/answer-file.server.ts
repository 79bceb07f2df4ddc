// GET /search.csv and /search.xlsx: all that a question asks for, with the parameters of the page.

import { tabulate } from '../../base/csv.ts';
import { tableOfFound } from '../../find/found-values.ts';
import { answerTable, type TableAnswer } from '../../http/answers.server.ts';
import type { Context } from '../../http/context.ts';
import { invalid } from '../../http/errors.ts';
import { limitsOf } from '../../http/limits.ts';
import { questionsText } from '../../text/text.ts';
import { roundColumns } from '../rounds/list-rounds.server.ts';
import { listAnswers } from './answer-question.server.ts';
import { MAX_QUERY_LENGTH, type StartupOfQuestion } from './contract.ts';
import { readReading } from './question-address.ts';

/** Up to the caller's row limit. Throws 422, 503. */
export async function answerSearchFile(context: Context): Promise<Response> {
  const { searchParams } = context.url;
  const q = searchParams.get('q')?.trim().slice(0, MAX_QUERY_LENGTH).toWellFormed() ?? '';
  if (!q) throw invalid({ q: [questionsText.expected] });
  const most = limitsOf(context).csvRows;
  const found = await listAnswers(context, q, most, readReading(searchParams));
  const { total } = found;
  return answerTable(context, {
    cache: 'public',
    total,
    ...tableOf(found, context.settings.SITE_URL),
  });
}

type Answers = Awaited<ReturnType<typeof listAnswers>>;

function tableOf(found: Answers, siteUrl: string): Omit<TableAnswer, 'cache'> {
  const { startups = [], rounds = [], investors = [], people = [] } = found;
  const title = questionsText.returnsTitle[found.returns];
  switch (found.returns) {
    case 'rounds':
      return { title, ...tabulate(roundColumns(siteUrl), rounds) };
    case 'investors':
      return {
        title,
        header: questionsText.investorColumns,
        rows: investors.map((one) => [
          one.name,
          one.type,
          one.country,
          one.deals_count,
          one.lead_count,
          one.total_amount,
          one.last_deal_on?.date ?? null,
        ]),
      };
    case 'people':
      return {
        title,
        header: questionsText.peopleColumns,
        rows: people.map((one) => [one.name, one.startups.map(({ name }) => name).join('; ')]),
      };
    default:
      return { title, ...tableOfStartups(startups) };
  }
}

/** With the rounds by which they match, where rounds are asked for. */
function tableOfStartups(startups: readonly StartupOfQuestion[]) {
  const { header, rows } = tableOfFound(startups);
  if (startups.every(({ matching }) => matching === null)) return { header, rows };
  return {
    header: [...header, ...questionsText.matchingColumns],
    rows: rows.map((row, at) => {
      const { rounds = null, raised = null, largest } = startups[at]?.matching ?? {};
      const { round = null, announced_on = null, amount = null } = largest ?? {};
      return [...row, rounds, raised, round, announced_on?.date ?? null, amount];
    }),
  };
}
