import { abbreviateUsd } from '../../base/money.ts';
import { type LegalBlock, type LegalDocument, methodologyText } from '../../text/text.ts';
import type { Comparison } from './queries.server.ts';

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
