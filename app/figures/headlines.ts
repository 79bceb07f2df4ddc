// The finding of a chart in words (docs/decisions/041). Nothing is said of too few figures.
import { formatMoneyTable } from '../base/money.ts';
import type { ChartHeadline } from '../charts/chart-data.ts';
import { figuresText } from '../text/text.ts';

interface YearAmount {
  year: number;
  usd: number | null;
}

const text = figuresText.headlines;
/** Below this share two years are said to be alike. */
const ALIKE = 0.1;
/** Beyond, a year is so many times the one before. */
const MULTIPLE = 2;
const FEWEST_RECORDS = 10;

/** The last full year, and how it compares with the years before. */
export function sayFundingYear(
  who: string,
  years: readonly YearAmount[],
  runningYear: number,
): ChartHeadline | undefined {
  const past = years.filter((one): one is { year: number; usd: number } =>
    Boolean(one.usd && one.year < runningYear),
  );
  const latest = past.find(({ year }) => year === runningYear - 1);
  if (!latest || past.length < 3) return undefined;
  const { year, usd } = latest;
  return {
    before: text.raised(who),
    figure: formatMoneyTable(usd),
    after: text.inYear(year, compare(latest, past)),
    x: year,
  };
}

function compare(
  { year, usd }: { year: number; usd: number },
  past: readonly { year: number; usd: number }[],
): string {
  const higher = past.filter((one) => one.usd > usd);
  if (higher.length === 0) return text.most;
  const since = Math.max(...higher.map((one) => one.year));
  if (year - since > 1) return text.mostSince(since);
  const before = past.find((one) => one.year === year - 1)?.usd ?? 0;
  const lower = past.filter((one) => one.usd < usd);
  if (before * (1 - ALIKE) < usd) return text.alike(year - 1);
  if (before / usd >= MULTIPLE) return text.fewerThanHalf(year - 1);
  const leastSince = Math.max(...lower.map((one) => one.year), 0);
  return year - leastSince > 2 && leastSince > 0
    ? text.leastSince(leastSince)
    : text.downFrom(formatMoneyTable(before), year - 1);
}

/** The first of several named things, and what it holds of all. */
export function sayLargest(
  points: readonly { x: string; y: number }[],
  total: number,
  say: (name: string) => { before: string; after: (total: number) => string },
): ChartHeadline | undefined {
  const [first, second] = points;
  if (!first || !second || total < FEWEST_RECORDS || first.y === second.y) return undefined;
  const { before, after } = say(first.x);
  return { before, figure: String(first.y), after: after(total), x: first.x };
}
