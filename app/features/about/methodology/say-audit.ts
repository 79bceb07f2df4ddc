import { wilsonInterval } from '../../../base/count.ts';
import { formatDay } from '../../../base/dates.ts';
import { AUDIT } from '../../../data/seed-files.ts';
import { type LegalDocument, methodologyText } from '../../../text/text.ts';

const text = methodologyText.audit;
/** On the line of its number. */
const PERCENT = '\u00a0%';
type Result = (typeof AUDIT.results)[number];

/** The section on what was found when what was drawn at random was compared with texts. */
export function sayAudit(): LegalDocument['sections'][number] {
  const { drawn_on, results, mistakes, earlier } = AUDIT;
  const drawn = sumOf(results, (one) => one.right + one.wrong + one.cannot_be_told);
  const judged = sumOf(results, (one) => one.right + one.wrong);
  const wrong = sumOf(results, (one) => one.wrong);
  return {
    id: 'audit',
    title: text.title,
    blocks: [
      { say: text.found(formatDay(drawn_on), drawn, judged, wrong) },
      { table: { caption: text.caption, head: [...text.head], rows: results.map(toRow) } },
      { say: text.kindsMean },
      { say: text.howToRead },
      { say: text.mistakes },
      { list: mistakes },
      ...earlier.map((one) => ({
        say: text.earlier(formatDay(one.drawn_on), one.drawn, one.judged, one.wrong),
      })),
      { say: text.sheet },
    ],
  };
}

function toRow({ kind, right, wrong, cannot_be_told }: Result): string[] {
  const judged = right + wrong;
  const { low, high } = wilsonInterval(wrong, judged);
  return [
    text.kinds[kind as keyof typeof text.kinds],
    String(judged + cannot_be_told),
    String(right),
    String(wrong),
    String(cannot_be_told),
    `${percent(wrong / judged)}${PERCENT}`,
    `${percent(low)}–${percent(high)}${PERCENT}`,
  ];
}

function sumOf(results: Result[], count: (one: Result) => number): number {
  return results.reduce((sum, one) => sum + count(one), 0);
}

function percent(share: number): string {
  return share === 0 ? '0' : (100 * share).toFixed(1);
}
