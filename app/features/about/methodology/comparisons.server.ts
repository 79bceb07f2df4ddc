import { sql as raw } from 'kysely';
import { COUNTRIES } from '../../../base/countries.ts';
import { abbreviateUsd } from '../../../base/money.ts';
import type { Sql } from '../../../data/database.ts';
import { PUBLISHED_TOTALS } from '../../../data/published-totals.ts';
import { yearTotalsUpTo } from '../../../figures/sums.server.ts';
import { type LegalBlock, type LegalDocument, methodologyText } from '../../../text/text.ts';

interface Comparison {
  publisher: string;
  url: string;
  /** Which deals it counts, in a sentence. */
  counts: string;
  year: number;
  /** Null for the whole continent. */
  country: string | null;
  theirsUsd: number;
  /** Disclosed here for the same year and place; null without any. */
  oursUsd: number | null;
  /** False where theirs leaves out kinds of money that ours holds. */
  isSameMoney: boolean;
}

/** Newest year first, the continent before its countries. */
export async function compareTotals(sql: Sql, now: Date): Promise<Comparison[]> {
  const { rows } = await raw<{ year: number; iso2: string | null; raisedUsd: number | null }>`
    select years.year, p.iso2,
      case when sum(years.disclosed_count) > 0 then sum(years.total_fundings) end as "raisedUsd"
    from ${yearTotalsUpTo(now)} years left join places p on p.id = years.place_id
    where years.industry_id = 0 and (years.place_id = 0 or p.kind = 'country')
    group by years.year, p.iso2`.execute(sql);
  const ours = new Map(rows.map(({ year, iso2, raisedUsd }) => [`${year} ${iso2}`, raisedUsd]));
  return PUBLISHED_TOTALS.flatMap(({ year, country, amount_usd, kinds, ...total }) => {
    if (year === null || amount_usd === null) return [];
    return {
      publisher: total.publisher,
      url: total.url,
      counts: total.counts,
      year,
      country: COUNTRIES.find(({ iso2 }) => iso2 === country)?.label ?? null,
      theirsUsd: amount_usd,
      oursUsd: ours.get(`${year} ${country}`) ?? null,
      isSameMoney: kinds === 'all',
    };
  }).sort((a, b) => b.year - a.year || (a.country ?? '').localeCompare(b.country ?? '', 'en'));
}

const text = methodologyText.others;

/** The section "What others count": a sentence for the newest year, and a table of all. */
export function sayComparisons(comparisons: Comparison[]): LegalDocument['sections'][number] {
  const newest = comparisons.find(isComparedAsWhole);
  const sentences = comparisons
    .filter((one) => isComparedAsWhole(one) && one.year === newest?.year)
    .map(saySentence);
  const blocks: LegalBlock[] = [
    ...sentences.map((say) => ({ say })),
    { say: text.howToRead },
    { table: { caption: text.caption, head: [...text.head], rows: comparisons.map(toRow) } },
  ];
  return { id: 'others', title: text.title, blocks };
}

function isComparedAsWhole({ country, isSameMoney, oursUsd }: Comparison): boolean {
  return country === null && isSameMoney && oursUsd !== null;
}

function saySentence({ publisher, year, oursUsd, theirsUsd }: Comparison): string {
  const [ours, theirs] = [abbreviateUsd(oursUsd ?? 0), abbreviateUsd(theirsUsd)];
  return (oursUsd ?? 0) > theirsUsd
    ? text.holdsMore(ours, theirs, publisher, year)
    : text.holds(ours, theirs, publisher, year);
}

function toRow(comparison: Comparison): string[] {
  const { publisher, url, counts, year, country, theirsUsd, oursUsd } = comparison;
  return [
    `[${publisher}](${url})`,
    String(year),
    country ?? text.africa,
    counts,
    abbreviateUsd(theirsUsd),
    oursUsd === null ? text.nothingYet : abbreviateUsd(oursUsd),
    sayShare(comparison),
  ];
}

function sayShare({ isSameMoney, oursUsd, theirsUsd }: Comparison): string {
  if (!isSameMoney) return text.otherMoney;
  return oursUsd === null ? text.unknown : `${Math.round((100 * oursUsd) / theirsUsd)} %`;
}
