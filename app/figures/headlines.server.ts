// The finding of a chart in words (docs/decisions/041-identity-and-charts.md).
// No headline for too few figures.
import { COUNTRIES } from '../base/countries.ts';
import { formatMoneyTable } from '../base/money.ts';
import type { ChartHeadline } from '../charts/chart-data.ts';
import { PUBLISHED_TOTALS } from '../data/seed-files.ts';
import { figuresText } from '../text/text.ts';
import type { StartupSet } from './sums.server.ts';

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

/** A full year, the last by default, compared with other trackers, otherwise with other years. */
export function sayFundingYear(
  set: StartupSet,
  years: readonly YearAmount[],
  runningYear: number,
  asked?: number,
): ChartHeadline | undefined {
  const past = years.filter((one): one is { year: number; usd: number } =>
    Boolean(one.usd && one.year < runningYear),
  );
  const ofYear = (wanted: number | undefined) => past.find(({ year }) => year === wanted);
  const told = ofYear(asked) ?? ofYear(runningYear - 1);
  if (!told || past.length < 3) return undefined;
  const { year, usd } = told;
  const compared = compareWithOthers(set, told) ?? compare(told, past);
  const sentence = text.raised(figuresText.startupsOf(set), year, compared);
  return { ...fill(sentence, formatMoneyTable(usd)), x: year };
}

/** The sentence around its figure. */
function fill(sentence: string, figure: string) {
  const [before = '', after = ''] = sentence.split('{figure}');
  return { before, figure, after };
}

/** With the first published total of all money in that year and place; null where there is none. */
function compareWithOthers(
  { place, industryId }: StartupSet,
  { year, usd }: { year: number; usd: number },
): string | null {
  const country = COUNTRIES.find(({ slug }) => slug === place?.slug);
  const published = PUBLISHED_TOTALS.find(
    (one) =>
      one.year === year && one.kinds === 'all' && one.country === (place ? country?.iso2 : null),
  );
  if (!published?.amount_usd || industryId !== undefined) return null;
  const { amount_usd, publisher } = published;
  return (usd > amount_usd ? text.moreThan : text.of)(formatMoneyTable(amount_usd), publisher);
}

function compare(
  { year, usd }: { year: number; usd: number },
  past: readonly { year: number; usd: number }[],
): string {
  if (past.every((one) => one.usd <= usd)) return text.most;
  const earlier = past.filter((one) => one.year < year);
  const higher = earlier.filter((one) => one.usd > usd);
  if (higher.length === 0) return text.mostUntilThen;
  const since = Math.max(...higher.map((one) => one.year));
  if (year - since > 1) return text.mostSince(since);
  const before = earlier.find((one) => one.year === year - 1)?.usd ?? 0;
  const lower = earlier.filter((one) => one.usd < usd);
  if (before * (1 - ALIKE) < usd) return text.alike(year - 1);
  if (before / usd >= MULTIPLE) return text.fewerThanHalf(year - 1);
  const leastSince = Math.max(...lower.map((one) => one.year), 0);
  return year - leastSince > 2 && leastSince > 0
    ? text.leastSince(leastSince)
    : text.downFrom(formatMoneyTable(before), year - 1);
}

/** The first of several named things, and its share. */
export function sayLargest(
  points: readonly { x: string; y: number }[],
  total: number,
  say: (name: string, figure: number, total: number) => string,
): ChartHeadline | undefined {
  const [first, second] = points;
  if (!first || !second || total < FEWEST_RECORDS || first.y === second.y) return undefined;
  return { ...fill(say(first.x, first.y, total), String(first.y)), x: first.x };
}
