import type { FundingRow, RoundInvestor } from '../fundings/contract.ts';

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
