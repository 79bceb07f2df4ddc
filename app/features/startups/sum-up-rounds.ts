import { abbreviateUsd } from '../../base/money.ts';
import type { FundingRow, RoundInvestor } from '../../catalogue/round-contract.ts';
import { STARTUP } from '../../catalogue/startup.ts';
import type { Chart, ChartHeadline } from '../../charts/chart-data.ts';
import { startupsText as text } from '../../text/text.ts';

/** "$753.5M raised in 12 rounds since 2013" */
export function sayRaised(total: number | null, fundings: readonly FundingRow[]): ChartHeadline {
  const counting = fundings.filter(({ left_out }) => total === null || !left_out);
  const years = counting.flatMap(({ date }) => date?.slice(0, 4) ?? []).sort();
  const since = years.length > 1 ? years[0] : undefined;
  const rounds = text.roundsSince(counting.length, since);
  if (total === null) return { before: text.roundsAlone(rounds), figure: '', after: '', x: '' };
  return { before: '', figure: abbreviateUsd(total), after: ` ${text.raisedIn(rounds)}`, x: '' };
}

/** Cumulative sum of counted, dated rounds, given in any order. */
export function cumulativeChart(fundings: readonly FundingRow[], updatedAt: string): Chart {
  const dated = fundings
    .flatMap(({ date, amount, left_out }) =>
      date && amount && !left_out ? [{ date, amount }] : [],
    )
    .sort((a, b) => a.date.localeCompare(b.date));
  let sum = 0;
  const data = dated.map(({ date, amount }) => {
    sum += amount;
    return { x: date, y: sum };
  });
  const lastOfEachDate = data.filter(({ x }, index) => data[index + 1]?.x !== x);
  return {
    key: 'startup_cumulative_fundings',
    title: text.cumulative,
    type: 'step',
    unit: 'usd',
    series: [{ name: STARTUP.total_fundings.label, data: lastOfEachDate }],
    as_of: dated.length > 0 ? updatedAt : null,
    records: dated.length,
  };
}

export interface Backer extends Pick<RoundInvestor, 'name' | 'slug'> {
  rounds: number;
  led: number;
  /** The kind of its only round. */
  round: string | null;
  /** "2016", or "2016 to 2018"; null without a date. */
  years: { first: string; last: string } | null;
}

/** Everybody who put money in: who led most first, then who joined most, then the latest. */
export function sumUpInvestors(fundings: readonly FundingRow[]): Backer[] {
  const shares = fundings.flatMap(({ investors, date, round }) =>
    investors.map((investor) => ({ ...investor, year: date?.slice(0, 4), round })),
  );
  const backers = [...Map.groupBy(shares, ({ slug }) => slug).values()].map((own): Backer => {
    const years = own.flatMap(({ year }) => year ?? []).sort();
    const [first] = years;
    const last = years.at(-1);
    return {
      name: own[0]?.name ?? '',
      slug: own[0]?.slug ?? '',
      rounds: own.length,
      led: own.filter(({ is_lead }) => is_lead).length,
      round: own.length === 1 ? (own[0]?.round ?? null) : null,
      years: first && last ? { first, last } : null,
    };
  });
  return backers.sort(
    (a, b) =>
      b.led - a.led ||
      b.rounds - a.rounds ||
      (b.years?.last ?? '').localeCompare(a.years?.last ?? '') ||
      a.name.localeCompare(b.name),
  );
}
