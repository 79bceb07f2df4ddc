import { parsePartialDate, toStartOfPeriod } from '../base/dates.ts';
import { chartsText } from '../text/text.ts';

export type XKind = 'year' | 'date' | 'category';

const YEAR_PATTERN = /^[12]\d{3}$/;

export function xKindOf(xs: readonly string[]): XKind {
  if (xs.length === 0) return 'category';
  if (xs.every((x) => YEAR_PATTERN.test(x))) return 'year';
  return xs.every((x) => parsePartialDate(x) !== null) ? 'date' : 'category';
}

/** The year, the UTC time in ms of the period's start, or null. */
export function xPosition(x: string, kind: XKind): number | null {
  if (kind === 'category') return null;
  if (kind === 'year') return Number(x);
  const date = parsePartialDate(x);
  return date === null ? null : Date.parse(toStartOfPeriod(date));
}

export function xLabel(x: string, kind: XKind): string {
  const name = x.replace(/\s+/g, ' ').trim() || chartsText.unnamed;
  const time = xPosition(x, kind);
  const precision = parsePartialDate(x)?.precision;
  if (kind !== 'date' || time === null || precision === 'year') return name;
  return precision === 'month' ? chartsText.month(time) : chartsText.day(time);
}
