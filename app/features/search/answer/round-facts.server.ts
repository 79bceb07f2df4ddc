// Facts of a startup's rounds: its valuation, and the last of them.

import { sql as raw } from 'kysely';
import { formatPartialDate, toPartialDate } from '../../../base/dates.ts';
import { abbreviateUsd } from '../../../base/money.ts';
import { fundingPath } from '../../../base/paths.ts';
import type { UnderstoodFilter } from '../../../language/question/reading.ts';
import { sayName } from '../../../text/say-name.ts';
import { marksText, answersText as text } from '../../../text/text.ts';
import type { Asking } from './asking.server.ts';
import type { Answer } from './contract.ts';
import { timeOf } from './said-of.server.ts';

export type SaidFact = Pick<Answer, 'sentence'> & Partial<Answer> & { sourceIds: number[] };

export const on = (day: string | null, precision: string | null): string | null => {
  const date = toPartialDate(day, precision);
  return date && formatPartialDate(date);
};

interface RoundFact {
  slug: string;
  round: string;
  announced_on: string | null;
  announced_precision: string | null;
  amount_usd: number | null;
  valuation_usd: number | null;
  valuation_is: string | null;
  source_ids: number[];
}

async function findRound(
  asking: Asking,
  startupId: number,
  filters: readonly UnderstoodFilter[],
  { isValued = false } = {},
) {
  const ofRounds = filters.filter(({ column }) => column === 'round');
  const rounds = ofRounds.flatMap(({ query_1 }) => query_1.split(','));
  const { from = null, until = null } = timeOf(filters) ?? {};
  const { rows } = await raw<RoundFact>`
    select r.slug, r.round, r.announced_on, r.announced_precision, r.amount_usd, r.valuation_usd, r.valuation_is,
      array(select source_id from funding_reports where funding_id = r.id order by is_preferred desc, id) as source_ids
    from fundings r where r.startup_id = ${startupId} and (not ${isValued}::boolean or r.valuation_usd is not null)
      and (${rounds.length}::int = 0 or r.round = any (${rounds}::text[]))
      and (${from}::text is null or r.announced_on::text >= ${from})
      and (${until}::text is null or r.announced_on::text <= ${until})
    order by r.announced_on desc nulls last, r.amount_usd desc nulls last, r.id desc limit 1`.execute(
    asking.sql,
  );
  return rows[0];
}

export async function sayValuation(
  asking: Asking,
  name: string,
  id: number,
  filters: readonly UnderstoodFilter[],
): Promise<SaidFact | null> {
  const round = await findRound(asking, id, filters, { isValued: true });
  if (!round?.valuation_usd) return null;
  const figure = abbreviateUsd(round.valuation_usd);
  const when = on(round.announced_on, round.announced_precision);
  const money = text.postOr[round.valuation_is ?? ''] ?? '';
  return {
    sentence: text.facts.valuation(
      name,
      figure,
      sayName(round.round),
      `${when ? `${marksText.comma}${when}` : ''}${money}`,
    ),
    figure,
    value: round.valuation_usd,
    unit: 'usd',
    records_href: fundingPath(round.slug),
    sourceIds: round.source_ids,
  };
}

export async function sayLastRound(
  asking: Asking,
  name: string,
  id: number,
  filters: readonly UnderstoodFilter[],
): Promise<SaidFact | null> {
  const round = await findRound(asking, id, filters);
  if (!round) return null;
  const when = on(round.announced_on, round.announced_precision);
  const amount = round.amount_usd === null ? null : abbreviateUsd(round.amount_usd);
  return {
    sentence: text.facts.last(
      name,
      sayName(round.round),
      amount,
      when ? `${marksText.comma}${when}` : '',
    ),
    figure: sayName(round.round),
    value: round.amount_usd ?? sayName(round.round),
    unit: round.amount_usd === null ? null : 'usd',
    records_href: fundingPath(round.slug),
    sourceIds: round.source_ids,
  };
}
