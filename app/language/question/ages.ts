// Bounds in years before today: "older than 5 years", "founded more than 10 years ago", "moins de 3
// ans", "zaidi ya miaka 5".
import type { Operator } from './amounts.ts';
import type { DateRange } from './dates.ts';
import type { Item, Row } from './row.ts';

const MOST_YEARS = 150;

/** The more years, the earlier. */
const EARLIER: Readonly<Record<string, Operator>> = { gt: 'lt', gte: 'lte', lt: 'gt', lte: 'gte' };

export function findAges(row: Row, today: string): DateRange[] {
  return row.items.flatMap((item, at) => {
    const years = item.value ?? item.sense('number')?.number;
    if (years === undefined || !Number.isInteger(years) || years > MOST_YEARS) return [];
    const behind = row.skip(at + 1, 1, (one) => one.isSmallOnly);
    const unit = [behind, at - 1].find((place) => row.at(place).is('period', 'year'));
    const first = Math.min(at, unit ?? at);
    const place = row.skip(first - 1, -1, (one) => one.isSmallOnly && !operatorOf(one));
    const operator = operatorOf(row.at(place));
    if (unit === undefined || !operator) return [];
    let to = Math.max(at, unit);
    if (isAgo(row.at(to + 1))) to += 1;
    const from = isAgo(row.at(place - 1)) ? place - 1 : place;
    const low = String(Number(today.slice(0, 4)) - years);
    return [{ from, to, operator, low, isAge: true }];
  });
}

/** "older than" is said of years as "before" is of a date. */
function operatorOf(item: Item): Operator | undefined {
  if (item.is('date', 'before')) return 'lt';
  if (item.is('date', 'after')) return 'gt';
  return EARLIER[item.sense('compare')?.value ?? ''];
}

const isAgo = (item: Item) => item.is('date', 'ago') || item.isWord('old');
